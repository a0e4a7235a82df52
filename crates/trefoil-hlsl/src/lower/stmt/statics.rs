//! Statics of functions whose initialiser is not the same whenever it is evaluated: the first lane that passes the declaration sets them,
//! once, as in C++. All others have their value before the entry runs (`globals`).

use crate::lower::Lowerer;
use crate::lower::builtin;
use crate::typed::{Callee, ExprId, ExprKind, Ty, VarId, VarKind, for_each_part};
use trefoil_ir::{Hint, TypeId};

impl Lowerer<'_> {
    /// Whether the declaration of a static sets it when it is first passed.
    pub(in crate::lower) fn is_set_late(&self, var: VarId) -> bool {
        let v = &self.program.vars[var];
        v.kind == VarKind::Static
            && self.reached.is_declared_in_function(var)
            && self.can_wait(v.ty)
            && v.init.is_some_and(|init| !self.is_settled(init))
    }

    /// Whether there is something of a type that a static can hold until it is set.
    fn can_wait(&self, ty: crate::typed::TyId) -> bool {
        match self.ty(ty) {
            Ty::Array(elem, _) => self.can_wait(elem),
            Ty::Struct(s) => self.program.structs[s].fields.iter().all(|f| self.can_wait(f.ty)),
            _ => self.numeric(ty).is_some(),
        }
    }

    /// Whether an expression has the same value at each place of the program and writes nothing.
    fn is_settled(&self, e: ExprId) -> bool {
        let kind = self.program.exprs[e].kind;
        let is_settled = match kind {
            ExprKind::Assign(..) | ExprKind::CompoundAssign { .. } | ExprKind::IncDec(..) => false,
            ExprKind::Var(var) => self.is_settled_variable(var),
            ExprKind::Call { callee: Callee::Builtin(op), .. } => builtin::is_pure(op),
            ExprKind::Call { .. } => false,
            _ => true,
        };
        let mut parts_are = is_settled;
        for_each_part(self.program, kind, &mut |part| parts_are = parts_are && self.is_settled(part));
        parts_are
    }

    fn is_settled_variable(&self, var: VarId) -> bool {
        let v = &self.program.vars[var];
        match v.kind {
            VarKind::BufferField(..) | VarKind::Specialization(_) => true,
            VarKind::Static => v.is_const && v.init.is_none_or(|init| self.is_settled(init)),
            _ => false,
        }
    }

    /// Before the entry runs: a static that its declaration sets is not set.
    pub(in crate::lower) fn wait_for(&mut self, var: VarId) {
        let waits = self.b.variable(TypeId::I1);
        let yes = self.b.ctx.bool(true);
        self.b.write(waits, yes);
        self.globals.waiting.push((var, waits));
    }

    /// The declaration of such a static: sets it unless it is set.
    pub(in crate::lower) fn set_late(&mut self, var: VarId, init: ExprId) {
        let waiting = &self.globals.waiting;
        let Ok(at) = waiting.binary_search_by_key(&var, |&(waiting, _)| waiting) else { return };
        let waits = waiting[at].1;
        let (yes, no) = (self.b.ctx.bool(true), self.b.ctx.bool(false));
        let condition = self.b.read(waits);
        if condition == no {
            return;
        }
        let guard = (condition != yes).then(|| self.b.begin_if_alone(condition, Hint::None));
        self.b.write(waits, no);
        if let Some(place) = self.slots.get(var).cloned() {
            let v = &self.program.vars[var];
            let val = self.expr(init);
            self.store(&place, v.ty, &val);
            self.note_value(&val, v.ty, v.precise);
        }
        if let Some(guard) = guard {
            self.b.end_if(guard);
        }
    }
}
