//! Statics of a library that outlive a call: whoever links the library may call the functions that it exports one after the
//! other, and each finds what the one before it left. They are variables of the module.
//!
//! In: what each function that comes out reaches. Out: which statics these are, and which of them code has to set, since their
//! initialisers are no constants: the first function that an invocation calls does so, for all of them.

use crate::lower::scan::Reached;
use crate::lower::stmt::{holds_numbers, is_outside, is_settled};
use crate::lower::types::Memory;
use crate::lower::values::Place;
use crate::lower::{Lowerer, kinds, loc};
use crate::typed::{ExprId, ExprKind, Program, Ty, TyId, VarId, VarKind};
use trefoil_entity::SparseMap;
use trefoil_ir::{ConstId, Global, GlobalId, Hint, IntPredicate, SPACE_PRIVATE, Stage, TypeId};

/// The statics of a library that are variables of the module.
#[derive(Default)]
pub(in crate::lower) struct KeptStatics {
    kept: SparseMap<VarId, bool>,
    /// Those that their declarations set.
    waiting: SparseMap<VarId, bool>,
    /// Those that are set ahead of everything, in the order of their declaration.
    pub late: Vec<VarId>,
    /// Whether what they are set to may depend on others of these.
    order_matters: bool,
    /// Whether those have been set: 0 until then.
    are_set: Option<GlobalId>,
}

impl KeptStatics {
    /// Whether a static is a variable of the module.
    pub(in crate::lower) fn has(&self, var: VarId) -> bool {
        self.kept.get(var)
    }

    /// Whether a function that reaches this may not run before those that are set ahead of everything.
    pub(in crate::lower) fn comes_after_late(&self, var: VarId) -> bool {
        if self.order_matters { self.has(var) } else { self.late.binary_search(&var).is_ok() }
    }

    /// Whether such a static's declaration sets it.
    pub(in crate::lower) fn waits(&self, var: VarId) -> bool {
        self.waiting.get(var)
    }

    /// The statics that functions which a library exports reach, where something changes them after their initialiser or that one
    /// has another value each time. `all` has what comes out, each with its stage.
    pub(in crate::lower) fn find<'a>(p: &Program, all: impl Iterator<Item = (Stage, &'a Reached)>) -> Self {
        let mut found = Self::default();
        let mut exported: SparseMap<VarId, bool> = SparseMap::default();
        let mut changed: SparseMap<VarId, bool> = SparseMap::default();
        let mut in_function: SparseMap<VarId, bool> = SparseMap::default();
        for (stage, reached) in all {
            for var in reached.of_kind(p, |kind| *kind == VarKind::Static) {
                let marks = [
                    (&mut exported, stage == Stage::Library),
                    (&mut changed, !reached.is_fixed(var)),
                    (&mut in_function, reached.is_declared_in_function(var)),
                ];
                marks.into_iter().filter(|(_, is)| *is).for_each(|(of, _)| of.set(var, true));
            }
        }
        let mut unsettled: SparseMap<VarId, bool> = SparseMap::default();
        for (var, v) in p.globals().filter(|&(var, _)| exported.get(var)) {
            let (changes, in_function) = (changed.get(var), in_function.get(var));
            let settled = |var| match p.vars[var].kind {
                VarKind::Static => !unsettled.get(var),
                _ => is_outside(p, var),
            };
            let is_unsettled = v.init.is_some_and(|init| !is_settled(p, init, &settled));
            unsettled.set(var, is_unsettled || changes && !v.is_const);
            if !(changes || is_unsettled) || !holds_numbers(p, v.ty) {
                continue;
            }
            found.kept.set(var, true);
            if in_function && is_unsettled {
                found.waiting.set(var, true);
            } else if v.init.is_some_and(|init| !is_constant(p, init)) {
                found.late.push(var);
                found.order_matters |= is_unsettled;
            }
        }
        found
    }
}

/// Whether an expression is one of those that are data of the module: constants, also in lists and converted lane by lane.
fn is_constant(p: &Program, e: ExprId) -> bool {
    let ty = p.exprs[e].ty;
    match p.exprs[e].kind {
        ExprKind::Const(_) | ExprKind::Zero => !has_bit_fields(p, ty),
        ExprKind::Flatten(parts) => {
            !has_bit_fields(p, ty) && p.exprs_of(parts).iter().all(|&part| is_constant(p, part))
        }
        ExprKind::Cast(inner) => {
            let lanes = |ty| match p.types.get(ty) {
                Ty::Scalar(_) | Ty::Enum(..) => Some((1, 1)),
                Ty::Vector(_, cols) => Some((1, cols)),
                Ty::Matrix { rows, cols, .. } => Some((rows, cols.into())),
                _ => None,
            };
            let (from, to) = (lanes(p.exprs[inner].ty), lanes(ty));
            from.is_some() && (from == to || from == Some((1, 1)) && to.is_some()) && is_constant(p, inner)
        }
        _ => false,
    }
}

fn has_bit_fields(p: &Program, ty: TyId) -> bool {
    match p.types.get(ty) {
        Ty::Array(elem, _) => has_bit_fields(p, elem),
        Ty::Struct(s) => p.structs[s].fields.iter().any(|f| !f.bits.is_empty() || has_bit_fields(p, f.ty)),
        _ => false,
    }
}

impl Lowerer<'_> {
    /// The variable of the module that a static is.
    pub(in crate::lower) fn kept_static(&mut self, var: VarId) -> Place {
        if let Some(place) = self.shared.places.get(&var) {
            return place.clone();
        }
        let v = &self.program.vars[var];
        let ty = self.memory_type(v.ty, Memory::Shared);
        let init = v.init.filter(|&init| is_constant(self.program, init) && !self.shared.statics.waits(var));
        let is_zero = |init| matches!(self.program.exprs[init].kind, ExprKind::Zero);
        let held = match init.filter(|&init| !is_zero(init)) {
            None => Some(self.b.ctx.consts.zero(&self.b.ctx.types, ty)),
            Some(init) => self.held_constant(init, v.ty),
        };
        let held = held.unwrap_or_else(|| {
            self.error(v.span, &kinds::STATIC_TOO_LARGE);
            self.b.ctx.consts.zero(&self.b.ctx.types, ty)
        });
        let name = self.program.names.get(v.name);
        let pointer = self.private_global(name, ty, held, loc(v.span)).into();
        let place = Place::Memory { pointer, memory: Memory::Shared, whole: false };
        self.keep_place(var, &place);
        place
    }

    /// A flag of the module that an invocation finds set or not at first.
    pub(in crate::lower) fn kept_flag(&mut self, name: &str, set: bool) -> GlobalId {
        let held = self.b.ctx.consts.i32(u32::from(set));
        self.private_global(name, TypeId::I32, held, trefoil_ir::Loc::NONE)
    }

    fn private_global(&mut self, name: &str, ty: TypeId, init: ConstId, loc: trefoil_ir::Loc) -> GlobalId {
        let name = self.b.ctx.symbol(name);
        let init = Some(init);
        let global = Global { name, ty, space: SPACE_PRIVATE, constant: false, init, align: 0, loc };
        self.b.ctx.globals.push(global)
    }

    /// Sets those that are set ahead of everything: an entry does so, another function unless a call before it has.
    pub(in crate::lower) fn set_kept_statics(&mut self) {
        let late = std::mem::take(&mut self.shared.statics.late);
        if late.first().is_some_and(|&first| self.reached.vars.get(first)) {
            let are_set = self.shared.statics.are_set;
            let are_set = are_set.unwrap_or_else(|| self.kept_flag("statics.are.set", false));
            self.shared.statics.are_set = Some(are_set);
            let guard = (self.stage == Stage::Library).then(|| {
                let before = self.b.load(TypeId::I32, are_set.into());
                let zero = self.b.ctx.i32(0);
                let condition = self.b.icmp(IntPredicate::Eq, before, zero);
                self.b.begin_if_alone(condition, Hint::None)
            });
            let one = self.b.ctx.i32(1);
            self.b.store(one, are_set.into());
            late.iter().for_each(|&var| self.set_kept_static(var));
            if let Some(guard) = guard {
                self.b.end_if(guard);
            }
        }
        self.shared.statics.late = late;
    }

    fn set_kept_static(&mut self, var: VarId) {
        let v = &self.program.vars[var];
        if let (Some(place), Some(init)) = (self.slots.get(var).cloned(), v.init) {
            self.b.loc = self.at(v.span);
            let val = self.expr(init);
            self.store(&place, v.ty, &val);
            self.note_value(&val, v.ty, v.precise);
        }
    }
}
