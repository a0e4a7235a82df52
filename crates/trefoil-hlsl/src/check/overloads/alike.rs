//! Overloads of built-ins whose parameters are all like the first, for arguments of one type: what most calls have, and told at once.

use crate::builtins::{Dim, Io, Overload, Relation, Shape as SlotShape, TypeSlot};
use crate::check::model::Model;
use crate::check::types::facts::{Shape, combine, is_literal};
use crate::typed::{ExprId, Scalar, Ty, TyId};

/// The first parameter.
const FIRST: Relation = Relation::Same(1);

/// Whether the parameters of an overload take their shapes and their elements from the first.
pub(super) fn are_alike(o: &Overload, is_vector: bool) -> bool {
    let mut params = o.params().iter().enumerate();
    params.all(|(i, param)| param.io == Io::In && is_alike(&param.ty, i == 0, is_vector))
}

fn is_alike(slot: &TypeSlot, is_first: bool, is_vector: bool) -> bool {
    let takes_shape = match slot.shape {
        SlotShape::Any => true,
        SlotShape::Vector(Dim::C) => is_vector,
        _ => false,
    };
    let own_or_first = |from: Relation| from == Relation::Own || from == FIRST;
    let element = if is_first { Relation::Own } else { FIRST };
    takes_shape && own_or_first(slot.shape_from) && slot.element_from == element
}

impl Model {
    /// The scalar or vector that all arguments are, or become because they are scalars of it or literals; with its scalar.
    pub(super) fn type_of_all(&self, args: &[ExprId]) -> Option<(TyId, Scalar)> {
        let mut found: Option<(TyId, Ty)> = None;
        for &arg in args {
            let ty = self.ty(arg);
            match (self.program.types.get(ty), found) {
                (Ty::Scalar(s), _) if is_literal(s) => {}
                (of @ Ty::Scalar(_), None) => found = Some((ty, of)),
                // Beside a vector of one lane a scalar may stay one.
                (of @ Ty::Vector(_, 2..), None | Some((_, Ty::Scalar(_)))) => found = Some((ty, of)),
                (Ty::Scalar(_), Some(_)) => {}
                (Ty::Vector(..), Some((known, _))) if known == ty => {}
                _ => return None,
            }
        }
        let (ty, Ty::Scalar(scalar) | Ty::Vector(scalar, _)) = found? else { return None };
        let becomes = |s: Scalar| s == scalar || is_literal(s) && combine(scalar, s) == scalar;
        let is_of_it = |&arg: &ExprId| match self.ty_of(arg) {
            Ty::Scalar(s) => becomes(s),
            _ => true,
        };
        (!is_literal(scalar) && args.iter().all(is_of_it)).then_some((ty, scalar))
    }

    /// The result of an overload whose parameters are all of one type, where it is that type or the scalar of it.
    pub(super) fn result_of_all(&mut self, o: &Overload, (ty, scalar): (TyId, Scalar)) -> Option<TyId> {
        let result = &o.result;
        if result.element_from != FIRST {
            return None;
        }
        match result.shape {
            SlotShape::Any | SlotShape::Vector(Dim::C) if result.shape_from == FIRST => Some(ty),
            SlotShape::Scalar if result.shape_from == Relation::Own => {
                Some(self.num_ty(scalar, Shape::Scalar))
            }
            _ => None,
        }
    }
}
