//! Statics of functions whose initialiser is not the same whenever it is evaluated: a lane sets them when it first passes the
//! declaration, as in C++. All others have their value before the entry runs (`globals`).

use crate::lower::Lowerer;
use crate::lower::builtin;
use crate::typed::{Callee, ExprId, ExprKind, Ty, TyId, VarId, VarKind, for_each_part};
use trefoil_ir::{Hint, TypeId, Variable};

impl Lowerer<'_> {
    /// Gives a static that its declaration sets a flag, which says that it is not set yet; whether it is one. Statics are asked about
    /// in the order of their declaration, so that what one is made of has been.
    pub(in crate::lower) fn may_wait(&mut self, var: VarId) -> bool {
        let v = &self.program.vars[var];
        let waits = v.kind == VarKind::Static
            && self.reached.is_declared_in_function(var)
            && self.can_wait(v.ty)
            && v.init.is_some_and(|init| !self.is_settled(init));
        if waits {
            let flag = self.b.variable(TypeId::I1);
            self.globals.waiting.push((var, flag));
        }
        waits
    }

    /// The flag of a static that its declaration sets.
    pub(in crate::lower) fn flag_of(&self, var: VarId) -> Option<Variable> {
        let waiting = &self.globals.waiting;
        let at = waiting.binary_search_by_key(&var, |&(waiting, _)| waiting).ok()?;
        Some(waiting[at].1)
    }

    /// Whether there is something of a type that a static can hold until it is set.
    fn can_wait(&self, ty: TyId) -> bool {
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
            VarKind::Static => v.is_const && self.can_wait(v.ty) && self.flag_of(var).is_none(),
            _ => false,
        }
    }

    /// Before the entry runs: a static that its declaration sets is not set.
    pub(in crate::lower) fn start_waiting(&mut self, waits: Variable) {
        let yes = self.b.ctx.bool(true);
        self.b.write(waits, yes);
    }

    /// The declaration of such a static: sets it unless it is set.
    pub(in crate::lower) fn set_late(&mut self, var: VarId, waits: Variable) {
        let (yes, no) = (self.b.ctx.bool(true), self.b.ctx.bool(false));
        let condition = self.b.read(waits);
        if condition == no {
            return;
        }
        let guard = (condition != yes).then(|| self.b.begin_if_alone(condition, Hint::None));
        self.b.write(waits, no);
        let v = &self.program.vars[var];
        if let (Some(place), Some(init)) = (self.slots.get(var).cloned(), v.init) {
            let val = self.expr(init);
            self.store(&place, v.ty, &val);
            self.note_value(&val, v.ty, v.precise);
        }
        if let Some(guard) = guard {
            self.b.end_if(guard);
        }
    }
}
