//! Statics of functions whose initialiser is not the same whenever it is evaluated: a lane sets them when it first passes the
//! declaration, as in C++. All others have their value before the entry runs (`globals`).

use crate::lower::Lowerer;
use crate::lower::builtin;
use crate::typed::{Callee, ExprId, ExprKind, Program, Ty, TyId, VarId, VarKind, for_each_part};
use trefoil_ir::{GlobalId, Hint, TypeId, Variable};

/// What remembers whether the declaration of a static has set it.
#[derive(Clone, Copy)]
pub(in crate::lower) enum Flag {
    /// A variable of the function that is lowered.
    OfCall(Variable),
    /// A variable of the module, for a static that outlives a call.
    OfModule(GlobalId),
}

impl Lowerer<'_> {
    /// Gives a static that its declaration sets a flag, which says that it is not set yet; whether it is one. Statics are asked about
    /// in the order of their declaration, so that what one is made of has been.
    pub(in crate::lower) fn may_wait(&mut self, var: VarId) -> bool {
        let v = &self.program.vars[var];
        if self.shared.statics.has(var) {
            return self.shared.statics.waits(var) && self.wait_across_calls(var);
        }
        let waits = v.kind == VarKind::Static
            && self.reached.is_declared_in_function(var)
            && holds_numbers(self.program, v.ty)
            && v.init.is_some_and(|init| !is_settled(self.program, init, &|var| self.is_settled_static(var)));
        if waits {
            let flag = self.b.variable(TypeId::I1);
            self.globals.waiting.push((var, Flag::OfCall(flag)));
        }
        waits
    }

    /// Gives a static that outlives a call the flag of its own, which does too.
    fn wait_across_calls(&mut self, var: VarId) -> bool {
        let known = self.shared.flags.get(&var).copied();
        let flag = known.unwrap_or_else(|| {
            let name = format!("{}.waits", self.program.names.get(self.program.vars[var].name));
            self.kept_flag(&name, true)
        });
        self.shared.flags.insert(var, flag);
        self.globals.waiting.push((var, Flag::OfModule(flag)));
        true
    }

    /// The flag of a static that its declaration sets.
    pub(in crate::lower) fn flag_of(&self, var: VarId) -> Option<Flag> {
        let waiting = &self.globals.waiting;
        let at = waiting.binary_search_by_key(&var, |&(waiting, _)| waiting).ok()?;
        Some(waiting[at].1)
    }

    fn is_settled_static(&self, var: VarId) -> bool {
        let v = &self.program.vars[var];
        match v.kind {
            VarKind::Static => v.is_const && holds_numbers(self.program, v.ty) && self.flag_of(var).is_none(),
            _ => is_outside(self.program, var),
        }
    }

    /// Before the entry runs: a static that its declaration sets is not set.
    pub(in crate::lower) fn start_waiting(&mut self, waits: Flag) {
        if let Flag::OfCall(waits) = waits {
            let yes = self.b.ctx.bool(true);
            self.b.write(waits, yes);
        }
    }

    /// The declaration of such a static: sets it unless it is set.
    pub(in crate::lower) fn set_late(&mut self, var: VarId, waits: Flag) {
        let (yes, no) = (self.b.ctx.bool(true), self.b.ctx.bool(false));
        let condition = match waits {
            Flag::OfCall(waits) => self.b.read(waits),
            Flag::OfModule(waits) => {
                let waits = self.b.load(TypeId::I32, waits.into());
                self.is_not_zero(waits)
            }
        };
        if condition == no {
            return;
        }
        let guard = (condition != yes).then(|| self.b.begin_if_alone(condition, Hint::None));
        match waits {
            Flag::OfCall(waits) => self.b.write(waits, no),
            Flag::OfModule(waits) => {
                let zero = self.b.ctx.i32(0);
                self.b.store(zero, waits.into());
            }
        }
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

/// Whether there is something of a type that a static can hold until it is set: numbers.
pub(in crate::lower) fn holds_numbers(p: &Program, ty: TyId) -> bool {
    match p.types.get(ty) {
        Ty::Array(elem, _) => holds_numbers(p, elem),
        Ty::Struct(s) => p.structs[s].fields.iter().all(|f| holds_numbers(p, f.ty)),
        ty => matches!(
            ty,
            Ty::Scalar(_) | Ty::Vector(..) | Ty::Matrix { .. } | Ty::Enum(..) | Ty::Pointer { .. }
        ),
    }
}

/// Whether a variable has its value from outside of the program.
pub(in crate::lower) fn is_outside(p: &Program, var: VarId) -> bool {
    matches!(p.vars[var].kind, VarKind::BufferField(..) | VarKind::Specialization(_))
}

/// Whether an expression has the same value at each place of the program and writes nothing; `is_fixed` says whether a variable
/// has.
pub(in crate::lower) fn is_settled(p: &Program, e: ExprId, is_fixed: &dyn Fn(VarId) -> bool) -> bool {
    let kind = p.exprs[e].kind;
    let mut settled = match kind {
        ExprKind::Assign(..) | ExprKind::CompoundAssign { .. } | ExprKind::IncDec(..) => false,
        ExprKind::Var(var) => is_fixed(var),
        ExprKind::Call { callee: Callee::Builtin(op), .. } => builtin::is_pure(op),
        ExprKind::Call { .. } => false,
        _ => true,
    };
    for_each_part(p, kind, &mut |part| settled = settled && is_settled(p, part, is_fixed));
    settled
}
