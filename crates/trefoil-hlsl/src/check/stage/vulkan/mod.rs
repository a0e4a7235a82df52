//! `[[vk::…]]` attributes.

use crate::check::model::Model;
use crate::check::{Checker, Context, kinds};
use crate::diag::{Diagnostic, Kind};
use crate::lex::keyword::word;
use crate::source::{Name, Span};
use crate::syntax::tree::{self, Attribute, AttributeId};
use crate::typed::{
    FuncId, ObjectKind, ResourceTy, Ty, TyId, VarId, VarKind, VkDecoration, VkNeeds, VkTravel,
};
use trefoil_entity::List;
use trefoil_ir::{ResourceKind, Semantic};

/// What `[[vk::…]]` attributes say of a variable, field or parameter.
#[derive(Clone, Copy, Default)]
pub(in crate::check) struct VkAttributes {
    pub binding: Option<(u32, u32)>,
    /// Where `binding` stands.
    pub bound_at: Option<Span>,
    pub counter_binding: Option<u32>,
    pub travel: VkTravel,
    pub offset: Option<u32>,
    pub image_format: Option<Name>,
    /// Where it stands.
    pub push_constant: Option<Span>,
    /// Whether it lies in the record of the shader: `shader_record_ext`, `shader_record_nv`.
    pub shader_record: bool,
    pub constant_id: Option<u32>,
    pub combined: bool,
    pub attachment: Option<u32>,
    /// What the pipeline knows it by, and whether it is an output.
    pub built_in: Option<(u32, bool)>,
    pub storage_class: Option<(u32, Span)>,
}

/// Vulkan's attributes.
pub(in crate::check) const NAMES: &[&str] = &[
    "binding",
    "builtin",
    "combinedImageSampler",
    "constant_id",
    "counter_binding",
    "depth_unchanged",
    "early_and_late_tests",
    "ext_builtin_input",
    "ext_builtin_output",
    "ext_capability",
    "ext_decorate",
    "ext_decorate_id",
    "ext_decorate_string",
    "ext_extension",
    "ext_instruction",
    "ext_literal",
    "ext_reference",
    "ext_storage_class",
    "ext_type_def",
    "image_format",
    "index",
    "input_attachment_index",
    "location",
    "offset",
    "post_depth_coverage",
    "push_constant",
    "shader_record_ext",
    "shader_record_nv",
    "spvexecutionmode",
    "stencil_ref_greater_equal_back",
    "stencil_ref_greater_equal_front",
    "stencil_ref_less_equal_back",
    "stencil_ref_less_equal_front",
    "stencil_ref_unchanged_back",
    "stencil_ref_unchanged_front",
];

/// What `[[vk::builtin]]` may name.
const BUILT_INS: &[(&str, Semantic)] = &[
    ("PointSize", Semantic::PointSize),
    ("HelperInvocation", Semantic::HelperInvocation),
    ("BaseVertex", Semantic::BaseVertex),
    ("BaseInstance", Semantic::BaseInstance),
    ("DrawIndex", Semantic::DrawIndex),
    ("DeviceIndex", Semantic::DeviceIndex),
];

/// Function attributes that ask for an execution mode of the entry, and the number of the mode.
const MODES: &[(&str, u32)] = &[
    ("post_depth_coverage", 4446),
    ("early_and_late_tests", 5017),
    ("depth_unchanged", 16),
    ("stencil_ref_unchanged_front", 5079),
    ("stencil_ref_greater_equal_front", 5080),
    ("stencil_ref_less_equal_front", 5081),
    ("stencil_ref_unchanged_back", 5082),
    ("stencil_ref_greater_equal_back", 5083),
    ("stencil_ref_less_equal_back", 5084),
];

/// What an attribute stands on.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(in crate::check) enum Bearer {
    Function,
    Param,
    Field,
    Local,
    /// A `cbuffer` or `tbuffer`.
    Buffer,
    /// A global variable of a type, or a member of a `cbuffer`.
    Global(TyId),
}

/// Which attributes stand on what, in words.
const BEARERS: &[(&[&str], &str)] = &[
    (&["location", "index", "builtin"], "functions, parameters, and fields"),
    (&["offset"], "fields"),
    (&["push_constant"], "global variables of struct type"),
    (&["shader_record_ext", "shader_record_nv"], "cbuffer or ConstantBuffer"),
    (&["binding"], "global variables, cbuffers, and tbuffers"),
    (&["constant_id"], "global variables of scalar type"),
    (&["counter_binding"], "RWStructuredBuffers, AppendStructuredBuffers, and ConsumeStructuredBuffers"),
    (&["combinedImageSampler"], "Textures and Samplers"),
    (
        &["image_format"],
        "RWTextures, RasterizerOrderedTextures, Buffers, RWBuffers, and RasterizerOrderedBuffers",
    ),
    (&["input_attachment_index"], "SubpassInput, SubpassInputMS"),
    (&["ext_builtin_input", "ext_builtin_output"], "variables"),
    (
        &["ext_decorate", "ext_decorate_id", "ext_decorate_string"],
        "functions, variables, parameters, fields, and types",
    ),
    (
        &[
            "post_depth_coverage",
            "early_and_late_tests",
            "depth_unchanged",
            "stencil_ref_unchanged_front",
            "stencil_ref_greater_equal_front",
            "stencil_ref_less_equal_front",
            "stencil_ref_unchanged_back",
            "stencil_ref_greater_equal_back",
            "stencil_ref_less_equal_back",
        ],
        "functions",
    ),
];

/// The decoration `BuiltIn`.
const BUILT_IN: u32 = 11;

/// The decoration `UserTypeGOOGLE`.
const USER_TYPE: u32 = 5636;

/// Storage classes that a source may name, as SPIR-V numbers them.
mod class {
    pub(in crate::check) const INPUT: u32 = 1;
    pub(in crate::check) const OUTPUT: u32 = 3;
    pub(in crate::check) const WORKGROUP: u32 = 4;
    pub(in crate::check) const PRIVATE: u32 = 6;
}

impl Checker<'_> {
    /// The attributes of a variable, field or parameter.
    pub(in crate::check) fn vk_attributes(&mut self, list: List<AttributeId>) -> VkAttributes {
        let mut vk = VkAttributes::default();
        let mut decorations = Vec::new();
        for &id in self.cx.unit.list(list) {
            let attribute = self.cx.unit.attributes[id];
            if !self.cx.counts(id, &attribute) {
                continue;
            }
            let args = self.cx.unit.list(attribute.args).to_vec();
            let name = self.cx.model.text(attribute.name).to_owned();
            match name.as_str() {
                "binding" => {
                    vk.bound_at = Some(attribute.span);
                    let first = self.uint_argument(&args, 0);
                    let set = self.uint_argument(&args, 1).unwrap_or(self.cx.options.default_space);
                    vk.binding = first.map(|b| (b, set));
                }
                "counter_binding" => vk.counter_binding = self.uint_argument(&args, 0),
                "location" | "index" | "builtin" => self.travel_attribute(&attribute, &args, &mut vk.travel),
                "offset" => vk.offset = self.uint_argument(&args, 0),
                "image_format" => vk.image_format = self.cx.string_argument(&args),
                "push_constant" => vk.push_constant = Some(attribute.span),
                "constant_id" => vk.constant_id = self.uint_argument(&args, 0),
                "combinedImageSampler" => vk.combined = true,
                "input_attachment_index" => vk.attachment = self.uint_argument(&args, 0),
                "ext_builtin_input" | "ext_builtin_output" => {
                    let output = name == "ext_builtin_output";
                    vk.built_in = self.uint_argument(&args, 0).map(|n| (n, output));
                }
                "ext_storage_class" => {
                    vk.storage_class = self.uint_argument(&args, 0).map(|n| (n, attribute.span));
                }
                "ext_decorate" | "ext_decorate_id" | "ext_decorate_string" => {
                    decorations.extend(self.decoration(id, &attribute, &args));
                }
                "shader_record_nv" | "shader_record_ext" => vk.shader_record = true,
                _ => {}
            }
        }
        if !decorations.is_empty() {
            vk.travel.decorations = self.cx.model.program.decoration_lists.push(&decorations);
        }
        vk
    }

    /// What one of the attributes that decorate says.
    fn decoration(
        &mut self,
        id: AttributeId,
        attribute: &Attribute,
        args: &[tree::ExprId],
    ) -> Option<VkDecoration> {
        let kind = self.cx.model.text(attribute.name).to_owned();
        let mut made = VkDecoration {
            number: 0,
            operands: Vec::new(),
            texts: Vec::new(),
            by_id: kind == "ext_decorate_id",
        };
        for (i, &arg) in args.iter().enumerate() {
            if i > 0 && kind == "ext_decorate_string" {
                let Some(text) = self.cx.string_argument(&[arg]) else {
                    let at = self.cx.unit.expr_places[arg].span;
                    self.cx.once(id, Diagnostic::new(&kinds::STRING_ARGUMENT, at).arg(kind));
                    return None;
                };
                made.texts.push(text);
                continue;
            }
            let number = match self.cx.unit.exprs[arg] {
                tree::Expr::String(_) => None,
                _ => self.whole_number(arg),
            };
            let Some(number) = number else {
                let d = Diagnostic::new(&kinds::NUMTHREADS_CONSTANT, attribute.span).arg(attribute.name);
                self.cx.once(id, d);
                return None;
            };
            if i == 0 { made.number = number } else { made.operands.push(number) }
        }
        if kind == "ext_decorate_string" && made.texts.is_empty() {
            let what = "a string decoration without a string";
            self.cx.once(id, Diagnostic::new(&kinds::UNSUPPORTED, attribute.span).arg(what));
            return None;
        }
        Some(made)
    }

    /// A constant integer as 32 bits, whatever its sign.
    fn whole_number(&mut self, arg: tree::ExprId) -> Option<u32> {
        let value = self.value(arg);
        match self.cx.model.const_value(value) {
            Some((crate::typed::Const::Int(n), _)) => {
                u32::try_from(n).ok().or_else(|| i32::try_from(n).ok().map(|n| n as u32))
            }
            _ => None,
        }
    }

    /// An attribute that says how a parameter, field or result travels between stages.
    fn travel_attribute(&mut self, attribute: &Attribute, args: &[tree::ExprId], travel: &mut VkTravel) {
        match self.cx.model.text(attribute.name) {
            "location" => travel.location = self.uint_argument(args, 0),
            "index" => travel.index = self.uint_argument(args, 0),
            _ => {
                let text = self
                    .cx
                    .string_argument(args)
                    .map(|t| self.cx.model.name_text(t).trim_matches('"').to_owned());
                if text.as_deref() == Some("ViewportMaskNV") {
                    return self.cx.report(&kinds::VIEWPORT_MASK, attribute.span);
                }
                let found = BUILT_INS.iter().find(|(name, _)| Some(*name) == text.as_deref());
                if found.is_none() {
                    let span = args.first().map_or(attribute.span, |&e| self.cx.unit.expr_places[e].span);
                    let names = BUILT_INS.iter().map(|(name, _)| *name).chain(["ViewportMaskNV"]);
                    let names = names.collect::<Vec<_>>().join(",");
                    self.cx.push(Diagnostic::new(&kinds::VK_BUILTIN, span).arg(names));
                }
                travel.builtin = found.map(|&(_, semantic)| semantic);
            }
        }
    }

    /// What of SPIR-V the use of a variable needs.
    pub(in crate::check) fn variable_needs(&mut self, id: VarId, list: List<AttributeId>) {
        let mut needs = VkNeeds::default();
        for &attribute in self.cx.unit.list(list) {
            let attribute = self.cx.unit.attributes[attribute];
            if attribute.scope.is_some() && self.cx.options.target.vulkan_language {
                self.need(&attribute, &mut needs);
            }
        }
        if !needs.capabilities.is_empty() || !needs.extensions.is_empty() {
            self.cx.model.program.var_needs.insert(id, needs);
        }
    }

    fn need(&mut self, attribute: &Attribute, needs: &mut VkNeeds) {
        let args = self.cx.unit.list(attribute.args).to_vec();
        match self.cx.model.text(attribute.name) {
            "ext_capability" => needs.capabilities.extend(self.uint_argument(&args, 0)),
            "ext_extension" => needs.extensions.extend(self.cx.string_argument(&args)),
            _ => {}
        }
    }

    /// An attribute of a function; what is there already may come from an earlier declaration.
    pub(in crate::check) fn vk_function_attribute(
        &mut self,
        func: FuncId,
        id: AttributeId,
        attribute: &Attribute,
        args: &[tree::ExprId],
    ) {
        let name = self.cx.model.text(attribute.name).to_owned();
        match name.as_str() {
            "location" | "index" | "builtin" => {
                let mut travel = self.cx.model.program.funcs[func].vk;
                self.travel_attribute(attribute, args, &mut travel);
                self.cx.model.program.funcs[func].vk = travel;
            }
            "ext_decorate" | "ext_decorate_id" | "ext_decorate_string" => {
                let mut all = self
                    .cx
                    .model
                    .program
                    .decoration_lists
                    .get(self.cx.model.program.funcs[func].vk.decorations)
                    .to_vec();
                all.extend(self.decoration(id, attribute, args));
                self.cx.model.program.funcs[func].vk.decorations =
                    self.cx.model.program.decoration_lists.push(&all);
            }
            "ext_instruction" => {
                let opcode = self.uint_argument(args, 0).unwrap_or(0);
                let set = self.cx.string_argument(args.get(1..).unwrap_or_default());
                let set = set.filter(|&t| !self.cx.model.name_text(t).trim_matches('"').is_empty());
                let it = self.cx.model.program.funcs[func].instruction.get_or_insert_default();
                (it.opcode, it.set) = (opcode, set);
            }
            "spvexecutionmode" => {
                let mode = self.uint_argument(args, 0);
                self.cx.model.program.funcs[func].vk_numbered_modes.extend(mode);
            }
            "ext_capability" | "ext_extension" => {
                let mut needs = self.cx.model.program.funcs[func].vk_needs.take().unwrap_or_default();
                self.need(attribute, &mut needs);
                self.cx.model.program.funcs[func].vk_needs = Some(needs);
            }
            _ => {
                if let Some(&(_, mode)) = MODES.iter().find(|(known, _)| *known == name)
                    && !self.cx.model.program.funcs[func].vk_modes.contains(&mode)
                {
                    self.cx.model.program.funcs[func].vk_modes.push(mode);
                }
            }
        }
    }
}

impl Context<'_> {
    /// Reports what is wrong with an attribute, once however often it is looked at.
    fn once(&mut self, id: AttributeId, diagnostic: Diagnostic) {
        if self.notes.warned_attributes.insert(id) {
            self.push(diagnostic);
        }
    }

    /// Whether a Vulkan attribute has as many arguments as it wants; an error says so, once, when it has not.
    pub(in crate::check) fn has_arguments(&mut self, id: AttributeId, attribute: &Attribute) -> bool {
        let given = self.unit.list(attribute.args).len();
        let kind: &'static Kind = match self.model.text(attribute.name) {
            "location"
            | "index"
            | "offset"
            | "builtin"
            | "image_format"
            | "counter_binding"
            | "constant_id"
            | "input_attachment_index"
            | "ext_builtin_input"
            | "ext_builtin_output"
            | "ext_storage_class"
            | "ext_capability"
            | "ext_extension"
            | "spvexecutionmode"
                if given != 1 =>
            {
                &kinds::ONE_ARGUMENT
            }
            "binding" | "ext_decorate" | "ext_decorate_id" | "ext_decorate_string" if given == 0 => {
                &kinds::AT_LEAST_ONE_ARGUMENT
            }
            "binding" if given > 2 => &kinds::AT_MOST_TWO_ARGUMENTS,
            "push_constant" | "combinedImageSampler" | "shader_record_ext" | "shader_record_nv"
                if given > 0 =>
            {
                &kinds::NO_ARGUMENTS
            }
            name if given > 0 && MODES.iter().any(|(mode, _)| *mode == name) => &kinds::NO_ARGUMENTS,
            _ => return true,
        };
        self.once(id, Diagnostic::new(kind, attribute.span).arg(attribute.name));
        false
    }

    /// Errors for attributes that stand where they cannot.
    pub(in crate::check) fn check_applies(&mut self, list: List<AttributeId>, on: Bearer) {
        if list == List::EMPTY || !self.options.target.vulkan_language {
            return;
        }
        for &id in self.unit.list(list) {
            let attribute = self.unit.attributes[id];
            let name = self.model.text(attribute.name).to_owned();
            let known = attribute.scope == Some(word::VK) && NAMES.contains(&name.as_str());
            if !known || self.model.can_bear(&name, on) {
                continue;
            }
            let Some(&(_, whom)) = BEARERS.iter().find(|(names, _)| names.contains(&name.as_str())) else {
                continue;
            };
            let d = Diagnostic::new(&kinds::APPLIES_ONLY, attribute.span).arg(attribute.name).arg(whom);
            self.once(id, d);
        }
    }

    /// Decorations with one more: the type of a resource as the source has it, in the form that reflection tools know.
    pub(in crate::check) fn with_user_type(
        &mut self,
        list: List<VkDecoration>,
        ty: TyId,
        written: tree::TypeRefId,
    ) -> List<VkDecoration> {
        let mut element = ty;
        while let Ty::Array(inner, _) = self.model.program.types.get(element) {
            element = inner;
        }
        let Ty::Resource(r) = self.model.program.types.get(element) else { return list };
        if matches!(r.kind, ResourceKind::Sampler | ResourceKind::SamplerComparison) {
            return list;
        }
        let full = self.model.type_text(element);
        let mut text = full.split('<').next().unwrap_or_default().to_ascii_lowercase();
        let has_arguments = !matches!(r.kind, ResourceKind::RawBuffer | ResourceKind::AccelerationStructure);
        if has_arguments && !self.is_bare_name(written) {
            let samples = if r.samples > 0 { format!(",{}", r.samples) } else { String::new() };
            text += &format!(":<{}{samples}>", self.model.type_text(r.element));
        }
        let text = self.model.program.names.intern(&text);
        let mut all = self.model.program.decoration_lists.get(list).to_vec();
        all.push(VkDecoration { number: USER_TYPE, operands: Vec::new(), texts: vec![text], by_id: false });
        self.model.program.decoration_lists.push(&all)
    }

    /// Whether a type is written as a name alone, which is not that of a type of the source's own.
    fn is_bare_name(&self, ty: tree::TypeRefId) -> bool {
        match self.unit.types[ty] {
            tree::TypeRef::Named(name) => self.lookup(name).is_none(),
            tree::TypeRef::Qualified { ty, .. } | tree::TypeRef::Array { elem: ty, .. } => {
                self.is_bare_name(ty)
            }
            _ => false,
        }
    }

    /// What a global is whose attributes give it a storage class; `is_static` and `is_const` are its own marks.
    pub(in crate::check) fn spirv_kind(
        &mut self,
        vk: &VkAttributes,
        is_static: bool,
        is_const: bool,
        span: Span,
    ) -> Option<VarKind> {
        let decorations = vk.travel.decorations;
        if let Some((built_in, output)) = vk.built_in {
            if !is_static {
                self.report(&kinds::VK_STATIC, span);
            } else if !output && !is_const {
                self.report(&kinds::VK_CONST, span);
            }
            let class = if output { class::OUTPUT } else { class::INPUT };
            return Some(VarKind::Spirv { class, built_in: Some(built_in), decorations });
        }
        let (class, at) = vk.storage_class?;
        match class {
            class::PRIVATE => None,
            class::INPUT | class::OUTPUT | class::WORKGROUP if is_static => {
                Some(VarKind::Spirv { class, built_in: None, decorations })
            }
            _ => {
                let what = format!("the storage class {class} of a variable");
                self.push(Diagnostic::new(&kinds::UNSUPPORTED, at).arg(what));
                None
            }
        }
    }

    /// What attributes say of the operands of a function that stands for an instruction.
    pub(in crate::check) fn instruction_operands(&mut self, func: FuncId, params: List<tree::DeclId>) {
        let Some(mut it) = self.model.program.funcs[func].instruction.take() else { return };
        for (i, &param) in self.unit.list(params).iter().enumerate() {
            let tree::Decl::Var(var) = self.unit.decls[param] else { continue };
            let bit = 1u32.checked_shl(i as u32).unwrap_or(0);
            for &id in self.unit.list(self.unit.vars[var].attributes) {
                match self.model.text(self.unit.attributes[id].name) {
                    "ext_literal" => it.literals |= bit,
                    "ext_reference" => it.references |= bit,
                    _ => {}
                }
            }
        }
        self.model.program.funcs[func].instruction = Some(it);
    }
}

impl Model {
    /// Whether an attribute may stand on something; its type counts where it is a global variable.
    fn can_bear(&self, name: &str, on: Bearer) -> bool {
        let resource = |ty: TyId| match self.program.types.get(ty) {
            Ty::Resource(r) => Some(r),
            _ => None,
        };
        let element = |mut ty: TyId| {
            while let Ty::Array(inner, _) = self.program.types.get(ty) {
                ty = inner;
            }
            resource(ty)
        };
        let Bearer::Global(ty) = on else {
            return match name {
                "location" | "index" | "builtin" => {
                    matches!(on, Bearer::Function | Bearer::Param | Bearer::Field)
                }
                "offset" => on == Bearer::Field,
                "binding" | "shader_record_ext" | "shader_record_nv" => on == Bearer::Buffer,
                "ext_builtin_input" | "ext_builtin_output" => on == Bearer::Local || on == Bearer::Param,
                "ext_decorate" | "ext_decorate_id" | "ext_decorate_string" => on != Bearer::Buffer,
                _ if MODES.iter().any(|(mode, _)| *mode == name) => on == Bearer::Function,
                _ => !BEARERS.iter().any(|(names, _)| names.contains(&name)),
            };
        };
        if ty == self.common.error {
            return true;
        }
        match name {
            "location" | "index" | "builtin" | "offset" => false,
            "push_constant" => {
                let of_buffer =
                    |r: ResourceTy| matches!(r.kind, ResourceKind::CBuffer | ResourceKind::TBuffer);
                matches!(self.program.types.get(ty), Ty::Struct(_)) || resource(ty).is_some_and(of_buffer)
            }
            "shader_record_ext" | "shader_record_nv" => {
                resource(ty).is_some_and(|r| r.kind == ResourceKind::CBuffer)
            }
            "constant_id" => matches!(self.program.types.get(ty), Ty::Scalar(_) | Ty::Enum(..)),
            "counter_binding" => {
                element(ty).is_some_and(|r| r.kind == ResourceKind::StructuredBuffer && r.writable)
            }
            "combinedImageSampler" => resource(ty).is_some_and(|r| {
                matches!(r.kind, ResourceKind::Sampler | ResourceKind::SamplerComparison)
                    || r.kind.is_texture() && !r.writable
            }),
            "image_format" => element(ty)
                .is_some_and(|r| r.kind == ResourceKind::TypedBuffer || r.kind.is_texture() && r.writable),
            "input_attachment_index" => resource(ty).is_some_and(|r| r.object == ObjectKind::Subpass),
            _ => !MODES.iter().any(|(mode, _)| *mode == name),
        }
    }

    /// Decorations with one more, for a parameter that the pipeline knows by a number.
    pub(in crate::check) fn with_built_in(
        &mut self,
        list: List<VkDecoration>,
        number: u32,
    ) -> List<VkDecoration> {
        let mut all = self.program.decoration_lists.get(list).to_vec();
        all.push(VkDecoration { number: BUILT_IN, operands: vec![number], texts: Vec::new(), by_id: false });
        self.program.decoration_lists.push(&all)
    }
}
