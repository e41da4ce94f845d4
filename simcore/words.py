"""Blocks of machine words that kernels and strategies share, passed as a single pointer.

An array costs seven words in every call through a function pointer; a `Words` type costs one. Compiled
code sees a `Words` argument as something to index and nothing else. In a block that strategies get, the index
is masked to the block's length, so that no index can reach foreign memory, and a read-only block has no
assignment at all, so that a strategy that writes to its view does not compile. Uncompiled runs use slices of
the same arrays.
"""

import operator
from typing import Any

import numpy as np
from numpy.typing import NDArray

from simcore.jit import COMPILED

from llvmlite import ir  # isort: skip
from numba.core import types
from numba.core.imputils import lower_builtin
from numba.core.typing.templates import AbstractTemplate, infer_global, signature
from numba.extending import intrinsic, models, register_model


class Words(types.Type):
    """A block of `length` 64-bit words (a power of two) of numba type `dtype`.

    writable: whether compiled code may assign to it. trusted: whether its index goes unmasked, for blocks that
    only the engine sees.
    """

    def __init__(
        self, name: str, dtype: Any, length: int, *, writable: bool, trusted: bool = False
    ) -> None:
        self.dtype = dtype
        self.length = length
        self.writable = writable
        self.trusted = trusted
        super().__init__(name=name)


@register_model(Words)
class _WordsModel(models.PrimitiveModel):  # type: ignore[misc]
    def __init__(self, manager: Any, words: Words) -> None:
        element = manager.lookup(words.dtype).get_value_type()
        super().__init__(manager, words, ir.PointerType(element))


@infer_global(operator.getitem)
class _GetWord(AbstractTemplate):  # type: ignore[misc]
    def generic(self, arguments: Any, keywords: Any) -> Any:
        """Return the signature of reading a word, None if this is not a block and an index."""
        block, index = arguments
        if isinstance(block, Words) and isinstance(index, types.Integer):
            return signature(block.dtype, block, types.uint64)
        return None


@infer_global(operator.setitem)
class _SetWord(AbstractTemplate):  # type: ignore[misc]
    def generic(self, arguments: Any, keywords: Any) -> Any:
        """Return the signature of writing a word, None if this is not a writable block and an index."""
        block, index, _value = arguments
        if isinstance(block, Words) and block.writable and isinstance(index, types.Integer):
            return signature(types.none, block, types.uint64, block.dtype)
        return None


def _word_pointer(builder: Any, block_type: Words, block: Any, index: Any) -> Any:
    if not block_type.trusted:
        index = builder.and_(index, ir.Constant(ir.IntType(64), block_type.length - 1))
    return builder.gep(block, [index], inbounds=True)


@lower_builtin(operator.getitem, Words, types.Integer)
def _lower_get(context: Any, builder: Any, sig: Any, arguments: Any) -> Any:
    return builder.load(_word_pointer(builder, sig.args[0], *arguments))


@lower_builtin(operator.setitem, Words, types.Integer, types.Any)
def _lower_set(context: Any, builder: Any, sig: Any, arguments: Any) -> Any:
    block, index, value = arguments
    builder.store(value, _word_pointer(builder, sig.args[0], block, index))
    return context.get_dummy_value()


def words_at(words: Words) -> Any:
    """Return a function (source, offset) -> block of type `words` that starts at `source[offset]`.

    The source is another block, or a one-dimensional contiguous array of eight-byte elements.
    """
    if not COMPILED:
        return _slice_of(words)

    @intrinsic
    def _block_at(typing_context: Any, source: Any, offset: Any) -> Any:
        def _generate(context: Any, builder: Any, sig: Any, arguments: Any) -> Any:
            base = arguments[0]
            if isinstance(source, types.Array):
                base = context.make_array(source)(context, builder, base).data
            start = builder.gep(base, [arguments[1]], inbounds=True)
            return builder.bitcast(start, context.get_value_type(words))

        return words(source, types.uint64), _generate

    return _block_at


def _slice_of(words: Words) -> Any:
    dtype = np.dtype(str(words.dtype))

    def _block_at(array: NDArray[Any], offset: int) -> NDArray[Any]:
        whole = _whole_of(array)
        first = (array.ctypes.data - whole.ctypes.data) // whole.itemsize + int(offset)
        last = len(whole) if words.trusted else first + words.length
        block = whole[first:last].view(dtype)
        block.flags.writeable = words.writable
        return block

    return _block_at


def _whole_of(array: NDArray[Any]) -> NDArray[Any]:
    """Return the array that a slice, or a slice of one, was cut from."""
    while isinstance(array.base, np.ndarray):
        array = array.base
    return array.reshape(-1)


__all__ = ["Words", "ir", "types", "words_at"]
