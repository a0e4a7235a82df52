//! The streams that a geometry shader appends vertices to: `PointStream<T>`, `LineStream<T>`, `TriangleStream<T>`.
//!
//! A stream is a structure of one number, its own, that the entry's parameter gets when the shader begins: what copies the
//! variable copies the number, and so speaks of the same stream.

use crate::check::model::{Model, TArg};
use crate::check::{Context, kinds};
use crate::diag::Diagnostic;
use crate::source::Span;
use crate::typed::{StreamType, StructId, Ty, TyId};
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

impl Context<'_> {
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
                return self.model.common.error;
            }
            [] => {
                self.push(Diagnostic::new(&kinds::TEMPLATE_ARGUMENTS_MISSING, span).arg(name));
                return self.model.common.error;
            }
            _ => {
                self.push(Diagnostic::new(&kinds::TEMPLATE_ARGUMENTS_MANY, span).arg(name));
                return self.model.common.error;
            }
        };
        if self.model.program.types.get(element) == Ty::Error {
            return self.model.common.error;
        }
        if let Some(kind) = self.model.refused_vertex(element) {
            let text = self.model.type_text(element);
            self.push(Diagnostic::new(kind, span).arg(text));
            return self.model.common.error;
        }
        let known =
            self.model.program.streams.iter().find(|s| (s.topology, s.element) == (topology, element));
        let object = known.map(|s| s.object).unwrap_or_else(|| {
            let text = self.model.type_text(element);
            let uint = self.model.common.uint;
            let object = self.predefined(&format!("{name}<{text}>"), &[("", uint)]);
            self.model.program.streams.push(StreamType { object, topology, element });
            object
        });
        self.model.program.types.intern(Ty::Struct(object))
    }
}

impl Model {
    /// The stream that a type is.
    pub(in crate::check) fn as_stream(&self, ty: TyId) -> Option<StreamType> {
        self.program.stream(self.program.types.get(ty))
    }

    /// Whether a structure is a stream.
    pub(in crate::check) fn is_stream(&self, s: StructId) -> bool {
        self.program.stream(Ty::Struct(s)).is_some()
    }
}
