//! The end of a check: removes types that only the check uses from the typed tree.

use crate::check::constants::literal;
use crate::check::model::Model;
use crate::check::{Checker, Context, kinds};
use crate::diag::{Diagnostic, Kind, Severity};
use crate::typed::{
    Arg, Expr, ExprId, ExprKind, Field, Func, Program, Scalar, SharedFacts, Struct, Ty, TyId, Var,
};
use smallvec::SmallVec;
use std::sync::Arc;
use trefoil_entity::{Entity, Instead, Reach, Shared};
use trefoil_ir::Stage;

/// The scalar that lowering sees.
fn plain_scalar(scalar: Scalar, native_16bit: bool) -> Scalar {
    match scalar {
        Scalar::Min16Float | Scalar::Min10Float if native_16bit => Scalar::F16,
        Scalar::Min16Int | Scalar::Min12Int if native_16bit => Scalar::I16,
        Scalar::Min16Uint if native_16bit => Scalar::U16,
        Scalar::LiteralInt => Scalar::I32,
        Scalar::Int8x4 | Scalar::Uint8x4 => Scalar::U32,
        Scalar::LiteralFloat | Scalar::Half => Scalar::F32,
        other => other,
    }
}

impl Checker<'_> {
    /// Finds the entry, and replaces types that lowering does not see.
    ///
    /// `plain` is what the shared part of the program is to lowering, where that is known.
    pub(in crate::check) fn finish(mut self, plain: Option<&Plain>) -> Program {
        self.late_methods();
        self.cx.warn_unused();
        if self.cx.options.dx9_compat {
            self.cx.model.own_written_globals();
        }
        self.cx.entries();
        self.cx.forget_late_warnings();
        let defined = std::mem::take(&mut self.cx.model.defined_statics);
        self.cx.model.program.undefined.retain(|var| !defined.contains(var));
        if self.cx.options.stage == Stage::Library && !self.cx.options.target.vulkan_language {
            self.cx.model.name_for_linking();
        }
        self.cx.model.plain_types(plain);
        self.cx.model.program.is_deep = self.cx.unit.is_deep;
        self.cx.model.program
    }
}

/// What DXC warns of when it makes code, which it does not where there are errors.
const LATE: [&Kind; 6] = [
    &kinds::GLOBALS_INITIALIZER,
    &kinds::MEMBER_INITIALIZER,
    &kinds::WAVE_SIZE_VULKAN,
    &kinds::OVERRIDDEN_SEMANTIC,
    &kinds::DX9_SEMANTIC,
    &kinds::TRUNCATES_RESULT,
];

impl Context<'_> {
    /// Takes back what would have been warned of later where there are errors.
    fn forget_late_warnings(&mut self) {
        if !self.diags.has_errors() {
            return;
        }
        let is_late = |kind: &Kind| LATE.iter().any(|&late| std::ptr::eq(late, kind));
        let is_error = |d: &Diagnostic| d.severity >= Severity::Error && !is_late(d.kind);
        if self.diags.iter().any(is_error) {
            self.diags.retain(|kind| !is_late(kind));
        }
    }
}

/// The part of a program that compiles share, as lowering sees it.
pub(super) struct Plain {
    /// By type of the model.
    types: Vec<TyId>,
    exprs: Option<Instead<Expr>>,
    structs: Option<Instead<Struct>>,
    vars: Option<Instead<Var>>,
    funcs: Option<Instead<Func>>,
    args: Option<Shared<Arg>>,
    facts: Arc<SharedFacts>,
}

impl Plain {
    /// What a model that is to be shared is to lowering; the types that lowering sees become known to it.
    pub(super) fn of(model: &mut Model) -> Plain {
        let types = model.program.types.ids().map(|ty| model.plain_type(ty)).collect();
        model.functions.calls.sort();
        model.share();
        let mut plain = model.clone();
        plain.plain_types(None);
        let p = &mut plain.program;
        let facts = Arc::new(SharedFacts::of(p));
        p.arg_lists.share();
        Plain {
            types,
            exprs: p.exprs.take_changed(),
            structs: p.structs.take_changed(),
            vars: p.vars.take_changed(),
            funcs: p.funcs.take_changed(),
            args: p.arg_lists.shared(),
            facts,
        }
    }

    /// About how many bytes it takes.
    pub(super) fn bytes(&self) -> usize {
        self.exprs.as_ref().map_or(0, Instead::bytes)
            + self.structs.as_ref().map_or(0, Instead::bytes)
            + self.vars.as_ref().map_or(0, Instead::bytes)
            + self.funcs.as_ref().map_or(0, Instead::bytes)
            + self.args.as_ref().map_or(0, Shared::bytes)
            + size_of_val(&self.types[..])
    }

    /// Puts it in the place of what a program shares with others.
    fn replace(&self, p: &mut Program) {
        self.exprs.iter().for_each(|it| p.exprs.put_instead(it));
        self.structs.iter().for_each(|it| p.structs.put_instead(it));
        self.vars.iter().for_each(|it| p.vars.put_instead(it));
        self.funcs.iter().for_each(|it| p.funcs.put_instead(it));
        self.args.iter().for_each(|it| p.arg_lists.replace_shared(it));
        p.shared = Some(self.facts.clone());
    }
}

impl Model {
    /// What a type is to lowering. Types made on the way are asked for too.
    fn plain_type(&mut self, ty: TyId) -> TyId {
        let own = self.program.types.get(ty);
        let plain = match own {
            Ty::Scalar(s) => Ty::Scalar(plain_scalar(s, self.types.native_16bit)),
            Ty::Enum(_, s) => Ty::Scalar(plain_scalar(s, self.types.native_16bit)),
            Ty::Pointer { .. } => Ty::Scalar(Scalar::U64),
            Ty::Vector(s, n) => Ty::Vector(plain_scalar(s, self.types.native_16bit), n),
            Ty::Matrix { scalar, rows, cols, row_major } => {
                Ty::Matrix { scalar: plain_scalar(scalar, self.types.native_16bit), rows, cols, row_major }
            }
            Ty::Array(elem, n) => {
                let elem = self.plain_type(elem);
                Ty::Array(elem, n)
            }
            // What may be declared and not be used: the lowering says so.
            Ty::Resource(r)
                if matches!(self.program.types.get(r.element), Ty::Enum(..)) && r.kind.is_typed() =>
            {
                own
            }
            Ty::Resource(mut r) => {
                r.element = self.plain_type(r.element);
                Ty::Resource(r)
            }
            other => other,
        };
        if plain == own { ty } else { self.program.types.intern(plain) }
    }

    /// Gives expressions, variables, fields and functions the types that lowering sees, and literals that nothing gave a type
    /// their own.
    fn plain_types(&mut self, known: Option<&Plain>) {
        let mut map: Vec<TyId> = Vec::with_capacity(self.program.types.len());
        known.iter().for_each(|plain| map.extend_from_slice(&plain.types));
        for ty in self.program.types.ids().skip(map.len()) {
            map.push(self.plain_type(ty));
        }
        if map.iter().copied().eq(self.program.types.ids().take(map.len())) {
            return;
        }
        let native_16bit = self.types.native_16bit;
        let plain_of = |ty: TyId| map.get(ty.index()).copied().unwrap_or(ty);
        let changes = |ty: TyId| plain_of(ty) != ty;
        let plain = |ty: &mut TyId| *ty = plain_of(*ty);
        let p = &mut self.program;
        // What replaces a conversion is a copy of its operand, which has changed here.
        let known = known.filter(|_| !p.exprs.has_changed());
        known.iter().for_each(|known| known.replace(p));
        let reach = if known.is_some() { Reach::Own } else { Reach::All };
        let types = &p.types;
        let converted = |expr: &mut Expr| {
            let written = expr.ty;
            expr.ty = plain_of(written);
            if let ExprKind::Const(c) = &mut expr.kind
                && let Ty::Scalar(scalar) | Ty::Vector(scalar, _) = types.get(written)
            {
                *c = literal::convert(*c, scalar, plain_scalar(scalar, native_16bit));
            }
        };
        // Most expressions have a type that lowering sees.
        p.exprs.change(reach, |expr| changes(expr.ty), converted);
        p.vars.change(reach, |var| changes(var.ty), |var| plain(&mut var.ty));
        let has_changes = |f: &Field| changes(f.ty) || f.bits.iter().any(|b| changes(b.ty));
        p.structs.change(
            reach,
            |it| it.fields.iter().any(has_changes),
            |it| {
                for f in &mut it.fields {
                    plain(&mut f.ty);
                    f.bits.iter_mut().for_each(|b| plain(&mut b.ty));
                }
            },
        );
        p.funcs.change(reach, |func| changes(func.ret), |func| plain(&mut func.ret));
        p.arg_lists.change(reach, |arg| changes(arg.ty), |arg| plain(&mut arg.ty));
        self.drop_casts(reach);
    }

    /// A conversion between types that have become the same is what it converts.
    fn drop_casts(&mut self, reach: Reach) {
        let exprs = &mut self.program.exprs;
        let is_dropped = |&(_, expr): &(ExprId, &Expr)| matches!(expr.kind, ExprKind::Cast(inner) if exprs[inner].ty == expr.ty);
        let mut dropped: SmallVec<[ExprId; 64]> = SmallVec::new();
        // Most programs share nothing, and are gone over faster so.
        if reach == Reach::All && exprs.shared_len() > 0 {
            dropped.extend(exprs.iter().filter(is_dropped).map(|(e, _)| e));
        } else {
            dropped.extend(exprs.own_iter().filter(is_dropped).map(|(e, _)| e));
        }
        for e in dropped {
            while let ExprKind::Cast(inner) = exprs[e].kind
                && exprs[inner].ty == exprs[e].ty
            {
                exprs[e].kind = exprs[inner].kind;
            }
        }
    }
}
