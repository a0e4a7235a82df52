//! `[[vk::…]]` attributes.

use super::{Checker, kinds};
use crate::diag::{Diagnostic, Kind};
use crate::source::{Name, Span};
use crate::syntax::arena::List;
use crate::syntax::tree::{self, Attribute, AttributeId};
use crate::typed::{FuncId, ObjectKind, Ty, TyId, VarId, VarKind, VkDecoration, VkNeeds, VkTravel};
use trefoil_ir::Semantic;

/// What `[[vk::…]]` attributes say of a variable, field or parameter.
#[derive(Clone, Copy, Default)]
pub(super) struct VkAttributes {
    pub binding: Option<(u32, u32)>,
    pub counter_binding: Option<u32>,
    pub travel: VkTravel,
    pub offset: Option<u32>,
    pub image_format: Option<Name>,
    pub push_constant: bool,
    pub constant_id: Option<u32>,
    pub combined: bool,
    /// With where the attribute stands.
    pub attachment: Option<(u32, Span)>,
    /// What the pipeline knows it by, whether it is an output, and where the attribute stands.
    pub built_in: Option<(u32, bool, Span)>,
    pub storage_class: Option<(u32, Span)>,
    /// Where a decoration stands.
    pub decorated: Option<Span>,
}

/// Vulkan's attributes.
pub(super) const NAMES: &[&str] = &[
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

/// Storage classes that a source may name, as SPIR-V numbers them.
mod class {
    pub(super) const INPUT: u32 = 1;
    pub(super) const OUTPUT: u32 = 3;
    pub(super) const WORKGROUP: u32 = 4;
    pub(super) const PRIVATE: u32 = 6;
}

impl Checker<'_> {
    /// The attributes of a variable, field or parameter.
    pub(super) fn vk_attributes(&mut self, list: List<AttributeId>) -> VkAttributes {
        let mut vk = VkAttributes::default();
        let mut decorations = Vec::new();
        for &id in self.unit.list(list) {
            let attribute = self.unit.attributes[id];
            if !self.counts(id, &attribute) {
                continue;
            }
            let args = self.unit.list(attribute.args).to_vec();
            let name = self.text(attribute.name).to_owned();
            let number = |c: &mut Self| c.uint_argument(&args, 0).map(|n| (n, attribute.span));
            match name.as_str() {
                "binding" => {
                    let first = self.uint_argument(&args, 0);
                    let set = self.uint_argument(&args, 1).unwrap_or(0);
                    vk.binding = first.map(|b| (b, set));
                }
                "counter_binding" => vk.counter_binding = self.uint_argument(&args, 0),
                "location" | "index" | "builtin" => self.travel_attribute(&attribute, &args, &mut vk.travel),
                "offset" => vk.offset = self.uint_argument(&args, 0),
                "image_format" => vk.image_format = self.string_argument(&args),
                "push_constant" => vk.push_constant = true,
                "constant_id" => vk.constant_id = self.uint_argument(&args, 0),
                "combinedImageSampler" => vk.combined = true,
                "input_attachment_index" => vk.attachment = number(self),
                "ext_builtin_input" | "ext_builtin_output" => {
                    let output = name == "ext_builtin_output";
                    vk.built_in = number(self).map(|(n, at)| (n, output, at));
                }
                "ext_storage_class" => vk.storage_class = number(self),
                "ext_decorate" | "ext_decorate_id" | "ext_decorate_string" => {
                    vk.decorated = Some(attribute.span);
                    decorations.extend(self.decoration(id, &attribute, &args));
                }
                // What asks for another module than one without it must not be passed over.
                "shader_record_nv" | "shader_record_ext" => self.refuse_vk(&attribute),
                _ => {}
            }
        }
        if !decorations.is_empty() {
            vk.travel.decorations = self.p.decoration_lists.push(&decorations);
        }
        vk
    }

    /// An error for an attribute that nothing answers to yet.
    fn refuse_vk(&mut self, attribute: &Attribute) {
        let what = format!("the attribute 'vk::{}'", self.text(attribute.name));
        self.push(Diagnostic::new(&kinds::UNSUPPORTED, attribute.span).arg(what));
    }

    /// Reports what is wrong with an attribute, once however often it is looked at.
    fn once(&mut self, id: AttributeId, diagnostic: Diagnostic) {
        if self.warned_attributes.insert(id) {
            self.push(diagnostic);
        }
    }

    /// What one of the attributes that decorate says.
    fn decoration(
        &mut self,
        id: AttributeId,
        attribute: &Attribute,
        args: &[tree::ExprId],
    ) -> Option<VkDecoration> {
        let kind = self.text(attribute.name).to_owned();
        let mut made = VkDecoration {
            number: 0,
            operands: Vec::new(),
            texts: Vec::new(),
            by_id: kind == "ext_decorate_id",
        };
        for (i, &arg) in args.iter().enumerate() {
            if i > 0 && kind == "ext_decorate_string" {
                let Some(text) = self.string_argument(&[arg]) else {
                    let at = self.unit.expr_places[arg].span;
                    self.once(id, Diagnostic::new(&kinds::STRING_ARGUMENT, at).arg(kind));
                    return None;
                };
                made.texts.push(text);
                continue;
            }
            let number = match self.unit.exprs[arg] {
                tree::Expr::String(_) => None,
                _ => self.whole_number(arg),
            };
            let Some(number) = number else {
                let d = Diagnostic::new(&kinds::NUMTHREADS_CONSTANT, attribute.span).arg(attribute.name);
                self.once(id, d);
                return None;
            };
            if i == 0 { made.number = number } else { made.operands.push(number) }
        }
        if kind == "ext_decorate_string" && made.texts.is_empty() {
            let what = "a string decoration without a string";
            self.once(id, Diagnostic::new(&kinds::UNSUPPORTED, attribute.span).arg(what));
            return None;
        }
        Some(made)
    }

    /// A constant integer as 32 bits, whatever its sign.
    fn whole_number(&mut self, arg: tree::ExprId) -> Option<u32> {
        let value = self.value(arg);
        match self.const_value(value) {
            Some((crate::typed::Const::Int(n), _)) => {
                u32::try_from(n).ok().or_else(|| i32::try_from(n).ok().map(|n| n as u32))
            }
            _ => None,
        }
    }

    /// Whether a Vulkan attribute has as many arguments as it wants; an error says so, once, when it has not.
    pub(super) fn has_arguments(&mut self, id: AttributeId, attribute: &Attribute) -> bool {
        let given = self.unit.list(attribute.args).len();
        let kind: &'static Kind = match self.text(attribute.name) {
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
                if given != 1 =>
            {
                &kinds::ONE_ARGUMENT
            }
            "ext_decorate" | "ext_decorate_id" | "ext_decorate_string" if given == 0 => {
                &kinds::AT_LEAST_ONE_ARGUMENT
            }
            _ => return true,
        };
        self.once(id, Diagnostic::new(kind, attribute.span).arg(attribute.name));
        false
    }

    /// An attribute that says how a parameter, field or result travels between stages.
    fn travel_attribute(&mut self, attribute: &Attribute, args: &[tree::ExprId], travel: &mut VkTravel) {
        match self.text(attribute.name) {
            "location" => travel.location = self.uint_argument(args, 0),
            "index" => travel.index = self.uint_argument(args, 0),
            _ => {
                let text = self.string_argument(args).map(|t| self.name_text(t).trim_matches('"').to_owned());
                if text.as_deref() == Some("ViewportMaskNV") {
                    return self.report(&kinds::VIEWPORT_MASK, attribute.span);
                }
                let found = BUILT_INS.iter().find(|(name, _)| Some(*name) == text.as_deref());
                if found.is_none() {
                    let span = args.first().map_or(attribute.span, |&e| self.unit.expr_places[e].span);
                    self.report(&kinds::VK_BUILTIN, span);
                }
                travel.builtin = found.map(|&(_, semantic)| semantic);
            }
        }
    }

    /// Errors for attributes that a thing of this type cannot have.
    pub(super) fn check_vk_type(&mut self, vk: &VkAttributes, ty: TyId) {
        let is_subpass = matches!(self.p.types.get(ty), Ty::Resource(r) if r.object == ObjectKind::Subpass);
        if let Some((_, at)) = vk.attachment.filter(|_| !is_subpass && ty != self.c.error) {
            self.applies_only(at, "input_attachment_index", "SubpassInput, SubpassInputMS");
        }
    }

    /// An error for an attribute that stands where it cannot.
    pub(super) fn applies_only(&mut self, at: Span, name: &'static str, to: &'static str) {
        self.push(Diagnostic::new(&kinds::APPLIES_ONLY, at).arg(name).arg(to));
    }

    /// What a global is whose attributes give it a storage class; `is_static` and `is_const` are its own marks.
    pub(super) fn spirv_kind(
        &mut self,
        vk: &VkAttributes,
        is_static: bool,
        is_const: bool,
        span: Span,
    ) -> Option<VarKind> {
        let decorations = vk.travel.decorations;
        if let Some((built_in, output, _)) = vk.built_in {
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

    /// What of SPIR-V the use of a variable needs.
    pub(super) fn variable_needs(&mut self, id: VarId, list: List<AttributeId>) {
        let mut needs = VkNeeds::default();
        for &attribute in self.unit.list(list) {
            let attribute = self.unit.attributes[attribute];
            if attribute.scope.is_some() && self.options.spirv {
                self.need(&attribute, &mut needs);
            }
        }
        if !needs.capabilities.is_empty() || !needs.extensions.is_empty() {
            self.p.var_needs.insert(id, needs);
        }
    }

    fn need(&mut self, attribute: &Attribute, needs: &mut VkNeeds) {
        let args = self.unit.list(attribute.args).to_vec();
        match self.text(attribute.name) {
            "ext_capability" => needs.capabilities.extend(self.uint_argument(&args, 0)),
            "ext_extension" => needs.extensions.extend(self.string_argument(&args)),
            _ => {}
        }
    }

    /// An attribute of a function; what is there already may come from an earlier declaration.
    pub(super) fn vk_function_attribute(
        &mut self,
        func: FuncId,
        id: AttributeId,
        attribute: &Attribute,
        args: &[tree::ExprId],
    ) {
        let name = self.text(attribute.name).to_owned();
        match name.as_str() {
            "location" | "index" | "builtin" => {
                let mut travel = self.p.funcs[func].vk;
                self.travel_attribute(attribute, args, &mut travel);
                self.p.funcs[func].vk = travel;
            }
            "ext_decorate" | "ext_decorate_id" | "ext_decorate_string" => {
                let mut all = self.p.decoration_lists.get(self.p.funcs[func].vk.decorations).to_vec();
                all.extend(self.decoration(id, attribute, args));
                self.p.funcs[func].vk.decorations = self.p.decoration_lists.push(&all);
            }
            "ext_instruction" => {
                let opcode = self.uint_argument(args, 0).unwrap_or(0);
                let set = self.string_argument(args.get(1..).unwrap_or_default());
                let set = set.filter(|&t| !self.name_text(t).trim_matches('"').is_empty());
                let it = self.p.funcs[func].instruction.get_or_insert_default();
                (it.opcode, it.set) = (opcode, set);
            }
            "ext_capability" | "ext_extension" => {
                let mut needs = self.p.funcs[func].vk_needs.take().unwrap_or_default();
                self.need(attribute, &mut needs);
                self.p.funcs[func].vk_needs = Some(needs);
            }
            _ => {
                if let Some(&(_, mode)) = MODES.iter().find(|(known, _)| *known == name)
                    && !self.p.funcs[func].vk_modes.contains(&mode)
                {
                    self.p.funcs[func].vk_modes.push(mode);
                }
            }
        }
    }

    /// What attributes say of the operands of a function that stands for an instruction.
    pub(super) fn instruction_operands(&mut self, func: FuncId, params: List<tree::DeclId>) {
        let Some(mut it) = self.p.funcs[func].instruction.take() else { return };
        for (i, &param) in self.unit.list(params).iter().enumerate() {
            let tree::Decl::Var(var) = self.unit.decls[param] else { continue };
            let bit = 1u32.checked_shl(i as u32).unwrap_or(0);
            for &id in self.unit.list(self.unit.vars[var].attributes) {
                match self.text(self.unit.attributes[id].name) {
                    "ext_literal" => it.literals |= bit,
                    "ext_reference" => it.references |= bit,
                    _ => {}
                }
            }
        }
        self.p.funcs[func].instruction = Some(it);
    }
}
