//! The objects of a work graph's nodes: what comes in, what goes out, and records of either.
//!
//! An object is one value, a handle: what copies it speaks of the same input, output or records.

use crate::check::model::{Model, TArg};
use crate::check::{Context, kinds};
use crate::diag::Diagnostic;
use crate::source::Span;
use crate::typed::{NodeTy, Ty, TyId};
use trefoil_ir::NodeFlags;

impl Context<'_> {
    /// `NodeOutput<T>` and its fellows; `span` is where the argument stands, or the name without one.
    pub(in crate::check) fn node_type(
        &mut self,
        name: &'static str,
        kind: NodeFlags,
        args: &[TArg],
        span: Span,
    ) -> TyId {
        if kind.has(NodeFlags::EMPTY) {
            let record = self.model.common.void;
            return self.model.program.types.intern(Ty::Node(NodeTy { kind, record }));
        }
        let record = match args {
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
        if self.refuses_record(name, record, span) {
            return self.model.common.error;
        }
        self.model.program.types.intern(Ty::Node(NodeTy { kind, record }))
    }

    /// Whether a type is refused as that of records: only structures of numbers are taken.
    fn refuses_record(&mut self, name: &'static str, record: TyId, span: Span) -> bool {
        let text = self.model.type_text(record);
        let d = match self.model.program.types.get(record) {
            Ty::Error => return true,
            Ty::Struct(s) if !self.model.is_query(s) && !self.model.is_stream(s) => {
                match self.model.object_in(record) {
                    Some(object) => {
                        let text = self.model.object_text(object);
                        Diagnostic::new(&kinds::NODE_RECORD_OBJECT, span).arg(text)
                    }
                    None if !self.model.has_number(record) => {
                        Diagnostic::new(&kinds::NODE_RECORD_EMPTY, span).arg(name)
                    }
                    None => {
                        self.refuse_long_vector(record, "node records", span);
                        return false;
                    }
                }
            }
            _ => Diagnostic::new(&kinds::NODE_RECORD_TYPE, span).arg(text),
        };
        self.push(d);
        true
    }
}

impl Model {
    /// The first object in a type.
    pub(in crate::check) fn object_in(&self, ty: TyId) -> Option<TyId> {
        match self.program.types.get(ty) {
            Ty::Array(elem, _) => self.object_in(elem),
            Ty::Struct(s) if self.is_query(s) || self.is_stream(s) || self.is_patch(s) => Some(ty),
            Ty::Struct(s) => self.program.structs[s].fields.iter().find_map(|f| self.object_in(f.ty)),
            Ty::Resource(_) | Ty::Spirv(_) | Ty::HitObject | Ty::Node(_) => Some(ty),
            _ => None,
        }
    }

    /// How an object's type is called without its arguments.
    fn object_text(&self, ty: TyId) -> String {
        let text = self.type_text(ty);
        if self.as_stream(ty).is_some() {
            return text;
        }
        text.split('<').next().unwrap_or_default().to_owned()
    }

    /// The object of a node that a type is.
    pub(in crate::check) fn as_node(&self, ty: TyId) -> Option<NodeTy> {
        match self.program.types.get(ty) {
            Ty::Node(node) => Some(node),
            _ => None,
        }
    }

    /// Whether the records of a type count who has finished with them.
    pub(in crate::check) fn tracks_sharing(&self, record: TyId) -> bool {
        matches!(self.program.types.get(record), Ty::Struct(s) if self.program.structs[s].tracks_sharing)
    }
}
