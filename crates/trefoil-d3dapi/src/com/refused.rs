//! Exports that are there to be found by programs that link to them all, and say that there is nothing behind them: the linker,
//! modules, effects, traces, and archives of several shaders.

use super::{E_FAIL, E_NOTIMPL};

/// Exports that do nothing but fail. The caller's arguments are not looked at; where the caller counts on a pointer to be null, it
/// has made it so.
macro_rules! refused {
    ($($(#[$doc:meta])* $name:ident = $code:expr;)*) => { $(
        $(#[$doc])*
        #[unsafe(no_mangle)]
        pub extern "system" fn $name() -> i32 {
            $code
        }
    )* };
}

refused! {
    /// Assembles a listing.
    D3DAssemble = E_NOTIMPL;
    /// Packs shaders together.
    D3DCompressShaders = E_NOTIMPL;
    /// Unpacks them.
    D3DDecompressShaders = E_NOTIMPL;
    /// Makes a graph of functions.
    D3DCreateFunctionLinkingGraph = E_NOTIMPL;
    /// Makes a linker.
    D3DCreateLinker = E_NOTIMPL;
    /// Lists an effect.
    D3DDisassemble10Effect = E_NOTIMPL;
    /// Lists a trace.
    D3DDisassemble11Trace = E_NOTIMPL;
    /// Finds where the instructions of a trace are.
    D3DGetTraceInstructionOffsets = E_NOTIMPL;
    /// Loads a library for the linker.
    D3DLoadModule = E_NOTIMPL;
    /// Reflection of a library for the linker.
    D3DReflectLibrary = E_NOTIMPL;
    /// Fails.
    D3DReturnFailure1 = E_FAIL;
    /// Mutes debug messages, of which there are none.
    DebugSetMute = super::S_OK;
}
