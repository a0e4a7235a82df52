//! Binaries as text.

use crate::Target;
use trefoil_diag::{Kind, Message};
use trefoil_dxil_read::Reflected;

trefoil_diag::diagnostics! {
    error UNKNOWN_BINARY: "neither a shader container nor a SPIR-V module";
    error NO_REFLECTION: "the container has no part for reflection";
}

/// Why a binary could not be read.
///
/// ```
/// let error = trefoil::disassemble(b"DXBC, cut short").unwrap_err();
/// assert_eq!(error.kind().id(), "container-unexpected-end");
/// assert_eq!(error.to_string(), "unexpected end (byte 4)");
/// assert_eq!(trefoil::rewrite(b"BC").unwrap_err().kind().id(), "bitcode-no-magic");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReadError {
    message: Box<Message>,
}

impl ReadError {
    /// Which diagnostic it is; [`kinds`](crate::kinds) lists them.
    pub fn kind(&self) -> &'static Kind {
        self.message.kind
    }
}

impl<M: Into<Message>> From<M> for ReadError {
    #[cold]
    fn from(message: M) -> Self {
        ReadError { message: Box::new(message.into()) }
    }
}

impl std::fmt::Display for ReadError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.message.fmt(f)
    }
}

impl std::error::Error for ReadError {}

/// Which format a binary has, by its first bytes and, for a container, by its parts; bare bitcode is DXIL.
pub fn format_of(bytes: &[u8]) -> Option<Target> {
    Target::of_binary(bytes)
}

/// The listing of a DXIL container, a SPIR-V module or a container of shader model 4 to 5.1 byte code.
///
/// # Errors
/// When the bytes are none of these, or are damaged: says where.
pub fn disassemble(bytes: &[u8]) -> Result<String, ReadError> {
    let listing = Target::of_binary(bytes).and_then(|target| target.disassemble(bytes));
    listing.unwrap_or_else(|| Err(ReadError::from(&UNKNOWN_BINARY)))
}

/// A SPIR-V module in the form in which LLVM's back end prints assembly, and the [listing](disassemble) of anything else: what
/// `trefoil llc -filetype=asm` writes.
///
/// # Errors
/// As of [`disassemble`].
pub fn assembly(bytes: &[u8]) -> Result<String, ReadError> {
    match Target::of_binary(bytes) {
        Some(Target::Spirv) => Ok(trefoil_spirv::assembly(bytes)?),
        _ => disassemble(bytes),
    }
}

/// Reads a DXIL container (or bare bitcode) into the IR and writes it again: what comes out means the same.
///
/// # Errors
/// When the bytes are neither, or are damaged, or hold what the writer cannot say.
pub fn rewrite(bytes: &[u8]) -> Result<Vec<u8>, ReadError> {
    Ok(trefoil_dxil_read::rewrite(bytes)?)
}

/// The listing of what reflection reads: the bitcode in a container's `STAT` part, with names and type annotations.
///
/// # Errors
/// When the container has no such part, or it is damaged.
pub fn disassemble_reflection(bytes: &[u8]) -> Result<String, ReadError> {
    let container = trefoil_dxcontainer::Container::parse(bytes)?;
    let part = container.part(trefoil_dxcontainer::FourCc::STAT);
    let part = part.ok_or_else(|| ReadError::from(&NO_REFLECTION))?;
    let (_, bitcode) = trefoil_dxcontainer::program::ProgramHeader::parse(part)?;
    Ok(trefoil_dxil_read::disassemble(bitcode)?)
}

/// What the metadata tells of a DXIL container, or of its part for reflection with its name and size before it.
///
/// # Errors
/// When the bytes are neither, or are damaged.
pub fn read_metadata(bytes: &[u8]) -> Result<Reflected, ReadError> {
    Ok(trefoil_dxil_read::reflect_bytes(bytes)?)
}
