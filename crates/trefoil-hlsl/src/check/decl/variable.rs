//! Variables: globals, members of constant buffers, locals.

use crate::check::names::scope::{ScopeId, Symbol};
use crate::check::stage::vulkan::Bearer;
use crate::check::types::modifiers::Role;
use crate::check::{Checker, kinds};
use crate::diag::Diagnostic;
use crate::source::{Name, Span};
use crate::syntax::arena::List;
use crate::syntax::tree::{
    self, AnnotationId, AnnotationKind, Decl, DeclId, Modifiers, TypeRef, VarDecl, VarRole,
};
use crate::typed::{
    Access, Binding, Buffer, BufferField, BufferId, ExprId, Field, GLOBALS, Struct, Ty, TyId, Var, VarId,
    VarKind,
};
use trefoil_ir::ResourceKind;

impl Checker<'_> {
    /// A global, or a static member of a record.
    pub(in crate::check) fn global_variable(&mut self, decl: DeclId, var: &VarDecl) {
        let span = self.unit.decl_name_spans[decl];
        if let (Some(head), Decl::Var(id)) = (var.template, self.unit.decls[decl]) {
            self.variable_template(id, head, span);
            return;
        }
        if let Some(path) = var.qualifier {
            self.static_member_definition(path, var, span);
            return;
        }
        let Some(name) = var.name else { return };
        if self.is_function_alias(var.ty) {
            return;
        }
        let modifiers = var.modifiers.union(self.type_modifiers(var.ty));
        let Some((ty, init)) = self.type_and_init(var, name, span) else { return };
        self.check_modifiers(decl, modifiers, ty, Role::Global);
        if var.role == VarRole::Field && modifiers.has(Modifiers::GROUPSHARED) {
            self.check_modifiers(decl, Modifiers::GROUPSHARED, ty, Role::Field);
        }
        if matches!(self.p.types.get(ty), Ty::Array(..)) && self.is_string(ty) {
            self.report(&kinds::STRING_ARRAY, span);
        }
        if matches!(self.p.types.get(ty), Ty::Array(_, 0)) && !self.has_resource(ty) {
            self.report(&kinds::ARRAY_SIZE_MISSING, span);
        }
        if var.role == VarRole::Field && var.init.is_some() {
            self.static_in_class(ty, span);
        }
        let kind = self.global_kind(var, ty, modifiers, span);
        let is_const = modifiers.has(Modifiers::CONST);
        let id = self.new_var(name, ty, kind, is_const, modifiers, span);
        if matches!(kind, VarKind::BufferField(..) | VarKind::GroupShared) && init.is_some() {
            self.report(&kinds::GLOBAL_INITIALIZER, span);
        }
        self.variable_needs(id, var.attributes);
        if let VarKind::BufferField(buffer, _) = kind {
            self.add_buffer_field(buffer, id, var);
        }
        if matches!(kind, VarKind::Resource(..)) && self.has_number(ty) {
            let buffer = self.globals_buffer();
            self.add_numbers(buffer, id, var, modifiers);
        }
        self.declare(self.scope, name, Symbol::Var(id), span);
        // What a group-shared variable is initialised with counts for nothing, as with DXC.
        if matches!(kind, VarKind::Static | VarKind::Specialization(_) | VarKind::Spirv { .. }) {
            self.p.vars[id].init = init;
        }
        if var.role == VarRole::Field && init.is_none() {
            self.p.undefined.push(id);
        }
    }

    fn new_var(
        &mut self,
        name: Name,
        ty: TyId,
        kind: VarKind,
        is_const: bool,
        modifiers: Modifiers,
        span: Span,
    ) -> VarId {
        let precise = modifiers.has(Modifiers::PRECISE);
        self.p.vars.push(Var { name, ty, kind, is_const, precise, init: None, span })
    }

    /// Whether a declaration is one of a function, by the name of its type. The definition is what counts.
    pub(in crate::check) fn is_function_alias(&self, ty: tree::TypeRefId) -> bool {
        matches!(self.unit.types[ty], TypeRef::Named(name) if self.function_aliases.contains(&name))
    }

    /// What a static member may be initialised with where it is declared: integers, and floats as an extension.
    fn static_in_class(&mut self, ty: TyId, span: Span) {
        let text = self.type_text(ty);
        let kind = match self.p.types.get(ty) {
            Ty::Error | Ty::Enum(..) => return,
            Ty::Scalar(s) if !s.is_float() => return,
            Ty::Scalar(_) => &kinds::STATIC_IN_CLASS,
            _ => &kinds::STATIC_OUT_OF_LINE,
        };
        self.push(Diagnostic::new(kind, span).arg(text));
    }

    /// `T S::x = …;`
    fn static_member_definition(&mut self, path: tree::PathId, var: &VarDecl, span: Span) {
        let Some(scope) = self.qualifier_scope(path) else { return };
        let Some(name) = var.name else { return };
        match self.lookup_in(scope, name).map(|f| f.symbol) {
            Some(Symbol::Var(id)) => {
                let ty = self.p.vars[id].ty;
                let written = self.in_scope(scope, |c| c.type_with(var.ty, var.modifiers));
                let written = var.init.map_or(written, |init| self.sized_by(written, init));
                if written != ty && written != self.c.error && ty != self.c.error {
                    let (now, then) = (self.type_text(written), self.type_text(ty));
                    let d = Diagnostic::new(&kinds::STATIC_TYPE, span).arg(name).arg(now).arg(then);
                    return self.push(d);
                }
                if !self.defined_statics.insert(id) {
                    let before = self.p.vars[id].span;
                    let d = Diagnostic::new(&kinds::REDEFINITION, span).arg(name);
                    return self.push(d.note(&kinds::PREVIOUS_DEFINITION, before));
                }
                if let (Some(init), Some(_)) = (var.init, self.p.vars[id].init) {
                    let at = self.place_of(init);
                    return self.push(Diagnostic::new(&kinds::STATIC_AGAIN, at).arg(name));
                }
                if let Some(init) = var.init {
                    let init = self.initializer(init, ty, Target::Variable(span));
                    self.p.vars[id].init = Some(init);
                }
            }
            _ => {
                let record = self.scope_ref(scope).record.map_or(name, |s| self.p.structs[s].name);
                self.push(Diagnostic::new(&kinds::NO_MEMBER, span).arg(name).arg(record));
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
        if self.is_auto(var.ty) {
            let Some(init) = var.init else {
                self.push(Diagnostic::new(&kinds::AUTO_NEEDS_INIT, span).arg(name));
                return Some((self.c.error, None));
            };
            let value = self.value(init);
            let value = self.settled(value);
            return Some((self.ty(value), Some(value)));
        }
        let ty = self.variable_type(var, span);
        Some(self.variable_init(var, ty, span))
    }

    /// The type that a variable is declared with, if it is complete.
    fn variable_type(&mut self, var: &VarDecl, span: Span) -> TyId {
        self.declaring = var.name;
        let ty = self.type_with(var.ty, var.modifiers);
        self.declaring = None;
        if !self.is_complete(ty) {
            let plain = Modifiers(Modifiers::STATIC.0 | Modifiers::GROUPSHARED.0);
            let is_const = match var.role {
                VarRole::Global => !var.modifiers.has_any(plain),
                _ => var.modifiers.has(Modifiers::CONST),
            };
            let word = matches!(self.unit.types[var.ty], TypeRef::Inline(_));
            let text = self.type_text(ty);
            let text = if word { format!("struct {text}") } else { text };
            let text = if is_const { format!("const {text}") } else { text };
            let origin = match self.p.types.get(ty) {
                Ty::Struct(s) => self.record(s).origin.is_some(),
                _ => false,
            };
            let d = if origin {
                let text = self.type_text(ty);
                Diagnostic::new(&kinds::UNDEFINED_TEMPLATE, span).arg(text)
            } else {
                Diagnostic::new(&kinds::INCOMPLETE_TYPE, span).arg(text)
            };
            self.push(d);
            return self.c.error;
        }
        self.refuse_abstract(ty, span);
        ty
    }

    /// A variable's initialiser, and its type, whose length may come from there.
    fn variable_init(&mut self, var: &VarDecl, mut ty: TyId, span: Span) -> (TyId, Option<ExprId>) {
        let init = match var.init {
            Some(e) if matches!(self.unit.exprs[e], tree::Expr::Effect) => None,
            Some(e) => {
                ty = self.sized_by(ty, e);
                let is_const = var.modifiers.has(Modifiers::CONST);
                let target = if is_const { Target::Constant(span) } else { Target::Variable(span) };
                Some(self.initializer(e, ty, target))
            }
            None => None,
        };
        (ty, init)
    }

    fn is_auto(&self, ty: tree::TypeRefId) -> bool {
        match self.unit.types[ty] {
            TypeRef::Auto => true,
            TypeRef::Qualified { ty, .. } => self.is_auto(ty),
            _ => false,
        }
    }

    /// Whether a type is `string`, or an array of them.
    pub(in crate::check) fn is_string(&self, ty: TyId) -> bool {
        match self.p.types.get(ty) {
            Ty::String => true,
            Ty::Array(elem, _) => self.is_string(elem),
            _ => false,
        }
    }

    fn is_complete(&self, ty: TyId) -> bool {
        match self.p.types.get(ty) {
            Ty::Void => false,
            Ty::Struct(s) => self.record(s).complete,
            Ty::Array(elem, _) => self.is_complete(elem),
            _ => true,
        }
    }

    fn global_kind(&mut self, var: &VarDecl, ty: TyId, modifiers: Modifiers, span: Span) -> VarKind {
        let vk = self.vk_attributes(var.attributes);
        self.check_applies(var.attributes, Bearer::Global(ty));
        let is_static = modifiers.has(Modifiers::STATIC);
        if let Some(kind) = self.spirv_kind(&vk, is_static, modifiers.has(Modifiers::CONST), span) {
            return kind;
        }
        if modifiers.has(Modifiers::GROUPSHARED) {
            return VarKind::GroupShared;
        }
        if modifiers.has(Modifiers::STATIC) || self.is_string(ty) {
            if vk.constant_id.is_some() {
                self.report(&kinds::SPECIALIZATION_STATIC, span);
            }
            return VarKind::Static;
        }
        if self.has_resource(ty) {
            let class = self.binding_class(ty);
            let binding = self.binding(var.annotations, var.attributes, class, span);
            let mut decorations = vk.travel.decorations;
            if self.options.reflect {
                decorations = self.with_user_type(decorations, ty, var.ty);
            }
            let access = Access {
                globally_coherent: modifiers.has(Modifiers::GLOBALLY_COHERENT),
                vk_image_format: vk.image_format,
                vk_combined: vk.combined,
                vk_attachment: vk.attachment,
                vk_decorations: decorations,
            };
            return VarKind::Resource(binding, access);
        }
        if let Some(id) = vk.constant_id {
            if var.init.is_none() {
                self.report(&kinds::SPECIALIZATION_DEFAULT, span);
            }
            return VarKind::Specialization(id);
        }
        if let (Some(at), Some(_)) = (vk.push_constant, vk.bound_at) {
            self.report(&kinds::PUSH_CONSTANT_BINDING, at);
        }
        if vk.push_constant.is_some()
            && let Some(name) = var.name
        {
            let binding = Binding { push_constant: true, ..Binding::default() };
            let buffer = Buffer { name, fields: Vec::new(), is_texture: false, binding, span };
            return VarKind::BufferField(self.p.buffers.push(buffer), 0);
        }
        if let (Some(at), Some(name)) = (vk.bound_at, var.name) {
            self.push(Diagnostic::new(&kinds::GLOBALS_BINDING, at).arg(name));
        }
        let buffer = self.globals_buffer();
        VarKind::BufferField(buffer, self.p.buffers[buffer].fields.len() as u32)
    }

    fn globals_buffer(&mut self) -> BufferId {
        if let Some(id) = self.globals {
            return id;
        }
        let name = self.p.names.intern(GLOBALS);
        let id = self.p.buffers.push(Buffer {
            name,
            fields: Vec::new(),
            is_texture: false,
            binding: Binding::default(),
            span: Span::NONE,
        });
        self.globals = Some(id);
        id
    }

    /// Gives the numbers of a global that holds resources too a place in a constant buffer.
    fn add_numbers(&mut self, buffer: BufferId, whole: VarId, var: &VarDecl, modifiers: Modifiers) {
        let Var { name, ty, span, .. } = self.p.vars[whole];
        let ty = self.without_resources(ty);
        let kind = VarKind::BufferField(buffer, self.p.buffers[buffer].fields.len() as u32);
        let id = self.new_var(name, ty, kind, true, modifiers, span);
        self.add_buffer_field(buffer, id, var);
        self.p.numbers.insert(whole, id);
    }

    /// A type without the resources in it: structures keep the fields that hold numbers.
    fn without_resources(&mut self, ty: TyId) -> TyId {
        if !self.has_resource(ty) {
            return ty;
        }
        if let Some(&known) = self.number_types.get(&ty) {
            return known;
        }
        let made = match self.p.types.get(ty) {
            Ty::Array(elem, n) => {
                let elem = self.without_resources(elem);
                self.p.types.intern(Ty::Array(elem, n))
            }
            Ty::Struct(s) => {
                let Struct { name, span, .. } = self.p.structs[s];
                let made = self.new_record(None, crate::check::names::scope::ScopeId::GLOBAL, span);
                self.p.structs[made].name = name;
                for field in self.p.structs[s].fields.clone() {
                    if self.has_number(field.ty) {
                        let ty = self.without_resources(field.ty);
                        self.p.structs[made].fields.push(Field { ty, ..field });
                    }
                }
                self.complete(made);
                self.p.types.intern(Ty::Struct(made))
            }
            _ => ty,
        };
        self.number_types.insert(ty, made);
        made
    }

    fn add_buffer_field(&mut self, buffer: BufferId, id: VarId, var: &VarDecl) {
        let mut offset = None;
        for &a in self.unit.list(var.annotations) {
            match self.unit.annotations[a].kind {
                AnnotationKind::PackOffset(p) => {
                    offset = Some(p.row * 16 + u32::from(p.component) * 4);
                    self.check_packoffset(buffer, id, p, self.unit.annotations[a].span);
                }
                AnnotationKind::Register(r) if r.class == b'c' => offset = r.index.map(|i| i * 16),
                _ => {}
            }
        }
        let vk_offset = self.vk_attributes(var.attributes).offset;
        let norm = crate::check::decl::record::norm(var.modifiers.union(self.type_modifiers(var.ty)));
        self.p.buffers[buffer].fields.push(BufferField { var: id, norm, offset, vk_offset });
    }

    /// Errors for a place in a constant buffer that a variable cannot have.
    fn check_packoffset(&mut self, buffer: BufferId, id: VarId, p: tree::PackOffset, span: Span) {
        let var = &self.p.vars[id];
        let (name, decl) = (var.name, var.span);
        if self.globals == Some(buffer) {
            return self.report(&kinds::PACKOFFSET_HERE, decl);
        }
        let words = |c: &Self, ty: TyId| {
            let num = c.num(ty)?;
            let wide = u32::from(crate::check::types::facts::bits(num.scalar) > 32);
            let is_small = !matches!(num.shape, crate::check::types::facts::Shape::Matrix(..));
            is_small.then(|| num.shape.count() << wide)
        };
        let Some(count) = words(self, var.ty) else { return };
        let first = p.row * 4 + u32::from(p.component);
        if u32::from(p.component) + count > 4 && p.component != 0 {
            return self.report(&kinds::PACKOFFSET_INVALID, span);
        }
        let clash = self.p.buffers[buffer].fields.iter().find(|field| {
            let Some(at) = field.offset.map(|bytes| bytes / 4) else { return false };
            let n = words(self, self.p.vars[field.var].ty).unwrap_or(0);
            field.var != id && at < first + count && first < at + n
        });
        if let Some(clash) = clash.map(|field| self.p.vars[field.var].name) {
            let d = Diagnostic::new(&kinds::PACKOFFSET_OVERLAP, span).arg(name).arg(clash);
            self.push(d);
        }
    }

    /// The letter of the registers that a resource binds to.
    pub(in crate::check) fn binding_class(&self, ty: TyId) -> u8 {
        match self.p.types.get(ty) {
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

    /// Where a declaration is bound.
    fn binding(
        &mut self,
        annotations: List<AnnotationId>,
        attributes: List<tree::AttributeId>,
        class: u8,
        span: Span,
    ) -> Binding {
        let vk = self.vk_attributes(attributes);
        let mut binding =
            Binding { vk_binding: vk.binding, vk_counter_binding: vk.counter_binding, ..Binding::default() };
        binding.push_constant = vk.push_constant.is_some();
        for &a in self.unit.list(annotations) {
            let annotation = self.unit.annotations[a];
            let AnnotationKind::Register(r) = annotation.kind else { continue };
            // `register(ps, t0)` counts for that stage alone.
            let other_stage = r.profile.is_some_and(|p| {
                let text = self.text(p);
                !text.starts_with(self.options.stage.prefix())
            });
            if other_stage {
                continue;
            }
            // Textures and samplers may name each other's registers, as old sources do.
            let place = b"btsu".iter().position(|&class| class == r.class);
            if let (0, Some(place)) = (class, place) {
                binding.by_class[place] = r.index;
                binding.space = r.space.unwrap_or(binding.space);
                continue;
            }
            if binding.index.is_some() && r.index.is_some() && binding.index != r.index {
                self.report(&kinds::CONFLICTING_REGISTERS, span);
            }
            let swapped = matches!((r.class, class), (b's', b't') | (b't', b's'));
            if r.class != 0 && class != 0 && r.class != class && r.index.is_some() && !swapped {
                let wanted = match class {
                    b'b' => "b",
                    b's' => "s",
                    b'u' => "u",
                    _ => "t",
                };
                self.push(Diagnostic::new(&kinds::REGISTER_CLASS, annotation.span).arg(wanted));
            }
            binding.index = r.index.or(binding.index);
            binding.space = r.space.unwrap_or(binding.space);
        }
        binding
    }

    /// `cbuffer`, `tbuffer`
    pub(in crate::check) fn buffer(&mut self, decl: DeclId, id: tree::BufferId) {
        let it = self.unit.buffers[id];
        let span = self.unit.decl_name_spans[decl];
        let class = if it.is_texture { b't' } else { b'b' };
        self.check_applies(it.attributes, Bearer::Buffer);
        let binding = self.binding(it.annotations, it.attributes, class, span);
        let name = match it.name {
            Some(name) => name,
            None => self.anonymous_name("cbuffer"),
        };
        let buffer = self.p.buffers.push(Buffer {
            name,
            fields: Vec::new(),
            is_texture: it.is_texture,
            binding,
            span,
        });
        if self.scope == ScopeId::GLOBAL {
            self.buffer_members(buffer, it.members);
        } else {
            // Its names are global whatever namespace it stands in.
            let inner = self.new_scope(self.scope);
            let around = std::mem::replace(&mut self.scope, inner);
            self.buffer_members(buffer, it.members);
            self.scope = around;
            let mut names: Vec<_> =
                self.scope_ref(inner).names.iter().map(|(&n, &(s, at))| (at, n, s)).collect();
            names.sort_unstable_by_key(|(at, ..)| at.lo);
            for (at, name, symbol) in names {
                self.declare(ScopeId::GLOBAL, name, symbol, at);
            }
        }
        let fields = &self.p.buffers[buffer].fields;
        let placed = fields.iter().filter(|field| field.offset.is_some()).count();
        if placed != 0 && placed != fields.len() {
            self.report(&kinds::PACKOFFSET_MIXED, span);
        }
    }

    fn buffer_members(&mut self, buffer: BufferId, members: List<DeclId>) {
        for &member in self.unit.list(members) {
            match self.unit.decls[member] {
                Decl::Var(v) => {
                    let var = self.unit.vars[v];
                    self.buffer_member(buffer, member, &var);
                }
                _ => self.declaration(member, None),
            }
        }
    }

    fn buffer_member(&mut self, buffer: BufferId, member: DeclId, var: &VarDecl) {
        let modifiers = var.modifiers.union(self.type_modifiers(var.ty));
        if modifiers.has_any(Modifiers(Modifiers::STATIC.0 | Modifiers::GROUPSHARED.0)) {
            self.global_variable(member, var);
            return;
        }
        let span = self.unit.decl_name_spans[member];
        let Some(name) = var.name else { return };
        let Some((ty, _)) = self.type_and_init(var, name, span) else { return };
        if self.empty_arrays.values().any(|&empty| empty == ty) {
            return self.report(&kinds::ARRAY_SIZE_ZERO, span);
        }
        self.check_modifiers(member, modifiers, ty, Role::Global);
        self.check_applies(var.attributes, Bearer::Global(ty));
        if self.is_string(ty) {
            return self.report(&kinds::STRING_HERE, span);
        }
        if matches!(self.p.types.get(ty), Ty::Array(_, 0)) && !self.has_resource(ty) {
            return self.report(&kinds::ARRAY_SIZE_MISSING, span);
        }
        if self.has_resource(ty) && !self.has_number(ty) {
            self.global_variable(member, var);
            return;
        }
        if self.has_resource(ty) {
            let kind = self.global_kind(var, ty, modifiers, span);
            let id = self.new_var(name, ty, kind, true, modifiers, span);
            self.add_numbers(buffer, id, var, modifiers);
            self.declare(self.scope, name, Symbol::Var(id), span);
            return;
        }
        let kind = VarKind::BufferField(buffer, self.p.buffers[buffer].fields.len() as u32);
        let id = self.new_var(name, ty, kind, true, modifiers, span);
        self.add_buffer_field(buffer, id, var);
        self.declare(self.scope, name, Symbol::Var(id), span);
    }

    /// A variable of a block: its declaration statement's variable, when it makes one.
    pub(in crate::check) fn local_variable(
        &mut self,
        decl: DeclId,
        var: &VarDecl,
        mark: usize,
    ) -> Option<VarId> {
        let span = self.unit.decl_name_spans[decl];
        let name = var.name?;
        if self.is_function_alias(var.ty) {
            return None;
        }
        let modifiers = var.modifiers.union(self.type_modifiers(var.ty));
        let kind = if modifiers.has(Modifiers::GROUPSHARED) {
            VarKind::GroupShared
        } else if modifiers.has(Modifiers::STATIC) {
            VarKind::Static
        } else {
            VarKind::Local
        };
        let is_const = modifiers.has(Modifiers::CONST);
        if self.is_auto(var.ty) {
            let (ty, init) = self.type_and_init(var, name, span)?;
            let id = self.new_var(name, ty, kind, is_const, modifiers, span);
            self.p.vars[id].init = init;
            self.declare_local(name, Symbol::Var(id), span, mark);
            return Some(id);
        }
        // Its name is known in its own initialiser.
        let ty = self.variable_type(var, span);
        self.check_modifiers(decl, modifiers, ty, Role::Local);
        self.check_applies(var.attributes, Bearer::Local);
        if self.is_string(ty) {
            self.report(&kinds::STRING_HERE, Span::at(self.unit.decl_spans[decl].lo));
        }
        let semantic = self
            .unit
            .list(var.annotations)
            .iter()
            .find(|&&a| matches!(self.unit.annotations[a].kind, AnnotationKind::Semantic(_)));
        if let Some(&semantic) = semantic {
            self.report(&kinds::SEMANTIC_HERE, self.unit.annotations[semantic].span);
        }
        let id = self.new_var(name, ty, kind, is_const, modifiers, span);
        self.declare_local(name, Symbol::Var(id), span, mark);
        let (ty, init) = self.variable_init(var, ty, span);
        self.p.vars[id].ty = ty;
        self.p.vars[id].init = init;
        if matches!(self.p.types.get(ty), Ty::Array(_, 0)) {
            self.report(&kinds::ARRAY_SIZE_MISSING, span);
        }
        Some(id)
    }
}

/// What an initialiser is for, as messages name it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(in crate::check) enum Target {
    /// A variable, with the place of its name where that is known.
    Variable(Span),
    /// A variable that is `const`.
    Constant(Span),
    /// A parameter with a default argument.
    Parameter(Span),
    Return,
}

impl Target {
    pub(in crate::check) fn text(self) -> &'static str {
        match self {
            Target::Variable(_) | Target::Constant(_) => "a variable",
            Target::Parameter(_) => "a parameter",
            Target::Return => "return object",
        }
    }
}
