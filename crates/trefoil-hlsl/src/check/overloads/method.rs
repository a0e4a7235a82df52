//! Methods of objects.

use crate::builtins::{self, Namespace};
use crate::check::model::Model;
use crate::check::overloads::fit::TemplateArguments;
use crate::check::types::facts::Shape;
use crate::check::types::words::Spelling;
use crate::check::{Checker, Context, kinds};
use crate::diag::Diagnostic;
use crate::source::{Name, Span};
use crate::spelling::distance;
use crate::syntax::tree::{self, TemplateArgsId};
use crate::typed::{ExprId, ObjectKind, ResourceTy};
use trefoil_entity::List;
use trefoil_ir::{HlslVersion, ResourceKind, ShaderModel};

/// Where the methods of an object are.
fn namespace(r: &ResourceTy) -> Option<Namespace> {
    use ResourceKind::*;
    Some(match (r.kind, r.writable) {
        (Texture1D, false) => Namespace::Texture1D,
        (Texture1D, true) => Namespace::RWTexture1D,
        (Texture1DArray, false) => Namespace::Texture1DArray,
        (Texture1DArray, true) => Namespace::RWTexture1DArray,
        (Texture2D, _) if r.object == ObjectKind::Subpass => Namespace::VkSubpassInput,
        (Texture2DMS, _) if r.object == ObjectKind::Subpass => Namespace::VkSubpassInputMS,
        (Texture2D, false) => Namespace::Texture2D,
        (Texture2D, true) => Namespace::RWTexture2D,
        (Texture2DArray, false) => Namespace::Texture2DArray,
        (Texture2DArray, true) => Namespace::RWTexture2DArray,
        (Texture2DMS, false) => Namespace::Texture2DMS,
        (Texture2DMS, true) => Namespace::RWTexture2DMS,
        (Texture2DMSArray, false) => Namespace::Texture2DArrayMS,
        (Texture2DMSArray, true) => Namespace::RWTexture2DMSArray,
        (Texture3D, false) => Namespace::Texture3D,
        (Texture3D, true) => Namespace::RWTexture3D,
        (TextureCube, _) => Namespace::TextureCUBE,
        (TextureCubeArray, _) => Namespace::TextureCUBEArray,
        (TypedBuffer, false) => Namespace::Buffer,
        (TypedBuffer, true) => Namespace::RWBuffer,
        (RawBuffer, false) => Namespace::ByteAddressBuffer,
        (RawBuffer, true) => Namespace::RWByteAddressBuffer,
        (StructuredBuffer, writable) => match r.object {
            ObjectKind::Append => Namespace::AppendStructuredBuffer,
            ObjectKind::Consume => Namespace::ConsumeStructuredBuffer,
            ObjectKind::Plain if writable => Namespace::RWStructuredBuffer,
            ObjectKind::Plain | ObjectKind::Subpass => Namespace::StructuredBuffer,
        },
        (FeedbackTexture2D, _) => Namespace::FeedbackTexture2D,
        (FeedbackTexture2DArray, _) => Namespace::FeedbackTexture2DArray,
        (CBuffer | TBuffer | Sampler | SamplerComparison | AccelerationStructure, _) => return None,
    })
}

/// Whether methods of byte address buffers are templates: before, `Store` takes a `uint` alone.
fn has_templates(version: HlslVersion) -> bool {
    version >= HlslVersion::V2018
}

/// Methods that compare another channel than the first, which Vulkan cannot.
const COMPARE_OTHERS: &[&str] = &["GatherCmpGreen", "GatherCmpBlue", "GatherCmpAlpha"];

/// The one method that is nearest to a name that is none, if it is near and no other is as near.
pub(super) fn nearest_method(namespace: Namespace, wanted: &str) -> Option<&'static str> {
    let most = wanted.len().div_ceil(3);
    let entries = builtins::groups()[namespace as usize].entries();
    let near = |name: &'static str| Some((distance(wanted.as_bytes(), name.as_bytes(), most)?, name));
    let found = || entries.iter().filter_map(|entry| near(entry.op.name()));
    let (least, name) = found().min()?;
    let is_alone = found().filter(|&(distance, _)| distance == least).nth(1).is_none();
    (is_alone && wanted.len() > 2).then_some(name)
}

impl Model {
    /// Whether a resource has a method of that name.
    pub(in crate::check) fn is_method(&self, r: &ResourceTy, name: Name) -> bool {
        namespace(r).and_then(|namespace| builtins::lookup(namespace, self.text(name))).is_some()
    }
}

impl Checker<'_> {
    /// `object.name(…)` of a resource.
    #[expect(clippy::too_many_arguments, reason = "the parts of a call are what they are")]
    pub(in crate::check) fn call_object_method(
        &mut self,
        e: tree::ExprId,
        callee: tree::ExprId,
        object: ExprId,
        r: ResourceTy,
        name: Name,
        explicit: Option<TemplateArgsId>,
        args: List<tree::ExprId>,
    ) -> ExprId {
        let span = self.cx.place_of(e);
        let typed = self.args(args);
        let entry = namespace(&r).and_then(|ns| builtins::lookup(ns, self.cx.model.text(name)));
        let Some(entry) = entry else {
            let text = self.cx.model.spelled(self.cx.model.ty(object), Spelling::Plain);
            let written = self.cx.model.name_text(name);
            let d = match namespace(&r).and_then(|ns| nearest_method(ns, &written)) {
                Some(meant) => {
                    let d =
                        self.cx.at_expr(&kinds::NO_MEMBER_MEANT, callee).arg(written).arg(text).arg(meant);
                    let at = self.cx.unit.expr_places[callee].caret;
                    d.fixit(at, meant)
                }
                None => self.cx.at_expr(&kinds::NO_MEMBER, callee).arg(written).arg(text),
            };
            self.cx.push(d);
            return self.cx.model.error_expr(span);
        };
        let Some(typed) = typed else { return self.cx.model.error_expr(span) };
        if self.cx.options.target.vulkan_language && COMPARE_OTHERS.contains(&self.cx.model.text(name)) {
            let d = self.cx.at_expr(&kinds::METHOD_FOR_VULKAN, callee);
            self.cx.push(d.arg(self.cx.model.name_text(name)));
            return self.cx.model.error_expr(span);
        }
        if self.cx.cannot_sample(&r, name) {
            let at =
                typed.first().map_or(self.cx.place_of(callee), |&arg| self.cx.model.program.exprs[arg].span);
            let text = self.cx.model.type_text(r.element);
            self.cx.push(
                Diagnostic::new(&kinds::CANNOT_SAMPLE, at).arg(self.cx.model.name_text(name)).arg(text),
            );
            return self.cx.model.error_expr(span);
        }
        if self.cx.refuse_arguments(callee, r.kind, name, explicit) {
            return self.cx.model.error_expr(span);
        }
        let function = self.function_argument(explicit);
        if function.is_some_and(|ty| self.cx.model.program.holds_enumeration(ty)) {
            let first = explicit.and_then(|args| self.cx.unit.list(self.cx.unit.template_args[args]).first());
            let at = first.map_or(self.cx.place_of(callee), |&first| self.cx.argument_span(first));
            self.cx.push(Diagnostic::new(&kinds::METHOD_ONE_ARGUMENT, at).arg(self.cx.model.name_text(name)));
            return self.cx.model.error_expr(span);
        }
        let stores_word = r.kind == ResourceKind::RawBuffer
            && !has_templates(self.cx.options.version)
            && self.cx.model.text(name) == "Store";
        let is_wide = |&arg: &ExprId| {
            self.cx.model.num(self.cx.model.ty(arg)).is_some_and(|n| n.shape != Shape::Scalar)
        };
        if stores_word && typed.get(1).is_some_and(is_wide) {
            let at = self.cx.place_of(callee);
            self.cx.push(Diagnostic::new(&kinds::NO_MATCHING_METHOD, at).arg(self.cx.model.name_text(name)));
            return self.cx.model.error_expr(span);
        }
        let function = function.or_else(|| stores_word.then_some(self.cx.model.common.uint));
        let around = TemplateArguments { element: Some(r.element), function };
        let place = self.cx.unit.expr_places[callee];
        let at = crate::source::Span::new(place.caret, place.span.hi);
        self.cx.call_entry(entry, &typed, around, Some(object), span, at)
    }
}

impl Context<'_> {
    /// An error for template arguments of a method that takes none, or of too many.
    fn refuse_arguments(
        &mut self,
        callee: tree::ExprId,
        kind: ResourceKind,
        name: Name,
        explicit: Option<TemplateArgsId>,
    ) -> bool {
        let args = explicit.map_or(&[][..], |args| self.unit.list(self.unit.template_args[args]));
        let text = self.model.text(name);
        let is_template = kind == ResourceKind::RawBuffer && matches!(text, "Load" | "Store");
        let d = match *args {
            [] => return false,
            [first, ..] if is_template && !has_templates(self.options.version) => {
                Diagnostic::new(&kinds::METHOD_ARGUMENTS_VERSION, self.argument_span(first))
            }
            [_] if is_template => return false,
            [first, ..] if is_template => {
                Diagnostic::new(&kinds::METHOD_ONE_ARGUMENT, self.argument_span(first))
            }
            _ => {
                let at = self.unit.expr_places[callee].caret.offset(text.len() as u32);
                Diagnostic::new(&kinds::METHOD_NO_ARGUMENTS, Span::at(at))
            }
        };
        self.push(d.arg(name));
        true
    }

    /// Whether a texture's elements are not what a method samples: integers before shader model 6.7, and later still where
    /// something is compared with them; `GatherRaw` wants one unsigned number.
    fn cannot_sample(&self, r: &ResourceTy, name: Name) -> bool {
        if !r.kind.is_texture() {
            return false;
        }
        let Some(n) = self.model.num(r.element) else { return false };
        let name = self.model.text(name);
        match name {
            "GatherRaw" => n.scalar.is_float() || n.scalar.is_signed() || n.shape != Shape::Scalar,
            _ if n.scalar.is_float() || !name.starts_with("Sample") => false,
            _ => name.starts_with("SampleCmp") || self.options.shader_model < ShaderModel::new(6, 7),
        }
    }
}
