//! Variables: globals, members of constant buffers, locals.

use crate::check::conversions::convert::Target;
use crate::check::decl::modifiers::Role;
use crate::check::model::{Model, Symbol};
use crate::check::stage::vulkan::Bearer;
use crate::check::{Checker, Context, kinds};
use crate::diag::{Diagnostic, Kind};
use crate::source::{Name, Span};
use crate::syntax::tree::{
    self, AnnotationId, AnnotationKind, Decl, DeclId, Modifiers, TypeRef, VarDecl, VarRole,
};
use crate::typed::{
    Access, Binding, Buffer, ExprId, ExprKind, Program, Ty, TyId, Var, VarId, VarKind, for_each_part,
};
use trefoil_entity::List;
use trefoil_ir::ResourceKind;

impl Checker<'_> {
    /// A global, or a static member of a record.
    pub(in crate::check) fn global_variable(&mut self, decl: DeclId, var: &VarDecl) {
        let span = self.cx.unit.decl_name_spans[decl];
        if let (Some(head), Decl::Var(id)) = (var.template, self.cx.unit.decls[decl]) {
            self.variable_template(id, head, span);
            return;
        }
        if let Some(path) = var.qualifier {
            self.static_member_definition(decl, path, var, span);
            return;
        }
        let Some(name) = var.name else { return };
        if self.cx.is_function_alias(var.ty) || self.cx.is_effect_object(decl, var) {
            return;
        }
        if self.subobject(decl, var, name) {
            return;
        }
        let modifiers = var.modifiers.union(self.cx.type_modifiers(var.ty));
        let Some((ty, init)) = self.type_and_init(var, name, span) else { return };
        let (ty, own_buffer) = self.opened(var, ty, name, span);
        self.cx.check_modifiers(decl, modifiers, ty, Role::Global);
        if var.role == VarRole::Field && modifiers.has(Modifiers::GROUPSHARED) {
            self.cx.check_modifiers(decl, Modifiers::GROUPSHARED, ty, Role::Field);
        }
        if matches!(self.cx.model.program.types.get(ty), Ty::Array(..)) && self.cx.model.is_string(ty) {
            self.cx.report(&kinds::STRING_ARRAY, span);
        }
        if self.cx.model.lacks_length(ty) {
            self.cx.report(&kinds::ARRAY_SIZE_MISSING, span);
        }
        if var.role == VarRole::Field && var.init.is_some() {
            self.cx.static_in_class(ty, span);
        }
        if var.bits.is_some() {
            self.cx.push(Diagnostic::new(&kinds::STATIC_BITS, span).arg(name));
        }
        if var.role != VarRole::BufferMember {
            self.cx.refuse_offsets(var.annotations, &kinds::PACKOFFSET_HERE);
        }
        // The register is the buffer's.
        let without = VarDecl { annotations: List::EMPTY, ..*var };
        let var = if own_buffer.is_some() { &without } else { var };
        let kind = self.global_kind(var, ty, modifiers, span);
        let is_const = modifiers.has(Modifiers::CONST);
        let id = self.cx.model.new_var(name, ty, kind, is_const, modifiers, span);
        self.variable_needs(id, var.attributes);
        if own_buffer.is_some() {
            self.lie_in_buffer(id);
        }
        if let VarKind::BufferField(buffer, _) = kind {
            self.add_buffer_field(buffer, id, var);
        }
        if init.is_some() {
            if var.modifiers.has(Modifiers::EXTERN) {
                self.cx.report(&kinds::EXTERN_INITIALIZER, span);
            }
            self.cx.warn_ignored_initializer(id, var);
        }
        if matches!(kind, VarKind::Resource(..)) && self.cx.model.has_number(ty) {
            let buffer = match own_buffer {
                Some(own) => self.cx.model.program.buffers.push(own),
                None => self.cx.model.globals_buffer(),
            };
            self.add_numbers(buffer, id, var, modifiers);
        } else if matches!(kind, VarKind::Resource(..))
            && matches!(self.cx.model.program.types.get(self.cx.model.innermost(ty)), Ty::Struct(_))
        {
            let buffer = self.cx.model.globals_buffer();
            self.cx.take_room(buffer, ty);
        }
        self.cx.declare(self.cx.frame.scope, name, Symbol::Var(id), span);
        // What a group-shared variable is initialised with counts for nothing, as with DXC.
        if matches!(kind, VarKind::Static | VarKind::Specialization(_) | VarKind::Spirv { .. }) {
            self.initialise(id, init, var.init);
            self.cx.model.note_evaluated(id);
        }
        if var.role == VarRole::Field && init.is_none() {
            self.cx.model.program.undefined.push(id);
        }
    }

    /// The type of a global, and of a `ConstantBuffer` or `TextureBuffer` with objects in it the structure and the buffer that its numbers
    /// lie in: it is declared as if the structure stood in a `cbuffer` of its name.
    fn opened(&mut self, var: &VarDecl, ty: TyId, name: Name, span: Span) -> (TyId, Option<Buffer>) {
        use ResourceKind::{CBuffer, TBuffer};
        let mut held = ty;
        while let Ty::Array(element, _) = self.cx.model.program.types.get(held) {
            held = element;
        }
        let Ty::Resource(r) = self.cx.model.program.types.get(held) else { return (ty, None) };
        if !matches!(r.kind, CBuffer | TBuffer) || !self.cx.model.has_resource(r.element) {
            return (ty, None);
        }
        if held != ty {
            self.cx.report(&kinds::OBJECTS_IN_VIEW_ARRAY, span);
            return (self.cx.model.common.error, None);
        }
        self.cx.check_registers(var.annotations, ty);
        let is_texture = r.kind == TBuffer;
        let binding = self.binding(var.annotations, var.attributes, if is_texture { b't' } else { b'b' });
        (r.element, Some(Buffer { name, fields: Vec::new(), is_texture, binding, span, end: None }))
    }

    /// `T S::x = …;`
    fn static_member_definition(&mut self, decl: DeclId, path: tree::PathId, var: &VarDecl, span: Span) {
        let Some(scope) = self.qualifier_scope(path) else { return };
        let Some(name) = var.name else { return };
        if !self.cx.model.scopes.encloses(self.cx.frame.scope, scope) {
            return self.cx.not_enclosed(name, scope, span);
        }
        match self.cx.model.lookup_in(scope, name).map(|f| f.symbol) {
            // A variable of a namespace is defined where it is declared.
            Some(Symbol::Var(id)) if self.cx.model.scopes[scope].record.is_none() => {
                let before = self.cx.model.program.vars[id].span;
                self.cx.redefinition(&kinds::REDEFINITION, name, span, before);
            }
            Some(Symbol::Var(id)) => {
                let ty = self.cx.model.program.vars[id].ty;
                let written = self.in_scope(scope, |c| c.type_with(var.ty, var.modifiers));
                let written = var.init.map_or(written, |init| self.sized_by(written, init));
                let refused =
                    Modifiers(Modifiers::UNIFORM.0 | Modifiers::EXTERN.0 | Modifiers::GROUPSHARED.0);
                let modifiers = Modifiers(var.modifiers.0 & refused.0);
                self.cx.check_modifiers(decl, modifiers, ty, Role::Field);
                if written != ty && written != self.cx.model.common.error && ty != self.cx.model.common.error
                {
                    let (now, then) = self.cx.model.types_text(written, ty);
                    let d = Diagnostic::new(&kinds::REDEFINED_TYPE, span).arg(name).arg(now).arg(then);
                    return self.cx.push(d);
                }
                if !self.cx.model.defined_statics.insert(id) {
                    let before = self.cx.model.program.vars[id].span;
                    let d = Diagnostic::new(&kinds::REDEFINITION, span).arg(name);
                    return self.cx.push(d.note(&kinds::PREVIOUS_DEFINITION, before));
                }
                if let (Some(init), Some(_)) = (var.init, self.cx.model.program.vars[id].init) {
                    let at = self.cx.place_of(init);
                    return self.cx.push(Diagnostic::new(&kinds::STATIC_AGAIN, at).arg(name));
                }
                if let Some(written) = var.init {
                    let init = self.initializer(written, ty, Target::Variable(span));
                    self.initialise(id, Some(init), Some(written));
                    self.cx.model.note_evaluated(id);
                }
            }
            _ => {
                let record = self.cx.model.scopes[scope]
                    .record
                    .map_or(name, |s| self.cx.model.program.structs[s].name);
                self.cx.push(Diagnostic::new(&kinds::NO_MEMBER, span).arg(name).arg(record));
            }
        }
    }

    /// A variable's type and initialiser: the type may take its length, or all of it, from the initialiser.
    pub(in crate::check) fn type_and_init(
        &mut self,
        var: &VarDecl,
        name: Name,
        span: Span,
    ) -> Option<(TyId, Option<ExprId>)> {
        if self.cx.is_auto(var.ty) {
            let Some(init) = var.init else {
                self.cx.push(Diagnostic::new(&kinds::AUTO_NEEDS_INIT, span).arg(name));
                return Some((self.cx.model.common.error, None));
            };
            let value = self.value(init);
            let value = self.cx.model.settled(value);
            return Some((self.cx.model.ty(value), Some(value)));
        }
        let ty = self.variable_type(var, span);
        Some(self.variable_init(var, ty, span))
    }

    /// The type that a variable is declared with, if it is complete.
    fn variable_type(&mut self, var: &VarDecl, span: Span) -> TyId {
        self.cx.notes.of_global = var.role == VarRole::Global && !self.cx.options.target.vulkan_language;
        let ty = self.within(|frame| frame.declaring = var.name, |c| c.type_with(var.ty, var.modifiers));
        self.cx.notes.of_global = false;
        if ty == self.cx.model.common.error && var.role == VarRole::Global {
            // What an object cannot hold is said of the variable.
            const OF_VARIABLES: [&Kind; 3] =
                [&kinds::ELEMENT_LARGE, &kinds::ELEMENT_MIXED, &kinds::ELEMENT_TEXEL];
            self.cx.diags.move_last(&OF_VARIABLES, span);
        }
        if !self.cx.model.is_complete(ty) {
            // As of any variable, attributes of functions are said before what its type lacks.
            self.cx.refuse_all_on_variable(var.attributes);
            let plain = Modifiers(Modifiers::STATIC.0 | Modifiers::GROUPSHARED.0);
            let is_const = match var.role {
                VarRole::Global => !var.modifiers.has_any(plain),
                _ => var.modifiers.has(Modifiers::CONST),
            };
            let word = matches!(self.cx.unit.types[var.ty], TypeRef::Inline(_));
            let text = self.cx.model.type_text(ty);
            let text = if word { format!("struct {text}") } else { text };
            let text = if is_const { format!("const {text}") } else { text };
            self.cx.refuse_unwhole(ty, span, |_| Diagnostic::new(&kinds::INCOMPLETE_TYPE, span).arg(text));
            return self.cx.model.common.error;
        }
        self.cx.refuse_abstract(ty, span);
        ty
    }

    /// A variable's initialiser, and its type, whose length may come from there.
    fn variable_init(&mut self, var: &VarDecl, mut ty: TyId, span: Span) -> (TyId, Option<ExprId>) {
        let init = match var.init {
            Some(e) if matches!(self.cx.unit.exprs[e], tree::Expr::Effect) => None,
            Some(e) => {
                if var.role == VarRole::Global && var.modifiers.has(Modifiers::STATIC) {
                    ty = self.sized_like(ty, e);
                }
                let is_const = var.modifiers.has(Modifiers::CONST);
                let written = ty;
                ty = self.sized_by(written, e);
                let is_static = var.role != VarRole::Global || var.modifiers.has(Modifiers::STATIC);
                if is_static && written != ty && self.cx.model.leaves(ty) == Some(0) {
                    self.cx.refuse_empty_array(written, is_const, self.cx.place_of(e));
                }
                let target = if is_const { Target::Constant(span) } else { Target::Variable(span) };
                let value = self.initializer(e, ty, target);
                // How long it would be is not known of what is wrong.
                if self.cx.model.lacks_length(ty) && self.cx.model.ty(value) == self.cx.model.common.error {
                    ty = self.cx.model.common.error;
                }
                Some(value)
            }
            // What a buffer holds comes from outside.
            None if var.role != VarRole::BufferMember
                && matches!(self.cx.model.program.types.get(ty), Ty::Pointer { .. }) =>
            {
                self.cx.report(&kinds::POINTER_DEFAULT, span);
                None
            }
            None => None,
        };
        (ty, init)
    }

    pub(in crate::check) fn global_kind(
        &mut self,
        var: &VarDecl,
        ty: TyId,
        modifiers: Modifiers,
        span: Span,
    ) -> VarKind {
        self.cx.refuse_all_on_variable(var.attributes);
        let vk = self.vk_attributes(var.attributes);
        self.cx.check_applies(var.attributes, Bearer::Global(ty));
        if self.cx.model.program.holds_hit_object(ty) {
            let what = if modifiers.has(Modifiers::GROUPSHARED) {
                "groupshared variables"
            } else if modifiers.has(Modifiers::STATIC) {
                "global variables"
            } else {
                "cbuffers or tbuffers"
            };
            self.cx.push(Diagnostic::new(&kinds::HIT_OBJECT_HERE, span).arg(what));
        }
        let is_static = modifiers.has(Modifiers::STATIC);
        if let Some(kind) = self.cx.spirv_kind(&vk, is_static, modifiers.has(Modifiers::CONST), span) {
            return kind;
        }
        self.cx.refuse_payload_access(var.annotations);
        self.cx.check_registers(var.annotations, ty);
        self.cx.refuse_bound_fields(ty);
        if modifiers.has(Modifiers::GROUPSHARED) {
            return VarKind::GroupShared;
        }
        // What is pushed comes from outside, static or not.
        let is_static = is_static && vk.push_constant.is_none();
        if is_static || self.cx.model.is_string(ty) {
            if vk.constant_id.is_some() {
                self.cx.report(&kinds::SPECIALIZATION_STATIC, span);
            }
            return VarKind::Static;
        }
        self.cx.refuse_space(var.annotations, ty);
        if self.cx.model.has_resource(ty) {
            let class = self.cx.model.binding_class(ty);
            let binding = self.binding(var.annotations, var.attributes, class);
            let mut decorations = vk.travel.decorations;
            if self.cx.options.reflect {
                decorations = self.cx.with_user_type(decorations, ty, var.ty);
            }
            let access = Access {
                globally_coherent: modifiers.has(Modifiers::GLOBALLY_COHERENT),
                reorder_coherent: modifiers.has(Modifiers::REORDER_COHERENT),
                in_buffer: None,
                vk_image_format: vk.image_format,
                vk_combined: vk.combined,
                vk_attachment: vk.attachment,
                vk_decorations: decorations,
            };
            return VarKind::Resource(binding, access);
        }
        if let Some(id) = vk.constant_id {
            if var.init.is_none() {
                self.cx.report(&kinds::SPECIALIZATION_DEFAULT, span);
            }
            return VarKind::Specialization(id);
        }
        if let (Some(at), Some(_)) = (vk.push_constant, vk.bound_at) {
            self.cx.report(&kinds::PUSH_CONSTANT_BINDING, at);
        }
        if vk.push_constant.is_some()
            && let Some(name) = var.name
        {
            let binding = Binding { push_constant: true, ..Binding::default() };
            let buffer = Buffer { name, fields: Vec::new(), is_texture: false, binding, span, end: None };
            return VarKind::BufferField(self.cx.model.program.buffers.push(buffer), 0);
        }
        if let (Some(at), Some(name)) = (vk.bound_at, var.name)
            && ty != self.cx.model.common.error
        {
            self.cx.push(Diagnostic::new(&kinds::GLOBALS_BINDING, at).arg(name));
        }
        let buffer = self.cx.model.globals_buffer();
        VarKind::BufferField(buffer, self.cx.model.program.buffers[buffer].fields.len() as u32)
    }

    /// Where a declaration is bound.
    pub(in crate::check) fn binding(
        &mut self,
        annotations: List<AnnotationId>,
        attributes: List<tree::AttributeId>,
        class: u8,
    ) -> Binding {
        let vk = self.vk_attributes(attributes);
        // With `-auto-binding-space`, resources in structures stay in the first space of Direct3D, as with DXC.
        let has_default = class != 0 || self.cx.options.target.vulkan_language;
        let mut binding = Binding {
            vk_binding: vk.binding,
            vk_counter_binding: vk.counter_binding,
            space: if has_default { self.cx.options.default_space } else { 0 },
            ..Binding::default()
        };
        binding.push_constant = vk.push_constant.is_some();
        binding.shader_record = vk.shader_record;
        for &a in self.cx.unit.list(annotations) {
            let annotation = self.cx.unit.annotations[a];
            let AnnotationKind::Register(r) = annotation.kind else { continue };
            // With `-auto-binding-space`, a register that Direct3D is named without a space is in the first.
            if r.index.is_some() && r.space.is_none() && !self.cx.options.target.vulkan_language {
                binding.space = 0;
            }
            let place = b"btsu".iter().position(|&class| class == r.class);
            if let (0, Some(place)) = (class, place) {
                binding.by_class[place] = r.index;
                binding.space = r.space.unwrap_or(binding.space);
                continue;
            }
            // Of two registers the one of its own class counts.
            if binding.index.is_none() || r.class == class {
                binding.index = r.index.or(binding.index);
            }
            binding.space = r.space.unwrap_or(binding.space);
        }
        binding
    }

    /// What a local is that `[[vk::ext_builtin_input]]` or `[[vk::ext_builtin_output]]` makes one of the pipeline.
    fn local_built_in(
        &mut self,
        attributes: List<tree::AttributeId>,
        modifiers: Modifiers,
        span: Span,
    ) -> Option<VarKind> {
        if attributes == List::EMPTY {
            return None;
        }
        let vk = self.vk_attributes(attributes);
        vk.built_in?;
        self.cx.spirv_kind(&vk, modifiers.has(Modifiers::STATIC), modifiers.has(Modifiers::CONST), span)
    }

    /// A variable of a block: its declaration statement's variable, when it makes one.
    pub(in crate::check) fn local_variable(
        &mut self,
        decl: DeclId,
        var: &VarDecl,
        mark: usize,
    ) -> Option<VarId> {
        let span = self.cx.unit.decl_name_spans[decl];
        let name = var.name?;
        if var.qualifier.is_some() {
            self.cx.push(Diagnostic::new(&kinds::QUALIFIED_LOCAL, span).arg(name));
            return None;
        }
        if self.cx.is_function_alias(var.ty) {
            return None;
        }
        let modifiers = var.modifiers.union(self.cx.type_modifiers(var.ty));
        let is_const = modifiers.has(Modifiers::CONST);
        let kind = if let Some(kind) = self.local_built_in(var.attributes, modifiers, span) {
            kind
        } else if modifiers.has(Modifiers::GROUPSHARED) {
            VarKind::GroupShared
        } else if modifiers.has(Modifiers::STATIC) {
            VarKind::Static
        } else {
            VarKind::Local
        };
        if self.cx.is_auto(var.ty) {
            let (ty, init) = self.type_and_init(var, name, span)?;
            let id = self.cx.model.new_var(name, ty, kind, is_const, modifiers, span);
            self.initialise(id, init, var.init);
            self.cx.declare_local(name, Symbol::Var(id), span, mark);
            return Some(id);
        }
        // Its name is known in its own initialiser.
        let ty = self.variable_type(var, span);
        self.cx.check_modifiers(decl, modifiers, ty, Role::Local);
        self.cx.check_applies(var.attributes, Bearer::Local);
        self.cx.refuse_all_on_variable(var.attributes);
        if self.cx.model.is_string(ty) {
            self.cx.report(&kinds::STRING_HERE, Span::at(self.cx.unit.decl_spans[decl].lo));
        }
        let semantic = self
            .cx
            .unit
            .list(var.annotations)
            .iter()
            .find(|&&a| matches!(self.cx.unit.annotations[a].kind, AnnotationKind::Semantic(_)));
        self.cx.refuse_payload_access(var.annotations);
        self.cx.check_bindings(var.annotations, ty);
        if let Some(&semantic) = semantic {
            self.cx.report(&kinds::SEMANTIC_HERE, self.cx.unit.annotations[semantic].span);
        }
        let id = self.cx.model.new_var(name, ty, kind, is_const, modifiers, span);
        self.cx.declare_local(name, Symbol::Var(id), span, mark);
        let (ty, init) = self.variable_init(var, ty, span);
        self.cx.model.program.vars[id].ty = ty;
        self.initialise(id, init, var.init);
        if let Some(init) = var.init
            && kind == VarKind::Local
            && self.cx.model.named.get(id)
        {
            self.cx.named_in_own_initialiser(id, init);
        }
        if matches!(self.cx.model.program.types.get(ty), Ty::Array(_, 0)) {
            self.cx.report(&kinds::ARRAY_SIZE_MISSING, span);
        }
        Some(id)
    }
}

impl Context<'_> {
    /// Whether a declaration is one of a function, by the name of its type. The definition is what counts.
    pub(in crate::check) fn is_function_alias(&self, ty: tree::TypeRefId) -> bool {
        matches!(self.unit.types[ty], TypeRef::Named(name) if self.model.types.function_aliases.contains(&name))
    }

    /// What a static member may be initialised with where it is declared: integers, and floats as an extension.
    fn static_in_class(&mut self, ty: TyId, span: Span) {
        let text = self.model.type_text(ty);
        let kind = match self.model.program.types.get(ty) {
            Ty::Error | Ty::Enum(..) => return,
            Ty::Scalar(s) if !s.is_float() => return,
            Ty::Scalar(_) => &kinds::STATIC_IN_CLASS,
            _ => &kinds::STATIC_OUT_OF_LINE,
        };
        self.push(Diagnostic::new(kind, span).arg(text));
    }

    fn is_auto(&self, ty: tree::TypeRefId) -> bool {
        match self.unit.types[ty] {
            TypeRef::Auto => true,
            TypeRef::Qualified { ty, .. } => self.is_auto(ty),
            _ => false,
        }
    }
}

impl Model {
    pub(in crate::check) fn new_var(
        &mut self,
        name: Name,
        ty: TyId,
        kind: VarKind,
        is_const: bool,
        modifiers: Modifiers,
        span: Span,
    ) -> VarId {
        let precise = modifiers.has(Modifiers::PRECISE);
        self.program.vars.push(Var { is_const, precise, ..Var::new(name, ty, kind, span) })
    }

    /// Notes a static whose initialiser may do more than give a value.
    fn note_evaluated(&mut self, var: VarId) {
        let program = &mut self.program;
        let Var { kind: VarKind::Static, init: Some(init), .. } = program.vars[var] else { return };
        if assigns_or_calls(program, init) {
            program.evaluated.push(var);
        }
    }

    /// Whether a type is `string`, or an array of them.
    pub(in crate::check) fn is_string(&self, ty: TyId) -> bool {
        match self.program.types.get(ty) {
            Ty::String => true,
            Ty::Array(elem, _) => self.is_string(elem),
            _ => false,
        }
    }

    pub(in crate::check) fn is_complete(&self, ty: TyId) -> bool {
        match self.program.types.get(ty) {
            Ty::Void => false,
            Ty::Struct(s) => self.record(s).complete,
            Ty::Array(elem, _) => self.is_complete(elem),
            _ => true,
        }
    }

    /// The letter of the registers that a resource binds to.
    pub(in crate::check) fn binding_class(&self, ty: TyId) -> u8 {
        match self.program.types.get(ty) {
            Ty::Array(elem, _) => self.binding_class(elem),
            Ty::Resource(r) => match r.kind {
                ResourceKind::CBuffer => b'b',
                ResourceKind::Sampler | ResourceKind::SamplerComparison => b's',
                _ if r.writable => b'u',
                _ => b't',
            },
            _ => 0,
        }
    }
}

/// Whether something in an expression writes to a place or is a call.
fn assigns_or_calls(program: &Program, e: ExprId) -> bool {
    let kind = program.exprs[e].kind;
    let mut found = matches!(
        kind,
        ExprKind::Assign(..) | ExprKind::CompoundAssign { .. } | ExprKind::IncDec(..) | ExprKind::Call { .. }
    );
    for_each_part(program, kind, &mut |part| found = found || assigns_or_calls(program, part));
    found
}
