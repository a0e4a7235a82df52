//! The methods of objects that are a handle in a structure: ray queries and streams.

use crate::builtins::{self, Namespace};
use crate::check::overloads::fit::TemplateArguments;
use crate::check::overloads::method::nearest_method;
use crate::check::{Checker, kinds};
use crate::source::Name;
use crate::syntax::tree;
use crate::typed::{ExprId, ExprKind};
use trefoil_entity::List;

impl Checker<'_> {
    /// `object.name(…)`, for an object of the built-in type or of the stream that it is.
    pub(in crate::check) fn call_handle(
        &mut self,
        e: tree::ExprId,
        callee: tree::ExprId,
        object: ExprId,
        name: Name,
        args: List<tree::ExprId>,
    ) -> ExprId {
        let span = self.cx.place_of(e);
        let Some(typed) = self.args(args) else { return self.cx.model.error_expr(span) };
        let ty = self.cx.model.ty(object);
        let stream = self.cx.model.as_stream(ty);
        let methods = if stream.is_some() { Namespace::Stream } else { Namespace::RayQuery };
        let Some(entry) = builtins::lookup(methods, self.cx.model.text(name)) else {
            let (text, written) = (self.cx.model.type_text(ty), self.cx.model.name_text(name));
            let d = match nearest_method(methods, &written) {
                Some(meant) => {
                    let d =
                        self.cx.at_expr(&kinds::NO_MEMBER_MEANT, callee).arg(written).arg(text).arg(meant);
                    d.fixit(self.cx.unit.expr_places[callee].caret, meant)
                }
                None => self.cx.at_expr(&kinds::NO_MEMBER, callee).arg(written).arg(text),
            };
            self.cx.push(d);
            return self.cx.model.error_expr(span);
        };
        let uint = self.cx.model.common.uint;
        let handle = self.cx.model.add(ExprKind::Field(object, 0), uint, span);
        let around = TemplateArguments { element: stream.map(|stream| stream.element), function: None };
        self.cx.call_entry(entry, &typed, around, Some(handle), span, self.cx.caret(callee))
    }
}
