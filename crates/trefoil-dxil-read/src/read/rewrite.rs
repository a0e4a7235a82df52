//! Containers read into the IR, and written again.

use super::lift::{Lifted, lift};
use super::model::Module as Bitcode;
use super::{ReadError, kinds, program, read_records};
use crate::assemble::{self, assemble_with};
use crate::described::{Reflected, add_early_tests, reflect};
use trefoil_dxcontainer::bytes::Reader;
use trefoil_dxcontainer::hash::ShaderHash;
use trefoil_dxcontainer::program::ProgramHeader;
use trefoil_dxcontainer::rdat;
use trefoil_dxcontainer::{Builder, Container, FourCc, Part};
use trefoil_dxil::bitcode::{self, ModuleFacts};
use trefoil_dxil::lower::OpAttributes;
use trefoil_ir::{FuncId, HashMap, Module, Symbol};

/// Reads a container with DXIL in it, or bare bitcode, into the IR: operations are calls of declared functions, and what
/// the pipeline wants to know stands in metadata. Debug information is left out.
///
/// # Errors
/// When the bytes are neither, or are damaged: says what.
pub fn read_module(bytes: &[u8]) -> Result<Module, ReadError> {
    if bytes.starts_with(b"BC") {
        return Ok(lift(&read_records(bytes)?)?.module);
    }
    let container = Container::parse(bytes)?;
    Ok(lift(&read_records(program(&container)?.1)?)?.module)
}

/// Reads a container's DXIL into the IR and writes it again, with the same meaning. The parts besides the bitcode
/// stay as they are, but for its hash; debug information goes. Bare bitcode becomes bare bitcode.
///
/// # Errors
/// As [`read_module`].
pub fn rewrite(bytes: &[u8]) -> Result<Vec<u8>, ReadError> {
    if bytes.starts_with(b"BC") {
        return Ok(write(&lift(&read_records(bytes)?)?));
    }
    let container = Container::parse(bytes)?;
    let (header, bitcode) = program(&container)?;
    let bitcode = write(&lift(&read_records(bitcode)?)?);
    let hash = ShaderHash::of_bitcode(&bitcode);
    let mut builder = Builder::new();
    for part in &container.parts {
        match part.name {
            FourCc::DXIL => builder.part(part.name, header.write(&bitcode)),
            FourCc::HASH => builder.part(part.name, hash.write()),
            FourCc::ILDB | FourCc::ILDN => continue,
            name => builder.part(name, part.data.to_vec()),
        };
    }
    Ok(builder.finish())
}

/// Reads DXIL (a container, a program with its header, or bare bitcode), has `change` change its module, and writes it as bare
/// bitcode. Debug information goes. What `change` says comes back as well.
///
/// # Errors
/// As [`read_module`], what `change` finds wrong, and when it leaves what DXIL cannot say.
pub fn transform<E: From<ReadError>>(
    bytes: &[u8],
    change: impl FnOnce(&mut Module) -> Result<(), E>,
) -> Result<Vec<u8>, E> {
    let mut lifted = lift(&read_records(bare_bitcode(bytes)?)?)?;
    let attributes = by_name(&lifted);
    change(&mut lifted.module)?;
    // Functions that are dropped leave their numbers to others.
    let functions = lifted.module.functions.iter();
    lifted.attributes = functions.filter_map(|(id, func)| Some((id, *attributes.get(&func.name)?))).collect();
    assemble::make_writable(&mut lifted.module)?;
    Ok(write(&lifted))
}

/// The attributes of declared operations by the operations' names.
fn by_name(lifted: &Lifted) -> HashMap<Symbol, OpAttributes> {
    let named = |&(id, attributes): &(FuncId, OpAttributes)| (lifted.module.functions[id].name, attributes);
    lifted.attributes.iter().map(named).collect()
}

/// The bitcode of a container or of a program with its header; bare bitcode is that already.
fn bare_bitcode(bytes: &[u8]) -> Result<&[u8], ReadError> {
    if bytes.starts_with(b"BC") {
        return Ok(bytes);
    }
    match Container::parse(bytes) {
        Ok(container) => Ok(program(&container)?.1),
        Err(of_container) => match ProgramHeader::parse(bytes) {
            Ok((_, bitcode)) if bitcode.starts_with(b"BC") => Ok(bitcode),
            _ => Err(of_container.into()),
        },
    }
}

/// Makes a container of bare bitcode that holds DXIL: the other parts are made of its metadata. Debug information goes.
///
/// # Errors
/// As [`rewrite`], and when the metadata makes no sense.
pub fn assemble_bitcode(bytes: &[u8]) -> Result<Vec<u8>, ReadError> {
    let Lifted { module, attributes } = lift(&read_records(bytes)?)?;
    assemble_with(module, &attributes)
}

/// The parts besides the program that a container of a module must have because of its metadata, as they must be; none for
/// libraries. `shared` are the bytes that a group shares, and `per_sample` is whether the code asks for the number of the
/// sample, which are in the code.
///
/// # Errors
/// When the module is not DXIL's.
pub fn described_parts(
    module: &Bitcode,
    shared: u32,
    per_sample: bool,
) -> Result<Vec<(FourCc, Vec<u8>)>, ReadError> {
    assemble::described_parts(module, shared, per_sample)
}

/// The reflection of a container, or of its part `STAT` or `DXIL` with its header; a library's part `RDAT`, which lists its
/// functions, may follow in the same form.
///
/// # Errors
/// When the bytes are neither, or are damaged, or their metadata makes no sense.
pub fn reflect_bytes(bytes: &[u8]) -> Result<Reflected, ReadError> {
    let parts = match bytes.get(..4) {
        Some(b"STAT" | b"DXIL") => loose_parts(bytes)?,
        _ => Container::parse(bytes)?.parts,
    };
    let part = |name| parts.iter().find(|part| part.name == name).map(|part| part.data);
    let program = [FourCc::STAT, FourCc::DXIL].into_iter().find_map(part);
    let program = program.ok_or_else(|| ReadError::from(&kinds::NO_DXIL))?;
    let (_, bitcode) = ProgramHeader::parse(program)?;
    let module = lift(&read_records(bitcode)?)?.module;
    let mut functions = part(FourCc::RDAT).map_or(Ok(Vec::new()), rdat::functions)?;
    trefoil_ir::sort_by_name(&mut functions, |function| &function.name);
    add_early_tests(&module, &mut functions);
    let reflected = reflect(&module).ok_or_else(|| ReadError::from(&kinds::BAD_METADATA))?;
    Ok(Reflected { functions, ..reflected })
}

/// Parts that follow one another without a container.
fn loose_parts(bytes: &[u8]) -> Result<Vec<Part<'_>>, ReadError> {
    let (mut reader, mut parts) = (Reader::new(bytes), Vec::new());
    while reader.remaining() >= 8 {
        let (name, size) = (FourCc(reader.u32()?), reader.u32()? as usize);
        parts.push(Part { name, data: reader.bytes(size)? });
    }
    Ok(parts)
}

fn write(lifted: &Lifted) -> Vec<u8> {
    bitcode::write(&lifted.module, &ModuleFacts::of(&lifted.attributes))
}
