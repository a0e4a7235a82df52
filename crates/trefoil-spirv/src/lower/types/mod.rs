//! Types and constants of the IR as SPIR-V has them when they are values (no layout, every integer unsigned), and in buffers
//! (`layout`, `held`). Each is declared once, when it is first asked for.

mod held;
mod layout;
mod named;

pub(in crate::lower) use held::Held;

use crate::kinds;
use crate::lower::{Lower, Result};
use crate::module::Id;
use spirv::{Capability, Op};
use trefoil_ir::{ConstId, ConstKind, Context, HashMap, LayoutRule, SideMap, Type, TypeId};

/// Structures and arrays nested deeper are refused.
pub(in crate::lower) const MAX_DEPTH: u32 = 64;

/// How many shapes there are: bool, integers of four widths with and without sign, floats of three, each of 1 to 4 lanes.
const SHAPES: usize = 48;

/// A scalar that SPIR-V computes with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(in crate::lower) enum Scalar {
    Bool,
    Uint(u32),
    Sint(u32),
    Float(u32),
}

/// A scalar, or a vector of `lanes` of them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(in crate::lower) struct Shape {
    pub(in crate::lower) scalar: Scalar,
    pub(in crate::lower) lanes: u32,
}

/// The types and constants that have been declared.
pub(in crate::lower) struct TypeTable {
    /// Types of values; 0 for those that nothing has asked for.
    values: SideMap<TypeId, Id>,
    /// Scalars and vectors by [`Shape::number`].
    shapes: [Id; SHAPES],
    /// Types in buffers, by the rule that lays them out.
    laid: HashMap<(TypeId, LayoutRule), Id>,
    /// Matrices in buffers and arrays of them, by the arrays that they are in the IR.
    laid_matrices: HashMap<(TypeId, LayoutRule), Id>,
    consts: SideMap<ConstId, Id>,
}

impl TypeTable {
    pub(in crate::lower) fn new(ctx: &Context) -> Self {
        Self {
            values: SideMap::sized(ctx.types.len(), Id::NONE),
            shapes: [Id::NONE; SHAPES],
            laid: HashMap::default(),
            laid_matrices: HashMap::default(),
            consts: SideMap::with_default(Id::NONE),
        }
    }
}

impl Shape {
    pub(in crate::lower) const BOOL: Self = Self::new(Scalar::Bool, 1);
    pub(in crate::lower) const UINT: Self = Self::new(Scalar::Uint(32), 1);
    pub(in crate::lower) const FLOAT: Self = Self::new(Scalar::Float(32), 1);

    pub(in crate::lower) const fn new(scalar: Scalar, lanes: u32) -> Self {
        Self { scalar, lanes }
    }

    pub(in crate::lower) const fn with_lanes(self, lanes: u32) -> Self {
        Self { lanes, ..self }
    }

    pub(in crate::lower) const fn with_scalar(self, scalar: Scalar) -> Self {
        Self { scalar, ..self }
    }

    /// A number of its own below [`SHAPES`].
    fn number(self) -> usize {
        let scalar = match self.scalar {
            Scalar::Bool => 0,
            Scalar::Uint(b) => b.trailing_zeros() as usize - 2,
            Scalar::Sint(b) => b.trailing_zeros() as usize + 2,
            Scalar::Float(b) => b.trailing_zeros() as usize + 5,
        };
        scalar * 4 + self.lanes as usize - 1
    }

    pub(in crate::lower) fn bits(self) -> u32 {
        match self.scalar {
            Scalar::Bool => 1,
            Scalar::Uint(b) | Scalar::Sint(b) | Scalar::Float(b) => b,
        }
    }

    pub(in crate::lower) fn is_float(self) -> bool {
        matches!(self.scalar, Scalar::Float(_))
    }

    pub(in crate::lower) fn is_bool(self) -> bool {
        self.scalar == Scalar::Bool
    }
}

impl Lower<'_> {
    /// The shape of a type, when it is a scalar or vector.
    pub(in crate::lower) fn shape_of(&self, ty: TypeId) -> Option<Shape> {
        let types = &self.ctx.types;
        let scalar = match *types.get(types.scalar(ty)) {
            Type::Int(1) => Scalar::Bool,
            Type::Int(bits @ (8 | 16 | 32 | 64)) => Scalar::Uint(bits),
            Type::Half => Scalar::Float(16),
            Type::Float => Scalar::Float(32),
            Type::Double => Scalar::Float(64),
            _ => return None,
        };
        Some(Shape::new(scalar, types.lanes(ty)))
    }

    /// The shape of a type, or an error that says it is none.
    pub(in crate::lower) fn shape(&self, ty: TypeId) -> Result<Shape> {
        match self.shape_of(ty) {
            Some(shape) if (1..=4).contains(&shape.lanes) => Ok(shape),
            Some(_) => self.fail(&kinds::WIDE_VECTOR),
            None => self.fail(kinds::NOT_SCALAR_OR_VECTOR.with(&[&self.describe(ty)])),
        }
    }

    /// A type in words, for messages.
    pub(in crate::lower) fn describe(&self, ty: TypeId) -> String {
        match self.ctx.types.get(ty) {
            Type::Struct { name: Some(name), .. } => format!("structure `{}`", self.ctx.name(*name)),
            Type::Struct { .. } => "a structure".into(),
            Type::Array { .. } => "an array".into(),
            Type::Ptr(_) => "a pointer".into(),
            Type::Resource(_) => "a resource".into(),
            Type::Int(bits) => format!("i{bits}"),
            other => format!("{other:?}").to_lowercase(),
        }
    }

    /// The SPIR-V type of a scalar, with the capability it needs.
    pub(in crate::lower) fn scalar_type(&mut self, scalar: Scalar) -> Id {
        let needs = match scalar {
            Scalar::Uint(8) | Scalar::Sint(8) => Some(Capability::Int8),
            Scalar::Uint(16) | Scalar::Sint(16) => Some(Capability::Int16),
            Scalar::Uint(64) | Scalar::Sint(64) => Some(Capability::Int64),
            Scalar::Float(16) => Some(Capability::Float16),
            Scalar::Float(64) => Some(Capability::Float64),
            _ => None,
        };
        if let Some(capability) = needs {
            self.out.capability(capability);
        }
        match scalar {
            Scalar::Bool => self.out.ty(Op::TypeBool, &[]),
            Scalar::Uint(bits) => self.out.ty(Op::TypeInt, &[bits, 0]),
            Scalar::Sint(bits) => self.out.ty(Op::TypeInt, &[bits, 1]),
            Scalar::Float(bits) => self.out.ty(Op::TypeFloat, &[bits]),
        }
    }

    /// The SPIR-V type of a shape.
    #[inline]
    /// Whether values of a type need no capability but what the module has asked for.
    pub(in crate::lower) fn asks_nothing(&self, ty: TypeId) -> bool {
        let Some(shape) = self.shape_of(ty).filter(|shape| (1..=4).contains(&shape.lanes)) else {
            return false;
        };
        let is_made = |lanes| self.types.shapes[Shape::new(shape.scalar, lanes).number()].is_some();
        shape.is_bool() || shape.bits() == 32 || (1..=4).any(is_made)
    }

    pub(in crate::lower) fn type_of_shape(&mut self, shape: Shape) -> Id {
        let at = shape.number();
        if self.types.shapes[at].is_none() {
            self.types.shapes[at] = self.make_shape(shape);
        }
        self.types.shapes[at]
    }

    fn make_shape(&mut self, shape: Shape) -> Id {
        let scalar = self.scalar_type(shape.scalar);
        match shape.lanes {
            1 => scalar,
            lanes => self.out.ty_of(Op::TypeVector, &[scalar], &[lanes]),
        }
    }

    /// The SPIR-V type of a value.
    pub(in crate::lower) fn value_type(&mut self, ty: TypeId) -> Result<Id> {
        self.value_type_at(ty, 0)
    }

    fn value_type_at(&mut self, ty: TypeId, depth: u32) -> Result<Id> {
        let known = self.types.values[ty];
        if known.is_some() {
            return Ok(known);
        }
        if depth > MAX_DEPTH {
            return self.fail(&kinds::TYPE_TOO_DEEP);
        }
        let ctx = self.ctx;
        let id = match ctx.types.get(ty) {
            Type::Void => self.out.ty(Op::TypeVoid, &[]),
            Type::Array { elem, len } if *len > 0 => {
                let elem = self.value_type_at(*elem, depth + 1)?;
                let len = self.out.u32(*len);
                self.out.ty_of(Op::TypeArray, &[elem, len], &[])
            }
            Type::Struct { fields, .. } => {
                let mut members = Vec::with_capacity(fields.len());
                for &f in fields {
                    members.push(self.value_type_at(f, depth + 1)?);
                }
                self.out.ty_of(Op::TypeStruct, &members, &[])
            }
            Type::Target { types, ints, .. } if named::is_named(ctx, ty) => {
                self.named_type(types, ints, depth)?
            }
            _ => {
                let shape = self.shape(ty)?;
                self.type_of_shape(shape)
            }
        };
        self.types.values[ty] = id;
        Ok(id)
    }

    /// An integer or float constant of a scalar, from the bits of its own width.
    pub(in crate::lower) fn scalar_const(&mut self, scalar: Scalar, bits: u64) -> Id {
        let ty = self.scalar_type(scalar);
        match scalar {
            Scalar::Bool if bits != 0 => self.out.constant(Op::ConstantTrue, ty, &[]),
            Scalar::Bool => self.out.constant(Op::ConstantFalse, ty, &[]),
            Scalar::Uint(64) | Scalar::Sint(64) | Scalar::Float(64) => {
                self.out.constant(Op::Constant, ty, &[bits as u32, (bits >> 32) as u32])
            }
            Scalar::Sint(width @ (8 | 16)) => {
                let shift = 32 - width;
                let word = ((bits as u32) << shift) as i32 >> shift;
                self.out.constant(Op::Constant, ty, &[word as u32])
            }
            _ => self.out.constant(Op::Constant, ty, &[bits as u32]),
        }
    }

    /// A constant of a shape with the same bits in every lane.
    pub(in crate::lower) fn splat_const(&mut self, shape: Shape, bits: u64) -> Id {
        let scalar = self.scalar_const(shape.scalar, bits);
        if shape.lanes == 1 {
            return scalar;
        }
        let ty = self.type_of_shape(shape);
        let parts = [scalar; 4];
        self.out.composite(ty, &parts[..shape.lanes as usize])
    }

    /// A float constant of a shape, the nearest to `value` in every lane.
    pub(in crate::lower) fn float_const(&mut self, shape: Shape, value: f64) -> Id {
        let bits = match shape.bits() {
            16 => u64::from(trefoil_ir::half::from_f64(value)),
            32 => u64::from((value as f32).to_bits()),
            _ => value.to_bits(),
        };
        self.splat_const(shape, bits)
    }

    /// A constant of the IR.
    pub(in crate::lower) fn constant(&mut self, id: ConstId) -> Result<Id> {
        self.constant_at(id, 0)
    }

    fn constant_at(&mut self, id: ConstId, depth: u32) -> Result<Id> {
        let known = self.types.consts[id];
        if known.is_some() {
            return Ok(known);
        }
        if depth > MAX_DEPTH {
            return self.fail(&kinds::CONSTANT_TOO_DEEP);
        }
        let ctx = self.ctx;
        let c = ctx.consts.get(id);
        let made = match &c.kind {
            ConstKind::Int(bits) | ConstKind::Float(bits) => {
                let shape = self.shape(c.ty)?;
                self.scalar_const(shape.scalar, *bits)
            }
            ConstKind::Zero => {
                let ty = self.value_type(c.ty)?;
                self.out.constant(Op::ConstantNull, ty, &[])
            }
            ConstKind::Address(_) | ConstKind::Expr(_) => {
                return self.fail(&kinds::ADDRESS_CONSTANT);
            }
            ConstKind::Undef | ConstKind::Poison => {
                let ty = self.value_type(c.ty)?;
                self.out.constant(Op::Undef, ty, &[])
            }
            ConstKind::Aggregate(parts) => {
                let ty = self.value_type(c.ty)?;
                let mut ids = Vec::with_capacity(parts.len());
                for &p in parts {
                    ids.push(self.constant_at(p, depth + 1)?);
                }
                match (ids.as_slice(), self.shape_of(c.ty)) {
                    (&[one], Some(_)) => one,
                    _ => self.out.composite(ty, &ids),
                }
            }
        };
        self.types.consts[id] = made;
        Ok(made)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_shape_has_a_number_of_its_own() {
        let mut seen = [false; SHAPES];
        let ints = [8, 16, 32, 64].into_iter();
        let scalars = ints.clone().map(Scalar::Uint).chain(ints.map(Scalar::Sint));
        for scalar in scalars.chain([16, 32, 64].map(Scalar::Float)).chain([Scalar::Bool]) {
            for lanes in 1..=4 {
                assert!(!std::mem::replace(&mut seen[Shape::new(scalar, lanes).number()], true));
            }
        }
        assert!(seen.iter().all(|&s| s));
    }
}
