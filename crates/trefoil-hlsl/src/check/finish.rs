//! The end of a check: removes types that only the check uses from the typed tree.

use crate::check::Checker;
use crate::check::constants::literal;
use crate::check::model::Model;
use crate::typed::{ExprKind, Program, Scalar, Ty, TyId};
use trefoil_entity::Entity;

/// The scalar that lowering sees.
fn plain_scalar(scalar: Scalar, native_16bit: bool) -> Scalar {
    match scalar {
        Scalar::Min16Float | Scalar::Min10Float if native_16bit => Scalar::F16,
        Scalar::Min16Int | Scalar::Min12Int if native_16bit => Scalar::I16,
        Scalar::Min16Uint if native_16bit => Scalar::U16,
        Scalar::LiteralInt => Scalar::I32,
        Scalar::LiteralFloat | Scalar::Half => Scalar::F32,
        other => other,
    }
}

impl Checker<'_> {
    /// Finds the entry, and replaces types that lowering does not see.
    pub(in crate::check) fn finish(mut self) -> Program {
        self.late_methods();
        self.cx.warn_uncalled();
        if self.cx.options.dx9_compat {
            self.cx.model.own_written_globals();
        }
        self.cx.entries();
        let defined = std::mem::take(&mut self.cx.model.defined_statics);
        self.cx.model.program.undefined.retain(|var| !defined.contains(var));
        self.cx.model.plain_types();
        self.cx.model.program
    }
}

impl Model {
    /// What a type is to lowering. Types made on the way are asked for too.
    fn plain_type(&mut self, ty: TyId) -> TyId {
        let own = self.program.types.get(ty);
        let plain = match own {
            Ty::Scalar(s) => Ty::Scalar(plain_scalar(s, self.types.native_16bit)),
            Ty::Enum(_, s) => Ty::Scalar(plain_scalar(s, self.types.native_16bit)),
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
    fn plain_types(&mut self) {
        let count = self.program.types.len();
        let mut map: Vec<TyId> = Vec::with_capacity(count);
        map.extend(self.program.types.ids());
        let mut changed = false;
        for place in &mut map {
            let plain = self.plain_type(*place);
            changed |= plain != *place;
            *place = plain;
        }
        if !changed {
            return;
        }
        let native_16bit = self.types.native_16bit;
        let plain = |ty: &mut TyId| *ty = map.get(ty.index()).copied().unwrap_or(*ty);
        let p = &mut self.program;
        for expr in p.exprs.values_mut() {
            let written = expr.ty;
            plain(&mut expr.ty);
            if expr.ty != written
                && let ExprKind::Const(c) = &mut expr.kind
                && let Ty::Scalar(scalar) | Ty::Vector(scalar, _) = p.types.get(written)
            {
                *c = literal::convert(*c, scalar, plain_scalar(scalar, native_16bit));
            }
        }
        p.vars.values_mut().for_each(|var| plain(&mut var.ty));
        for f in p.structs.values_mut().flat_map(|s| &mut s.fields) {
            plain(&mut f.ty);
            f.bits.iter_mut().for_each(|b| plain(&mut b.ty));
        }
        p.funcs.values_mut().for_each(|func| plain(&mut func.ret));
        p.arg_lists.iter_mut().for_each(|arg| plain(&mut arg.ty));
        self.drop_casts();
    }

    /// A conversion between types that have become the same is what it converts.
    fn drop_casts(&mut self) {
        for e in self.program.exprs.ids() {
            while let ExprKind::Cast(inner) = self.program.exprs[e].kind
                && self.program.exprs[inner].ty == self.program.exprs[e].ty
            {
                self.program.exprs[e].kind = self.program.exprs[inner].kind;
            }
        }
    }
}
