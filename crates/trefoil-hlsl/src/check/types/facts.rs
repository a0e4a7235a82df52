//! Facts about types: shapes, leaves, spelling.

use crate::check::model::Model;
use crate::syntax::tree::MatrixOrder;
use crate::syntax::tree::Modifiers;
use crate::typed::{ArgIo, Field, ObjectKind, ResourceTy, Scalar, Ty, TyId};
use trefoil_ir::ResourceKind;

/// The shape of a numeric type.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::check) enum Shape {
    Scalar,
    Vector(u16),
    /// Rows, columns.
    Matrix(u8, u8),
}

impl Shape {
    /// The number of scalars.
    pub(in crate::check) fn count(self) -> u32 {
        match self {
            Shape::Scalar => 1,
            Shape::Vector(n) => n.into(),
            Shape::Matrix(r, c) => u32::from(r) * u32::from(c),
        }
    }

    /// Whether it has one scalar: also a vector or matrix of one.
    pub(in crate::check) fn is_one(self) -> bool {
        self.count() == 1
    }
}

/// A numeric type.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::check) struct Num {
    pub scalar: Scalar,
    pub shape: Shape,
}

/// Whether a scalar is that of a literal.
pub(in crate::check) fn is_literal(scalar: Scalar) -> bool {
    matches!(scalar, Scalar::LiteralInt | Scalar::LiteralFloat)
}

/// The width of a scalar in bits, as a rank: literals are below all others; minimum-precision types and `half`, whose width
/// the options decide, are one below the width that they may have.
pub(in crate::check) fn bits(scalar: Scalar) -> u32 {
    use Scalar::*;
    match scalar {
        LiteralInt | LiteralFloat => 0,
        Bool => 1,
        Min10Float => 10,
        Min12Int => 12,
        Min16Float | Min16Int | Min16Uint => 15,
        I16 | U16 | F16 => 16,
        Half => 31,
        I32 | U32 | F32 | Int8x4 | Uint8x4 => 32,
        I64 | U64 | F64 => 64,
    }
}

/// How many bits a number has room for where it is of bit-fields: a bool lies in memory as a number of 32 bits.
pub(in crate::check) fn bits_in_memory(scalar: Scalar) -> u32 {
    if scalar == Scalar::Bool { 32 } else { bits(scalar) }
}

/// The common scalar of two operands.
pub(in crate::check) fn combine(a: Scalar, b: Scalar) -> Scalar {
    use Scalar::*;
    if a == b {
        return a;
    }
    match (a.is_float(), b.is_float()) {
        // `half` stays what it is only beside itself, literals and `bool`.
        (true, true) if [a, b].contains(&Half) && [a, b].iter().any(|s| s.is_min_precision()) => F32,
        (true, true) => {
            if bits(a) >= bits(b) {
                a
            } else {
                b
            }
        }
        (true, false) => combine_float_int(a, b),
        (false, true) => combine_float_int(b, a),
        (false, false) => {
            match (a, b) {
                (Bool, LiteralInt) | (LiteralInt, Bool) => return I32,
                (Bool | LiteralInt, other) | (other, Bool | LiteralInt) => return other,
                _ if a.is_packed() => return combine(U32, b),
                _ if b.is_packed() => return combine(a, U32),
                _ => {}
            }
            let unsigned = a.is_unsigned() || b.is_unsigned();
            let wide = if bits(a) >= bits(b) { a } else { b };
            if unsigned { to_unsigned(wide) } else { wide }
        }
    }
}

/// A float and an integer make the float; a literal takes the width of `float` where the other is no literal.
fn combine_float_int(float: Scalar, int: Scalar) -> Scalar {
    let is_number = !is_literal(int) && int != Scalar::Bool;
    match float {
        Scalar::LiteralFloat if !is_literal(int) => Scalar::F32,
        Scalar::Half if is_number => Scalar::F32,
        other => other,
    }
}

fn to_unsigned(scalar: Scalar) -> Scalar {
    use Scalar::*;
    match scalar {
        I16 => U16,
        I32 => U32,
        I64 => U64,
        Min16Int | Min12Int => Min16Uint,
        other => other,
    }
}

/// How a scalar is spelled.
pub(in crate::check) fn scalar_text(scalar: Scalar) -> &'static str {
    use Scalar::*;
    match scalar {
        Bool => "bool",
        I16 => "int16_t",
        U16 => "uint16_t",
        I32 => "int",
        U32 => "uint",
        Int8x4 => "int8_t4_packed",
        Uint8x4 => "uint8_t4_packed",
        I64 => "int64_t",
        U64 => "uint64_t",
        F16 => "half",
        F32 => "float",
        F64 => "double",
        Min16Float => "min16float",
        Min10Float => "min10float",
        Min16Int => "min16int",
        Min12Int => "min12int",
        Min16Uint => "min16uint",
        Half => "half",
        LiteralInt => "literal int",
        LiteralFloat => "literal float",
    }
}

impl Model {
    /// The numeric type that a type is, enumerations included.
    pub(in crate::check) fn num(&self, ty: TyId) -> Option<Num> {
        Some(match self.program.types.get(ty) {
            Ty::Scalar(scalar) | Ty::Enum(_, scalar) => Num { scalar, shape: Shape::Scalar },
            Ty::Vector(scalar, n) => Num { scalar, shape: Shape::Vector(n) },
            Ty::Matrix { scalar, rows, cols, .. } => Num { scalar, shape: Shape::Matrix(rows, cols) },
            _ => return None,
        })
    }

    /// The type of that scalar and shape.
    pub(in crate::check) fn num_ty(&mut self, scalar: Scalar, shape: Shape) -> TyId {
        let slot = match shape {
            Shape::Scalar => 0,
            Shape::Vector(n @ 0..=4) => usize::from(n),
            Shape::Vector(n) => return self.program.types.intern(Ty::Vector(scalar, n)),
            Shape::Matrix(rows, cols) => {
                let row_major = self.types.matrix_order == MatrixOrder::Row;
                return self.program.types.intern(Ty::Matrix { scalar, rows, cols, row_major });
            }
        };
        if let Some(ty) = self.types.small[scalar as usize][slot] {
            return ty;
        }
        let ty = if slot == 0 { Ty::Scalar(scalar) } else { Ty::Vector(scalar, slot as u16) };
        let ty = self.program.types.intern(ty);
        self.types.small[scalar as usize][slot] = Some(ty);
        ty
    }

    pub(in crate::check) fn scalar_ty(&mut self, scalar: Scalar) -> TyId {
        self.num_ty(scalar, Shape::Scalar)
    }

    /// The same shape of another scalar; matrices keep their order.
    pub(in crate::check) fn with_scalar(&mut self, ty: TyId, scalar: Scalar) -> TyId {
        match self.program.types.get(ty) {
            Ty::Vector(_, n) => self.num_ty(scalar, Shape::Vector(n)),
            Ty::Matrix { rows, cols, row_major, .. } => {
                self.program.types.intern(Ty::Matrix { scalar, rows, cols, row_major })
            }
            _ => self.scalar_ty(scalar),
        }
    }

    /// How many scalars and resources make up a type; none when it has no bound or cannot be flattened.
    pub(in crate::check) fn leaves(&self, ty: TyId) -> Option<u32> {
        match self.program.types.get(ty) {
            Ty::Error | Ty::Void => None,
            Ty::Resource(_)
            | Ty::Spirv(_)
            | Ty::HitObject
            | Ty::Node(_)
            | Ty::String
            | Ty::Pointer { .. } => Some(1),
            Ty::Array(elem, n) => self.leaves(elem)?.checked_mul(n),
            Ty::Struct(s) => self.record(s).facts.leaves,
            _ => self.num(ty).map(|n| n.shape.count()),
        }
    }

    /// Whether a type is or holds a resource, a sampler or a hit object.
    pub(in crate::check) fn has_resource(&self, ty: TyId) -> bool {
        match self.program.types.get(ty) {
            Ty::Resource(_) | Ty::Spirv(_) | Ty::HitObject | Ty::Node(_) => true,
            Ty::Array(elem, _) => self.has_resource(elem),
            Ty::Struct(s) => self.record(s).facts.has_resource,
            _ => false,
        }
    }

    /// Whether a type is or holds numbers.
    pub(in crate::check) fn has_number(&self, ty: TyId) -> bool {
        match self.program.types.get(ty) {
            Ty::Array(elem, _) => self.has_number(elem),
            Ty::Struct(s) => self.record(s).facts.has_number,
            Ty::Pointer { .. } => true,
            _ => self.num(ty).is_some(),
        }
    }

    /// Whether a type holds numbers and nothing else.
    pub(in crate::check) fn is_plain(&self, ty: TyId) -> bool {
        match self.program.types.get(ty) {
            Ty::Resource(_) | Ty::Spirv(_) | Ty::HitObject | Ty::Node(_) | Ty::String => false,
            Ty::Array(elem, _) => self.is_plain(elem),
            Ty::Struct(s) => !self.record(s).facts.has_resource,
            _ => true,
        }
    }

    /// A vector or matrix as the template that it is.
    pub(in crate::check) fn full_text(&self, ty: TyId) -> String {
        match self.program.types.get(ty) {
            Ty::Vector(s, n) => format!("vector<{}, {n}>", scalar_text(s)),
            Ty::Matrix { scalar, rows, cols, .. } => {
                format!("matrix<{}, {rows}, {cols}>", scalar_text(scalar))
            }
            _ => self.type_text(ty),
        }
    }

    /// How a type is spelled.
    pub(in crate::check) fn type_text(&self, ty: TyId) -> String {
        match self.program.types.get(ty) {
            Ty::Error => "<error>".into(),
            Ty::Void => "void".into(),
            Ty::String => "literal string".into(),
            Ty::HitObject => "dx::HitObject".into(),
            Ty::Scalar(s) => scalar_text(s).into(),
            Ty::Vector(s, n) if is_literal(s) => format!("vector<{}, {n}>", scalar_text(s)),
            Ty::Vector(s, n) => format!("{}{n}", scalar_text(s)),
            Ty::Matrix { scalar, rows, cols, .. } => format!("{}{rows}x{cols}", scalar_text(scalar)),
            Ty::Struct(s) => self.text(self.program.structs[s].name).into(),
            Ty::Enum(e, _) => self.text(self.enums[e as usize].name).into(),
            Ty::Resource(r) => self.resource_text(&r),
            Ty::Spirv(id) => self.spirv_text(id),
            Ty::Pointer { to, align } => self.pointer_text(to, align),
            Ty::Node(node) if node.record == self.common.void => node.kind.object().into(),
            Ty::Node(node) => format!("{}<{}>", node.kind.object(), self.type_text(node.record)),
            Ty::Array(..) => {
                let (mut at, mut dims) = (ty, String::new());
                while let Ty::Array(elem, n) = self.program.types.get(at) {
                    dims += &if n == 0 { "[]".to_string() } else { format!("[{n}]") };
                    at = elem;
                }
                format!("{} {dims}", self.type_text(at))
            }
        }
    }

    fn resource_text(&self, r: &ResourceTy) -> String {
        match self.resource_name(r) {
            (name, true) => format!("{name}<{}>", self.type_text(r.element)),
            (name, false) => name,
        }
    }

    /// How a kind of resource is called, and whether it has an element.
    pub(in crate::check) fn resource_name(&self, r: &ResourceTy) -> (String, bool) {
        use ResourceKind::*;
        let prefix = match (r.writable, r.rasterizer_ordered) {
            (_, true) => "RasterizerOrdered",
            (true, _) if r.object == ObjectKind::Plain => "RW",
            _ => "",
        };
        let name = match (r.kind, r.object) {
            (_, ObjectKind::Append) => "AppendStructuredBuffer",
            (_, ObjectKind::Consume) => "ConsumeStructuredBuffer",
            (Texture2DMS, ObjectKind::Subpass) => "SubpassInputMS",
            (_, ObjectKind::Subpass) => "SubpassInput",
            (TypedBuffer, _) => "Buffer",
            (RawBuffer, _) => return (format!("{prefix}ByteAddressBuffer"), false),
            (CBuffer, _) => "ConstantBuffer",
            (TBuffer, _) => "TextureBuffer",
            (Sampler, _) => return ("SamplerState".into(), false),
            (SamplerComparison, _) => return ("SamplerComparisonState".into(), false),
            (AccelerationStructure, _) => return ("RaytracingAccelerationStructure".into(), false),
            (kind, _) => kind.name(),
        };
        (format!("{prefix}{name}"), true)
    }

    /// A type without literal scalars.
    pub(in crate::check) fn settled_type(&mut self, ty: TyId) -> TyId {
        match self.num(ty).map(|n| n.scalar) {
            Some(Scalar::LiteralInt) => self.with_scalar(ty, Scalar::I32),
            Some(Scalar::LiteralFloat) => self.with_scalar(ty, Scalar::F32),
            _ => ty,
        }
    }

    /// How many leaves a field has: each of its bit-fields is one.
    pub(in crate::check) fn field_leaves(&self, field: &Field) -> Option<u32> {
        if field.bits.is_empty() { self.leaves(field.ty) } else { Some(field.bits.len() as u32) }
    }

    pub(in crate::check) fn leaf_types(&self, ty: TyId, out: &mut Vec<TyId>) {
        match self.program.types.get(ty) {
            Ty::Array(elem, n) => (0..n.min(1 << 16)).for_each(|_| self.leaf_types(elem, out)),
            Ty::Struct(s) => {
                let it = &self.program.structs[s];
                it.fields.iter().for_each(|f| match f.bits.is_empty() {
                    true => self.leaf_types(f.ty, out),
                    false => out.extend(f.bits.iter().map(|b| b.ty)),
                });
                out.extend((0..it.nothings).map(|_| self.common.uint));
            }
            _ => {
                let n = self.num(ty).map_or(1, |n| n.shape.count());
                (0..n).for_each(|_| out.push(ty));
            }
        }
    }

    /// Size and alignment as in a structured buffer; a scalar of minimum precision counts as two bytes on four.
    pub(in crate::check) fn size_align(&self, ty: TyId) -> Option<(u32, u32)> {
        match self.program.types.get(ty) {
            Ty::Scalar(scalar) if matches!(bits(scalar), 10 | 12 | 15) && !self.types.native_16bit => {
                Some((2, 4))
            }
            Ty::Array(elem, n) => {
                let (size, align) = self.size_align(elem)?;
                Some((size.checked_mul(n)?, align))
            }
            Ty::Struct(s) => self.record(s).facts.size,
            _ => {
                let num = self.num(ty)?;
                let bytes = match bits(num.scalar) {
                    16 => 2,
                    15 | 12 | 10 if self.types.native_16bit => 2,
                    64 => 8,
                    _ => 4,
                };
                Some((bytes * num.shape.count(), bytes))
            }
        }
    }

    /// Whether it is an array without a length that needs one: of anything but resources.
    pub(in crate::check) fn lacks_length(&self, ty: TyId) -> bool {
        matches!(self.program.types.get(ty), Ty::Array(_, 0))
            && !matches!(self.program.types.get(self.innermost(ty)), Ty::Resource(_) | Ty::Error)
    }

    /// What an array of arrays is made of.
    pub(in crate::check) fn innermost(&self, ty: TyId) -> TyId {
        let mut at = ty;
        while let Ty::Array(elem, _) = self.program.types.get(at) {
            at = elem;
        }
        at
    }
}

pub(in crate::check) fn param_io(modifiers: Modifiers) -> ArgIo {
    if modifiers.has(Modifiers::IN_OUT) {
        ArgIo::InOut
    } else if modifiers.has(Modifiers::OUT) {
        ArgIo::Out
    } else {
        ArgIo::In
    }
}
