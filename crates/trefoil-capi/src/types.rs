//! The types of the interface: what C fills in, and what it reads.

use std::ffi::{c_char, c_void};
use trefoil::Session as Compiler;

/// What a call comes to.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Status {
    /// It went well; there may be warnings.
    Ok = 0,
    /// The source, or the bytes, are wrong: the diagnostics say how.
    Error = 1,
    /// An argument is wrong: a null pointer, text that is not UTF-8, an unknown profile or option. The one diagnostic says which.
    InvalidArgument = 2,
    /// A fault of the compiler's own. Please report it.
    InternalError = 3,
}

/// What a compile makes.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RequestTarget {
    /// What the profile and the arguments ask for, as DXC's command line does: DXBC for shader model 5.1, SPIR-V with -spirv,
    /// else DXIL.
    Auto = 0,
    /// A signed container with DXIL, for Direct3D 12.
    Dxil = 1,
    /// A module of SPIR-V, for Vulkan.
    Spirv = 2,
    /// A container with byte code of shader model 5.1.
    Dxbc = 3,
}

/// How grave a diagnostic is.
#[repr(C)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Severity {
    /// Explains the diagnostic that it belongs to.
    #[default]
    Note = 0,
    /// The compile succeeds all the same.
    Warning = 1,
    /// The compile failed.
    Error = 2,
}

/// What compiles share: files are lexed once, and compiles that begin with the same headers go on from their end. Any number of
/// threads may use a session at once.
pub struct Session(pub(crate) Compiler);

/// Where the function that finds included files leaves what it found: trefoil_include_found.
pub struct IncludeResult(pub(crate) Option<Vec<u8>>);

/// Finds an included file: calls trefoil_include_found and returns, or just returns where there is no such file. The path is UTF-8:
/// beside the including file first, then in each directory of `-I`. It runs on the thread that compiles, perhaps on several at once,
/// may not use the session, and must return (no exception, no longjmp).
pub type IncludeCallback =
    Option<unsafe extern "C" fn(user: *mut c_void, path: *const c_char, result: *mut IncludeResult)>;

/// How to make a session. Set `size` to its sizeof and everything else to zero, then what you want: later versions have more members.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct SessionOptions {
    /// sizeof(trefoil_session_options)
    pub size: usize,
    /// Remember what was compiled, up to that many bytes, for sources that are compiled under many sets of defines; 0 for not.
    pub variants_bytes: usize,
}

/// What to compile. Set `size` to its sizeof and everything else to zero, then what you want: later versions have more members.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct CompileRequest {
    /// sizeof(trefoil_request)
    pub size: usize,
    /// The source: UTF-8, which need not end in a zero.
    pub source: *const c_char,
    /// Bytes of the source.
    pub source_size: usize,
    /// The name of the source in messages, beside which includes are looked for; null for "source.hlsl".
    pub source_name: *const c_char,
    /// The entry function; null for "main".
    pub entry: *const c_char,
    /// Stage and shader model: "ps_6_0".
    pub profile: *const c_char,
    /// What comes out: one of trefoil_target.
    pub target: u32,
    /// How many arguments there are.
    pub argument_count: u32,
    /// Options as DXC's command line has them: "-D", "SHADOWS=1", "-O3", "-I", "include"; null where there are none.
    pub arguments: *const *const c_char,
    /// Finds included files; null where nothing is included.
    pub include: IncludeCallback,
    /// The first argument of that function.
    pub include_user: *mut c_void,
    /// For trefoil_reflect_source: 1 to be told also of what the source declares and the shader does not use; else 0.
    pub keep_unused: u32,
}

/// One error, warning or note. Set `size` to its sizeof before it is filled. Strings are UTF-8, end in a zero, and live as long as the
/// result; lines and columns count from 1, columns in bytes.
#[repr(C)]
#[derive(Clone, Copy)]
pub struct Diagnostic {
    /// sizeof(trefoil_diagnostic)
    pub size: usize,
    /// Its stable name: "undeclared"; empty for a note.
    pub id: *const c_char,
    /// How grave it is.
    pub severity: Severity,
    /// How many notes explain it.
    pub note_count: u32,
    /// What it says.
    pub message: *const c_char,
    /// The flag of a warning without -W; null where it has none.
    pub flag: *const c_char,
    /// The file; null where there is no place, and then the rest is zero.
    pub file: *const c_char,
    /// The line.
    pub line: u32,
    /// The column.
    pub column: u32,
    /// Where it ends; 0 where that is not known.
    pub end_line: u32,
    /// The column after the last one.
    pub end_column: u32,
}
