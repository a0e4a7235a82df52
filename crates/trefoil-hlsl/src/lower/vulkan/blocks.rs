//! Blocks of buffers as DXC's SPIR-V has them: what programs that reflect it know them by.

use crate::lower::Lowerer;
use crate::typed::{BufferId, ObjectKind, ResourceTy, Scalar, StructId, Ty, TyId};
use trefoil_ir::{ResourceKind, Symbol};

impl Lowerer<'_> {
    /// The structure that a push constant is: its members are those of the block.
    pub(in crate::lower) fn bare_structure(&self, id: BufferId) -> Option<TyId> {
        let buffer = &self.program.buffers[id];
        let [field] = &buffer.fields[..] else { return None };
        let ty = self.program.vars[field.var].ty;
        (buffer.binding.push_constant && matches!(self.ty(ty), Ty::Struct(_))).then_some(ty)
    }

    /// The name of the block of a `cbuffer`, a `tbuffer` or a push constant.
    pub(in crate::lower) fn name_of_block(&mut self, id: BufferId) -> Option<Symbol> {
        if !self.options.target.vulkan_language {
            return None;
        }
        let name = match self.bare_structure(id) {
            Some(ty) => format!("type.PushConstant.{}", self.type_name(ty)),
            None => format!("type.{}", self.program.names.get(self.program.buffers[id].name)),
        };
        Some(self.b.ctx.symbol(&name))
    }

    /// The name of the block of a buffer that is an object.
    pub(in crate::lower) fn block_name(&mut self, ty: TyId) -> Option<Symbol> {
        let Ty::Resource(r) = self.ty(ty) else { return None };
        let is_block = !r.kind.is_texture() && !r.kind.is_sampler() && r.kind != ResourceKind::TypedBuffer;
        if !self.options.target.vulkan_language || !is_block {
            return None;
        }
        let object = object_name(r)?;
        let name = match r.kind {
            ResourceKind::RawBuffer => format!("type.{object}"),
            _ => format!("type.{object}.{}", self.type_name(r.element)),
        };
        Some(self.b.ctx.symbol(&name))
    }

    /// A type's name in the name of a block; nothing of types that are no numbers and no structures.
    fn type_name(&self, ty: TyId) -> String {
        match self.program.types.get(ty) {
            Ty::Struct(s) => self.short_name(s).to_owned(),
            Ty::Scalar(s) | Ty::Vector(s, 1) | Ty::Matrix { scalar: s, rows: 1, cols: 1, .. } => {
                scalar_name(s).to_owned()
            }
            Ty::Vector(s, n) => format!("v{n}{}", scalar_name(s)),
            Ty::Matrix { scalar, rows: 1, cols: n, .. } | Ty::Matrix { scalar, rows: n, cols: 1, .. } => {
                format!("v{n}{}", scalar_name(scalar))
            }
            Ty::Matrix { scalar, rows, cols, .. } => format!("mat{rows}v{cols}{}", scalar_name(scalar)),
            _ => String::new(),
        }
    }

    /// The name of a structure without the namespaces that it is in and its arguments.
    fn short_name(&self, s: StructId) -> &str {
        let name = self.program.names.get(self.program.structs[s].name);
        let name = name.split('<').next().unwrap_or(name);
        name.rsplit("::").next().unwrap_or(name)
    }
}

/// What the language calls a buffer.
fn object_name(r: ResourceTy) -> Option<&'static str> {
    Some(match (r.kind, r.object) {
        (ResourceKind::CBuffer, _) => "ConstantBuffer",
        (ResourceKind::TBuffer, _) => "TextureBuffer",
        (ResourceKind::RawBuffer, _) if r.writable => "RWByteAddressBuffer",
        (ResourceKind::RawBuffer, _) => "ByteAddressBuffer",
        (ResourceKind::StructuredBuffer, ObjectKind::Append) => "AppendStructuredBuffer",
        (ResourceKind::StructuredBuffer, ObjectKind::Consume) => "ConsumeStructuredBuffer",
        (ResourceKind::StructuredBuffer, _) if r.rasterizer_ordered => "RasterizerOrderedStructuredBuffer",
        (ResourceKind::StructuredBuffer, _) if r.writable => "RWStructuredBuffer",
        (ResourceKind::StructuredBuffer, _) => "StructuredBuffer",
        _ => return None,
    })
}

/// A scalar's name in the name of a block.
fn scalar_name(scalar: Scalar) -> &'static str {
    match scalar {
        Scalar::Bool => "bool",
        Scalar::I16 => "short",
        Scalar::U16 => "ushort",
        Scalar::I32 | Scalar::LiteralInt => "int",
        Scalar::U32 => "uint",
        Scalar::I64 => "int64",
        Scalar::U64 => "uint64",
        Scalar::F16 | Scalar::Half => "half",
        Scalar::F32 | Scalar::LiteralFloat => "float",
        Scalar::F64 => "double",
        Scalar::Min16Float => "min16float",
        Scalar::Min10Float => "min10float",
        Scalar::Min16Int => "min16int",
        Scalar::Min12Int => "min12int",
        Scalar::Min16Uint => "min16uint",
        Scalar::Int8x4 => "int8_t4_packed",
        Scalar::Uint8x4 => "uint8_t4_packed",
    }
}
