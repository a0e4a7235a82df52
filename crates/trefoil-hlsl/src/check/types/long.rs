//! Vectors of more than four lanes, which shader model 6.9 has: where they may not be.

use crate::builtins::BuiltinOp;
use crate::check::model::Model;
use crate::check::{Context, kinds};
use crate::diag::Diagnostic;
use crate::source::Span;
use crate::typed::{Arg, FuncId, Ty, TyId};

/// Most lanes of a vector that may be anywhere.
const SHORT: u16 = 4;

impl Model {
    /// Whether a type is or holds a vector of more than four lanes.
    pub(in crate::check) fn has_long_vector(&self, ty: TyId) -> bool {
        self.types.long_vectors && self.holds_long_vector(ty)
    }

    fn holds_long_vector(&self, ty: TyId) -> bool {
        match self.program.types.get(ty) {
            Ty::Vector(_, lanes) => lanes > SHORT,
            Ty::Array(element, _) => self.holds_long_vector(element),
            it @ Ty::Struct(s) => {
                let element = match (self.program.stream(it), self.program.patch(it)) {
                    (Some(stream), _) => Some(stream.element),
                    (_, Some(patch)) => Some(patch.element),
                    _ => None,
                };
                let fields = self.program.structs[s].fields.iter().map(|field| field.ty);
                fields.chain(element).any(|ty| self.holds_long_vector(ty))
            }
            _ => false,
        }
    }
}

impl Context<'_> {
    /// An error for a type that holds a long vector, in a place that `what` names.
    pub(in crate::check) fn refuse_long_vector(&mut self, ty: TyId, what: &'static str, at: Span) {
        if self.model.has_long_vector(ty) {
            self.push(Diagnostic::new(&kinds::LONG_VECTOR, at).arg(what));
        }
    }

    /// Errors for long vectors in what an entry takes and gives.
    pub(in crate::check) fn refuse_long_vectors_of_entry(&mut self, func: FuncId) {
        if !self.model.types.long_vectors {
            return;
        }
        let it = &self.model.program.funcs[func];
        let (ret, at) = (it.ret, it.span);
        let params: Vec<_> = it.params.iter().map(|param| param.var).collect();
        self.refuse_long_vector(ret, "entry function return type", at);
        for var in params {
            let var = &self.model.program.vars[var];
            let (ty, at) = (var.ty, var.span);
            self.refuse_long_vector(ty, "entry function parameters", at);
        }
    }

    /// Errors for long vectors in structures that a call passes to other shaders.
    pub(in crate::check) fn refuse_long_vectors_passed(&mut self, op: BuiltinOp, args: &[Arg]) {
        use BuiltinOp as Op;
        let passes = match op {
            Op::TraceRay | Op::CallShader | Op::ReportHit | Op::DispatchMesh => true,
            Op::HitObjectTraceRay | Op::HitObjectInvoke | Op::HitObjectGetAttributes => true,
            Op::HitObjectFromRayQuery => args.len() > 1,
            _ => false,
        };
        if let Some(last) = args.last().filter(|_| passes) {
            self.refuse_long_vector(last.ty, "user-defined struct parameter", self.model.span(last.expr));
        }
    }
}
