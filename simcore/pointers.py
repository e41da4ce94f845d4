"""Calling a strategy through its address, so that the engine is compiled once however many strategies there are.

All functions of one signature share one pointer type. An address is a plain machine word that travels in the
seat's row; where nothing is compiled it is a number in a table of Python functions.
"""

from collections.abc import Callable
from typing import Any, NamedTuple

from simcore.jit import COMPILED, plugin
from simcore.words import ir, types

_INTERPRETED: list[Callable[..., Any]] = []


class Compiled(NamedTuple):
    """A compiled function and the address at which a kernel can call it."""

    function: Callable[..., Any]
    address: int


class PointerKind:
    """Functions of one signature: how to compile them, find their address, and call them from a kernel."""

    def __init__(self, result: Any, *arguments: Any) -> None:
        self.signature = result(*arguments)
        self.call = self._compiled_call() if COMPILED else _call_interpreted

    def compile(self, function: Callable[..., Any], *arguments: Any, cached: bool) -> "Compiled":
        """Return `function` compiled, and its address, which is good as long as the result is kept.

        `arguments` are the argument types to compile for: the kind's own, or read-only twins of them, which look
        the same to a caller. Raises numba's NumbaError if the function does not compile.
        """
        signature = self.signature.return_type(*(arguments or self.signature.args))
        compiled = plugin(function, signature, cached=cached)
        if not COMPILED:
            _INTERPRETED.append(compiled)
            return Compiled(compiled, len(_INTERPRETED) - 1)
        result = compiled.overloads[signature.args]
        return Compiled(
            compiled, int(result.library.get_pointer_to_function(result.fndesc.llvm_func_name))
        )

    def _compiled_call(self) -> Any:
        from numba.extending import intrinsic

        signature = self.signature

        @intrinsic
        def _call(
            typing_context: Any, address: Any, one: Any, two: Any, three: Any, four: Any
        ) -> Any:
            def _generate(context: Any, builder: Any, sig: Any, arguments: Any) -> Any:
                convention = context.call_conv
                kind = convention.get_function_type(signature.return_type, signature.args)
                function = builder.inttoptr(arguments[0], ir.PointerType(kind))
                status, value = convention.call_function(
                    builder, function, signature.return_type, signature.args, arguments[1:]
                )
                with builder.if_then(status.is_error, likely=False):
                    convention.return_status_propagate(builder, status)
                return value

            return signature.return_type(types.uint64, *signature.args), _generate

        return _call


def _call_interpreted(address: Any, *arguments: Any) -> Any:
    return _INTERPRETED[int(address)](*arguments)
