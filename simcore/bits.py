"""Single machine instructions that Python has no word for, with a plain fallback for uncompiled runs."""

from typing import Any

import numpy as np

from simcore.jit import COMPILED

U64 = np.uint64


if COMPILED:
    from llvmlite import ir
    from numba.core import types
    from numba.extending import intrinsic

    _I64, _I128 = ir.IntType(64), ir.IntType(128)

    @intrinsic
    def trailing_zeros(typing_context: Any, word: Any) -> Any:
        """Return how many zero bits stand below the lowest set bit of `word` (uint64; 64 if none)."""

        def _generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            return builder.cttz(arguments[0], ir.Constant(ir.IntType(1), 0))

        return types.uint64(types.uint64), _generate

    @intrinsic
    def leading_zeros(typing_context: Any, word: Any) -> Any:
        """Return how many zero bits stand above the highest set bit of `word` (uint64; 64 if none)."""

        def _generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            return builder.ctlz(arguments[0], ir.Constant(ir.IntType(1), 0))

        return types.uint64(types.uint64), _generate

    @intrinsic
    def multiply_high(typing_context: Any, left: Any, right: Any) -> Any:
        """Return the upper 64 bits of the 128-bit product of two uint64."""

        def _generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            wide = [builder.zext(argument, _I128) for argument in arguments]
            product = builder.mul(*wide)
            return builder.trunc(builder.lshr(product, ir.Constant(_I128, 64)), _I64)

        return types.uint64(types.uint64, types.uint64), _generate

    @intrinsic
    def rarely(typing_context: Any, word: Any) -> Any:
        """Return whether a word (uint64) is not zero, which the compiler is told to expect it is not."""

        def _generate(context: Any, builder: Any, signature: Any, arguments: Any) -> Any:
            bit = ir.IntType(1)
            expect = builder.module.declare_intrinsic(
                "llvm.expect", [bit], ir.FunctionType(bit, [bit, bit])
            )
            found = builder.icmp_unsigned("!=", arguments[0], ir.Constant(_I64, 0))
            return builder.call(expect, [found, ir.Constant(bit, 0)])

        return types.boolean(types.uint64), _generate

else:

    def trailing_zeros(word: Any) -> Any:
        """Return how many zero bits stand below the lowest set bit of `word` (uint64; 64 if none)."""
        bits = int(word)
        return U64((bits & -bits).bit_length() - 1 if bits else 64)

    def leading_zeros(word: Any) -> Any:
        """Return how many zero bits stand above the highest set bit of `word` (uint64; 64 if none)."""
        return U64(64 - int(word).bit_length())

    def multiply_high(left: Any, right: Any) -> Any:
        """Return the upper 64 bits of the 128-bit product of two uint64."""
        return U64((int(left) * int(right)) >> 64)

    def rarely(word: Any) -> Any:
        """Return whether a word (uint64) is not zero."""
        return bool(word)


__all__ = ["leading_zeros", "multiply_high", "rarely", "trailing_zeros"]
