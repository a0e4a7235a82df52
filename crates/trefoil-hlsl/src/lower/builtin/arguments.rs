//! Arguments of built-ins: their values, their places, and the order in which those that write something are evaluated.

use crate::lower::Lowerer;
use crate::lower::values::{Place, Val};
use crate::typed::{Arg, ArgIo, ExprId, TyId};
use trefoil_ir::Value;

/// An argument that was evaluated before its call is lowered.
#[derive(Clone, Debug)]
pub(in crate::lower) enum Ahead {
    /// Its value, in the parameter's type.
    Val(ExprId, Val),
    /// Where it lies.
    Place(ExprId, Place),
}

impl Lowerer<'_> {
    /// Evaluates the arguments of a call in the order of the language, for `arg` and `arg_place` to find: the object of a
    /// method, the places that the call writes back to, then values from right to left; or all from left to right, by the target.
    pub(super) fn evaluate_ahead(&mut self, is_method: bool, args: &[Arg]) {
        let (object, rest) = args.split_at(usize::from(is_method));
        object.iter().for_each(|arg| self.value_ahead(arg));
        if self.options.target.evaluates_from_left {
            for arg in rest {
                match arg.io {
                    ArgIo::In => self.value_ahead(arg),
                    ArgIo::Ref | ArgIo::Out | ArgIo::InOut => self.place_ahead(arg),
                }
            }
            return;
        }
        for arg in rest.iter().filter(|arg| matches!(arg.io, ArgIo::Out | ArgIo::InOut)) {
            self.place_ahead(arg);
        }
        for arg in rest.iter().rev() {
            match arg.io {
                ArgIo::In => self.value_ahead(arg),
                ArgIo::Ref => self.place_ahead(arg),
                ArgIo::Out | ArgIo::InOut => {}
            }
        }
    }

    fn value_ahead(&mut self, arg: &Arg) {
        let val = self.cast_expr(arg.expr, arg.ty);
        self.ahead.push(Ahead::Val(arg.expr, val));
    }

    fn place_ahead(&mut self, arg: &Arg) {
        let place = self.place(arg.expr);
        self.ahead.push(Ahead::Place(arg.expr, place));
    }

    /// The value of an argument in the parameter's type.
    pub(in crate::lower) fn arg(&mut self, arg: &Arg) -> Val {
        let known = self.ahead.iter().rev().find_map(|ahead| match ahead {
            Ahead::Val(e, val) if *e == arg.expr => Some(val.clone()),
            _ => None,
        });
        known.unwrap_or_else(|| self.cast_expr(arg.expr, arg.ty))
    }

    /// Where an argument lies.
    pub(in crate::lower) fn arg_place(&mut self, arg: &Arg) -> Place {
        let known = self.ahead.iter().rev().find_map(|ahead| match ahead {
            Ahead::Place(e, place) if *e == arg.expr => Some(place.clone()),
            _ => None,
        });
        known.unwrap_or_else(|| self.place(arg.expr))
    }

    /// The value of an argument that is a scalar, vector or resource.
    pub(in crate::lower) fn single_arg(&mut self, arg: &Arg) -> Value {
        let val = self.arg(arg);
        self.as_single(val, arg.ty)
    }

    /// Writes what comes back through an `out` argument.
    pub(in crate::lower) fn write_out(&mut self, arg: &Arg, val: Val) {
        let to: TyId = self.program.exprs[arg.expr].ty;
        let val = self.cast_val(val, arg.ty, to);
        let place = self.arg_place(arg);
        self.store(&place, to, &val);
        self.note_written(arg.expr, &val, to);
    }
}
