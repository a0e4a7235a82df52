//! What a call of a function of the source costs: the measure by which DXC chooses among overloads.
//!
//! Each conversion is looked at in two steps, from the argument's scalar to what the two scalars have in common and on to the
//! parameter's, and each kind of step, as well as a change of size, weighs more than any number of lighter ones. The costs of
//! all arguments are added; only the least total wins.

use crate::check::model::Model;
use crate::check::types::facts::{Num, bits, combine, is_literal};
use crate::typed::{ExprId, Scalar, Ty, TyId};

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

/// The weights, lightest first: each is 2^7 times the one before.
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

impl Weight {
    fn score(self) -> Score {
        1 << (7 * self as u32)
    }
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

impl Model {
    /// What it costs to convert one type, which converts, to another.
    pub(in crate::check) fn score(&self, from: TyId, to: TyId) -> Score {
        if from == to {
            return 0;
        }
        let mut score = 0;
        let (have, want) = (self.leaves(from).unwrap_or(1), self.leaves(to).unwrap_or(1));
        if have < want {
            score += Weight::Widens.score();
        }
        if have > want {
            score += Weight::Truncates.score();
        }
        let (to_common, from_common) = match (self.kind(from), self.kind(to)) {
            (Some(from), Some(to)) => {
                let common = common(to, from);
                (step(to, common), step(common, from))
            }
            // Of structures one is a part of the other.
            (None, None) => (Step::None, Step::None),
            _ => (Step::Cast, Step::Cast),
        };
        score += match to_common {
            Step::None => 0,
            Step::Promotion => Weight::PromotionTo.score(),
            Step::Sign => Weight::SignTo.score(),
            Step::Cast => Weight::CastTo.score(),
        };
        score
            + match from_common {
                Step::None => 0,
                Step::Promotion => Weight::PromotionFrom.score(),
                Step::Sign => Weight::SignFrom.score(),
                Step::Cast => Weight::CastFrom.score(),
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
