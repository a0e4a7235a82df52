//! What a call of a function of the source costs: the measure by which DXC chooses among overloads.
//!
//! Each conversion is looked at in two steps, from the argument's scalar to what the two scalars have in common and on to the
//! parameter's, and each kind of step, as well as a change of size, weighs more than any number of lighter ones. The costs of
//! all arguments are added; only the least total wins.

use crate::check::model::Model;
use crate::check::types::facts::{Num, bits, combine, is_literal};
use crate::typed::{ExprId, Field, Scalar, StructId, Ty, TyId};

/// Most parts of a structure that are compared.
const MAX_PARTS: usize = 256;

/// What a conversion or a whole call costs.
pub(in crate::check) type Score = u128;

/// What is converted: a scalar or an enumeration without a class.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(in crate::check) enum Kind {
    Scalar(Scalar),
    Enum,
}

/// How a step between kinds weighs.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Step {
    None,
    /// To what is wider.
    Promotion,
    /// Between signed and unsigned integers of one width.
    Sign,
    /// Any other.
    Cast,
}

/// The weights, lightest first.
#[derive(Clone, Copy)]
enum Weight {
    /// The parameter has more parts than the argument.
    Widens,
    PromotionTo,
    PromotionFrom,
    SignTo,
    SignFrom,
    CastTo,
    CastFrom,
    /// The parameter has fewer parts than the argument.
    Truncates,
}

/// What two kinds have in common.
pub(in crate::check) fn common(a: Kind, b: Kind) -> Kind {
    let of_whole = |s: Scalar| match s {
        Scalar::Bool | Scalar::LiteralInt => Scalar::I32,
        Scalar::LiteralFloat => Scalar::F32,
        other => other,
    };
    match (a, b) {
        (Kind::Enum, Kind::Enum) => Kind::Enum,
        (Kind::Enum, Kind::Scalar(s)) | (Kind::Scalar(s), Kind::Enum) => Kind::Scalar(of_whole(s)),
        (Kind::Scalar(a), Kind::Scalar(b)) => Kind::Scalar(combine(a, b)),
    }
}

/// The step between two kinds.
fn step(wide: Kind, narrow: Kind) -> Step {
    let (Kind::Scalar(to), Kind::Scalar(from)) = (wide, narrow) else {
        return if wide == narrow { Step::None } else { Step::Cast };
    };
    let is_whole = |s: Scalar| s.is_int() && !s.is_min_precision() && !s.is_packed();
    let is_real = |s: Scalar| s.is_float() && !s.is_min_precision();
    let literal = is_literal(to) || is_literal(from);
    if to == from || literal && (is_whole(to) && is_whole(from) || is_real(to) && is_real(from)) {
        Step::None
    } else if is_promotion(from, to) {
        Step::Promotion
    } else if is_whole(to) && is_whole(from) && bits(to) == bits(from) {
        Step::Sign
    } else {
        Step::Cast
    }
}

/// Whether a scalar goes into a wider one of its family. Signed and unsigned are alike but for minimum precision.
fn is_promotion(from: Scalar, to: Scalar) -> bool {
    use Scalar::*;
    if is_literal(from) || is_literal(to) || bits(to) <= bits(from) {
        return false;
    }
    match from {
        Min10Float | Min16Float | F16 | Half | F32 => to.is_float(),
        Min12Int | Min16Int => to.is_signed(),
        Min16Uint => to.is_unsigned() && to != Bool,
        I16 | U16 | I32 | U32 => to.is_int() && !to.is_min_precision(),
        _ => false,
    }
}

/// The weights of a conversion: each counts once, however many parts have it.
#[derive(Clone, Copy, Default)]
struct Weights(u8);

impl Weights {
    fn add(&mut self, weight: Weight) {
        self.0 |= 1 << weight as u8;
    }

    /// Adds those of two numbers of parts.
    fn add_extents(&mut self, have: u32, want: u32) {
        if have < want {
            self.add(Weight::Widens);
        }
        if have > want {
            self.add(Weight::Truncates);
        }
    }

    /// Adds those of one part that becomes another; objects have no kind.
    fn add_steps(&mut self, from: Option<Kind>, to: Option<Kind>) {
        let (to_common, from_common) = match (from, to) {
            (Some(from), Some(to)) => {
                let common = common(to, from);
                (step(to, common), step(common, from))
            }
            (None, None) => (Step::None, Step::None),
            _ => (Step::Cast, Step::Cast),
        };
        match to_common {
            Step::None => {}
            Step::Promotion => self.add(Weight::PromotionTo),
            Step::Sign => self.add(Weight::SignTo),
            Step::Cast => self.add(Weight::CastTo),
        }
        match from_common {
            Step::None => {}
            Step::Promotion => self.add(Weight::PromotionFrom),
            Step::Sign => self.add(Weight::SignFrom),
            Step::Cast => self.add(Weight::CastFrom),
        }
    }

    /// What they come to: each weighs 2^7 times the one before.
    fn score(self) -> Score {
        (0..8).filter(|i| self.0 >> i & 1 != 0).map(|i| 1 << (7 * i)).sum()
    }
}

impl Model {
    /// What it costs to convert one type, which converts, to another.
    pub(in crate::check) fn score(&self, from: TyId, to: TyId) -> Score {
        if from == to {
            return 0;
        }
        if let (Ty::Struct(from), Ty::Struct(to)) = (self.program.types.get(from), self.program.types.get(to))
        {
            return self.record_score(from, to);
        }
        let mut weights = Weights::default();
        weights.add_extents(self.leaves(from).unwrap_or(1), self.leaves(to).unwrap_or(1));
        weights.add_steps(self.kind(from), self.kind(to));
        weights.score()
    }

    /// What it costs that a structure becomes one that it inherits from, or one of the same parts: what each declares itself is
    /// compared, part by part, and not what it inherits.
    fn record_score(&self, from: StructId, to: StructId) -> Score {
        let mut weights = Weights::default();
        let count =
            |s| self.own_fields(s).filter_map(|field| self.field_leaves(field)).fold(0, u32::saturating_add);
        weights.add_extents(count(from), count(to));
        for (from, to) in self.own_parts(from).into_iter().zip(self.own_parts(to)) {
            weights.add_steps(from, to);
        }
        weights.score()
    }

    /// The fields that a record declares itself.
    fn own_fields(&self, s: StructId) -> impl Iterator<Item = &Field> {
        self.program.structs[s].fields.iter().skip(self.record(s).bases.len())
    }

    /// What the first parts of a record's own fields are.
    fn own_parts(&self, s: StructId) -> Vec<Option<Kind>> {
        let mut parts = Vec::new();
        self.own_fields(s).for_each(|field| self.push_parts(field, &mut parts));
        parts
    }

    fn push_parts(&self, field: &Field, parts: &mut Vec<Option<Kind>>) {
        match field.bits.is_empty() {
            true => self.push_parts_of(field.ty, parts),
            false => parts.extend(field.bits.iter().map(|part| self.kind(part.ty))),
        }
    }

    fn push_parts_of(&self, ty: TyId, parts: &mut Vec<Option<Kind>>) {
        if parts.len() >= MAX_PARTS {
            return;
        }
        match self.program.types.get(ty) {
            Ty::Array(elem, n) => {
                let before = parts.len();
                self.push_parts_of(elem, parts);
                let len = (parts.len() - before) * n as usize;
                let element = parts.split_off(before);
                parts.extend(element.into_iter().cycle().take(len.min(MAX_PARTS)));
            }
            Ty::Struct(s) => {
                self.program.structs[s].fields.iter().for_each(|field| self.push_parts(field, parts));
            }
            _ => {
                let n = self.num(ty).map_or(1, |num| num.shape.count());
                parts.extend((0..n).map(|_| self.kind(ty)));
            }
        }
    }

    /// The scalar that two operands have in common.
    pub(in crate::check) fn common_scalar(&self, a: ExprId, b: ExprId, x: Num, y: Num) -> Scalar {
        if self.ty(a) == self.ty(b) {
            return x.scalar;
        }
        let kind = |e: ExprId, num: Num| match self.ty_of(e) {
            Ty::Enum(..) => Kind::Enum,
            _ => Kind::Scalar(num.scalar),
        };
        match common(kind(a, x), kind(b, y)) {
            Kind::Scalar(s) => s,
            Kind::Enum => x.scalar,
        }
    }

    /// What the parts of a type are; none for structures and objects.
    pub(in crate::check) fn kind(&self, ty: TyId) -> Option<Kind> {
        match self.program.types.get(ty) {
            Ty::Enum(..) => Some(Kind::Enum),
            Ty::Array(elem, _) => self.kind(elem),
            _ => Some(Kind::Scalar(self.num(ty)?.scalar)),
        }
    }
}
