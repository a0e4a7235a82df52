//! A container's parts as outputs of their own.

use crate::com::Com;
use crate::result::{Kind, Outcome};
use trefoil::args::DxcArgs;
use trefoil_dxcontainer::hash::ShaderHash;
use trefoil_dxcontainer::program::ProgramHeader;
use trefoil_dxcontainer::{Builder, Container, FourCc};

/// Adds the container, and those of its parts that are outputs.
///
/// # Errors
/// When there is no memory.
pub(crate) fn outputs(outcome: &mut Outcome, args: &DxcArgs, bytes: Vec<u8>) -> Com {
    let Ok(container) = Container::parse(&bytes) else { return outcome.bytes(Kind::Object, bytes) };
    // A container for an older validator has no such part, and the output is there all the same.
    let of_program = || {
        let (_, bitcode) = ProgramHeader::parse(container.part(FourCc::DXIL)?).ok()?;
        Some(ShaderHash::of_bitcode(bitcode).write())
    };
    let hash = container.part(FourCc::HASH).map(<[u8]>::to_vec).or_else(of_program);
    let reflected = [FourCc::STAT, FourCc::RDEF].into_iter();
    let mut reflection = reflected.filter_map(|name| Some(part(name, container.part(name)?))).next();
    // The functions of a library stand in its runtime data alone.
    if let (Some(reflection), Some(functions)) = (&mut reflection, container.part(FourCc::RDAT)) {
        reflection.extend(part(FourCc::RDAT, functions));
    }
    // The object of a root signature's own profile is that part.
    let root_signature = container.part(FourCc::RTS0).filter(|_| args.root_signature_profile().is_none());
    let is_left_out = |name: FourCc| match name {
        FourCc::STAT | FourCc::RDEF => !args.options.codegen.reflection,
        FourCc::RTS0 => !args.options.root_signature && root_signature.is_some(),
        _ => false,
    };
    let is_stripped = container.parts.iter().any(|part| is_left_out(part.name));
    let stripped = is_stripped.then(|| without(&container, is_left_out));
    let root_signature = root_signature.map(|data| alone(FourCc::RTS0, data));
    outcome.bytes(Kind::Object, stripped.unwrap_or(bytes))?;
    if let Some(hash) = hash {
        outcome.bytes(Kind::ShaderHash, hash)?;
        if let Some(name) = &args.outputs.hash {
            outcome.name(Kind::ShaderHash, name)?;
        }
    }
    if let Some(reflection) = reflection {
        outcome.bytes(Kind::Reflection, reflection)?;
        if let Some(name) = &args.outputs.reflection {
            outcome.name(Kind::Reflection, name)?;
        }
    }
    if let Some(root_signature) = root_signature {
        outcome.bytes(Kind::RootSignature, root_signature)?;
        if let Some(name) = &args.outputs.root_signature {
            outcome.name(Kind::RootSignature, name)?;
        }
    }
    Ok(())
}

/// A part with its name and size before it, as it lies in a container.
pub(crate) fn part(name: FourCc, data: &[u8]) -> Vec<u8> {
    let size = (data.len() as u32).to_le_bytes();
    [&name.bytes()[..], &size, data].concat()
}

/// A container without some of its parts.
fn without(container: &Container<'_>, is_left_out: impl Fn(FourCc) -> bool) -> Vec<u8> {
    let mut builder = Builder::new();
    for part in container.parts.iter().filter(|part| !is_left_out(part.name)) {
        builder.part(part.name, part.data.to_vec());
    }
    builder.finish()
}

/// A container of one part.
fn alone(name: FourCc, data: &[u8]) -> Vec<u8> {
    let mut builder = Builder::new();
    builder.part(name, data.to_vec());
    builder.finish()
}
