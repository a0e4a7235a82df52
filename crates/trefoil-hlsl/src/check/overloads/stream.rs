//! The methods of streams.

use crate::builtins::{self, Namespace};
use crate::check::overloads::fit::TemplateArguments;
use crate::check::{Checker, kinds};
use crate::source::Name;
use crate::syntax::tree;
use crate::typed::{ExprId, ExprKind};
use trefoil_entity::List;

impl Checker<'_> {
    /// `stream.name(…)`
    pub(in crate::check) fn call_stream(
        &mut self,
        e: tree::ExprId,
        callee: tree::ExprId,
        object: ExprId,
        name: Name,
        args: List<tree::ExprId>,
    ) -> ExprId {
        let span = self.cx.place_of(e);
        let Some(typed) = self.args(args) else { return self.cx.model.error_expr(span) };
        let Some(stream) = self.cx.model.as_stream(self.cx.model.ty(object)) else {
            return self.cx.model.error_expr(span);
        };
        let Some(entry) = builtins::lookup(Namespace::Stream, self.cx.model.text(name)) else {
            let text = self.cx.model.type_text(self.cx.model.ty(object));
            let d = self.cx.at_expr(&kinds::NO_MEMBER, callee).arg(self.cx.model.name_text(name)).arg(text);
            self.cx.push(d);
            return self.cx.model.error_expr(span);
        };
        let uint = self.cx.model.common.uint;
        let number = self.cx.model.add(ExprKind::Field(object, 0), uint, span);
        let around = TemplateArguments { element: Some(stream.element), function: None };
        self.cx.call_entry(entry, &typed, around, Some(number), span, self.cx.place_of(callee))
    }
}
