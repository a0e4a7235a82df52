//! The object types: resources and samplers.

use crate::check::model::{Model, TArg};
use crate::check::{Checker, Context, kinds};
use crate::diag::Diagnostic;
use crate::source::Span;
use crate::syntax::builtin_names::{Builtin, EFFECT_OBJECTS, builtin, may_omit_arguments};
use crate::syntax::tree::{
    DeclId, MatrixOrder, Modifiers, TemplateArg, TemplateArgsId, TypeRef, TypeRefId, VarDecl,
};
use crate::typed::{ObjectKind, ResourceTy, Scalar, Ty, TyId};
use trefoil_ir::{NodeFlags, ResourceKind};

/// What the name of an object type says.
struct Object {
    kind: ResourceKind,
    writable: bool,
    ordered: bool,
    object: ObjectKind,
}

fn object(name: &str) -> Option<Object> {
    use ResourceKind::*;
    let (base, writable, ordered) = if let Some(base) = name.strip_prefix("RasterizerOrdered") {
        (base, true, true)
    } else if let Some(base) = name.strip_prefix("RW") {
        (base, true, false)
    } else {
        (name, false, false)
    };
    let subpass = |kind| Object { kind, writable: false, ordered: false, object: ObjectKind::Subpass };
    let append = |object| Object { kind: StructuredBuffer, writable: true, ordered: false, object };
    let kind = match base {
        "Texture1D" | "texture1D" => Texture1D,
        "Texture1DArray" => Texture1DArray,
        "Texture2D" | "texture2D" => Texture2D,
        "Texture2DArray" => Texture2DArray,
        "Texture2DMS" => Texture2DMS,
        "Texture2DMSArray" => Texture2DMSArray,
        "Texture3D" | "texture3D" => Texture3D,
        "TextureCube" | "textureCUBE" => TextureCube,
        "TextureCubeArray" => TextureCubeArray,
        "Buffer" => TypedBuffer,
        "ByteAddressBuffer" => RawBuffer,
        "StructuredBuffer" => StructuredBuffer,
        "AppendStructuredBuffer" => return Some(append(ObjectKind::Append)),
        "ConsumeStructuredBuffer" => return Some(append(ObjectKind::Consume)),
        "SubpassInput" => return Some(subpass(Texture2D)),
        "SubpassInputMS" => return Some(subpass(Texture2DMS)),
        "ConstantBuffer" => CBuffer,
        "TextureBuffer" => TBuffer,
        "SamplerState" | "sampler" | "sampler1D" | "sampler2D" | "sampler3D" | "samplerCUBE" => Sampler,
        "SamplerComparisonState" => SamplerComparison,
        "FeedbackTexture2D" => FeedbackTexture2D,
        "FeedbackTexture2DArray" => FeedbackTexture2DArray,
        "RaytracingAccelerationStructure" => AccelerationStructure,
        _ => return None,
    };
    Some(Object { kind, writable, ordered, object: ObjectKind::Plain })
}

impl Checker<'_> {
    /// The type of an object of that name with those arguments.
    pub(in crate::check) fn object_type(
        &mut self,
        name: &'static str,
        args: Option<TemplateArgsId>,
        span: Span,
    ) -> TyId {
        match name {
            "string" => return self.cx.model.common.string,
            "BARRIER_SEMANTIC_FLAG"
            | "CANDIDATE_TYPE"
            | "COMMITTED_STATUS"
            | "MEMORY_TYPE_FLAG"
            | "RAY_FLAG" => {
                return self.cx.model.common.uint;
            }
            _ if EFFECT_OBJECTS.contains(&name) => {
                self.cx.report(&kinds::EFFECT_OBJECT, span);
                let s = self.cx.predefined(name, &[]);
                return self.cx.model.program.types.intern(Ty::Struct(s));
            }
            "RayDesc" => return self.cx.ray_desc(),
            "BuiltInTriangleIntersectionAttributes" => return self.cx.triangle_attributes(),
            "RayQuery" => {
                if self.cx.has_more_arguments(name, args, 2, span) {
                    return self.cx.model.common.error;
                }
                let resolved = args.map(|args| self.template_args(args)).unwrap_or_default();
                return self.cx.ray_query(&resolved, span);
            }
            _ => {}
        }
        if let Some(kind) = NodeFlags::of_object(name) {
            let resolved = args.map(|args| self.template_args(args)).unwrap_or_default();
            let first =
                args.and_then(|args| self.cx.unit.list(self.cx.unit.template_args[args]).first().copied());
            let span = first.map_or(span, |arg| self.cx.argument_span(arg));
            return self.cx.node_type(name, kind, &resolved, span);
        }
        if let Some(is_output) = crate::check::types::patch::patch_side(name) {
            let resolved = args.map(|args| self.template_args(args)).unwrap_or_default();
            return self.cx.patch_type(name, is_output, &resolved, span);
        }
        if let Some(topology) = crate::check::types::stream::topology(name) {
            let resolved = args.map(|args| self.template_args(args)).unwrap_or_default();
            let first =
                args.and_then(|args| self.cx.unit.list(self.cx.unit.template_args[args]).first().copied());
            let span = first.filter(|_| resolved.len() == 1).map_or(span, |arg| self.cx.argument_span(arg));
            return self.cx.stream_type(name, topology, &resolved, span);
        }
        if matches!(name, "SubpassInput" | "SubpassInputMS") && !self.cx.options.target.vulkan_language {
            self.cx.push(Diagnostic::new(&kinds::VULKAN_ONLY, span).arg(name));
            return self.cx.model.common.error;
        }
        let Some(object) = object(name) else {
            self.cx.push(Diagnostic::new(&kinds::UNSUPPORTED_OBJECT, span).arg(name));
            return self.cx.model.common.error;
        };
        let is_multisampled =
            matches!(object.kind, ResourceKind::Texture2DMS | ResourceKind::Texture2DMSArray);
        if self.cx.has_more_arguments(name, args, 1 + usize::from(is_multisampled), span) {
            return self.cx.model.common.error;
        }
        let norm = args.map_or(Modifiers::NONE, |args| self.cx.argument_modifiers(args));
        let mut resolved = args.map(|args| self.template_args(args)).unwrap_or_default();
        if !self.cx.options.target.packed_arguments {
            self.cx.model.drop_orders(&mut resolved);
        }
        // Errors in the first argument are reported at that argument.
        let first =
            args.and_then(|args| self.cx.unit.list(self.cx.unit.template_args[args]).first().copied());
        if args.is_some() && first.is_none() && !may_omit_arguments(name) {
            let d = Diagnostic::new(&kinds::TEMPLATE_ARGUMENT_COUNT, span);
            return self.cx.type_error(d.arg(name).arg("few"));
        }
        let span = first.map_or(span, |arg| self.cx.argument_span(arg));
        if object.kind.is_feedback() {
            return self.cx.feedback_type(name, object.kind, resolved.first(), span);
        }
        let is_bare = matches!(first, Some(TemplateArg::Type(ty)) if matches!(self.cx.unit.types[ty], TypeRef::Named(_)));
        let Some(element) = self.cx.element_type(name, object.kind, resolved.first(), is_bare, span) else {
            return self.cx.model.common.error;
        };
        let samples = match resolved.get(1) {
            Some(arg) if let Some(n) = self.cx.model.integer_of(arg) => u8::try_from(n).unwrap_or(0),
            Some(_) => {
                let given =
                    args.and_then(|args| self.cx.unit.list(self.cx.unit.template_args[args]).get(1).copied());
                let at = given.map_or(span, |arg| self.cx.argument_span(arg));
                let d = Diagnostic::new(&kinds::TEMPLATE_ARGUMENT_KIND, at);
                self.cx.push(d.arg("non-type template").arg("an expression"));
                return self.cx.model.common.error;
            }
            None => 0,
        };
        let is_cube_write = object.writable
            && matches!(object.kind, ResourceKind::TextureCube | ResourceKind::TextureCubeArray);
        if is_cube_write {
            self.cx.push(Diagnostic::new(&kinds::UNSUPPORTED_OBJECT, span).arg(name));
            return self.cx.model.common.error;
        }
        self.cx.model.program.types.intern(Ty::Resource(ResourceTy {
            kind: object.kind,
            element,
            writable: object.writable,
            rasterizer_ordered: object.ordered,
            unorm: norm.has(Modifiers::UNORM),
            snorm: norm.has(Modifiers::SNORM),
            half: self.cx.model.num(element).is_some_and(|n| n.scalar == Scalar::Half),
            samples,
            object: object.object,
        }))
    }
}

impl Context<'_> {
    /// Reports template arguments of an object beyond the first `most`.
    pub(in crate::check) fn has_more_arguments(
        &mut self,
        name: &'static str,
        args: Option<TemplateArgsId>,
        most: usize,
        span: Span,
    ) -> bool {
        let has = args.is_some_and(|args| self.unit.list(self.unit.template_args[args]).len() > most);
        if has {
            self.push(Diagnostic::new(&kinds::TEMPLATE_ARGUMENTS_MANY, span).arg(name));
        }
        has
    }

    /// Whether a variable is an object of effects, which nothing declares: a warning says so.
    pub(in crate::check) fn is_effect_object(&mut self, decl: DeclId, var: &VarDecl) -> bool {
        let mut ty = var.ty;
        while let TypeRef::Qualified { ty: inner, .. } = self.unit.types[ty] {
            ty = inner;
        }
        let TypeRef::Named(name) = self.unit.types[ty] else { return false };
        let is_effect = matches!(builtin(name), Some(Builtin::Object(_)))
            && EFFECT_OBJECTS.contains(&self.model.text(name))
            && self.hiding_type(name).is_none();
        let at = self.unit.decl_spans[decl].lo;
        // One for all that is declared together.
        if is_effect && self.notes.effect_object != Some(at) {
            self.notes.effect_object = Some(at);
            self.report(&kinds::EFFECT_OBJECT, Span::at(at));
        }
        is_effect
    }

    /// `FeedbackTexture2D<SAMPLER_FEEDBACK_MIN_MIP>`: the argument says what is recorded.
    fn feedback_type(
        &mut self,
        name: &'static str,
        kind: ResourceKind,
        arg: Option<&TArg>,
        span: Span,
    ) -> TyId {
        let what = match arg {
            Some(&TArg::Value(_, n @ 0..=1)) => n as u8,
            Some(TArg::Type(ty)) if *ty == self.model.common.error => return self.model.common.error,
            Some(_) => {
                let d = Diagnostic::new(&kinds::TEMPLATE_ARGUMENT_KIND, span);
                self.push(d.arg("non-type template").arg("an expression"));
                return self.model.common.error;
            }
            None => {
                self.push(Diagnostic::new(&kinds::TEMPLATE_ARGUMENTS_MISSING, span).arg(name));
                return self.model.common.error;
            }
        };
        self.model.program.types.intern(Ty::Resource(ResourceTy {
            kind,
            element: self.model.common.void,
            writable: true,
            rasterizer_ordered: false,
            unorm: false,
            snorm: false,
            half: false,
            samples: what,
            object: ObjectKind::Plain,
        }))
    }

    /// `unorm` and `snorm` of the first argument.
    fn argument_modifiers(&self, args: TemplateArgsId) -> Modifiers {
        match self.unit.list(self.unit.template_args[args]).first() {
            Some(&TemplateArg::Type(ty)) => self.type_modifiers(ty),
            _ => Modifiers::NONE,
        }
    }

    /// The modifiers that a type is written with.
    pub(in crate::check) fn type_modifiers(&self, ty: TypeRefId) -> Modifiers {
        match self.unit.types[ty] {
            TypeRef::Qualified { modifiers, ty } => modifiers.union(self.type_modifiers(ty)),
            TypeRef::Array { elem, .. } => self.type_modifiers(elem),
            TypeRef::Named(name) if self.model.types.const_aliases.contains(&name) => Modifiers::CONST,
            _ => Modifiers::NONE,
        }
    }

    /// The type of the first object within a structure, in words.
    fn object_in(&self, mut ty: TyId) -> Option<String> {
        let mut declared = Span::NONE;
        loop {
            ty = match self.model.program.types.get(ty) {
                Ty::Array(element, _) => element,
                Ty::Struct(s) => {
                    let mut fields = self.model.program.structs[s].fields.iter();
                    let field = fields.find(|field| self.model.has_resource(field.ty))?;
                    declared = field.span;
                    field.ty
                }
                _ => return Some(self.as_declared(self.model.type_text(ty), declared)),
            };
        }
    }

    /// The element of an object; `is_bare` says that the argument is a name without arguments of its own. What only a
    /// use makes wrong is left to the lowering.
    fn element_type(
        &mut self,
        name: &'static str,
        kind: ResourceKind,
        arg: Option<&TArg>,
        is_bare: bool,
        span: Span,
    ) -> Option<TyId> {
        use ResourceKind::*;
        match kind {
            RawBuffer | Sampler | SamplerComparison | AccelerationStructure => {
                return Some(self.model.common.void);
            }
            _ => {}
        }
        let ty = match arg {
            Some(&TArg::Type(ty)) => ty,
            Some(_) => {
                self.push(
                    Diagnostic::new(&kinds::TEMPLATE_ARGUMENT_KIND, span).arg("template type").arg("a type"),
                );
                return None;
            }
            None if may_omit_arguments(name) => self.model.program.types.intern(Ty::Vector(Scalar::F32, 4)),
            None => {
                self.push(Diagnostic::new(&kinds::TEMPLATE_ARGUMENTS_MISSING, span).arg(name));
                return None;
            }
        };
        let is_valid = match self.model.program.types.get(ty) {
            Ty::Error => return None,
            Ty::Scalar(_) | Ty::Vector(..) => !matches!(kind, CBuffer | TBuffer),
            Ty::Enum(..) => !matches!(kind, CBuffer | TBuffer),
            Ty::Pointer { .. } => kind == StructuredBuffer,
            Ty::Matrix { scalar, rows, cols, .. } if kind == TypedBuffer => {
                // Only the option decides the order here.
                let row_major = self.options.matrix_order == MatrixOrder::Row;
                return Some(self.model.program.types.intern(Ty::Matrix { scalar, rows, cols, row_major }));
            }
            Ty::Matrix { .. } => kind == StructuredBuffer,
            // A texture or buffer whose element is left out passes for an element, until something uses it.
            Ty::Resource(r) if is_bare && matches!(kind, TypedBuffer | StructuredBuffer) => {
                matches!(self.model.program.types.get(r.element), Ty::Vector(..))
            }
            Ty::Struct(_)
                if !matches!(kind, CBuffer | TBuffer)
                    && (self.model.holds_query(ty) || self.model.program.holds_vertices(ty)) =>
            {
                let vertices = self.model.program.holds_vertices(ty);
                let object = self.model.object_in(ty).filter(|_| vertices);
                let text = self.model.type_text(object.unwrap_or(ty));
                self.push(Diagnostic::new(&kinds::ELEMENT_OBJECT, span).arg(text));
                return None;
            }
            Ty::Struct(_) if self.notes.of_global && matches!(kind, CBuffer | TBuffer) => true,
            // A texture or typed buffer of a structure is taken when its fields make a vector of one scalar.
            Ty::Struct(_) if self.model.has_resource(ty) => {
                let text = self.object_in(ty).unwrap_or_else(|| self.model.type_text(ty));
                self.push(Diagnostic::new(&kinds::ELEMENT_OBJECT, span).arg(text));
                return None;
            }
            Ty::Struct(_) | Ty::Array(..) if kind == TypedBuffer && self.model.is_mixed(ty) => {
                self.report(&kinds::ELEMENT_MIXED, span);
                return None;
            }
            Ty::Array(..) => kind == StructuredBuffer || kind == TypedBuffer && self.model.is_small(ty),
            Ty::Struct(_) => {
                matches!(kind, CBuffer | TBuffer | StructuredBuffer)
                    || kind == TypedBuffer && self.model.is_small(ty)
            }
            _ => false,
        };
        if is_valid && matches!(kind, CBuffer | TBuffer) {
            self.refuse_long_vector(ty, "ConstantBuffers or TextureBuffers", span);
        } else if is_valid && (kind.is_texture() || kind == TypedBuffer) && self.model.has_long_vector(ty) {
            self.report(&kinds::ELEMENT_LARGE, span);
            return None;
        }
        if is_valid {
            return Some(ty);
        }
        let text = self.model.type_text(ty);
        let d = match kind {
            _ if ty == self.model.common.void => Diagnostic::new(&kinds::ELEMENT_NEVER, span).arg(text),
            _ if matches!(self.model.program.types.get(ty), Ty::Resource(_)) => {
                Diagnostic::new(&kinds::ELEMENT_OBJECT, span).arg(text)
            }
            TypedBuffer if matches!(self.model.program.types.get(ty), Ty::Struct(_) | Ty::Array(..)) => {
                Diagnostic::new(&kinds::ELEMENT_LARGE, span)
            }
            CBuffer | TBuffer => Diagnostic::new(&kinds::ELEMENT_STRUCT, span).arg(text),
            kind if kind.is_texture() => Diagnostic::new(&kinds::ELEMENT_TEXEL, span),
            _ => Diagnostic::new(&kinds::ELEMENT_INVALID, span).arg(text).arg(name),
        };
        self.push(d);
        None
    }
}

impl Model {
    /// Whether a structure has scalars of several types.
    fn is_mixed(&self, ty: TyId) -> bool {
        let mut types = Vec::new();
        if self.is_small(ty) {
            self.leaf_types(ty, &mut types);
        }
        let mut scalars = types.iter().filter_map(|&ty| self.num(ty)).map(|n| n.scalar);
        let first = scalars.next();
        scalars.any(|s| Some(s) != first)
    }

    fn is_small(&self, ty: TyId) -> bool {
        self.is_plain(ty) && self.leaves(ty).is_some_and(|n| (1..=4).contains(&n))
    }
}
