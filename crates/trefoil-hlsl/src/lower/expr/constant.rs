//! Constant tables: initialisers that are all constants become constant globals.

use crate::lower::Lowerer;
use crate::lower::types::Memory;
use crate::lower::values::{Place, Val};
use crate::typed::number::convert;
use crate::typed::{Const, ExprId, ExprKind, Scalar, Ty, TyId, VarId};
use trefoil_ir::{ConstId, Global, GlobalId, SPACE_PRIVATE, TypeId};

/// A constant scalar with what it is in HLSL.
type Leaf = (Const, Scalar);

impl Lowerer<'_> {
    /// The place of a constant array or structure whose initialiser is all constants.
    pub(in crate::lower) fn constant_place(&mut self, var: VarId, init: ExprId) -> Option<Place> {
        let v = &self.program.vars[var];
        if !matches!(self.ty(v.ty), Ty::Array(..) | Ty::Struct(_)) {
            return None;
        }
        let name = self.program.names.get(v.name);
        let mut leaves = Vec::new();
        self.constant_leaves(init, &mut leaves).then_some(())?;
        self.constant_global(name, &leaves, v.ty)
    }

    /// What memory that holds a constant from the start holds; none where it is not a constant.
    pub(in crate::lower) fn held_constant(&mut self, init: ExprId, ty: TyId) -> Option<ConstId> {
        let mut leaves = Vec::new();
        self.constant_leaves(init, &mut leaves).then_some(())?;
        self.constant_of(&mut &leaves[..], ty)
    }

    /// A constant array or structure made of constants alone: a table rather than code.
    pub(in crate::lower) fn constant_flatten(&mut self, parts: &[ExprId], ty: TyId) -> Option<Val> {
        if !matches!(self.ty(ty), Ty::Array(..)) {
            return None;
        }
        let mut leaves = Vec::new();
        for &part in parts {
            self.constant_leaves(part, &mut leaves).then_some(())?;
        }
        Some(Val::Memory(Box::new(self.constant_global("table", &leaves, ty)?)))
    }

    fn constant_global(&mut self, name: &str, leaves: &[Leaf], ty: TyId) -> Option<Place> {
        let mut rest = leaves;
        let init = self.constant_of(&mut rest, ty)?;
        let ir = self.memory_type(ty, Memory::Own);
        let place = |id: GlobalId| Place::Memory { pointer: id.into(), memory: Memory::Own, whole: false };
        // A function that is called more than once has its table once.
        if let Some(&known) = self.globals.tables.get(&init) {
            return Some(place(known));
        }
        let global = Global {
            name: self.b.ctx.symbol(name),
            ty: ir,
            space: SPACE_PRIVATE,
            constant: true,
            init: Some(init),
            align: 0,
            loc: self.b.loc,
        };
        let id = self.b.ctx.globals.push(global);
        self.globals.tables.insert(init, id);
        Some(place(id))
    }

    /// Adds the constant scalars of an expression; false when it is not all constants.
    pub(in crate::lower) fn constant_leaves(&self, e: ExprId, out: &mut Vec<Leaf>) -> bool {
        let expr = self.program.exprs[e];
        match expr.kind {
            ExprKind::Const(c) => {
                let scalar = self.scalar_of(expr.ty);
                out.extend((0..self.leaf_count(expr.ty)).map(|_| (c, scalar)));
                true
            }
            ExprKind::Zero if self.leaf_count(expr.ty) <= 1 << 16 => {
                out.extend((0..self.leaf_count(expr.ty)).map(|_| (Const::Int(0), Scalar::I32)));
                !self.holds_resource(expr.ty)
            }
            ExprKind::Flatten(parts) => {
                let start = out.len();
                let all = self.program.exprs_of(parts).iter().all(|&p| self.constant_leaves(p, out));
                if let Some(shape) = self.numeric(expr.ty) {
                    for leaf in &mut out[start..] {
                        *leaf = (convert(leaf.0, leaf.1, shape.scalar), shape.scalar);
                    }
                }
                all
            }
            ExprKind::Cast(inner) => {
                let (from, to) = (self.program.exprs[inner].ty, expr.ty);
                let (Some(f), Some(t)) = (self.numeric(from), self.numeric(to)) else { return false };
                let start = out.len();
                if !self.constant_leaves(inner, out) {
                    return false;
                }
                let count = usize::from(t.rows) * usize::from(t.cols);
                if f.rows == 1 && f.cols == 1 {
                    let first = out[start];
                    out.resize(start + count, first);
                } else if (f.rows, f.cols) != (t.rows, t.cols) && f.rows != 1 {
                    return false;
                }
                out.truncate(start + count);
                for leaf in &mut out[start..] {
                    *leaf = (convert(leaf.0, leaf.1, t.scalar), t.scalar);
                }
                true
            }
            _ => false,
        }
    }

    fn constant_of(&mut self, rest: &mut &[Leaf], ty: TyId) -> Option<ConstId> {
        let ir = self.memory_type(ty, Memory::Own);
        match self.ty(ty) {
            Ty::Scalar(s) => self.take_constant(rest, s),
            Ty::Vector(s, n) => self.constant_vector(rest, s, n, ir),
            Ty::Matrix { scalar, rows, cols, .. } => {
                let row_ty = self.b.ctx.types.member(ir, 0)?;
                let rows: Option<Vec<ConstId>> =
                    (0..rows).map(|_| self.constant_vector(rest, scalar, cols.into(), row_ty)).collect();
                Some(self.b.ctx.consts.aggregate(ir, &rows?))
            }
            Ty::Array(elem, len) => {
                let parts: Option<Vec<ConstId>> = (0..len).map(|_| self.constant_of(rest, elem)).collect();
                Some(self.b.ctx.consts.aggregate(ir, &parts?))
            }
            Ty::Struct(s) => {
                let count = self.program.structs[s].fields.len();
                let mut parts = Vec::with_capacity(count);
                for i in 0..count {
                    if !self.bits_of(s, i).is_empty() {
                        return None;
                    }
                    let field = self.program.structs[s].fields[i].ty;
                    parts.push(self.constant_of(rest, field)?);
                }
                Some(self.b.ctx.consts.aggregate(ir, &parts))
            }
            _ => None,
        }
    }

    fn constant_vector(&mut self, rest: &mut &[Leaf], s: Scalar, n: u16, ir: TypeId) -> Option<ConstId> {
        let parts: Option<Vec<ConstId>> = (0..n).map(|_| self.take_constant(rest, s)).collect();
        let parts = parts?;
        if let [one] = parts[..] { Some(one) } else { Some(self.b.ctx.consts.aggregate(ir, &parts)) }
    }

    fn take_constant(&mut self, rest: &mut &[Leaf], s: Scalar) -> Option<ConstId> {
        let (&leaf, tail) = rest.split_first()?;
        *rest = tail;
        let ty = self.memory_scalar(s, Memory::Own);
        let ctx = &mut *self.b.ctx;
        Some(match convert(leaf.0, leaf.1, s) {
            Const::Bool(v) => ctx.consts.int(&ctx.types, ty, u64::from(v)),
            Const::Int(v) => ctx.consts.int(&ctx.types, ty, v as u64),
            Const::Float(v) => ctx.consts.float(&ctx.types, ty, v),
        })
    }
}
