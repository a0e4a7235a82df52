//! What attributes say of SPIR-V itself: decorations, storage classes, built-ins by number, instructions.

use super::{Bearer, VkAttributes};
use crate::check::model::{Model, ScopeId, Symbol};
use crate::check::{Checker, Context, kinds};
use crate::diag::Diagnostic;
use crate::source::{Name, Span};
use crate::syntax::tree::{self, Attribute, AttributeId, TemplateId};
use crate::typed::{FuncId, Ty, TyId, VarKind, VkDecoration, VkInstruction};
use trefoil_entity::List;
use trefoil_ir::ResourceKind;

/// The decoration `BuiltIn`.
const BUILT_IN: u32 = 11;

/// The decoration `UserTypeGOOGLE`.
const USER_TYPE: u32 = 5636;

/// How headers for `SPV_KHR_cooperative_matrix` call `OpCooperativeMatrixLengthKHR`, and its number.
const MATRIX_LENGTH: (&str, u32) = ("__builtin_spv_CooperativeMatrixLengthKHR", 4460);

/// Storage classes that a source may name, as SPIR-V numbers them.
mod class {
    pub(in crate::check) const INPUT: u32 = 1;
    pub(in crate::check) const OUTPUT: u32 = 3;
    pub(in crate::check) const WORKGROUP: u32 = 4;
    pub(in crate::check) const PRIVATE: u32 = 6;
}

impl Checker<'_> {
    /// What one of the attributes that decorate says.
    pub(super) fn decoration(
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
}

impl Context<'_> {
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

    /// The one function without a body that stands for an instruction and says so by its name, since what it takes is a type.
    pub(in crate::check) fn instruction_of_type(
        &mut self,
        func: FuncId,
        name: Name,
        scope: ScopeId,
        head: TemplateId,
    ) {
        if self.model.text(name) != MATRIX_LENGTH.0 || !self.options.target.vulkan_language {
            return;
        }
        let [param] = *self.unit.list(self.unit.templates[head].params) else { return };
        let bound = self.param_name(param).and_then(|name| self.model.scopes[scope].names.get(&name));
        if let Some(&(Symbol::Type(ty), _)) = bound {
            let it = VkInstruction { opcode: MATRIX_LENGTH.1, of_type: Some(ty), ..VkInstruction::default() };
            self.model.program.funcs[func].instruction = Some(Box::new(it));
        }
    }

    /// What attributes say of the operands of a function that stands for an instruction.
    pub(in crate::check) fn instruction_operands(&mut self, func: FuncId, params: List<tree::DeclId>) {
        let Some(mut it) = self.model.program.funcs[func].instruction.take() else { return };
        for (i, &param) in self.unit.list(params).iter().enumerate() {
            let tree::Decl::Var(var) = self.unit.decls[param] else { continue };
            let bit = 1u32.checked_shl(i as u32).unwrap_or(0);
            let attributes = self.unit.vars[var].attributes;
            self.check_applies(attributes, Bearer::Param);
            for &id in self.unit.list(attributes) {
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
