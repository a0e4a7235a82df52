//! Root signatures as clang writes them: `!dx.rootsignatures` pairs functions with lists of elements.

use super::target::parts;
use trefoil_dxcontainer::rootsig::{Content, Parameter, Range, RootSignature, StaticSampler};
use trefoil_ir::{ConstKind, Context, Error, FuncId, Loc, Metadata, MetadataId, Module, ValueKind};

/// The root signature of each function that has one, in their order.
///
/// # Errors
/// What makes no sense in a signature, with the function's name.
pub fn root_signatures(module: &Module) -> Result<Vec<(FuncId, RootSignature)>, Error> {
    let ctx = &module.ctx;
    let named = module.named_metadata.iter().find(|(name, _)| ctx.name(*name) == "dx.rootsignatures");
    let mut out = Vec::new();
    for &pair in named.map_or(&[][..], |(_, nodes)| nodes) {
        let pair = parts(ctx, pair).unwrap_or_default();
        let func = pair.first().copied().flatten().and_then(|id| function(ctx, id));
        let Some(func) = func else { continue };
        let elements = pair.get(1).copied().flatten().and_then(|id| parts(ctx, id)).unwrap_or_default();
        let version = pair.get(2).copied().flatten().and_then(|id| int(ctx, id)).unwrap_or(2);
        let mut signature = RootSignature { version, ..RootSignature::default() };
        for &element in elements {
            let node = element.and_then(|id| parts(ctx, id));
            let done = node.and_then(|node| Node { ctx, parts: node }.add_to(&mut signature));
            done.ok_or_else(|| {
                let name = ctx.name(module.functions[func].name);
                Error::user(Loc::NONE, format!("an element of the root signature of '{name}' makes no sense"))
            })?;
        }
        out.push((func, signature));
    }
    Ok(out)
}

fn function(ctx: &Context, id: MetadataId) -> Option<FuncId> {
    match ctx.metadata.get(id)? {
        Metadata::Value(v) => match v.kind() {
            ValueKind::Func(f) => Some(f),
            _ => None,
        },
        _ => None,
    }
}

fn int(ctx: &Context, id: MetadataId) -> Option<u32> {
    match ctx.metadata.get(id)? {
        Metadata::Value(v) => ctx.as_int(*v).map(|n| n as u32),
        _ => None,
    }
}

/// An element: its kind as a string, then numbers.
struct Node<'a> {
    ctx: &'a Context,
    parts: &'a [Option<MetadataId>],
}

impl Node<'_> {
    fn kind(&self) -> Option<&str> {
        match self.ctx.metadata.get((*self.parts.first()?)?)? {
            Metadata::String(text) => Some(self.ctx.name(*text)),
            _ => None,
        }
    }

    fn int(&self, at: usize) -> Option<u32> {
        int(self.ctx, (*self.parts.get(at)?)?)
    }

    fn float(&self, at: usize) -> Option<f32> {
        let Metadata::Value(v) = self.ctx.metadata.get((*self.parts.get(at)?)?)? else { return None };
        match self.ctx.consts.get(v.as_const()?).kind {
            ConstKind::Float(bits) => Some(f32::from_bits(bits as u32)),
            ConstKind::Zero => Some(0.0),
            _ => None,
        }
    }

    fn add_to(&self, signature: &mut RootSignature) -> Option<()> {
        let content = match self.kind()? {
            "RootFlags" => {
                signature.flags = self.int(1)?;
                return Some(());
            }
            "StaticSampler" => {
                signature.samplers.push(self.sampler()?);
                return Some(());
            }
            "RootConstants" => {
                Content::Constants { register: self.int(2)?, space: self.int(3)?, count: self.int(4)? }
            }
            kind @ ("RootCBV" | "RootSRV" | "RootUAV") => {
                let ty = match kind {
                    "RootCBV" => 2,
                    "RootSRV" => 3,
                    _ => 4,
                };
                Content::Descriptor { ty, register: self.int(2)?, space: self.int(3)?, flags: self.int(4)? }
            }
            "DescriptorTable" => {
                let ranges = self
                    .parts
                    .get(2..)?
                    .iter()
                    .map(|&part| Node { ctx: self.ctx, parts: parts(self.ctx, part?)? }.range());
                Content::Table(ranges.collect::<Option<_>>()?)
            }
            _ => return None,
        };
        signature.parameters.push(Parameter { visibility: self.int(1)?, content });
        Some(())
    }

    fn range(&self) -> Option<Range> {
        let ty = match self.kind()? {
            "SRV" => 0,
            "UAV" => 1,
            "CBV" => 2,
            "Sampler" => 3,
            _ => return None,
        };
        Some(Range {
            ty,
            count: self.int(1)?,
            register: self.int(2)?,
            space: self.int(3)?,
            offset: self.int(4)?,
            flags: self.int(5)?,
        })
    }

    fn sampler(&self) -> Option<StaticSampler> {
        Some(StaticSampler {
            filter: self.int(1)?,
            address: [self.int(2)?, self.int(3)?, self.int(4)?],
            mip_lod_bias: self.float(5)?,
            max_anisotropy: self.int(6)?,
            comparison: self.int(7)?,
            border: self.int(8)?,
            min_lod: self.float(9)?,
            max_lod: self.float(10)?,
            register: self.int(11)?,
            space: self.int(12)?,
            visibility: self.int(13)?,
        })
    }
}
