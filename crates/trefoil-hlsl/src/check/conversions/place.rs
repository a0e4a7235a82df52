//! Places: which expressions are one, and what may be done with it.

use crate::check::model::Model;
use crate::check::{Context, kinds};
use crate::diag::Diagnostic;
use crate::source::Span;
use crate::typed::{AccessOp, ExprId, ExprKind, IncDec, Ty, TyId, VarId, VarKind};
use trefoil_ir::{NodeFlags, ResourceKind};

/// How a place may be used.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::check) enum PlaceKind {
    /// It is a value.
    Value,
    /// It may be read only.
    Const,
    /// It may be written.
    Writable,
}

impl Model {
    /// Whether an expression is a place, and what may be done with it.
    pub(in crate::check) fn place_kind(&self, e: ExprId) -> PlaceKind {
        let mut at = e;
        loop {
            let kind = self.program.exprs[at].kind;
            at = match kind {
                _ if let Some(whole) = kind.whole() => whole,
                // What was assigned to is what the assignment stands for.
                ExprKind::Assign(place, _)
                | ExprKind::CompoundAssign { place, .. }
                | ExprKind::IncDec(IncDec::PreInc | IncDec::PreDec, place) => place,
                ExprKind::Var(v) => return self.var_place_kind(v),
                ExprKind::Access { op: AccessOp::Contents, .. } => return PlaceKind::Const,
                ExprKind::Access { resource, .. } => return self.element_place_kind(resource),
                ExprKind::Error => return PlaceKind::Writable,
                _ => return PlaceKind::Value,
            }
        }
    }

    fn var_place_kind(&self, v: VarId) -> PlaceKind {
        let var = &self.program.vars[v];
        match var.kind {
            VarKind::BufferField(..) if self.types.writable_globals => PlaceKind::Writable,
            VarKind::BufferField(..) | VarKind::Resource(..) | VarKind::Specialization(_) => PlaceKind::Const,
            _ if var.is_const => PlaceKind::Const,
            _ => PlaceKind::Writable,
        }
    }

    /// What may be done with what a resource or the records of a node hold, or what lies at an address.
    fn element_place_kind(&self, resource: ExprId) -> PlaceKind {
        match self.ty_of(resource) {
            Ty::Node(node) if !node.kind.is_records() => PlaceKind::Value,
            Ty::Node(node) if node.kind.has(NodeFlags::READ_WRITE) => PlaceKind::Writable,
            Ty::Node(_) => PlaceKind::Const,
            // A texel is written as a whole, and only a vector is one.
            Ty::Resource(r) if r.kind == ResourceKind::TypedBuffer && self.is_aggregate(r.element) => {
                PlaceKind::Const
            }
            Ty::Resource(r) if r.writable => PlaceKind::Writable,
            Ty::Pointer { .. } => PlaceKind::Writable,
            _ => PlaceKind::Value,
        }
    }

    /// Whether an expression is a field, or a row, which an operator gives.
    fn is_field(&self, e: ExprId) -> bool {
        match self.program.exprs[e].kind {
            ExprKind::Field(..) | ExprKind::Bits { .. } | ExprKind::Prefix(_) => true,
            ExprKind::Index(base, _) => matches!(self.ty_of(base), Ty::Matrix { .. }),
            _ => false,
        }
    }

    pub(in crate::check) fn is_aggregate(&self, ty: TyId) -> bool {
        matches!(self.program.types.get(ty), Ty::Struct(_) | Ty::Array(..) | Ty::Matrix { .. })
    }

    /// Whether a lane stands twice in a swizzle.
    pub(in crate::check) fn has_duplicates(&self, e: ExprId) -> bool {
        match self.program.exprs[e].kind {
            ExprKind::Swizzle { base, len, lanes } => {
                let lane = |i: u8| lanes >> (2 * i) & 3;
                (0..len).any(|i| (0..i).any(|j| lane(i) == lane(j))) || self.has_duplicates(base)
            }
            ExprKind::MatrixSwizzle { len, elements, .. } => {
                let element = |i: u8| elements >> (4 * i) & 15;
                (0..len).any(|i| (0..i).any(|j| element(i) == element(j)))
            }
            ExprKind::Index(base, _) => self.has_duplicates(base),
            _ => false,
        }
    }
}

impl Model {
    /// `(T)place` as a place, where it is one: the part of a structure that it inherits, the first elements, fields or lanes.
    pub(in crate::check) fn cast_place(&mut self, e: ExprId, to: TyId, span: Span) -> Option<ExprId> {
        let from = self.ty(e);
        if self.place_kind(e) != PlaceKind::Writable || self.is_error(e) {
            return None;
        }
        let types = (self.program.types.get(from), self.program.types.get(to));
        match types {
            (Ty::Struct(_) | Ty::Array(..) | Ty::Vector(..), _) if from == to => {
                self.program.exprs[e].span = span;
                Some(e)
            }
            (Ty::Vector(s, n), Ty::Vector(t, m)) if s == t && m < n && m <= 4 => {
                Some(self.add(ExprKind::Swizzle { base: e, len: m as u8, lanes: FIRST_LANES }, to, span))
            }
            (Ty::Vector(s, _), Ty::Scalar(t)) if s == t => {
                Some(self.add(ExprKind::Swizzle { base: e, len: 1, lanes: 0 }, to, span))
            }
            (Ty::Struct(a), Ty::Struct(b)) if let Some(path) = self.base_path(a, b) => {
                let place = self.walk_bases(e, &path);
                self.program.exprs[place].span = span;
                Some(place)
            }
            (Ty::Struct(_), Ty::Struct(_)) | (Ty::Array(..), Ty::Array(..)) if self.is_prefix(from, to) => {
                Some(self.add(ExprKind::Prefix(e), to, span))
            }
            _ => None,
        }
    }
}

/// The lanes of a swizzle that leaves the order as it is.
const FIRST_LANES: u8 = 0b11_10_01_00;

impl Context<'_> {
    /// Whether a place may be written; an error is reported when not.
    pub(in crate::check) fn check_assignable(&mut self, e: ExprId, span: Span) -> bool {
        if self.model.is_error(e) {
            return false;
        }
        match self.model.place_kind(e) {
            PlaceKind::Writable => self.check_duplicates(e, span),
            PlaceKind::Const => {
                self.report_const(e, span);
                false
            }
            PlaceKind::Value => {
                self.report_value(e, span);
                false
            }
        }
    }

    pub(in crate::check) fn report_const(&mut self, e: ExprId, span: Span) {
        let mut at = e;
        loop {
            match self.model.program.exprs[at].kind {
                ExprKind::Index(base, _) if matches!(self.model.ty_of(base), Ty::Array(..)) => {
                    self.report(&kinds::READ_ONLY, span);
                    return;
                }
                ExprKind::Swizzle { .. }
                | ExprKind::MatrixSwizzle { .. }
                | ExprKind::Access { op: AccessOp::Contents, .. } => {
                    self.report(&kinds::READ_ONLY, span);
                    return;
                }
                ExprKind::Field(base, _)
                | ExprKind::Bits { base, .. }
                | ExprKind::Prefix(base)
                | ExprKind::Index(base, _) => at = base,
                ExprKind::Access { op: AccessOp::Record, .. } => {
                    self.report(&kinds::NODE_GET_CONST, span);
                    return;
                }
                ExprKind::Var(v) => {
                    let var = &self.model.program.vars[v];
                    let (name, ty, declared) = (var.name, var.ty, var.span);
                    let text = self.as_declared(format!("const {}", self.model.type_text(ty)), declared);
                    let d =
                        Diagnostic::new(&kinds::ASSIGN_CONST, span).arg(self.model.name_text(name)).arg(text);
                    self.push(d.note_with(
                        &kinds::DECLARED_CONST,
                        declared,
                        [self.model.name_text(name).into()],
                    ));
                    return;
                }
                _ => {
                    self.report(&kinds::NOT_ASSIGNABLE, span);
                    return;
                }
            }
        }
    }

    pub(in crate::check) fn report_value(&mut self, e: ExprId, span: Span) {
        let mut at = e;
        loop {
            match self.model.program.exprs[at].kind {
                ExprKind::Field(base, _)
                | ExprKind::Bits { base, .. }
                | ExprKind::Swizzle { base, .. }
                | ExprKind::MatrixSwizzle { base, .. }
                | ExprKind::Prefix(base)
                | ExprKind::Index(base, _) => at = base,
                // Of a part that is no field it is the part that is said to be read-only.
                ExprKind::Access { .. } if at != e && !self.model.is_field(e) => {
                    return self.report(&kinds::READ_ONLY, span);
                }
                ExprKind::Access { .. } => {
                    let text = self.model.spelled(self.model.ty(at), self.model.spelling(at));
                    self.push(Diagnostic::new(&kinds::ASSIGN_CONST_RESULT, span).arg(text));
                    return;
                }
                _ => {
                    self.report(&kinds::NOT_ASSIGNABLE, span);
                    return;
                }
            }
        }
    }

    /// Whether no lane stands twice in a swizzle that is written.
    pub(in crate::check) fn check_duplicates(&mut self, e: ExprId, span: Span) -> bool {
        match self.model.program.exprs[e].kind {
            ExprKind::Swizzle { base, len, lanes } => {
                let lane = |i: u8| lanes >> (2 * i) & 3;
                if (0..len).any(|i| (0..i).any(|j| lane(i) == lane(j))) {
                    self.report(&kinds::SWIZZLE_DUPLICATE, span);
                    return false;
                }
                self.check_duplicates(base, span)
            }
            ExprKind::MatrixSwizzle { len, elements, .. } => {
                let element = |i: u8| elements >> (4 * i) & 15;
                if (0..len).any(|i| (0..i).any(|j| element(i) == element(j))) {
                    self.report(&kinds::MATRIX_DUPLICATE, span);
                    return false;
                }
                true
            }
            ExprKind::Index(base, _) => self.check_duplicates(base, span),
            _ => true,
        }
    }
}
