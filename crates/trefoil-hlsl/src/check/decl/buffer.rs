//! Constant buffers: `cbuffer`, `tbuffer`, and `$Globals` for loose globals.

use crate::check::decl::binding::Letters;
use crate::check::decl::modifiers::Role;
use crate::check::model::{Model, ScopeId, Symbol};
use crate::check::stage::vulkan::Bearer;
use crate::check::types::facts::Shape;
use crate::check::{Checker, Context, kinds};
use crate::diag::Diagnostic;
use crate::source::Span;
use crate::syntax::tree::{self, AnnotationKind, Decl, DeclId, Modifiers, VarDecl};
use crate::typed::{
    Binding, Buffer, BufferField, BufferId, Field, GLOBALS, Struct, Ty, TyId, Var, VarId, VarKind,
};
use trefoil_entity::{Entity, List};

impl Checker<'_> {
    /// Gives the numbers of a global that holds resources too a place in a constant buffer.
    pub(in crate::check) fn add_numbers(
        &mut self,
        buffer: BufferId,
        whole: VarId,
        var: &VarDecl,
        modifiers: Modifiers,
    ) {
        let Var { name, ty, span, .. } = self.cx.model.program.vars[whole];
        let ty = self.cx.without_resources(ty);
        let kind = VarKind::BufferField(buffer, self.cx.model.program.buffers[buffer].fields.len() as u32);
        let id = self.cx.model.new_var(name, ty, kind, true, modifiers, span);
        self.add_buffer_field(buffer, id, var);
        self.cx.model.program.numbers.insert(whole, id);
    }

    pub(in crate::check) fn add_buffer_field(&mut self, buffer: BufferId, id: VarId, var: &VarDecl) {
        let Var { ty, span, .. } = self.cx.model.program.vars[id];
        self.cx.refuse_long_vector(ty, "cbuffers or tbuffers", span);
        let mut offset = None;
        for &a in self.cx.unit.list(var.annotations) {
            match self.cx.unit.annotations[a].kind {
                AnnotationKind::PackOffset(p) => {
                    // A row that no buffer has stays one that none has.
                    offset = Some(p.row.saturating_mul(16).saturating_add(u32::from(p.component) * 4));
                    self.cx.check_packoffset(buffer, id, p, self.cx.unit.annotations[a].span);
                }
                AnnotationKind::Register(r) if r.class == b'c' => {
                    offset = r.index.map(|i| i.saturating_mul(16));
                }
                _ => {}
            }
        }
        let vk_offset = self.vk_attributes(var.attributes).offset;
        let norm = crate::check::decl::record::norm(var.modifiers.union(self.cx.type_modifiers(var.ty)));
        self.cx.model.program.buffers[buffer].fields.push(BufferField { var: id, norm, offset, vk_offset });
    }

    /// `cbuffer`, `tbuffer`
    pub(in crate::check) fn buffer(&mut self, decl: DeclId, id: tree::BufferId) {
        let it = self.cx.unit.buffers[id];
        let span = self.cx.unit.decl_name_spans[decl];
        let class = if it.is_texture { b't' } else { b'b' };
        self.cx.check_applies(it.attributes, Bearer::Buffer);
        self.cx.check_letters(it.annotations, if it.is_texture { Letters::READ } else { Letters::CONSTANTS });
        self.cx.refuse_offsets(it.annotations, &kinds::PACKOFFSET_OF_BUFFER);
        self.cx.refuse_payload_access(it.annotations);
        self.cx.refuse_profiles(it.annotations);
        let binding = self.binding(it.annotations, it.attributes, class);
        if binding.shader_record && it.is_texture {
            self.cx.report(&kinds::SHADER_RECORD_HERE, span);
        }
        let name = match it.name {
            Some(name) => name,
            None => self.cx.model.anonymous_name("cbuffer"),
        };
        let first_var = self.cx.model.program.vars.len();
        let mut buffer = self.cx.model.program.buffers.push(Buffer {
            name,
            fields: Vec::new(),
            is_texture: it.is_texture,
            binding,
            span,
            end: None,
        });
        if self.cx.frame.scope == ScopeId::GLOBAL {
            self.buffer_members(buffer, it.members);
        } else {
            // Its names are global whatever namespace it stands in.
            let inner = self.cx.model.scopes.add(self.cx.frame.scope);
            self.within(|frame| frame.scope = inner, |c| c.buffer_members(buffer, it.members));
            let space = self.cx.frame.scope;
            let leads = self.cx.model.scopes[space].names.is_empty();
            for (name, symbol, at) in self.cx.model.scopes[inner].in_source_order() {
                self.cx.declare(ScopeId::GLOBAL, name, symbol, at);
                if leads {
                    self.cx.model.scopes[space].leading.insert(name, symbol);
                }
            }
        }
        while buffer.index() + 1 < self.cx.model.program.buffers.len() {
            buffer = self.cx.model.move_after_next(buffer, first_var);
        }
        let end = self.cx.model.program.vars.len();
        self.lie_in_buffer(VarId::new(first_var));
        let buffer = &mut self.cx.model.program.buffers[buffer];
        buffer.end = Some(end);
        let fields = &buffer.fields;
        let placed = fields.iter().filter(|field| field.offset.is_some()).count();
        if placed != 0 && placed != fields.len() {
            self.cx.report(&kinds::PACKOFFSET_MIXED, span);
        }
    }

    /// Notes of the resources from this variable on that one constant buffer holds them.
    pub(in crate::check) fn lie_in_buffer(&mut self, first: VarId) {
        for i in first.index()..self.cx.model.program.vars.len() {
            if let VarKind::Resource(_, access) = &mut self.cx.model.program.vars[VarId::new(i)].kind {
                access.in_buffer.get_or_insert(first);
            }
        }
    }

    pub(in crate::check) fn buffer_members(&mut self, buffer: BufferId, members: List<DeclId>) {
        let members = self.cx.unit.list(members);
        for (i, &member) in members.iter().enumerate() {
            match self.cx.unit.decls[member] {
                Decl::Var(v) => {
                    let var = self.cx.unit.vars[v];
                    self.buffer_member(buffer, member, &var);
                }
                Decl::Namespace(ns) => self.in_namespace(member, ns, |c| c.buffer_members(buffer, ns.items)),
                other => {
                    if self.cx.is_anonymous_member(member, members.get(i + 1).copied()) {
                        self.cx.report(&kinds::ANONYMOUS, Span::at(self.cx.unit.decl_spans[member].lo));
                    }
                    self.declaration(member, None);
                    self.cx.refuse_in_buffer(member, other);
                }
            }
        }
    }

    pub(in crate::check) fn buffer_member(&mut self, buffer: BufferId, member: DeclId, var: &VarDecl) {
        let modifiers = var.modifiers.union(self.cx.type_modifiers(var.ty));
        if modifiers.has_any(Modifiers(Modifiers::STATIC.0 | Modifiers::GROUPSHARED.0)) {
            self.global_variable(member, var);
            return;
        }
        let span = self.cx.unit.decl_name_spans[member];
        let Some(name) = var.name else { return };
        if let Some(path) = var.qualifier {
            let Some(there) = self.qualifier_scope(path) else { return };
            let here = self.cx.model.program.buffers[buffer].name;
            let there = self.cx.model.scope_text(there);
            return self.cx.push(Diagnostic::new(&kinds::NOT_ENCLOSED, span).arg(name).arg(here).arg(there));
        }
        let Some((ty, _)) = self.type_and_init(var, name, span) else { return };
        if self.cx.model.types.empty_arrays.values().any(|&empty| empty == ty) {
            return self.cx.report(&kinds::ARRAY_SIZE_ZERO, span);
        }
        self.cx.check_modifiers(member, modifiers, ty, Role::Global);
        self.cx.check_applies(var.attributes, Bearer::Global(ty));
        if self.cx.model.is_string(ty) {
            return self.cx.report(&kinds::STRING_HERE, Span::at(self.cx.unit.decl_spans[member].lo));
        }
        if self.cx.model.lacks_length(ty) {
            return self.cx.report(&kinds::ARRAY_SIZE_MISSING, span);
        }
        if self.cx.model.has_resource(ty) && !self.cx.model.has_number(ty) {
            let first = self.cx.model.program.vars.len();
            self.global_variable(member, var);
            for i in first..self.cx.model.program.vars.len() {
                let vulkan = self.cx.options.target.vulkan_language;
                bind_with_buffer(&mut self.cx.model.program.vars[VarId::new(i)].kind, vulkan);
            }
            let is_placed = |&a: &tree::AnnotationId| {
                matches!(self.cx.unit.annotations[a].kind, AnnotationKind::PackOffset(_))
            };
            if !self.cx.unit.list(var.annotations).iter().any(is_placed) {
                self.cx.take_room(buffer, ty);
            }
            return;
        }
        if self.cx.model.has_resource(ty) {
            let mut kind = self.global_kind(var, ty, modifiers, span);
            bind_with_buffer(&mut kind, self.cx.options.target.vulkan_language);
            let id = self.cx.model.new_var(name, ty, kind, true, modifiers, span);
            self.add_numbers(buffer, id, var, modifiers);
            self.cx.declare(self.cx.frame.scope, name, Symbol::Var(id), span);
            return;
        }
        let kind = VarKind::BufferField(buffer, self.cx.model.program.buffers[buffer].fields.len() as u32);
        let scope = self.cx.frame.scope;
        let full = match self.cx.model.scopes[scope].name {
            Some(_) => self.cx.model.full_name(scope, name),
            None => name,
        };
        let id = self.cx.model.new_var(full, ty, kind, true, modifiers, span);
        self.cx.refuse_payload_access(var.annotations);
        self.cx.check_registers(var.annotations, ty);
        self.cx.refuse_bound_fields(ty);
        self.add_buffer_field(buffer, id, var);
        self.cx.warn_ignored_initializer(id, var);
        self.cx.declare(scope, name, Symbol::Var(id), span);
    }
}

/// Direct3D's registers of what a constant buffer holds say nothing, as with DXC: it is bound where there is room.
fn bind_with_buffer(kind: &mut VarKind, vulkan: bool) {
    if let VarKind::Resource(binding, _) = kind
        && !vulkan
    {
        (binding.index, binding.by_class, binding.space) = Default::default();
    }
}

impl Context<'_> {
    /// An error for what is declared in a constant buffer and has no place in one.
    fn refuse_in_buffer(&mut self, member: DeclId, decl: Decl) {
        let at = self.unit.decl_name_spans[member];
        match decl {
            Decl::Enum(_) | Decl::Typedef(_) | Decl::UsingNamespace(_) | Decl::Using(_) => {
                self.report(&kinds::DECL_IN_BUFFER, at)
            }
            _ => {}
        }
    }

    /// Warns of an initialiser that counts for nothing, since a shader has the value from outside. DXC says so as it makes code:
    /// for DXIL declaration by declaration up to the first error, for Vulkan where there is no error at all.
    pub(in crate::check) fn warn_ignored_initializer(&mut self, id: VarId, var: &VarDecl) {
        let Some(init) = var.init else { return };
        let Var { kind, span, .. } = self.model.program.vars[id];
        let is_vulkan = self.options.target.vulkan_language;
        let start = Span::at(self.place_of(init).lo);
        let d = match kind {
            VarKind::BufferField(buffer, _) if self.model.globals != Some(buffer) && is_vulkan => {
                let what = if self.model.program.buffers[buffer].is_texture { "tbuffer" } else { "cbuffer" };
                Diagnostic::new(&kinds::MEMBER_INITIALIZER, start).arg(what)
            }
            VarKind::BufferField(buffer, _) if is_vulkan => {
                // As DXC has it, it is the first variable that is named.
                let first = self.model.program.buffers[buffer].fields[0].var;
                let name = self.model.program.vars[first].name;
                Diagnostic::new(&kinds::GLOBALS_INITIALIZER, start).arg(name)
            }
            VarKind::BufferField(buffer, _) if self.model.globals != Some(buffer) => return,
            VarKind::BufferField(..) | VarKind::GroupShared if !is_vulkan && !self.diags.has_errors() => {
                Diagnostic::new(&kinds::GLOBAL_INITIALIZER, span)
            }
            _ => return,
        };
        self.push(d);
    }

    /// Errors for registers of a buffer that are for the shaders of one profile.
    fn refuse_profiles(&mut self, annotations: List<tree::AnnotationId>) {
        for &a in self.unit.list(annotations) {
            let annotation = self.unit.annotations[a];
            if matches!(annotation.kind, AnnotationKind::Register(r) if r.profile.is_some() && r.index.is_some())
            {
                self.report(&kinds::BUFFER_OF_PROFILE, annotation.span);
            }
        }
    }

    /// A type without the resources in it: structures keep the fields that hold numbers.
    pub(in crate::check) fn without_resources(&mut self, ty: TyId) -> TyId {
        if !self.model.has_resource(ty) {
            return ty;
        }
        if let Some(&known) = self.model.types.without_resources.get(&ty) {
            return known;
        }
        let made = match self.model.program.types.get(ty) {
            Ty::Array(elem, n) => {
                let elem = self.without_resources(elem);
                self.model.program.types.intern(Ty::Array(elem, n))
            }
            Ty::Struct(s) => {
                let Struct { name, span, .. } = self.model.program.structs[s];
                let made = self.new_record(None, crate::check::model::ScopeId::GLOBAL, span);
                self.model.program.structs[made].name = name;
                for field in self.model.program.structs[s].fields.clone() {
                    if self.model.has_number(field.ty) {
                        let ty = self.without_resources(field.ty);
                        self.model.program.structs[made].fields.push(Field { ty, ..field });
                    } else if self.takes_room(field.ty) {
                        let next = self.model.program.structs[made].fields.len() as u32;
                        let rooms = self.model.program.rooms.of_structs.entry(made).or_default();
                        rooms.push((next, field.ty));
                    }
                }
                self.complete(made);
                self.model.program.types.intern(Ty::Struct(made))
            }
            _ => ty,
        };
        self.model.types.without_resources.insert(ty, made);
        made
    }

    fn takes_room(&self, ty: TyId) -> bool {
        self.options.target.structured_buffers_take_room && self.model.program.takes_room(ty)
    }

    /// Notes that a member of a constant buffer that holds no numbers may take room in it.
    pub(in crate::check) fn take_room(&mut self, buffer: BufferId, ty: TyId) {
        if self.takes_room(ty) {
            let next = self.model.program.buffers[buffer].fields.len() as u32;
            self.model.program.rooms.of_buffers.entry(buffer).or_default().push((next, ty));
        }
    }

    /// Errors for a place in a constant buffer that a variable cannot have.
    pub(in crate::check) fn check_packoffset(
        &mut self,
        buffer: BufferId,
        id: VarId,
        p: tree::PackOffset,
        span: Span,
    ) {
        let Var { name, ty, .. } = self.model.program.vars[id];
        let lanes = self.model.num(ty).map(|num| num.shape);
        // All but vectors and scalars begin a row.
        let lanes =
            lanes.filter(|shape| !matches!(shape, Shape::Matrix(..))).map_or(4, |shape| shape.count());
        if p.component != 0 && u32::from(p.component) + lanes > 4 {
            return self.report(&kinds::PACKOFFSET_INVALID, span);
        }
        let first = p.row.saturating_mul(16).saturating_add(u32::from(p.component) * 4);
        let end = |at: u32, ty: TyId| self.model.size_align(ty).map(|(size, _)| at.saturating_add(size));
        let clash = self.model.program.buffers[buffer].fields.iter().find(|field| {
            let (Some(at), Some(last)) = (field.offset, end(first, ty)) else { return false };
            let other = end(at, self.model.program.vars[field.var].ty).unwrap_or(at);
            // What begins at the same place is meant to.
            field.var != id && at != first && at < last && first < other
        });
        if let Some(clash) = clash.map(|field| self.model.program.vars[field.var].name) {
            let at = self.model.program.vars[id].span;
            let d = Diagnostic::new(&kinds::PACKOFFSET_OVERLAP, at).arg(name).arg(clash);
            self.push(d);
        }
    }
}

impl Model {
    /// Moves a buffer after the one that was declared inside of it, which takes registers first; gives its new number. Of the
    /// variables those since `first_var` may be of either.
    fn move_after_next(&mut self, buffer: BufferId, first_var: usize) -> BufferId {
        let next = BufferId::new(buffer.index() + 1);
        let inner = self.program.buffers[next].clone();
        let outer = std::mem::replace(&mut self.program.buffers[buffer], inner);
        self.program.buffers[next] = outer;
        let swap = |id: &mut BufferId| match *id {
            it if it == buffer => *id = next,
            it if it == next => *id = buffer,
            _ => {}
        };
        for i in first_var..self.program.vars.len() {
            if let VarKind::BufferField(of, _) = &mut self.program.vars[VarId::new(i)].kind {
                swap(of);
            }
        }
        if let Some(globals) = &mut self.globals {
            swap(globals);
        }
        next
    }

    pub(in crate::check) fn globals_buffer(&mut self) -> BufferId {
        if let Some(id) = self.globals {
            return id;
        }
        let name = self.program.names.intern(GLOBALS);
        let id = self.program.buffers.push(Buffer {
            name,
            fields: Vec::new(),
            is_texture: false,
            binding: Binding::default(),
            span: Span::NONE,
            end: None,
        });
        self.globals = Some(id);
        id
    }
}
