"""Canaries: these fail if a new Numba changes what simcore/words.py and simcore/pointers.py rely on."""

import os
import subprocess
import sys
import warnings

import numba
import numpy as np
import pytest
from numba.core import types
from numba.core.errors import NumbaExperimentalFeatureWarning, TypingError

from simcore.bits import leading_zeros, multiply_high, trailing_zeros
from simcore.jit import CACHE_FOLDER, SOURCE_DIGEST, kernel, source_digest
from simcore.pointers import PointerKind
from simcore.words import Words, words_at

U64 = np.uint64
LENGTH = 8
READ = Words("CanaryRead", types.uint64, LENGTH, writable=False)
WRITE = Words("CanaryWrite", types.uint64, LENGTH, writable=True)
REAL = Words("CanaryReal", types.float64, LENGTH, writable=False)
TRUSTED = Words("CanaryTrusted", types.uint64, 2 * LENGTH, writable=True, trusted=True)
KIND = PointerKind(types.uint64, READ, REAL, WRITE, WRITE)
read_at, write_at, real_at, trusted_at = map(words_at, (READ, WRITE, REAL, TRUSTED))
call = KIND.call


@kernel
def call_it(address, read, real, one, other):
    return call(
        address,
        read_at(read, U64(0)),
        real_at(real, U64(0)),
        write_at(one, U64(0)),
        write_at(other, U64(0)),
    )


def answer_of(function, read=None, real=None, one=None, other=None) -> int:
    """Compile a function and call it through its address on blocks of eight words."""
    compiled = KIND.compile(function, cached=False)
    blocks = [
        np.zeros(LENGTH, dtype=U64) if block is None else block for block in (read, one, other)
    ]
    reals = np.zeros(LENGTH) if real is None else real
    return int(call_it(U64(compiled.address), blocks[0], reals, blocks[1], blocks[2]))


def fifth_word(read, real, one, other):
    return read[U64(5)] + U64(real[0])


def far_word(read, real, one, other):
    return read[U64(8 * 1000 + 3)]


def far_write(read, real, one, other):
    one[U64(2**63 + 2)] = U64(77)
    other[7] = one[2] + U64(1)
    return U64(0)


def raising(read, real, one, other):
    if read[0] == U64(1):
        raise IndexError("no such card")
    return U64(8)


def writing(read, real, one, other):
    read[0] = U64(1)
    return U64(0)


def test_a_function_is_called_through_its_address():
    read, real = np.arange(LENGTH, dtype=U64) * U64(10), np.full(LENGTH, 4.0)
    assert answer_of(fifth_word, read, real) == 54


def test_an_index_is_masked_to_the_length_of_the_block():
    read = np.arange(LENGTH, dtype=U64)
    assert answer_of(far_word, read) == 3
    guarded = np.zeros(3 * LENGTH, dtype=U64)
    one, other = guarded[LENGTH : 2 * LENGTH], np.zeros(LENGTH, dtype=U64)
    answer_of(far_write, read, None, one, other)
    assert one[2] == 77
    assert other.tolist() == [0] * 7 + [78]
    assert guarded.sum() == 77


def test_a_block_for_reading_has_no_assignment():
    with pytest.raises(TypingError, match=r"setitem\(CanaryRead"):
        KIND.compile(writing, cached=False)


def test_a_read_only_twin_looks_the_same_to_a_caller():
    def reads_one(read, real, one, other):
        return one[1]

    compiled = KIND.compile(reads_one, READ, REAL, READ, READ, cached=False)
    blocks = [np.arange(LENGTH, dtype=U64) for _ in range(3)]
    args = (blocks[0], np.zeros(LENGTH), blocks[1] + U64(5), blocks[2])
    assert call_it(U64(compiled.address), *args) == 6


def test_an_exception_comes_through_the_pointer_and_the_kernel_can_be_called_again():
    one = np.ones(LENGTH, dtype=U64)
    for _ in range(2):
        with pytest.raises(IndexError, match="no such card"):
            answer_of(raising, one)
    assert answer_of(raising) == 8


def test_blocks_lie_on_the_memory_of_their_array():
    @numba.njit
    def write_and_read(array):
        block = trusted_at(array, U64(3))
        block[U64(0)] = U64(5)
        inner = read_at(block, U64(0))
        return inner[U64(1)]

    array = np.arange(20, dtype=U64)
    assert write_and_read(array) == 4
    assert array[3] == 5


def test_a_signed_index_is_an_index_too():
    @numba.njit
    def third(array):
        return read_at(array, U64(0))[3]

    assert third(np.arange(LENGTH, dtype=U64)) == 3


def test_kinds_of_blocks_are_kept_apart_by_name():
    assert READ != WRITE
    assert Words("CanaryRead", types.uint64, LENGTH, writable=False) == READ


def test_the_experimental_warning_is_silenced_and_only_that():
    with warnings.catch_warnings(record=True) as seen:
        warnings.filterwarnings("always")
        warnings.filterwarnings("ignore", category=NumbaExperimentalFeatureWarning)
        warnings.warn("First-class function type feature", NumbaExperimentalFeatureWarning, 2)
        warnings.warn("another", UserWarning, 2)
    assert [str(each.message) for each in seen] == ["another"]


FIRST_CLASS = """
import warnings
warnings.simplefilter("error")
import simcore.jit
import numba
@numba.njit(numba.uint64(numba.uint64))
def one(x):
    return x + numba.uint64(1)
@numba.njit(numba.uint64(numba.uint64))
def two(x):
    return x + numba.uint64(2)
@numba.njit
def apply(functions, x):
    total = numba.uint64(0)
    for function in functions:
        total += function(x)
    return total
print(apply((one, two), numba.uint64(5)))
"""


def test_first_class_functions_work_and_warn_nobody():
    done = subprocess.run(
        [sys.executable, "-c", FIRST_CLASS],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
    )
    assert (done.stdout.strip(), done.returncode) == ("13", 0), done.stderr


def test_single_instructions():
    @numba.njit
    def all_three(one, other):
        return trailing_zeros(one), leading_zeros(one), multiply_high(one, other)

    for one, other in [(1, 1), (2**63, 2**63), (2**64 - 1, 2**64 - 1), (12345 << 20, 2**60 + 1)]:
        below, above, high = all_three(U64(one), U64(other))
        assert below == (one & -one).bit_length() - 1
        assert above == 64 - one.bit_length()
        assert high == one * other >> 64
    assert all_three(U64(0), U64(0))[:2] == (64, 64)


def test_unsigned_words_wrap_around_and_division_does_not_raise():
    @kernel
    def arithmetic(one, other):
        return one - other, one * other, U64(0) - other

    assert [int(each) for each in arithmetic(U64(1), U64(3))] == [2**64 - 2, 3, 2**64 - 3]


def test_the_cache_folder_is_named_by_a_digest_of_the_sources():
    assert SOURCE_DIGEST in CACHE_FOLDER.name
    assert str(CACHE_FOLDER) == numba.config.CACHE_DIR
    assert len(source_digest()) == 16
