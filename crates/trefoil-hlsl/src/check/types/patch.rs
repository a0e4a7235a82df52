//! The control points of a patch: `InputPatch<T, n>` and `OutputPatch<T, n>`, structures of one array that an index goes
//! into.

use crate::check::model::{Model, TArg};
use crate::check::{Context, kinds};
use crate::diag::{Diagnostic, Kind};
use crate::source::Span;
use crate::typed::{Const, ExprId, ExprKind, PatchType, StructId, Ty, TyId};

/// Whether the name of an object type is a patch's, and whether it goes out.
pub(in crate::check) fn patch_side(name: &str) -> Option<bool> {
    match name {
        "InputPatch" => Some(false),
        "OutputPatch" => Some(true),
        _ => None,
    }
}

/// Most control points of a patch.
pub(in crate::check) const MAX_POINTS: i64 = 32;

impl Context<'_> {
    /// `InputPatch<T, n>` and its fellow.
    pub(in crate::check) fn patch_type(
        &mut self,
        name: &'static str,
        is_output: bool,
        args: &[TArg],
        span: Span,
    ) -> TyId {
        let (element, count) = match *args {
            [TArg::Type(ty), TArg::Value(_, n)] => (ty, n),
            [TArg::Type(ty), ..] if ty == self.model.common.error => return self.model.common.error,
            [] | [_] => {
                self.push(Diagnostic::new(&kinds::TEMPLATE_ARGUMENTS_MISSING, span).arg(name));
                return self.model.common.error;
            }
            [_, _] => {
                let d = Diagnostic::new(&kinds::TEMPLATE_ARGUMENT_KIND, span);
                self.push(d.arg("template type").arg("a type"));
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
        if count < 1 {
            self.push(Diagnostic::new(&kinds::PATCH_EMPTY, span).arg(name));
            return self.model.common.error;
        }
        if count > MAX_POINTS {
            let d = Diagnostic::new(&kinds::PATCH_LARGE, span).arg(count);
            self.push(d);
            return self.model.common.error;
        }
        let count = count as u32;
        let known = self
            .model
            .program
            .patches
            .iter()
            .find(|p| (p.is_output, p.element, p.count) == (is_output, element, count));
        let object = known.map(|p| p.object).unwrap_or_else(|| {
            let array = self.model.program.types.intern(Ty::Array(element, count));
            let text = self.model.type_text(element);
            let object = self.predefined(&format!("{name}<{text}, {count}>"), &[("", array)]);
            self.model.program.patches.push(PatchType { object, is_output, element, count });
            object
        });
        self.model.program.types.intern(Ty::Struct(object))
    }
}

impl Model {
    /// Why a type cannot be the control point of a patch or the vertex of a stream.
    pub(in crate::check) fn refused_vertex(&self, ty: TyId) -> Option<&'static Kind> {
        match self.program.types.get(ty) {
            Ty::Void => Some(&kinds::ELEMENT_NEVER),
            _ if self.has_resource(ty) => Some(&kinds::ELEMENT_OBJECT),
            _ => None,
        }
    }

    /// Whether a structure is a patch.
    pub(in crate::check) fn is_patch(&self, s: StructId) -> bool {
        self.program.patch(Ty::Struct(s)).is_some()
    }

    /// The points of a patch, as an array.
    pub(in crate::check) fn patch_points(&mut self, patch: ExprId, s: StructId) -> ExprId {
        let array = self.program.structs[s].fields[0].ty;
        let span = self.program.exprs[patch].span;
        self.add(ExprKind::Field(patch, 0), array, span)
    }

    /// `patch.Length`
    pub(in crate::check) fn patch_length(&mut self, patch: ExprId, s: StructId) -> Option<ExprId> {
        let count = self.program.patch(Ty::Struct(s))?.count;
        let (uint, span) = (self.common.uint, self.program.exprs[patch].span);
        Some(self.add(ExprKind::Const(Const::Int(count.into())), uint, span))
    }
}
