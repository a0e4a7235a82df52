//! A container's parts as outputs of their own.

use crate::com::Com;
use crate::result::{Kind, Outcome};
use trefoil::args::DxcArgs;
use trefoil_dxcontainer::{Builder, Container, FourCc};

/// Adds the container, and those of its parts that are outputs.
///
/// # Errors
/// When there is no memory.
pub(crate) fn outputs(outcome: &mut Outcome, args: &DxcArgs, bytes: Vec<u8>) -> Com {
    let Ok(container) = Container::parse(&bytes) else { return outcome.bytes(Kind::Object, bytes) };
    let hash = container.part(FourCc::HASH).map(<[u8]>::to_vec);
    let reflection =
        container.part(FourCc::STAT).or(container.part(FourCc::RDEF)).map(|_| reflection(&container));
    let root_signature = container.part(FourCc::RTS0).map(|data| alone(FourCc::RTS0, data));
    outcome.bytes(Kind::Object, bytes)?;
    if let Some(hash) = hash {
        outcome.bytes(Kind::ShaderHash, hash)?;
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

/// A container of what reflection reads.
fn reflection(container: &Container<'_>) -> Vec<u8> {
    let wanted = [FourCc::STAT, FourCc::RDEF, FourCc::ISG1, FourCc::OSG1, FourCc::PSG1, FourCc::PSV0];
    let mut builder = Builder::new();
    for part in container.parts.iter().filter(|part| wanted.contains(&part.name)) {
        builder.part(part.name, part.data.to_vec());
    }
    builder.finish()
}

/// A container of one part.
pub(crate) fn alone(name: FourCc, data: &[u8]) -> Vec<u8> {
    let mut builder = Builder::new();
    builder.part(name, data.to_vec());
    builder.finish()
}
