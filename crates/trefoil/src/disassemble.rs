//! Binaries as text.

use crate::Target;
use trefoil_dxil::Reflected;

/// Why a binary could not be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReadError(pub String);

impl std::fmt::Display for ReadError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.0)
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
    let Some(listing) = listing else {
        return Err(ReadError("neither a shader container nor a SPIR-V module".to_owned()));
    };
    listing.map_err(ReadError)
}

/// Reads a DXIL container (or bare bitcode) into the IR and writes it again: what comes out means the same.
///
/// # Errors
/// When the bytes are neither, or are damaged, or hold what the writer cannot say.
pub fn rewrite(bytes: &[u8]) -> Result<Vec<u8>, ReadError> {
    trefoil_dxil::rewrite(bytes).map_err(|e| ReadError(e.to_string()))
}

/// The listing of what reflection reads: the bitcode in a container's `STAT` part, with names and type annotations.
///
/// # Errors
/// When the container has no such part, or it is damaged.
pub fn disassemble_reflection(bytes: &[u8]) -> Result<String, ReadError> {
    let fail = |e: &dyn std::fmt::Display| ReadError(e.to_string());
    let container = trefoil_dxcontainer::Container::parse(bytes).map_err(|e| fail(&e))?;
    let part = container.part(trefoil_dxcontainer::FourCc::STAT);
    let part = part.ok_or_else(|| ReadError("the container has no part for reflection".to_owned()))?;
    let (_, bitcode) = trefoil_dxcontainer::program::ProgramHeader::parse(part).map_err(|e| fail(&e))?;
    trefoil_dxil::disassemble(bitcode).map_err(|e| fail(&e))
}

/// What reflection tells of a DXIL container, or of its part for reflection with its name and size before it.
///
/// # Errors
/// When the bytes are neither, or are damaged.
pub fn reflect(bytes: &[u8]) -> Result<Reflected, ReadError> {
    trefoil_dxil::reflect_bytes(bytes).map_err(|e| ReadError(e.to_string()))
}
