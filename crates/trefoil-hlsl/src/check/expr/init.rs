//! Initialisers, constructors, written casts.

use crate::check::conversions::convert::Target;
use crate::check::conversions::place::PlaceKind;
use crate::check::model::Model;
use crate::check::types::facts::{Shape, is_literal};
use crate::check::types::words::Goal;
use crate::check::{Checker, Context, kinds};
use crate::diag::Diagnostic;
use crate::source::Span;
use crate::syntax::tree::{self, Expr, TypeRefId};
use crate::typed::{AccessOp, ExprId, ExprKind, Scalar, Ty, TyId};
use trefoil_entity::List;

/// Structures of resources are small: one with more leaves cannot have been meant.
const MAX_RESOURCE_LEAVES: u32 = 1 << 16;

impl Checker<'_> {
    /// The value of an initialiser for a type.
    pub(in crate::check) fn initializer(&mut self, e: tree::ExprId, ty: TyId, target: Target) -> ExprId {
        if let Expr::InitList(list) = self.cx.unit.exprs[e] {
            return self.init_list(list, ty, self.cx.place_of(e));
        }
        let value = self.expr(e);
        if self.cx.model.is_error(value) || ty == self.cx.model.common.error {
            return self.cx.model.error_expr(self.cx.place_of(e));
        }
        let at = match target {
            Target::Variable(at) | Target::Constant(at) if !at.is_none() => Some(at),
            _ => None,
        };
        let converted = self.cx.try_convert(value, ty, Goal::Named, at);
        if let Some(converted) = converted {
            return converted;
        }
        let category = self.cx.model.category(value);
        let span = match target {
            Target::Variable(at) | Target::Constant(at) | Target::Parameter(at) if !at.is_none() => at,
            _ => self.cx.place_of(e),
        };
        let (from, mut to) = self.cx.init_text(value, ty);
        if to == self.cx.model.type_text(ty)
            && let Target::Variable(at) | Target::Constant(at) | Target::Parameter(at) = target
        {
            to = self.cx.as_declared(to, at);
        }
        if matches!(target, Target::Constant(_)) {
            to.insert_str(0, "const ");
        }
        let d = Diagnostic::new(&kinds::CANNOT_INIT, span).arg(target.text()).arg(to).arg(category).arg(from);
        self.cx.push(d);
        self.cx.model.error_expr(span)
    }

    /// An array type without a length takes it from the initialiser.
    pub(in crate::check) fn sized_by(&mut self, ty: TyId, e: tree::ExprId) -> TyId {
        let Ty::Array(elem, 0) = self.cx.model.program.types.get(ty) else { return ty };
        let Expr::InitList(list) = self.cx.unit.exprs[e] else { return ty };
        // The parts are checked twice, the first time for their number alone.
        let before = self.cx.diags.clone();
        let mut parts = Vec::new();
        let total = self.flatten(list, &mut parts);
        *self.cx.diags = before;
        match (total, self.cx.model.leaves(elem)) {
            (Some(0), Some(1..)) => self.cx.empty_array(elem, self.cx.place_of(e)),
            (Some(total), Some(one)) if one > 0 && total % one == 0 && total > 0 => {
                self.cx.model.program.types.intern(Ty::Array(elem, total / one))
            }
            _ => ty,
        }
    }

    /// The array type without a length of a static global takes that of an array of the same numbers. DXC leaves such a type
    /// incomplete: of other variables and of other elements it makes nothing that holds.
    pub(in crate::check) fn sized_like(&mut self, ty: TyId, e: tree::ExprId) -> TyId {
        let Ty::Array(elem, 0) = self.cx.model.program.types.get(ty) else { return ty };
        if self.cx.model.num(elem).is_none() || matches!(self.cx.unit.exprs[e], Expr::InitList(_)) {
            return ty;
        }
        let before = self.cx.diags.clone();
        let value = self.expr(e);
        *self.cx.diags = before;
        match self.cx.model.ty_of(value) {
            Ty::Array(of, 1..) if of == elem => self.cx.model.ty(value),
            _ => ty,
        }
    }

    /// `{ … }` for a type.
    fn init_list(&mut self, list: List<tree::ExprId>, ty: TyId, span: Span) -> ExprId {
        let mut parts = Vec::new();
        if list.is_empty() && self.cx.model.leaves(ty) == Some(0) {
            return self.cx.model.add(ExprKind::Zero, ty, span);
        }
        let Some(total) = self.flatten(list, &mut parts) else { return self.cx.model.error_expr(span) };
        if let [only] = parts.as_slice()
            && self.cx.model.ty(*only) == ty
        {
            return *only;
        }
        self.cx.make_up(&parts, total, ty, span)
    }

    /// The parts of an initialiser list, lists in it taken apart, and how many leaves they have together.
    fn flatten(&mut self, list: List<tree::ExprId>, parts: &mut Vec<ExprId>) -> Option<u32> {
        let mut total = Some(0u32);
        for &item in self.cx.unit.list(list) {
            let n = if let Expr::InitList(inner) = self.cx.unit.exprs[item] {
                self.flatten(inner, parts)
            } else {
                let value = self.expr(item);
                self.cx.part(value, parts)
            };
            total = total.and_then(|t| t.checked_add(n?));
        }
        total
    }

    /// `T(a, b)`
    pub(in crate::check) fn construct(
        &mut self,
        ty: TypeRefId,
        args: List<tree::ExprId>,
        span: Span,
    ) -> ExprId {
        let ty = self.type_in_expression(ty);
        let args = self.cx.unit.list(args);
        self.construct_type(ty, args, span)
    }

    /// A value of a type from arguments.
    pub(in crate::check) fn construct_type(&mut self, ty: TyId, args: &[tree::ExprId], span: Span) -> ExprId {
        self.need_members(ty, span);
        if let [only] = args {
            if let Expr::InitList(list) = self.cx.unit.exprs[*only] {
                return self.init_list(list, ty, span);
            }
            let value = self.expr(*only);
            return self.cx.construct_of_one(value, ty, span);
        }
        if self.cx.model.num(ty).is_none() && ty != self.cx.model.common.error && !args.is_empty() {
            let is_array = matches!(self.cx.model.program.types.get(ty), Ty::Array(..));
            self.cx
                .report(if is_array { &kinds::CONSTRUCTOR_ARRAY } else { &kinds::CONSTRUCTOR_NUMERIC }, span);
            return self.cx.model.error_expr(span);
        }
        if args.is_empty() {
            if self.cx.model.query_of(ty).is_some() {
                return self.cx.model.add(ExprKind::Zero, ty, span);
            }
            if ty != self.cx.model.common.error {
                let text = self.cx.model.type_text(ty);
                self.cx.push(Diagnostic::new(&kinds::EMPTY_CONSTRUCTOR, span).arg(text));
            }
            return self.cx.model.error_expr(span);
        }
        let mut parts = Vec::with_capacity(args.len());
        let mut total = Some(0u32);
        for &arg in args {
            let value = self.expr(arg);
            let n = self.cx.part(value, &mut parts);
            total = total.and_then(|t| t.checked_add(n?));
        }
        if ty == self.cx.model.common.error {
            return self.cx.model.error_expr(span);
        }
        match total {
            Some(total) => {
                let at = Span::new(self.cx.place_of(args[0]).lo, span.hi);
                let result = self.cx.make_up(&parts, total, ty, at);
                self.cx.model.program.exprs[result].span = span;
                result
            }
            None => self.cx.model.error_expr(span),
        }
    }

    /// `(T)e`
    pub(in crate::check) fn written_cast(
        &mut self,
        ty: TypeRefId,
        operand: tree::ExprId,
        span: Span,
    ) -> ExprId {
        let to = self.type_in_expression(ty);
        if let Expr::InitList(list) = self.cx.unit.exprs[operand] {
            return self.init_list(list, to, span);
        }
        let value = self.expr(operand);
        if to == self.cx.model.common.void {
            let value = self.cx.model.rvalue(value);
            return if self.cx.model.is_error(value) {
                value
            } else {
                self.cx.model.add(ExprKind::Cast(value), to, span)
            };
        }
        let ty = self.cx.model.ty(value);
        let is_one = matches!(self.cx.model.ty_of(value), Ty::Scalar(_) | Ty::Enum(..) | Ty::Error);
        if !is_one && matches!(self.cx.model.program.types.get(to), Ty::Enum(..)) {
            // An enumeration is made of one number that is no vector.
            let (from, to) = (self.cx.model.type_text(ty), self.cx.model.type_text(to));
            self.cx.push(Diagnostic::new(&kinds::CANNOT_CONVERT, span).arg(from).arg(to));
            return self.cx.model.error_expr(span);
        }
        self.cx.explicit_cast(value, to, span)
    }

    /// Converts a condition to a scalar `bool`.
    pub(in crate::check) fn condition(&mut self, e: tree::ExprId, statement: &'static str) -> ExprId {
        self.cx.notes.no_words = self.cx.place_of(e).lo;
        let value = self.value(e);
        if self.cx.model.is_error(value) {
            return value;
        }
        let span = self.cx.place_of(e);
        let is_scoped =
            matches!(self.cx.model.ty_of(value), Ty::Enum(n, _) if self.cx.model.enums[n as usize].scoped);
        match self.cx.model.num(self.cx.model.ty(value)).filter(|_| !is_scoped) {
            Some(n) if n.shape == Shape::Scalar || n.shape.is_one() => {
                let bool_ty = self.cx.model.common.bool;
                self.cx.warn_literal(value, bool_ty, Goal::Made);
                self.cx.model.cast(value, bool_ty)
            }
            Some(_) => {
                self.cx.push(Diagnostic::new(&kinds::CONDITION_SCALAR, span).arg(statement));
                self.cx.model.error_expr(span)
            }
            None => {
                let text = self.cx.value_text(value);
                self.cx.push(Diagnostic::new(&kinds::NOT_CONTEXTUAL_BOOL, span).arg(text));
                self.cx.model.error_expr(span)
            }
        }
    }
}

impl Context<'_> {
    fn part(&mut self, value: ExprId, parts: &mut Vec<ExprId>) -> Option<u32> {
        if self.model.is_error(value) {
            return None;
        }
        let mut value = value;
        if self.model.is_heap_element(value) {
            // It becomes a resource of the type that stands at its place.
            parts.push(value);
            return Some(1);
        }
        if let Ty::Resource(r) = self.model.ty_of(value)
            && matches!(r.kind, trefoil_ir::ResourceKind::CBuffer | trefoil_ir::ResourceKind::TBuffer)
        {
            value = self.model.contents(value, r.element);
        }
        let value = self.model.rvalue(value);
        let n = self.model.leaves(self.model.ty(value));
        if n.is_none() {
            let span = self.model.span(value);
            self.report(&kinds::NEED_NUMERIC, span);
        }
        parts.push(value);
        n
    }

    /// A value of a type made of parts: there must be as many leaves as it needs.
    fn make_up(&mut self, parts: &[ExprId], total: u32, ty: TyId, span: Span) -> ExprId {
        let Some(need) = self.model.leaves(ty) else {
            if ty != self.model.common.error {
                let text = self.model.type_text(ty);
                self.push(Diagnostic::new(&kinds::INCOMPLETE_TYPE, span).arg(text));
            }
            return self.model.error_expr(span);
        };
        let need = match self.model.program.types.get(ty) {
            Ty::Array(elem, 0) => {
                self.model.leaves(elem).filter(|&n| n > 0).map_or(need, |n| total.next_multiple_of(n))
            }
            _ => need,
        };
        if total != need {
            let kind = if total < need { &kinds::TOO_FEW } else { &kinds::TOO_MANY };
            let plural = if need == 1 { "" } else { "s" };
            self.push(Diagnostic::new(kind, span).arg(need).arg(plural).arg(total));
            return self.model.error_expr(span);
        }
        let typed = self.type_heap_elements(parts, ty);
        let parts = typed.as_deref().unwrap_or(parts);
        if !self.model.leaves_fit(parts, ty) {
            if parts.len() > 1 {
                self.report(&kinds::TYPE_MISMATCH, span);
                return self.model.error_expr(span);
            }
            let from = parts.first().map_or(self.model.common.error, |&p| self.model.ty(p));
            let d = Diagnostic::new(&kinds::CANNOT_CONVERT, span).arg(self.model.type_text(from));
            let d = d.arg(self.model.type_text(ty));
            self.push(d);
            return self.model.error_expr(span);
        }
        if !self.model.enums_fit(parts, ty) {
            self.report(&kinds::TYPE_MISMATCH, span);
            return self.model.error_expr(span);
        }
        self.settle_parts(parts, ty);
        let list = self.model.program.expr_lists.push(parts);
        self.model.add(ExprKind::Flatten(list), ty, span)
    }

    /// The parts with elements of a heap converted to the types of the leaves that they become; none where there are no such
    /// elements.
    fn type_heap_elements(&mut self, parts: &[ExprId], ty: TyId) -> Option<Vec<ExprId>> {
        if !parts.iter().any(|&part| self.model.is_heap_element(part)) {
            return None;
        }
        let (mut leaves, mut typed) = (Vec::new(), Vec::with_capacity(parts.len()));
        if self.model.leaves(ty).is_some_and(|n| n <= MAX_RESOURCE_LEAVES) {
            self.model.leaf_types(ty, &mut leaves);
        }
        let mut at = 0;
        for &part in parts {
            if !self.model.is_heap_element(part) {
                at += self.model.leaves(self.model.ty(part)).unwrap_or(1) as usize;
                typed.push(part);
                continue;
            }
            let to = leaves.get(at).copied().unwrap_or(self.model.common.error);
            let span = self.model.span(part);
            typed.push(self.explicit_cast(part, to, span));
            at += 1;
        }
        Some(typed)
    }

    /// Literals among the parts take the scalars of what they become.
    fn settle_parts(&mut self, parts: &[ExprId], ty: TyId) {
        let mut elem = ty;
        while let Ty::Array(inner, _) = self.model.program.types.get(elem) {
            elem = inner;
        }
        if let Some(n) = self.model.num(elem) {
            return parts.iter().for_each(|&part| self.settle_part(part, n.scalar));
        }
        if !parts.iter().any(|&part| self.model.is_of_literals(part)) {
            return;
        }
        let mut leaves = Vec::new();
        if self.model.leaves(ty).is_some_and(|n| n <= MAX_RESOURCE_LEAVES) {
            self.model.leaf_types(ty, &mut leaves);
        }
        let mut at = 0;
        for &part in parts {
            let count = self.model.leaves(self.model.ty(part)).unwrap_or(1) as usize;
            let leaf = leaves.get(at).and_then(|&leaf| self.model.num(leaf));
            at += count;
            match leaf {
                Some(n) if self.model.is_of_literals(part) => self.settle_part(part, n.scalar),
                _ => {
                    self.model.settled(part);
                }
            }
        }
    }

    fn settle_part(&mut self, part: ExprId, scalar: Scalar) {
        let ty = self.model.scalar_ty(scalar);
        self.warn_literal(part, ty, Goal::Named);
        let scalar = self.model.literal_becomes(part, scalar);
        self.model.settle(part, scalar);
    }

    /// `T(e)`: one number for all, or as many as are needed.
    fn construct_of_one(&mut self, value: ExprId, ty: TyId, span: Span) -> ExprId {
        if self.model.is_error(value) || ty == self.model.common.error {
            return self.model.error_expr(span);
        }
        let is_pointer = |ty: Ty| matches!(ty, Ty::Pointer { .. });
        if is_pointer(self.model.program.types.get(ty)) {
            return self.pointer_of(value, ty, span);
        }
        if is_pointer(self.model.ty_of(value)) {
            return self.explicit_cast(value, ty, span);
        }
        match (self.model.num(self.model.ty(value)), self.model.num(ty)) {
            _ if self.model.ty(value) == ty && matches!(self.model.ty_of(value), Ty::Enum(..)) => {
                self.explicit_cast(value, ty, span)
            }
            (Some(_), Some(_)) if matches!(self.model.ty_of(value), Ty::Enum(n, _) if self.model.enums[n as usize].scoped) =>
            {
                self.report(&kinds::TYPE_MISMATCH, self.model.span(value));
                self.model.error_expr(span)
            }
            (_, Some(_)) if matches!(self.model.program.types.get(ty), Ty::Enum(..)) => {
                self.report(&kinds::TYPE_MISMATCH, self.model.span(value));
                self.model.error_expr(span)
            }
            (Some(a), Some(b))
                if a.shape.count() == b.shape.count() && self.model.castable(self.model.ty(value), ty) =>
            {
                if b.shape == Shape::Scalar {
                    self.warn_literal(value, ty, Goal::Named);
                }
                self.explicit_cast(value, ty, span)
            }
            (None, Some(_)) if matches!(self.model.ty_of(value), Ty::Resource(_)) => {
                self.explicit_cast(value, ty, span)
            }
            (_, Some(_)) => {
                let at = Span::new(self.model.span(value).lo, span.hi);
                let mut parts = Vec::new();
                match self.part(value, &mut parts) {
                    Some(total) => self.make_up(&parts, total, ty, at),
                    None => self.model.error_expr(span),
                }
            }
            (_, None) if self.model.ty(value) == ty => self.model.rvalue(value),
            (_, None) if self.model.is_heap_element(value) => self.explicit_cast(value, ty, span),
            (_, None) if self.model.leaves(ty).is_some() && self.model.is_plain(ty) => {
                let at = Span::new(self.model.span(value).lo, span.hi);
                let mut parts = Vec::new();
                match self.part(value, &mut parts) {
                    Some(total) => self.make_up(&parts, total, ty, at),
                    None => self.model.error_expr(span),
                }
            }
            (_, None) => {
                self.report(&kinds::CONSTRUCTOR_NUMERIC, span);
                self.model.error_expr(span)
            }
        }
    }
}

impl Model {
    /// Whether the leaves of an enumeration become leaves that they may: one of its own type, or a number if it is not scoped. No number
    /// becomes one. Pointers likewise: the only number that one becomes is a `uint64_t`.
    fn enums_fit(&self, parts: &[ExprId], ty: TyId) -> bool {
        let is_of_numbers =
            |ty| matches!(self.program.types.get(ty), Ty::Scalar(_) | Ty::Vector(..) | Ty::Matrix { .. });
        let has_numbers_alone = is_of_numbers(ty) && parts.iter().all(|&part| is_of_numbers(self.ty(part)));
        if has_numbers_alone || !self.may_hold_enums(ty) {
            return true;
        }
        let mut from = Vec::new();
        parts.iter().for_each(|&part| self.leaf_types(self.ty(part), &mut from));
        self.enum_leaves_fit(from, ty)
    }

    /// As [`enums_fit`](Self::enums_fit), of a value that is cast to a structure or an array: one number is for all leaves.
    pub(in crate::check) fn enums_cast(&self, from: TyId, ty: TyId) -> bool {
        let is_whole = matches!(self.program.types.get(ty), Ty::Struct(_) | Ty::Array(..));
        if !is_whole || !self.may_hold_enums(ty) {
            return true;
        }
        let mut leaves = Vec::new();
        self.leaf_types(from, &mut leaves);
        // Of what one number is spread to, DXC asks the first leaf alone. No number becomes an address.
        let spreads_to_address = leaves.len() == 1 && self.types.has_pointers && {
            let mut to = Vec::new();
            self.leaf_types(ty, &mut to);
            to.iter().skip(1).any(|&to| matches!(self.program.types.get(to), Ty::Pointer { .. }))
        };
        !spreads_to_address && self.enum_leaves_fit(leaves, ty)
    }

    fn may_hold_enums(&self, ty: TyId) -> bool {
        let any = !self.enums.is_empty() || self.types.has_pointers;
        any && self.leaves(ty).is_some_and(|n| n <= MAX_RESOURCE_LEAVES)
    }

    fn enum_leaves_fit(&self, from: Vec<TyId>, ty: TyId) -> bool {
        let mut to = Vec::new();
        self.leaf_types(ty, &mut to);
        let types = &self.program.types;
        from.into_iter().zip(to).all(|(from, to)| match (types.get(from), types.get(to)) {
            (_, Ty::Enum(..) | Ty::Pointer { .. }) => from == to,
            (Ty::Enum(n, _), _) => !self.enums[n as usize].scoped,
            (Ty::Pointer { .. }, to) => to == Ty::Scalar(Scalar::U64),
            _ => true,
        })
    }

    /// What a value is to messages.
    pub(in crate::check) fn category(&self, value: ExprId) -> &'static str {
        let is_text = self.ty_of(value) == Ty::String;
        let is_assigned = matches!(self.program.exprs[value].kind, ExprKind::Assign(..));
        let is_place = match self.place_kind(value) {
            PlaceKind::Value => self.is_element(value),
            _ => !is_assigned,
        };
        if is_text || is_place && !self.has_duplicates(value) { "lvalue" } else { "rvalue" }
    }

    /// Whether a value is an element of a resource that is read, or a part of one.
    fn is_element(&self, value: ExprId) -> bool {
        let mut at = value;
        while let Some(whole) = self.program.exprs[at].kind.whole() {
            at = whole;
        }
        let kind = self.program.exprs[at].kind;
        matches!(kind, ExprKind::Access { op, .. } if op != AccessOp::Contents)
    }

    /// Whether a value is a literal, or made of literals alone.
    fn is_of_literals(&self, value: ExprId) -> bool {
        self.num(self.ty(value)).is_some_and(|n| is_literal(n.scalar))
    }

    /// Whether resources meet resources of their type, and numbers numbers.
    fn leaves_fit(&self, parts: &[ExprId], ty: TyId) -> bool {
        if self.is_plain(ty) {
            return parts.iter().all(|&p| self.is_plain(self.ty(p)));
        }
        if self.leaves(ty).is_none_or(|n| n > MAX_RESOURCE_LEAVES) {
            return false;
        }
        let (mut have, mut want) = (Vec::new(), Vec::new());
        for &p in parts {
            self.leaf_types(self.ty(p), &mut have);
        }
        self.leaf_types(ty, &mut want);
        have.len() == want.len() && have.iter().zip(&want).all(|(&a, &b)| self.conversion(a, b).is_some())
    }
}
