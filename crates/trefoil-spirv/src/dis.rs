//! The disassembler: any module as text in the form of SPIRV-Tools, with numbers for ids.

use rspirv::binary::Disassemble;
use std::fmt;

/// Modules of more bytes are refused.
const MAX_BYTES: usize = 1 << 28;

/// Why a module could not be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DisassembleError {
    /// What is wrong.
    pub message: String,
}

impl fmt::Display for DisassembleError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl std::error::Error for DisassembleError {}

/// Gives a module as text.
///
/// # Errors
/// When the bytes are not a SPIR-V module.
pub fn disassemble(bytes: &[u8]) -> Result<String, DisassembleError> {
    if bytes.len() > MAX_BYTES {
        return Err(DisassembleError { message: "the module is too large".into() });
    }
    let mut loader = rspirv::dr::Loader::new();
    match rspirv::binary::parse_bytes(bytes, &mut loader) {
        Ok(()) => Ok(loader.module().disassemble()),
        Err(e) => Err(DisassembleError { message: format!("not a SPIR-V module: {e}") }),
    }
}
