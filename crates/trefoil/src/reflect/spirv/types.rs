//! Types of SPIR-V in the model.

use super::super::names;
use super::super::{Member, Number, Shape, Type};
use super::module::Module;
use spirv::{Decoration, Op};

/// Types nested deeper than this are not described.
const MAX_DEPTH: u32 = 32;

/// Reads types.
pub(super) struct Reader<'m, 'a> {
    module: &'m Module<'a>,
}

/// What the member that a type belongs to says of its matrices.
#[derive(Clone, Copy, Default)]
struct Context {
    row_major: bool,
    matrix_stride: u32,
}

impl<'m, 'a> Reader<'m, 'a> {
    /// A reader of a module's types.
    pub(super) fn new(module: &'m Module<'a>) -> Self {
        Reader { module }
    }

    /// A type by itself.
    pub(super) fn plain(&self, id: u32) -> Type {
        self.ty(id, Context::default(), 0)
    }

    /// A type without arrays around it, and their dimensions, the outermost first; zero where unbounded.
    pub(super) fn element(&self, mut id: u32) -> (u32, Vec<u32>) {
        let mut dimensions = Vec::new();
        while let Some((element, length)) = self.array(id)
            && dimensions.len() < MAX_DEPTH as usize
        {
            dimensions.push(length);
            id = element;
        }
        (id, dimensions)
    }

    /// The element of an array, and how many there are; zero where unbounded.
    fn array(&self, id: u32) -> Option<(u32, u32)> {
        let found = self.module.values.get(&id)?;
        let element = *found.operands.first()?;
        match Op::from_u32(found.op)? {
            Op::TypeArray => Some((element, self.module.constant(*found.operands.get(1)?).unwrap_or(0))),
            Op::TypeRuntimeArray => Some((element, 0)),
            _ => None,
        }
    }

    fn ty(&self, id: u32, context: Context, depth: u32) -> Type {
        let described = self.module.values.get(&id).filter(|_| depth < MAX_DEPTH && self.module.spend(1));
        let Some((found, op)) = described.and_then(|found| Some((found, Op::from_u32(found.op)?))) else {
            return Type::opaque();
        };
        let word = |at: usize| found.operands.get(at).copied().unwrap_or(0);
        match op {
            Op::TypeStruct => self.structure(id, found.operands, depth),
            Op::TypeArray | Op::TypeRuntimeArray => self.repeated(id, context, depth),
            Op::TypeVector | Op::TypeMatrix | Op::TypeFloat | Op::TypeInt | Op::TypeBool => {
                self.numbers(id, context).map_or_else(Type::opaque, whole)
            }
            // A physical pointer is an address of 64 bits.
            Op::TypePointer if word(0) == spirv::StorageClass::PhysicalStorageBuffer as u32 => {
                Type::of(Shape::Scalar(Number::Uint(64)), None)
            }
            _ => Type::opaque(),
        }
    }

    /// The shape of a number, vector or matrix.
    fn numbers(&self, id: u32, context: Context) -> Option<Shape> {
        let number = |id: u32| {
            let found = self.module.values.get(&id)?;
            let bits = u8::try_from(found.operands.first().copied().unwrap_or(32)).unwrap_or(32);
            match (Op::from_u32(found.op)?, found.operands.get(1).copied()) {
                (Op::TypeBool, _) => Some(Number::Bool),
                (Op::TypeFloat, _) => Some(Number::Float(bits)),
                (Op::TypeInt, Some(0)) => Some(Number::Uint(bits)),
                (Op::TypeInt, _) => Some(Number::Int(bits)),
                _ => None,
            }
        };
        let vector = |id: u32| {
            let found = self.module.values.get(&id).filter(|found| found.op == Op::TypeVector as u32)?;
            Some((number(*found.operands.first()?)?, *found.operands.get(1)?))
        };
        let found = self.module.values.get(&id)?;
        if found.op == Op::TypeMatrix as u32 {
            let (number, rows) = vector(*found.operands.first()?)?;
            let Context { row_major, matrix_stride: stride } = context;
            return Some(Shape::Matrix { number, rows, columns: *found.operands.get(1)?, row_major, stride });
        }
        vector(id).map(|(number, lanes)| Shape::Vector(number, lanes)).or(number(id).map(Shape::Scalar))
    }

    fn repeated(&self, id: u32, context: Context, depth: u32) -> Type {
        let Some((element, length)) = self.array(id) else { return Type::opaque() };
        let mut ty = self.ty(element, context, depth + 1);
        let stride = self.module.number(id, Decoration::ArrayStride).unwrap_or(0);
        if ty.array.is_empty() {
            ty.stride = stride;
        }
        ty.array.insert(0, length);
        ty.size = length.saturating_mul(stride);
        ty
    }

    fn structure(&self, id: u32, members: &[u32], depth: u32) -> Type {
        let module = self.module;
        let member = |(at, &ty): (u32, &u32)| {
            let number = |which| module.member_decoration(id, at, which)?.first().copied();
            let context = Context {
                row_major: module.member_decoration(id, at, Decoration::RowMajor).is_some(),
                matrix_stride: number(Decoration::MatrixStride).unwrap_or(0),
            };
            Member {
                name: module.member_name(id, at).to_owned(),
                offset: number(Decoration::Offset).unwrap_or(0),
                ty: self.ty(ty, context, depth + 1),
                used: None,
            }
        };
        Type::structure(names::of_structure(module.name(id)), (0..).zip(members).map(member).collect())
    }
}

/// A type of numbers; a matrix is as many whole strides as it has vectors.
fn whole(shape: Shape) -> Type {
    let mut ty = Type::of(shape, None);
    if let Shape::Matrix { rows, columns, row_major, stride, .. } = shape {
        ty.size = stride.saturating_mul(if row_major { rows } else { columns });
    }
    ty
}
