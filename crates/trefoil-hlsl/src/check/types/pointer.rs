//! `vk::BufferPointer<T, align>`: addresses in memory of Vulkan's that know what lies there.
//!
//! One is made of an address by its constructor alone, converts to `uint64_t`, and has one method, `Get`, which names what lies there.

use crate::check::model::{Model, TArg};
use crate::check::{Checker, Context, kinds};
use crate::diag::Diagnostic;
use crate::source::{Name, Span};
use crate::syntax::tree::{self, TemplateArgsId};
use crate::typed::{AccessOp, Const, ExprId, ExprKind, Scalar, Ty, TyId};
use trefoil_entity::List;

impl Checker<'_> {
    /// The type with its template arguments; none after an error.
    pub(in crate::check) fn pointer_type(
        &mut self,
        name: Name,
        args: Option<TemplateArgsId>,
        span: Span,
    ) -> Option<TyId> {
        let Some(args) = args else {
            self.cx.push(Diagnostic::new(&kinds::TEMPLATE_ARGUMENTS_MISSING, span).arg(name));
            return None;
        };
        let args = self.template_args(args);
        let (to, align) = match args[..] {
            [TArg::Type(to)] => (to, 0),
            [TArg::Type(to), TArg::Value(_, align)] => (to, align),
            [] | [_] | [_, _] => {
                let d = Diagnostic::new(&kinds::TEMPLATE_ARGUMENT_KIND, span);
                self.cx.push(d.arg("template type").arg("a type"));
                return None;
            }
            _ => {
                self.cx.push(Diagnostic::new(&kinds::TEMPLATE_ARGUMENT_COUNT, span).arg(name).arg("many"));
                return None;
            }
        };
        self.cx.pointer_to(to, align, span)
    }

    /// `pointer.name(…)`
    pub(in crate::check) fn call_of_pointer(
        &mut self,
        e: tree::ExprId,
        callee: tree::ExprId,
        (pointer, to, align): (ExprId, TyId, u32),
        name: Name,
        args: List<tree::ExprId>,
    ) -> ExprId {
        let span = self.cx.place_of(e);
        let Some(typed) = self.args(args) else { return self.cx.model.error_expr(span) };
        if self.cx.model.text(name) != "Get" {
            let of = self.cx.model.type_text(self.cx.model.ty(pointer));
            let d = self.cx.at_expr(&kinds::NO_MEMBER, callee).arg(self.cx.model.name_text(name)).arg(of);
            self.cx.push(d);
            return self.cx.model.error_expr(span);
        }
        if let [extra, ..] = typed[..] {
            let d = Diagnostic::new(&kinds::NODE_GET_ARGUMENTS, self.cx.model.span(extra));
            self.cx.push(d.arg(0u32).arg(typed.len() as u32));
            return self.cx.model.error_expr(span);
        }
        self.cx.pointee((pointer, to, align), span)
    }

    /// `vk::static_pointer_cast<T, align>(pointer)`, `vk::reinterpret_pointer_cast<T, align>(pointer)`; none of other names.
    pub(in crate::check) fn pointer_cast(
        &mut self,
        name: Name,
        explicit: Option<TemplateArgsId>,
        typed: &[ExprId],
        span: Span,
    ) -> Option<ExprId> {
        let is_static = match self.cx.model.text(name) {
            "static_pointer_cast" => true,
            "reinterpret_pointer_cast" => false,
            _ => return None,
        };
        let &[pointer] = typed else { return None };
        let Ty::Pointer { to: from, .. } = self.cx.model.ty_of(pointer) else { return None };
        let error = self.cx.model.error_expr(span);
        let Some(ty) = self.pointer_type(name, explicit, span) else { return Some(error) };
        let Ty::Pointer { to, .. } = self.cx.model.program.types.get(ty) else { return Some(error) };
        if is_static && !self.cx.model.are_related(from, to) {
            let (to, from) = (self.cx.model.type_text(to), self.cx.model.type_text(from));
            self.cx.push(Diagnostic::new(&kinds::POINTER_CAST, span).arg(to).arg(from));
            return Some(error);
        }
        let pointer = self.cx.model.rvalue(pointer);
        Some(self.cx.model.add(ExprKind::Cast(pointer), ty, span))
    }
}

impl Context<'_> {
    /// The type of a pointer; none after an error.
    fn pointer_to(&mut self, to: TyId, align: i64, span: Span) -> Option<TyId> {
        if to == self.model.common.error {
            return None;
        }
        let Some(align) = u32::try_from(align).ok().filter(|&n| n == 0 || n.is_power_of_two()) else {
            self.report(&kinds::POINTER_ALIGNMENT, span);
            return None;
        };
        // A structure that is not complete yet may hold pointers to itself.
        let is_open =
            matches!(self.model.program.types.get(to), Ty::Struct(_)) && !self.model.is_complete(to);
        if to == self.model.common.void || !is_open && !self.model.is_plain(to) {
            let text = self.model.type_text(to);
            self.push(Diagnostic::new(&kinds::ELEMENT_OBJECT, span).arg(text));
            return None;
        }
        self.model.types.has_pointers = true;
        Some(self.model.program.types.intern(Ty::Pointer { to, align }))
    }

    /// `vk::BufferPointer<T>(value)`: of another of the same type, or of an address.
    pub(in crate::check) fn pointer_of(&mut self, value: ExprId, ty: TyId, span: Span) -> ExprId {
        if self.model.ty(value) == ty {
            return self.model.rvalue(value);
        }
        let address = self.model.scalar_ty(Scalar::U64);
        let address = self.convert(value, address);
        if self.model.is_error(address) {
            return self.model.error_expr(span);
        }
        self.model.add(ExprKind::Cast(address), ty, span)
    }

    /// `pointer.Get()`
    fn pointee(&mut self, (pointer, to, align): (ExprId, TyId, u32), span: Span) -> ExprId {
        if !self.model.is_complete(to) || !self.model.is_plain(to) {
            let text = self.model.type_text(to);
            let kind =
                if self.model.is_complete(to) { &kinds::ELEMENT_OBJECT } else { &kinds::INCOMPLETE_TYPE };
            self.push(Diagnostic::new(kind, span).arg(text));
            return self.model.error_expr(span);
        }
        let uint = self.model.common.uint;
        let resource = self.model.rvalue(pointer);
        let index = self.model.add(ExprKind::Const(Const::Int(align.into())), uint, span);
        self.model.add(ExprKind::Access { op: AccessOp::Pointee, resource, index, extra: None }, to, span)
    }
}

impl Model {
    /// Whether one of two types is the other, or a base of it.
    fn are_related(&self, a: TyId, b: TyId) -> bool {
        match (self.program.types.get(a), self.program.types.get(b)) {
            (Ty::Struct(x), Ty::Struct(y)) => {
                a == b || self.base_path(x, y).is_some() || self.base_path(y, x).is_some()
            }
            _ => a == b,
        }
    }

    /// How such a type is spelled.
    pub(in crate::check) fn pointer_text(&self, to: TyId, align: u32) -> String {
        format!("vk::BufferPointer<{}, {align}>", self.type_text(to))
    }
}
