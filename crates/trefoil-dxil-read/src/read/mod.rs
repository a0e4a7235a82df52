//! Reading DXIL: a container or bare bitcode as LLVM's text, with the tables of its signatures and resources above.
//!
//! `trefoil-bitcode` reads the records and makes the [`model`] of them. [`print`] writes the model as a listing, [`tables`]
//! what stands above the listing; [`lift`] makes the IR of the model, and [`rewrite`] a container again. All is bounded by the
//! input, and nothing panics on hostile bytes.

mod debug;
pub(crate) mod kinds;
pub(crate) mod lift;
mod metadata;
mod print;
mod rewrite;
mod tables;
mod types;

pub use print::print_instruction;
pub use rewrite::{assemble_bitcode, described_parts, read_module, reflect_bytes, rewrite, transform};

use trefoil_bitcode::read as read_records;
pub use trefoil_bitcode::{Item, ReadError, model, read_items};
use trefoil_dxcontainer::program::ProgramHeader;
use trefoil_dxcontainer::{Container, FourCc};

/// The listing of a container with DXIL in it, with debug information where it has that, or of bare bitcode.
///
/// # Errors
/// When the bytes are neither, or are damaged: says what.
pub fn disassemble(bytes: &[u8]) -> Result<String, ReadError> {
    let mut out = String::new();
    if bytes.starts_with(b"BC") {
        print::module(&read_records(bytes)?, &mut out);
        return Ok(out);
    }
    let container = Container::parse(bytes)?;
    // The program with debug information says more.
    let (_, bitcode) = match container.part(FourCc::ILDB) {
        Some(part) => ProgramHeader::parse(part)?,
        None => program(&container)?,
    };
    let read = read_records(bitcode)?;
    // The names of resources may be in the reflection part alone.
    let reflected = container.part(FourCc::STAT).and_then(|part| ProgramHeader::parse(part).ok());
    let reflected = reflected.and_then(|(_, bitcode)| read_records(bitcode).ok());
    tables::write(&container, &read, reflected.as_ref(), &mut out)?;
    print::module(&read, &mut out);
    Ok(out)
}

/// The bitcode of a container with DXIL in it, or bare bitcode, as its records say it: nothing is lifted or checked.
///
/// # Errors
/// When the bytes are neither, or are damaged: says what.
pub fn read_bitcode(bytes: &[u8]) -> Result<model::Module, ReadError> {
    if bytes.starts_with(b"BC") {
        return read_records(bytes);
    }
    let container = Container::parse(bytes)?;
    read_records(program(&container)?.1)
}

/// The bitcode of a container, and its header.
fn program<'a>(container: &Container<'a>) -> Result<(ProgramHeader, &'a [u8]), ReadError> {
    let program = [FourCc::DXIL, FourCc::ILDB].into_iter().find_map(|name| container.part(name));
    let program = program.ok_or_else(|| ReadError::from(&kinds::NO_DXIL))?;
    Ok(ProgramHeader::parse(program)?)
}
