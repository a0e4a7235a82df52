//! Which `[[vk::…]]` attributes there are, how many arguments they take and what they may stand on.

use crate::check::model::Model;
use crate::check::{Context, kinds};
use crate::diag::{Diagnostic, Kind};
use crate::lex::keyword::word;
use crate::syntax::tree::{Attribute, AttributeId};
use crate::typed::{ObjectKind, ResourceTy, Ty, TyId};
use trefoil_entity::List;
use trefoil_ir::ResourceKind;

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

/// Function attributes that ask for an execution mode of the entry, and the number of the mode.
pub(super) const MODES: &[(&str, u32)] = &[
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
    /// A structure or class.
    Record,
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
    (&["ext_instruction", "spvexecutionmode"], "functions"),
    (&["ext_reference", "ext_literal"], "parameters"),
    (&["ext_capability", "ext_extension"], "functions, variables, parameters, fields, and types"),
    (&["ext_storage_class"], "variables and parameters"),
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

impl Context<'_> {
    /// Reports what is wrong with an attribute, once however often it is looked at.
    pub(in crate::check) fn once(&mut self, id: AttributeId, diagnostic: Diagnostic) {
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
            "location"
            | "index"
            | "binding"
            | "counter_binding"
            | "constant_id"
            | "input_attachment_index" => {
                self.warn_numbers(id, attribute);
                return true;
            }
            _ => return true,
        };
        self.once(id, Diagnostic::new(kind, attribute.span).arg(attribute.name));
        false
    }

    /// Warns of an argument that is a literal, but of no unsigned number.
    fn warn_numbers(&mut self, id: AttributeId, attribute: &Attribute) {
        use crate::syntax::tree::{Expr, UnaryOp};
        let is_other = |expr: Expr| {
            matches!(expr, Expr::Float { .. } | Expr::Bool(_) | Expr::Unary { op: UnaryOp::Minus, .. })
        };
        if self.unit.list(attribute.args).iter().any(|&arg| is_other(self.unit.exprs[arg])) {
            self.once(id, Diagnostic::new(&kinds::UNROLL_ARGUMENT, attribute.span).arg(attribute.name));
        }
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
        let is_placed = BEARERS.iter().any(|(names, _)| names.contains(&name));
        let Bearer::Global(ty) = on else {
            return match name {
                _ if on == Bearer::Record => !is_placed,
                "location" | "index" | "builtin" => {
                    matches!(on, Bearer::Function | Bearer::Param | Bearer::Field)
                }
                "offset" => on == Bearer::Field,
                "binding" | "shader_record_ext" | "shader_record_nv" => on == Bearer::Buffer,
                "ext_builtin_input" | "ext_builtin_output" => on == Bearer::Local || on == Bearer::Param,
                "ext_decorate" | "ext_decorate_id" | "ext_decorate_string" => on != Bearer::Buffer,
                "ext_instruction" | "spvexecutionmode" => on == Bearer::Function,
                "ext_reference" | "ext_literal" => on == Bearer::Param,
                "ext_capability" | "ext_extension" => on != Bearer::Buffer,
                "ext_storage_class" => on == Bearer::Param || on == Bearer::Local,
                _ if MODES.iter().any(|(mode, _)| *mode == name) => on == Bearer::Function,
                _ => !is_placed,
            };
        };
        if ty == self.common.error {
            return true;
        }
        match name {
            "location" | "index" | "builtin" | "offset" => false,
            "ext_instruction" | "spvexecutionmode" | "ext_reference" | "ext_literal" => false,
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
                    || r.kind.is_texture() && !r.writable && r.object != ObjectKind::Subpass
            }),
            "image_format" => element(ty)
                .is_some_and(|r| r.kind == ResourceKind::TypedBuffer || r.kind.is_texture() && r.writable),
            "input_attachment_index" => resource(ty).is_some_and(|r| r.object == ObjectKind::Subpass),
            _ => !MODES.iter().any(|(mode, _)| *mode == name),
        }
    }
}
