//! Root signatures as clang writes them: `!dx.rootsignatures` pairs functions with lists of elements.

use crate::kinds;
use trefoil_dxcontainer::rootsig::{Content, Parameter, Range, RootSignature, StaticSampler};
use trefoil_dxil::module::target::{parts, target_profile};
use trefoil_ir::{ConstKind, Context, Error, FuncId, Loc, Metadata, MetadataId, Module, Stage, ValueKind};

/// The root signature of each function that has one, in their order.
///
/// # Errors
/// All that is wrong with the signatures, in LLVM's words.
pub fn root_signatures(module: &Module) -> Result<Vec<(FuncId, RootSignature)>, Vec<Error>> {
    let ctx = &module.ctx;
    let named = module.named_metadata.iter().find(|(name, _)| ctx.name(*name) == "dx.rootsignatures");
    let (mut out, mut wrong) = (Vec::new(), Vec::new());
    for &definition in named.map_or(&[][..], |(_, nodes)| nodes) {
        match self::definition(ctx, definition) {
            Ok((func, version, elements)) => {
                let signature = read(ctx, version, elements, &mut wrong);
                super::rootsig_check::check(&signature, &mut wrong);
                out.push((func, signature));
            }
            Err(message) => wrong.push(message.to_owned()),
        }
    }
    if wrong.is_empty() {
        return Ok(out);
    }
    Err(wrong
        .into_iter()
        .map(|message| Error::new(Loc::NONE, kinds::ROOT_SIGNATURE.with(&[&message])))
        .collect())
}

/// The part that the root signature of a shader's entry becomes. What is wrong with one is said by validation; libraries have none.
pub(super) fn of_entry(module: &Module) -> Option<Vec<u8>> {
    let [entry] = &module.entries[..] else { return None };
    if target_profile(module).0 == Stage::Library {
        return None;
    }
    let signatures = root_signatures(module).ok()?;
    signatures.iter().find(|(func, _)| *func == entry.func).map(|(_, signature)| signature.write())
}

type Parts<'a> = &'a [Option<MetadataId>];

/// What a definition says: the function, the version and the elements.
fn definition(ctx: &Context, id: MetadataId) -> Result<(FuncId, u32, Parts<'_>), &'static str> {
    let node = parts(ctx, id).unwrap_or_default();
    // LLVM has the version since 21.
    let ([func, list], version) = match *node {
        [func, list] => ([func, list], Some(2)),
        [func, list, version] => ([func, list], version.and_then(|id| int(ctx, id))),
        _ => return Err("Invalid Root Signature metadata - expected function, signature, and version."),
    };
    let func = func.ok_or("Function associated with Root Signature definition is null.")?;
    let Some(Metadata::Value(value)) = ctx.metadata.get(func) else {
        return Err("First element of root signature is not a Value");
    };
    let ValueKind::Func(func) = value.kind() else {
        return Err("First element of root signature is not a Function");
    };
    let list = list.ok_or("Root Element mdnode is null.")?;
    let elements = parts(ctx, list).ok_or("Root Element is not a metadata node.")?;
    Ok((func, version.ok_or("Invalid RSDefNode value, expected constant int")?, elements))
}

/// Reads the elements; invalid ones are reported and left out.
fn read(ctx: &Context, version: u32, elements: Parts<'_>, wrong: &mut Vec<String>) -> RootSignature {
    let mut signature = RootSignature { version, ..RootSignature::default() };
    for &element in elements {
        let Some(node) = element.and_then(|id| parts(ctx, id)) else {
            wrong.push("Missing Root Element Metadata Node.".to_owned());
            break;
        };
        if let Err(message) = (Node { ctx, parts: node }).add_to(&mut signature) {
            wrong.push(message);
        }
    }
    signature
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
    parts: Parts<'a>,
}

impl Node<'_> {
    fn kind(&self) -> Option<&str> {
        match self.ctx.metadata.get((*self.parts.first()?)?)? {
            Metadata::String(text) => Some(self.ctx.name(*text)),
            _ => None,
        }
    }

    /// As many parts as an element of that name has.
    fn sized(&self, count: usize, what: &str) -> Result<(), String> {
        if self.parts.len() == count { Ok(()) } else { Err(format!("Invalid format for {what}")) }
    }

    fn int(&self, at: usize, what: &str) -> Result<u32, String> {
        let value = self.parts.get(at).copied().flatten().and_then(|id| int(self.ctx, id));
        value.ok_or_else(|| format!("Invalid value for {what}"))
    }

    fn float(&self, at: usize, what: &str) -> Result<f32, String> {
        let value = self.parts.get(at).copied().flatten().and_then(|id| self.ctx.metadata.get(id));
        let constant = match value {
            Some(Metadata::Value(v)) => v.as_const(),
            _ => None,
        };
        match constant.map(|c| &self.ctx.consts.get(c).kind) {
            Some(&ConstKind::Float(bits)) => Ok(f32::from_bits(bits as u32)),
            Some(ConstKind::Zero) => Ok(0.0),
            _ => Err(format!("Invalid value for {what}")),
        }
    }

    fn add_to(&self, signature: &mut RootSignature) -> Result<(), String> {
        let kind = self.kind().ok_or("Invalid format for Root Element")?;
        let content = match kind {
            "RootFlags" => {
                self.sized(2, "RootFlag Element")?;
                signature.flags = self.int(1, "RootFlag")?;
                return Ok(());
            }
            "StaticSampler" => {
                signature.samplers.push(self.sampler(signature.version)?);
                return Ok(());
            }
            "RootConstants" => {
                self.sized(5, "RootConstants Element")?;
                return self.parameter(signature, |node| {
                    Ok(Content::Constants {
                        register: node.int(2, "ShaderRegister")?,
                        space: node.int(3, "RegisterSpace")?,
                        count: node.int(4, "Num32BitValues")?,
                    })
                });
            }
            "RootCBV" => 2,
            "RootSRV" => 3,
            "RootUAV" => 4,
            "DescriptorTable" => {
                if self.parts.len() < 2 {
                    return Err("Invalid format for Descriptor Table".into());
                }
                return self.parameter(signature, |node| {
                    node.parts[2..]
                        .iter()
                        .map(|&part| node.range(part))
                        .collect::<Result<_, _>>()
                        .map(Content::Table)
                });
            }
            _ => return Err("Invalid Root Signature Element".into()),
        };
        self.sized(5, "Root Descriptor Element")?;
        let version = signature.version;
        self.parameter(signature, |node| {
            Ok(Content::Descriptor {
                ty: content,
                register: node.int(2, "ShaderRegister")?,
                space: node.int(3, "RegisterSpace")?,
                flags: if version > 1 { node.int(4, "Root Descriptor Flags")? } else { 0 },
            })
        })
    }

    fn parameter(
        &self,
        signature: &mut RootSignature,
        content: impl FnOnce(&Self) -> Result<Content, String>,
    ) -> Result<(), String> {
        let visibility = self.int(1, "ShaderVisibility")?;
        signature.parameters.push(Parameter { visibility, content: content(self)? });
        Ok(())
    }

    fn range(&self, part: Option<MetadataId>) -> Result<Range, String> {
        let parts = part.and_then(|id| parts(self.ctx, id)).ok_or("Missing Root Element Metadata Node.")?;
        let node = Node { ctx: self.ctx, parts };
        node.sized(6, "Descriptor Range")?;
        let ty = match node.kind().ok_or("Invalid format for Descriptor Range")? {
            "SRV" => 0,
            "UAV" => 1,
            "CBV" => 2,
            "Sampler" => 3,
            _ => return Err("Invalid Descriptor Range type.".into()),
        };
        Ok(Range {
            ty,
            count: node.int(1, "Number of Descriptor in Range")?,
            register: node.int(2, "BaseShaderRegister")?,
            space: node.int(3, "RegisterSpace")?,
            offset: node.int(4, "OffsetInDescriptorsFromTableStart")?,
            flags: node.int(5, "Descriptor Range Flags")?,
        })
    }

    fn sampler(&self, version: u32) -> Result<StaticSampler, String> {
        // LLVM writes the flags of version 1.2 since 22, as zero for older ones.
        self.sized(if self.parts.len() > 14 { 15 } else { 14 }, "Static Sampler")?;
        if version < 3 && self.parts.len() > 14 && self.int(14, "Static Sampler Flags")? != 0 {
            return Err("Invalid value for Static Sampler Flags".into());
        }
        Ok(StaticSampler {
            filter: self.int(1, "Filter")?,
            address: [self.int(2, "AddressU")?, self.int(3, "AddressV")?, self.int(4, "AddressW")?],
            mip_lod_bias: self.float(5, "MipLODBias")?,
            max_anisotropy: self.int(6, "MaxAnisotropy")?,
            comparison: self.int(7, "ComparisonFunc")?,
            border: self.int(8, "BorderColor")?,
            min_lod: self.float(9, "MinLOD")?,
            max_lod: self.float(10, "MaxLOD")?,
            register: self.int(11, "ShaderRegister")?,
            space: self.int(12, "RegisterSpace")?,
            visibility: self.int(13, "ShaderVisibility")?,
            flags: if self.parts.len() > 14 { self.int(14, "Static Sampler Flags")? } else { 0 },
        })
    }
}
