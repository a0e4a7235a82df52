//! `[[vk::…]]` attributes: what those of variables, fields, parameters and functions say.

mod rules;
mod spirv;

pub(in crate::check) use rules::{Bearer, NAMES};

use crate::check::{Checker, kinds};
use crate::diag::Diagnostic;
use crate::source::{Name, Span};
use crate::syntax::tree::{self, Attribute, AttributeId};
use crate::typed::{FuncId, StructId, VarId, VkNeeds, VkTravel};
use rules::MODES;
use trefoil_entity::List;
use trefoil_ir::{IMAGE_FORMATS, Semantic};

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

/// What `[[vk::builtin]]` may name.
const BUILT_INS: &[(&str, Semantic)] = &[
    ("PointSize", Semantic::PointSize),
    ("HelperInvocation", Semantic::HelperInvocation),
    ("BaseVertex", Semantic::BaseVertex),
    ("BaseInstance", Semantic::BaseInstance),
    ("DrawIndex", Semantic::DrawIndex),
    ("DeviceIndex", Semantic::DeviceIndex),
];

impl Checker<'_> {
    /// The attributes of a variable, field or parameter.
    pub(in crate::check) fn vk_attributes(&mut self, list: List<AttributeId>) -> VkAttributes {
        let mut vk = VkAttributes::default();
        let mut decorations = Vec::new();
        for &id in self.cx.unit.list(list) {
            let attribute = self.cx.unit.attributes[id];
            if self.cx.refuse_on_variable(id, &attribute) || !self.counts(id, &attribute) {
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
                "image_format" => self.image_format(&attribute, &args, &mut vk),
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

    /// `[[vk::image_format("…")]]`: one that is none changes nothing.
    fn image_format(&mut self, attribute: &Attribute, args: &[tree::ExprId], vk: &mut VkAttributes) {
        let Some(format) = self.cx.string_argument(args) else { return };
        let text = self.cx.model.name_text(format);
        if IMAGE_FORMATS.contains(&&*text) {
            vk.image_format = Some(format);
        } else {
            self.cx.push(Diagnostic::new(&kinds::IMAGE_FORMAT_UNKNOWN, attribute.span).arg(text));
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
        self.needs(list, &mut needs);
        if !needs.is_empty() {
            self.cx.model.program.var_needs.insert(id, needs);
        }
    }

    /// What the use of a field needs, which is asked for with its structure.
    pub(in crate::check) fn field_needs(&mut self, s: StructId, list: List<AttributeId>) {
        let mut needs = VkNeeds::default();
        self.needs(list, &mut needs);
        if !needs.is_empty() {
            let of = self.cx.model.program.struct_needs.entry(s).or_default();
            of.capabilities.extend(needs.capabilities);
            of.extensions.extend(needs.extensions);
        }
    }

    fn needs(&mut self, list: List<AttributeId>, needs: &mut VkNeeds) {
        for &id in self.cx.unit.list(list) {
            let attribute = self.cx.unit.attributes[id];
            if attribute.scope.is_some() && self.cx.options.target.vulkan_language {
                self.need(id, &attribute, needs);
            }
        }
    }

    fn need(&mut self, id: AttributeId, attribute: &Attribute, needs: &mut VkNeeds) {
        let args = self.cx.unit.list(attribute.args).to_vec();
        match self.cx.model.text(attribute.name) {
            "ext_capability" => needs.capabilities.extend(self.uint_argument(&args, 0)),
            "ext_extension" => needs.extensions.extend(self.demanded_string(id, attribute, &args)),
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
                let set = self.demanded_string(id, attribute, args.get(1..).unwrap_or_default());
                let set = set.filter(|&t| !self.cx.model.name_text(t).trim_matches('"').is_empty());
                let it = self.cx.model.program.funcs[func].instruction.get_or_insert_default();
                (it.opcode, it.set) = (opcode, set);
            }
            "ext_type_def" => {
                let (id, opcode) = (self.uint_argument(args, 0), self.uint_argument(args, 1));
                let it = self.cx.model.program.funcs[func].instruction.get_or_insert_default();
                (it.defines, it.opcode) = (id, opcode.unwrap_or(0));
            }
            "spvexecutionmode" => {
                let mode = self.uint_argument(args, 0);
                self.cx.model.program.funcs[func].vk_numbered_modes.extend(mode);
            }
            "ext_capability" | "ext_extension" => {
                let mut needs = self.cx.model.program.funcs[func].vk_needs.take().unwrap_or_default();
                self.need(id, attribute, &mut needs);
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
