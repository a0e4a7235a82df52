//! The streams that a geometry shader appends vertices to: `PointStream<T>`, `LineStream<T>`, `TriangleStream<T>`.
//!
//! A stream is a structure of one number, its own, that the entry's parameter gets when the shader begins: what copies the
//! variable copies the number, and so speaks of the same stream.

use crate::builtins::{self, Namespace};
use crate::check::overloads::builtin::Around;
use crate::check::templates::template::TArg;
use crate::check::{Checker, kinds};
use crate::diag::Diagnostic;
use crate::source::{Name, Span};
use crate::syntax::arena::List;
use crate::syntax::tree;
use crate::typed::{ArgIo, ExprId, ExprKind, StreamType, StructId, Ty, TyId};
use trefoil_ir::OutputTopology;

/// What the vertices of an object type's stream are joined to; none for what is no stream.
pub(in crate::check) fn topology(name: &str) -> Option<OutputTopology> {
    Some(match name {
        "PointStream" => OutputTopology::Points,
        "LineStream" => OutputTopology::LineStrip,
        "TriangleStream" => OutputTopology::TriangleStrip,
        _ => return None,
    })
}

impl Checker<'_> {
    /// `PointStream<T>` and its fellows; `span` is where the argument stands, or the name without one.
    pub(in crate::check) fn stream_type(
        &mut self,
        name: &'static str,
        topology: OutputTopology,
        args: &[TArg],
        span: Span,
    ) -> TyId {
        let element = match args {
            [TArg::Type(ty)] => *ty,
            [_] => {
                let d = Diagnostic::new(&kinds::TEMPLATE_ARGUMENT_KIND, span);
                self.push(d.arg("template type").arg("a type"));
                return self.c.error;
            }
            [] => {
                self.push(Diagnostic::new(&kinds::TEMPLATE_ARGUMENTS_MISSING, span).arg(name));
                return self.c.error;
            }
            _ => {
                self.push(Diagnostic::new(&kinds::TEMPLATE_ARGUMENTS_MANY, span).arg(name));
                return self.c.error;
            }
        };
        let refused = match self.p.types.get(element) {
            Ty::Error => return self.c.error,
            Ty::Void => Some(&kinds::ELEMENT_NEVER),
            _ if self.has_resource(element) => Some(&kinds::ELEMENT_OBJECT),
            _ => None,
        };
        if let Some(kind) = refused {
            let text = self.type_text(element);
            self.push(Diagnostic::new(kind, span).arg(text));
            return self.c.error;
        }
        let known = self.p.streams.iter().find(|s| (s.topology, s.element) == (topology, element));
        let object = known.map(|s| s.object).unwrap_or_else(|| {
            let text = self.type_text(element);
            let uint = self.c.uint;
            let object = self.predefined(&format!("{name}<{text}>"), &[("", uint)]);
            self.p.streams.push(StreamType { object, topology, element });
            object
        });
        self.p.types.intern(Ty::Struct(object))
    }

    /// The stream that a type is.
    pub(in crate::check) fn as_stream(&self, ty: TyId) -> Option<StreamType> {
        self.p.stream(self.p.types.get(ty))
    }

    /// An error for a parameter that takes a stream other than as `inout`.
    pub(in crate::check) fn check_stream_param(&mut self, ty: TyId, io: ArgIo, span: Span) {
        if io != ArgIo::InOut && self.as_stream(ty).is_some() {
            self.report(&kinds::STREAM_PARAM, span);
        }
    }

    /// Whether a structure is a stream.
    pub(in crate::check) fn is_stream(&self, s: StructId) -> bool {
        self.p.stream(Ty::Struct(s)).is_some()
    }

    /// `stream.name(…)`
    pub(in crate::check) fn call_stream(
        &mut self,
        e: tree::ExprId,
        callee: tree::ExprId,
        object: ExprId,
        name: Name,
        args: List<tree::ExprId>,
    ) -> ExprId {
        let span = self.place_of(e);
        let Some(typed) = self.args(args) else { return self.error_expr(span) };
        let Some(stream) = self.as_stream(self.ty(object)) else { return self.error_expr(span) };
        let Some(entry) = builtins::lookup(Namespace::Stream, self.text(name)) else {
            let text = self.type_text(self.ty(object));
            let d = self.at_expr(&kinds::NO_MEMBER, callee).arg(self.name_text(name)).arg(text);
            self.push(d);
            return self.error_expr(span);
        };
        let uint = self.c.uint;
        let number = self.add(ExprKind::Field(object, 0), uint, span);
        let around = Around { element: Some(stream.element), function: None };
        self.call_entry(entry, &typed, around, Some(number), span, self.place_of(callee))
    }
}
