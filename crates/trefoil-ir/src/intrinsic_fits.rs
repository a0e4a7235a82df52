//! Which operands and results go with an intrinsic: text of other makers may name one and mean another.

use crate::ids::TypeId;
use crate::intrinsic::{Intrinsic, Shape, TypeSet};
use crate::types::{Type, Types};
use crate::value::Value;
use trefoil_facts::ResourceKind;

impl Intrinsic {
    /// Whether operands and a result of these types go together.
    pub fn fits(self, types: &Types, result: TypeId, operands: &[TypeId]) -> bool {
        let info = self.info();
        let count = usize::from(info.operands.0)..=usize::from(info.operands.1);
        count.contains(&operands.len()) && info.shape.fits(types, result, operands)
    }

    /// The first operand that must be a constant and is none.
    pub fn operand_not_constant(self, operands: &[Value]) -> Option<usize> {
        let constants = self.info().constants;
        (0..operands.len().min(32)).find(|&n| constants >> n & 1 != 0 && operands[n].as_const().is_none())
    }
}

impl Shape {
    /// Whether operands, as many as a call has that is of this shape, and a result of these types go together.
    pub fn fits(self, types: &Types, result: TypeId, operands: &[TypeId]) -> bool {
        Fit { types, result, operands }.shape(self)
    }
}

struct Fit<'a> {
    types: &'a Types,
    result: TypeId,
    operands: &'a [TypeId],
}

impl Fit<'_> {
    fn shape(&self, shape: Shape) -> bool {
        let (types, result, first) = (self.types, self.result, self.first());
        let at = |i: usize| self.operands.get(i).copied().unwrap_or(TypeId::VOID);
        let words = |list: &[TypeId]| list.iter().all(|&ty| ty == TypeId::I32);
        let (flag, int) = (|scalar| scalar == TypeId::I1, |scalar| types.is_int(scalar));
        let word = |scalar| scalar == TypeId::I32;
        match shape {
            Shape::Same => self.number(result) && self.all(result),
            Shape::Floats => types.is_float(result) && self.all(result),
            Shape::ThreeFloats => types.is_float(result) && types.lanes(result) == 3 && self.all(result),
            Shape::Ints => types.is_int(result) && self.all(result),
            Shape::FloatScalar => types.is_float(first) && self.folds(first),
            Shape::IntScalar => types.is_int(first) && self.folds(first),
            Shape::LanesToFlags => self.number(first) && self.laned(flag),
            Shape::LanesToInts => self.number(first) && self.laned(int),
            Shape::FloatsToFlags => types.is_float(first) && self.laned(flag),
            Shape::FloatsToInts => types.scalar(first) == TypeId::FLOAT && self.laned(word),
            Shape::IntsToInts => types.is_int(first) && self.all(first) && self.laned(word),
            Shape::IntsToFloats => {
                types.scalar(first) == TypeId::I32 && self.laned(|scalar| scalar == TypeId::FLOAT)
            }
            Shape::WordsToDoubles => {
                let words = types.scalar(first) == TypeId::I32 && self.all(first);
                words && self.laned(|scalar| scalar == TypeId::DOUBLE)
            }
            Shape::Words => result == TypeId::I32 && self.all(TypeId::I32),
            Shape::Flags => result == TypeId::I1 && self.all(TypeId::I1),
            Shape::Count => result == TypeId::I32 && self.all(TypeId::I1),
            Shape::IntsWithFlag => types.is_int(result) && first == result && at(1) == TypeId::I1,
            Shape::LanesToFlag => result == TypeId::I1 && self.number(first),
            Shape::Refraction => {
                types.is_float(result) && first == result && at(1) == result && at(2) == types.scalar(result)
            }
            Shape::DotOntoFloat => {
                result == TypeId::FLOAT && first == result && types.lanes(at(1)) == 2 && at(1) == at(2)
            }
            Shape::WordsOntoFour => {
                let source = types.scalar(at(1)) == TypeId::I32 && types.lanes(at(1)) == 2;
                self.four_words() && first == TypeId::I32 && source && at(2) == result
            }
            Shape::DoublesToWordPairs => types.scalar(first) == TypeId::DOUBLE && self.pair([TypeId::I32; 2]),
            Shape::IntsToPairs => {
                self.all(first) && types.is_int(first) && self.pair([types.scalar(first); 2])
            }
            Shape::IntsWithCarry => {
                types.is_int(first) && at(1) == first && self.pair([types.scalar(first), TypeId::I1])
            }
            Shape::WordsToNumber => self.number(result) && self.all(TypeId::I32),
            Shape::Evaluated => {
                let is_element = first == TypeId::I32 || first == result;
                self.number(result) && is_element && words(&self.operands[1..])
            }
            Shape::WordsToFloat => result == TypeId::FLOAT && self.all(TypeId::I32),
            Shape::StoredByWords => {
                result == TypeId::VOID && words(&self.operands[..2]) && self.number(at(2))
            }
            Shape::WordsToVoid => result == TypeId::VOID && self.all(TypeId::I32),
            Shape::StoredByFourWords => {
                let by = words(&self.operands[..3]) && at(4) == TypeId::I32;
                result == TypeId::VOID && by && self.number(at(3))
            }
            Shape::PointerByWords => {
                result == TypeId::VOID && words(&self.operands[..3]) && types.is_ptr(at(3))
            }
            Shape::FlagToVoid => result == TypeId::VOID && first == TypeId::I1,
            Shape::FlagToFourWords => self.four_words() && first == TypeId::I1,
            Shape::NumberToFourWords => self.four_words() && self.number(first),
            Shape::NumberByWord => self.number(result) && first == result && at(1) == TypeId::I32,
            Shape::ByMask => {
                let scheme = at(2) == TypeId::I32 && at(3) == TypeId::I1;
                self.number(result) && first == result && self.mask(at(1)) && scheme
            }
            Shape::FlagToCount => result == TypeId::I32 && first == TypeId::I1 && self.mask(at(1)),
            Shape::WordToTwoFloats => {
                types.scalar(result) == TypeId::FLOAT && types.lanes(result) == 2 && first == TypeId::I32
            }
            Shape::HandleToPointer => {
                types.is_ptr(result) && types.as_resource(first).is_some() && types.is_int(at(1))
            }
            Shape::NumberByDefault => self.number(result) && first == TypeId::I32 && at(1) == result,
            Shape::Typed(set, sets) => {
                let operands = sets.iter().zip(self.operands);
                self.is_in(result, set) && operands.into_iter().all(|(&set, &ty)| self.is_in(ty, set))
            }
            Shape::Free => true,
        }
    }

    fn is_in(&self, ty: TypeId, set: TypeSet) -> bool {
        let types = self.types;
        let kind = types.as_resource(ty).map(|r| r.kind);
        match set {
            TypeSet::Any => true,
            TypeSet::Void => ty == TypeId::VOID,
            TypeSet::Flag => ty == TypeId::I1,
            TypeSet::Byte => ty == TypeId::I8,
            TypeSet::Word => ty == TypeId::I32,
            TypeSet::Long => ty == TypeId::I64,
            TypeSet::Real => types.is_float(ty) && types.scalar(ty) == ty,
            TypeSet::Words => types.scalar(ty) == TypeId::I32,
            TypeSet::Reals => types.is_float(ty),
            TypeSet::Float => ty == TypeId::FLOAT,
            TypeSet::Floats => types.scalar(ty) == TypeId::FLOAT,
            TypeSet::TwoFloats => types.scalar(ty) == TypeId::FLOAT && types.lanes(ty) == 2,
            TypeSet::Number => self.number(ty),
            TypeSet::Scalar => self.number(ty) && types.scalar(ty) == ty,
            TypeSet::Result => ty == self.result,
            TypeSet::Loaded => match types.get(ty) {
                Type::Struct { fields, .. } => fields.iter().all(|&field| self.number(field)),
                _ => self.number(ty),
            },
            TypeSet::Pointer => types.is_ptr(ty),
            TypeSet::Resource => kind.is_some(),
            TypeSet::TypedBuffer => {
                kind.is_some_and(|k| matches!(k, ResourceKind::TypedBuffer | ResourceKind::TBuffer))
            }
            TypeSet::RawBuffer => {
                kind.is_some_and(|k| matches!(k, ResourceKind::RawBuffer | ResourceKind::StructuredBuffer))
            }
            TypeSet::CBuffer => {
                kind.is_some_and(|k| matches!(k, ResourceKind::CBuffer | ResourceKind::TBuffer))
            }
            TypeSet::Texture => kind.is_some_and(|k| k.is_texture() || k.is_feedback()),
            TypeSet::Sampler => types.as_resource(ty).is_some_and(|r| r.kind.is_sampler() || r.combined),
            TypeSet::Target => matches!(types.get(ty), Type::Target { .. }),
        }
    }

    fn first(&self) -> TypeId {
        self.operands.first().copied().unwrap_or(TypeId::VOID)
    }

    fn number(&self, ty: TypeId) -> bool {
        self.types.is_float(ty) || self.types.is_int(ty)
    }

    /// Whether all operands have this type.
    fn all(&self, ty: TypeId) -> bool {
        self.operands.iter().all(|&o| o == ty)
    }

    fn folds(&self, vector: TypeId) -> bool {
        self.result == self.types.scalar(vector) && self.all(vector)
    }

    /// Whether the result has as many lanes as the first operand, each of a scalar that will do.
    fn laned(&self, will_do: impl Fn(TypeId) -> bool) -> bool {
        will_do(self.types.scalar(self.result))
            && self.types.lanes(self.result) == self.types.lanes(self.first())
    }

    /// Whether a result of two members has these scalars, each with the first operand's lanes.
    fn pair(&self, scalars: [TypeId; 2]) -> bool {
        let Type::Struct { fields, .. } = self.types.get(self.result) else { return false };
        let lanes = self.types.lanes(self.first());
        let fits = |(&field, scalar): (&TypeId, TypeId)| {
            self.types.scalar(field) == scalar && self.types.lanes(field) == lanes
        };
        fields.len() == 2 && fields.iter().zip(scalars).all(fits)
    }

    /// Four words, side by side or as a structure.
    fn four_words(&self) -> bool {
        self.mask(self.result)
    }

    /// A bit for each lane of a wave: four words, side by side or as a structure.
    fn mask(&self, ty: TypeId) -> bool {
        match self.types.get(ty) {
            Type::Struct { fields, .. } => fields.len() == 4 && fields.iter().all(|&f| f == TypeId::I32),
            _ => self.types.scalar(ty) == TypeId::I32 && self.types.lanes(ty) == 4,
        }
    }
}
