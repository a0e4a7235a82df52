//! Globals: resources and constant buffers get rows and addresses, statics and groupshared variables memory.
//!
//! In: the variables that the function reaches. Out: resources of the module with their bindings, globals, and the places of
//! the variables.

mod declared;
mod kept;
mod members;
mod structures;

pub(in crate::lower) use declared::{Globals, Shared, Slots};
pub(in crate::lower) use kept::KeptStatics;
pub(in crate::lower) use members::Purpose;

use crate::diag::Kind;
use crate::lower::kinds;
use crate::lower::types::{Member, Memory, Offset};
use crate::lower::values::Place;
use crate::lower::vulkan::USER_TYPE;
use crate::lower::{Lowerer, loc};
use crate::source::Span;
use crate::typed::{
    Access, Binding, Buffer, BufferField, BufferId, ObjectKind, ResourceTy, Scalar, Ty, TyId, VarId, VarKind,
};
use trefoil_entity::{Entity, SparseMap, pair_key, sort_by_key};
use trefoil_ir::{
    FieldMarks, Global, Intrinsic, LayoutRule, Resource, ResourceId, ResourceKind, ResourceType,
    SPACE_SHARED, SpirvNote, SpirvSubject, Stage, TypeId,
};

/// Something that takes a register: a variable or a constant buffer.
enum Declared {
    Var(VarId),
    Buffer(BufferId),
}

/// The first register that the source says; the last number there is stands for none.
fn register_of(binding: Binding) -> Option<u32> {
    binding.index.filter(|&index| index != u32::MAX)
}

/// When something takes a register, in each class.
enum Turn {
    /// First, the buffer of loose globals.
    Globals,
    /// Resources and constant buffers that are declared as such.
    Variable,
    /// Resources in structures.
    InStructure,
    /// Resources in the constant buffer whose first variable this is: arrays and structures in their order, then single ones, the last
    /// one first.
    InBuffer { first: VarId, is_single: bool },
    /// `tbuffer` and `TextureBuffer`, which are made views last of all.
    TextureBuffer,
}

impl Turn {
    /// What puts turns in order, of something that is declared at a variable.
    fn key(self, at: VarId) -> u64 {
        let at = at.index() as u32;
        match self {
            Turn::Globals => pair_key(0, at),
            Turn::Variable => pair_key(1, at),
            Turn::InStructure => pair_key(2, at),
            Turn::InBuffer { first, is_single: false } => pair_key(3 + first.index() as u32, at),
            Turn::InBuffer { first, is_single: true } => pair_key(3 + first.index() as u32, u32::MAX - at),
            Turn::TextureBuffer => pair_key(u32::MAX, at),
        }
    }
}

/// Most bytes that the memory of a mesh shader's group may take, where it is bounded.
const MAX_MESH_MEMORY: u64 = 28 * 1024;

impl Lowerer<'_> {
    /// A row for each resource and constant buffer that is used, in the order in which they take registers. For SPIR-V, where
    /// bindings that the source leaves open follow from all declarations, one for each that is declared, in their order.
    pub(in crate::lower) fn declare_resources(&mut self) {
        if let Some(of_all) = self.shared.reached.take() {
            let own = std::mem::replace(&mut self.reached.vars, of_all);
            self.declare_reached();
            self.reached.vars = own;
            self.globals.buffers.clear();
        }
        self.declare_reached();
    }

    fn declare_reached(&mut self) {
        let program = self.program;
        let all = self.options.target.declares_unused_resources;
        let unused_too = (all || self.options.keep_unused || self.options.reserve_registers)
            && !std::mem::replace(&mut self.shared.has_unused, true);
        let mut used: SparseMap<BufferId, bool> = SparseMap::default();
        let mut declared: Vec<(VarId, Declared)> = Vec::new();
        let mut buffers: Vec<BufferId> = Vec::new();
        let mut declare = |id: VarId, reached: bool| match program.vars[id].kind {
            VarKind::Resource(binding, _) => {
                let kept = || all || self.keeps(register_of(binding).is_some());
                if reached || kept() && self.is_sound_resource(program.vars[id].ty) {
                    declared.push((id, Declared::Var(id)));
                }
            }
            VarKind::BufferField(buffer, _) if reached && !used.replace(buffer, true) => buffers.push(buffer),
            _ => {}
        };
        if unused_too {
            program.globals().for_each(|(id, _)| declare(id, self.reached.vars.get(id)));
            buffers = program.buffers.ids().collect();
        } else {
            self.reached.globals().for_each(|id| declare(id, true));
        }
        for id in buffers {
            let place = self.place_of_buffer(id, used.get(id), all);
            declared.extend(place.map(|at| (at, Declared::Buffer(id))));
        }
        if all {
            sort_by_key(&mut declared, |(at, _)| at.index() as u64);
        } else {
            sort_by_key(&mut declared, |(at, what)| self.turn(what).key(*at));
        }
        for (_, what) in declared {
            match what {
                Declared::Var(var) => self.declare_variable(var),
                Declared::Buffer(buffer) => self.declare_buffer(buffer, used.get(buffer)),
            }
        }
    }

    /// Among which variables a buffer is declared, if it is.
    fn place_of_buffer(&self, id: BufferId, used: bool, all: bool) -> Option<VarId> {
        let Buffer { ref fields, binding, end, .. } = self.program.buffers[id];
        if !(all || used || self.keeps(register_of(binding).is_some())) {
            return None;
        }
        let holds_some = |field: &&BufferField| !self.is_dropped(id, self.program.vars[field.var].ty);
        let at = match fields.iter().find(holds_some) {
            Some(first) => first.var,
            // What is left of a buffer that holds nothing at all comes last, where the code names it.
            None if used && !fields.is_empty() => VarId::new(self.program.vars.len() - 1),
            None => return None,
        };
        // The resources among its members come before the buffer itself.
        let last = end.filter(|_| all).map(|end| VarId::new(end - 1));
        Some(last.unwrap_or(at))
    }

    /// Whether a member of a buffer is a loose global that holds nothing, of which the target takes no notice.
    fn is_dropped(&self, buffer: BufferId, ty: TyId) -> bool {
        self.options.target.drops_empty_globals
            && self.holds_nothing(ty)
            && self.program.names.get(self.program.buffers[buffer].name) == crate::typed::GLOBALS
    }

    /// Whether a type is a structure without numbers in it, or an array of such.
    fn holds_nothing(&self, ty: TyId) -> bool {
        match self.ty(ty) {
            Ty::Struct(s) => self.program.structs[s].fields.iter().all(|field| self.holds_nothing(field.ty)),
            Ty::Array(elem, _) => self.holds_nothing(elem),
            _ => false,
        }
    }

    /// When something takes a register, if the source gives it none: DXC's order, which programs rely on.
    fn turn(&self, what: &Declared) -> Turn {
        let var = match *what {
            Declared::Buffer(id) => {
                let buffer = &self.program.buffers[id];
                let is_globals = self.program.names.get(buffer.name) == crate::typed::GLOBALS;
                return match (is_globals, buffer.is_texture) {
                    (true, _) => Turn::Globals,
                    (false, false) => Turn::Variable,
                    (false, true) => Turn::TextureBuffer,
                };
            }
            Declared::Var(var) => var,
        };
        let mut ty = self.program.vars[var].ty;
        while let Ty::Array(elem, _) = self.ty(ty) {
            ty = elem;
        }
        match self.ty(ty) {
            Ty::Resource(r) if r.kind == ResourceKind::TBuffer => Turn::TextureBuffer,
            held => match self.program.vars[var].kind {
                VarKind::Resource(_, Access { in_buffer: Some(first), .. }) => {
                    let ty = self.program.types.get(self.program.vars[var].ty);
                    let by_use = self.options.target.binds_members_by_use;
                    Turn::InBuffer { first, is_single: by_use && matches!(ty, Ty::Resource(_)) }
                }
                _ if matches!(held, Ty::Resource(_)) => Turn::Variable,
                _ => Turn::InStructure,
            },
        }
    }

    /// Whether what nothing uses is declared all the same.
    fn keeps(&self, has_register: bool) -> bool {
        self.options.keep_unused || self.options.reserve_registers && has_register
    }

    /// Whether a type is a resource that may be used, or an array of them; a structure with resources, where every declaration
    /// takes a binding.
    fn is_sound_resource(&self, ty: TyId) -> bool {
        match self.ty(ty) {
            Ty::Array(elem, _) => self.is_sound_resource(elem),
            Ty::Resource(r) => self.unfit_element(r).is_none(),
            Ty::Struct(s) if self.options.target.declares_unused_resources => {
                let fields = &self.program.structs[s].fields;
                fields.iter().all(|field| !self.holds_resource(field.ty) || self.is_sound_resource(field.ty))
            }
            _ => false,
        }
    }

    /// Why a resource may be declared and not be used.
    fn unfit_element(&self, r: ResourceTy) -> Option<&'static Kind> {
        match self.ty(r.element) {
            Ty::Resource(_) => return Some(&kinds::OBJECT_OF_OBJECTS),
            Ty::Void => return None,
            _ if !r.kind.is_typed() => return None,
            _ => {}
        }
        let mut at = r.element;
        let (scalar, is_enum) = loop {
            match self.program.types.get(at) {
                Ty::Struct(s) => at = self.program.structs[s].fields.first()?.ty,
                Ty::Array(elem, _) => at = elem,
                ty => break (self.numeric(at)?.scalar, matches!(ty, Ty::Enum(..))),
            }
        };
        let is_wide = matches!(scalar, Scalar::I64 | Scalar::U64 | Scalar::F64);
        let is_plain = matches!(self.ty(r.element), Ty::Scalar(_) | Ty::Vector(..));
        match self.leaf_count(r.element) {
            _ if scalar == Scalar::Bool && !self.options.target.bool_elements => Some(&kinds::TYPED_BOOL),
            _ if is_enum && !self.options.target.enumeration_elements => Some(&kinds::TYPED_ENUMERATION),
            n if n > if is_wide { 2 } else { 4 } => Some(&kinds::TYPED_ELEMENT_TOO_WIDE),
            _ if is_wide && !is_plain => Some(&kinds::TYPED_WIDE_AGGREGATE),
            _ => None,
        }
    }

    fn declare_variable(&mut self, var: VarId) {
        if let Some(place) = self.shared.places.get(&var) {
            return self.slots.insert(var, place.clone());
        }
        if self.shared.inner.contains_key(&var) {
            return;
        }
        let program = self.program;
        let v = &program.vars[var];
        let VarKind::Resource(binding, access) = v.kind else { return };
        let mut ty = v.ty;
        let mut dimensions = Vec::new();
        while let Ty::Array(elem, len) = self.ty(ty) {
            dimensions.push(len);
            ty = elem;
        }
        let Ty::Resource(r) = self.ty(ty) else {
            let name = self.program.names.get(v.name).to_owned();
            return self.declare_structure(var, &name, binding, access);
        };
        let name = self.program.names.get(v.name).to_owned();
        let id = self.declare_resource(&name, r, (ty, &dimensions), binding, access, v.span);
        self.b.ctx.resources[id].constant_index =
            access.in_buffer.is_some() && !self.options.target.vulkan_language;
        if access.in_buffer.is_some() {
            self.note_members(&[id], access.in_buffer, dimensions.is_empty());
        }
        let zero = self.b.ctx.i32(0);
        let place = Place::Resource { id, index: zero, non_uniform: false };
        self.keep_place(var, &place);
        self.slots.insert(var, place);
    }

    /// Keeps the place of a global for the other functions of a library.
    fn keep_place(&mut self, var: VarId, place: &Place) {
        if matches!(self.options.stage, Stage::Library | Stage::Hull) {
            self.shared.places.insert(var, place.clone());
        }
    }

    /// A row for a resource, and what is wrong with it.
    pub(in crate::lower) fn declare_resource(
        &mut self,
        name: &str,
        r: ResourceTy,
        (ty, dimensions): (TyId, &[u32]),
        binding: Binding,
        access: Access,
        span: Span,
    ) -> ResourceId {
        let has_order = matches!(self.options.stage, Stage::Pixel | Stage::Library);
        if r.rasterizer_ordered && !has_order && !self.options.target.vulkan_language {
            self.error(span, kinds::RASTERIZER_ORDERED_STAGE.with(&[&name]));
        }
        if let Some(why) = self.unfit_element(r) {
            self.error(span, why);
        }
        if let Some(format) = access.vk_image_format.filter(|_| self.options.target.vulkan_language)
            && !self.format_fits(self.program.names.get(format), r)
        {
            self.error(span, &kinds::IMAGE_FORMAT_TYPE);
        }
        let samples = matches!(r.kind, ResourceKind::Texture2DMS | ResourceKind::Texture2DMSArray);
        if samples && r.writable && self.options.lacks_model(6, 7) {
            self.error(span, &kinds::WRITABLE_MULTISAMPLED_MODEL);
        }
        let id = self.add_resource(name, ty, dimensions, binding, access, loc(span));
        if binding.push_constant {
            self.push_constant(id, span);
        }
        if binding.shader_record {
            self.b.ctx.spirv.note(SpirvNote::ShaderRecord(id));
        }
        self.b.ctx.resources[id].has_counter = matches!(r.object, ObjectKind::Append | ObjectKind::Consume);
        if r.object == ObjectKind::Subpass {
            self.b.ctx.spirv.note(SpirvNote::Subpass { resource: id, index: access.vk_attachment });
        }
        self.note_decorations(SpirvSubject::Resource(id), access.vk_decorations);
        id
    }

    /// Whether texels of an image format come as the numbers of a resource's elements: floats, signed or unsigned integers.
    fn format_fits(&self, format: &str, r: ResourceTy) -> bool {
        let Some(scalar) = self.numeric(r.element).map(|n| n.scalar) else { return true };
        let digits = |suffix: &str| {
            format.strip_suffix(suffix).is_some_and(|f| f.ends_with(|c: char| c.is_ascii_digit()))
        };
        let (unsigned, signed) = (digits("ui"), digits("i"));
        // Formats of 64 bits have texels of 64 bits, and no others have.
        let is_wide = format.starts_with("r64");
        if is_wide != matches!(scalar, Scalar::I64 | Scalar::U64) && (is_wide || format != "unknown") {
            return false;
        }
        match scalar {
            Scalar::Bool | Scalar::U16 | Scalar::U32 | Scalar::U64 | Scalar::Min16Uint => {
                unsigned || format == "unknown"
            }
            s if s.is_float() => !unsigned && !signed,
            _ => signed || format == "unknown",
        }
    }

    fn add_resource(
        &mut self,
        name: &str,
        ty: TyId,
        dimensions: &[u32],
        binding: Binding,
        access: Access,
        loc: trefoil_ir::Loc,
    ) -> ResourceId {
        let ir = match self.ty(ty) {
            Ty::Resource(r) if binding.is_direct() => self.direct_buffer_type(r),
            _ => self.register_type(ty),
        };
        let count = dimensions.iter().fold(1u32, |n, &d| n.saturating_mul(if d == 0 { u32::MAX } else { d }));
        let resource = Resource {
            name: self.b.ctx.symbol(name),
            ty: ir,
            count,
            dimensions: dimensions.to_vec(),
            space: binding.space,
            lower_bound: register_of(binding),
            globally_coherent: access.globally_coherent,
            reorder_coherent: access.reorder_coherent && !access.globally_coherent,
            has_counter: false,
            reserved: self.options.reserve_registers,
            constant_index: false,
            block_name: self.block_name(ty),
            vk_binding: binding.vk_binding,
            vk_counter_binding: binding.vk_counter_binding,
            vk_image_format: access.vk_image_format.map(|n| self.b.ctx.symbol(self.program.names.get(n))),
            element: self.source_element(ty),
            loc,
        };
        let id = self.b.ctx.resources.push(resource);
        let kind = self.b.ctx.types.as_resource(ir).map(|r| r.kind);
        if access.vk_combined && kind.is_some_and(|kind| kind.is_texture() || kind.is_sampler()) {
            self.b.ctx.spirv.combined.push(id);
        }
        id
    }

    /// An error for a member whose place begins within another's, which SPIR-V forbids; of loose globals those that begin at the
    /// same place are meant to.
    fn refuse_shared_offsets(&mut self, id: BufferId, rule: trefoil_ir::LayoutRule) {
        let program = self.program;
        let is_globals = program.names.get(program.buffers[id].name) == crate::typed::GLOBALS;
        let mut placed: Vec<(u32, VarId)> =
            program.buffers[id].fields.iter().filter_map(|f| Some((f.offset?, f.var))).collect();
        sort_by_key(&mut placed, |&(offset, _)| offset.into());
        let mut before: Option<(u32, u32)> = None;
        for (offset, var) in placed {
            let message = match before {
                Some((first, end)) if offset < end && is_globals => {
                    (offset != first).then(|| kinds::OFFSET_OVERLAP.with(&[&(offset / 16)]))
                }
                Some((_, end)) if offset < end => Some((&kinds::MEMBER_OVERLAP).into()),
                _ => None,
            };
            if let Some(message) = message {
                self.error(program.vars[var].span, message);
            }
            let ty = self.memory_type(program.vars[var].ty, Memory::Resource(rule));
            before = Some((offset, offset.saturating_add(rule.size(self.b.ctx, ty))));
        }
    }

    /// The rule by which a buffer is laid out; push constants and shader records lie as storage buffers do.
    pub(in crate::lower) fn rule_of_buffer(&self, id: BufferId) -> trefoil_ir::LayoutRule {
        let buffer = &self.program.buffers[id];
        if buffer.binding.is_direct() {
            return self.options.structured_rule;
        }
        self.buffer_rule(buffer.is_texture)
    }

    fn push_constant(&mut self, resource: ResourceId, span: crate::source::Span) {
        if self.b.ctx.push_constant.replace(resource).is_some() {
            self.error(span, &kinds::SECOND_PUSH_CONSTANT);
        }
    }

    fn declare_buffer(&mut self, id: BufferId, used: bool) {
        if let Some(&row) = self.shared.buffers.get(&id) {
            if used {
                self.globals.buffers.insert(id, row);
            }
            return;
        }
        let program = self.program;
        let buffer = &program.buffers[id];
        let rule = self.rule_of_buffer(id);
        let first = self.options.target.placed_members_first
            || self.program.names.get(buffer.name) == crate::typed::GLOBALS;
        let mut min_precision = false;
        let mut offset = |f: &BufferField| {
            let said = f.vk_offset.filter(|_| rule != LayoutRule::CBuffer);
            let before = min_precision;
            min_precision = self.is_min_precision(program.vars[f.var].ty).unwrap_or(before);
            match said {
                // It has no bytes: it lies anywhere, and nothing lies after it.
                _ if self.is_dropped(id, program.vars[f.var].ty) => Offset::At(0),
                None if first && f.offset.is_some() => f.offset.map_or(Offset::Next, Offset::Reserved),
                None if f.offset.is_some() => f.offset.into(),
                None if self.options.min_precision_rows && min_precision != before => Offset::NewRow,
                said => said.into(),
            }
        };
        let fields: Vec<_> = buffer
            .fields
            .iter()
            .map(|f| Member {
                name: self.program.names.get(program.vars[f.var].name),
                ty: program.vars[f.var].ty,
                offset: offset(f),
                norm: f.norm,
                marks: FieldMarks::default(),
                bits: &[],
            })
            .collect();
        let name = self.program.names.get(buffer.name);
        if self.options.target.vulkan_language {
            self.refuse_shared_offsets(id, rule);
        }
        let element = match self.bare_structure(id) {
            Some(ty) => self.memory_type(ty, Memory::Resource(rule)),
            None => {
                let rooms = program.rooms.of_buffers.get(&id).map_or(&[][..], Vec::as_slice);
                self.laid_out_struct(name, &fields, rooms, Memory::Resource(rule))
            }
        };
        let kind = if buffer.is_texture { ResourceKind::TBuffer } else { ResourceKind::CBuffer };
        let ty = self.b.ctx.types.resource(ResourceType { element, ..ResourceType::plain(kind) });
        let resource = Resource {
            name: self.b.ctx.symbol(name),
            ty,
            count: 1,
            dimensions: Vec::new(),
            space: buffer.binding.space,
            lower_bound: register_of(buffer.binding),
            globally_coherent: false,
            reorder_coherent: false,
            has_counter: false,
            reserved: self.options.reserve_registers,
            constant_index: false,
            block_name: self.name_of_block(id),
            vk_binding: buffer.binding.vk_binding,
            vk_counter_binding: None,
            vk_image_format: None,
            element: None,
            loc: loc(buffer.span),
        };
        let resource = self.b.ctx.resources.push(resource);
        if self.options.reflect && name != crate::typed::GLOBALS && !buffer.binding.is_direct() {
            let kind = if buffer.is_texture { "tbuffer" } else { "cbuffer" };
            self.note_text(SpirvSubject::Resource(resource), USER_TYPE, kind);
        }
        if buffer.binding.push_constant {
            self.push_constant(resource, buffer.span);
        }
        if buffer.binding.shader_record {
            self.b.ctx.spirv.note(SpirvNote::ShaderRecord(resource));
        }
        let row = (self.b.ctx.i32(resource.as_u32()), element);
        self.shared.buffers.insert(id, row);
        if used {
            self.globals.buffers.insert(id, row);
        }
    }

    /// The address of each constant buffer that is used, ahead of everything.
    pub(in crate::lower) fn bind_buffers(&mut self) {
        for id in 0..self.program.buffers.len() {
            let id = BufferId::new(id);
            let Some(&(number, element)) = self.globals.buffers.get(&id) else { continue };
            let Some(resource) = self.b.ctx.resource_id(number) else { continue };
            let zero = self.b.ctx.i32(0);
            let handle = self.handle(resource, zero, false);
            let pointer = self.b.intrinsic(Intrinsic::GetPointer, TypeId::PTR, &[handle, zero]);
            self.globals.buffers.insert(id, (pointer, element));
        }
    }

    /// Memory for each static and groupshared variable that is used.
    pub(in crate::lower) fn declare_statics(&mut self) {
        let program = self.program;
        let statics: Vec<VarId> =
            self.reached.of_kind(program, |k| matches!(k, VarKind::Static | VarKind::GroupShared)).collect();
        self.declare_spirv_variables();
        let mut shared = 0u64;
        for var in statics {
            let v = &program.vars[var];
            if self.is_undefined(var) {
                continue;
            }
            if v.kind == VarKind::GroupShared {
                if !self.has_group() {
                    let model = self.profile_text();
                    self.error(v.span, kinds::GROUPSHARED_STAGE.with(&[&model]));
                }
                shared = shared.saturating_add(self.shared_size(v.ty));
                let most = self.options.target.max_group_memory;
                let most =
                    if self.stage == Stage::Mesh { most.map(|n| n.min(MAX_MESH_MEMORY)) } else { most };
                if let Some(most) = most.filter(|most| shared > *most) {
                    let message = kinds::GROUPSHARED_TOO_LARGE.with(&[&shared, &most]);
                    self.error(v.span, message);
                    shared = 0;
                }
            }
            if v.kind == VarKind::Static && self.stage == Stage::Library && self.holds_resource(v.ty) {
                let span = v.init.map_or(v.span, |init| self.program.exprs[init].span);
                self.error(span, &kinds::STATIC_RESOURCE_EXPORTED);
            }
            let place = match (v.kind, v.init) {
                (VarKind::GroupShared, _) => self.shared(var),
                _ if self.shared.statics.has(var) => self.kept_static(var),
                (_, Some(init)) if v.is_const => {
                    self.constant_place(var, init).unwrap_or_else(|| self.home(var))
                }
                _ => self.home(var),
            };
            let waits = self.may_wait(var);
            if v.kind == VarKind::Static && (waits || !self.reached.is_fixed(var)) {
                self.globals.changing_statics.push(var);
            }
            self.slots.insert(var, place);
        }
    }

    /// Whether a static member has no definition, which is wrong where it is used.
    fn is_undefined(&self, var: VarId) -> bool {
        let program = self.program;
        self.options.target.needs_static_definitions
            && program.undefined.binary_search(&var).is_ok()
            && !matches!(self.ty(program.vars[var].ty), Ty::Array(..))
    }

    /// A place for a static member that is used and has no definition.
    pub(in crate::lower) fn undefined_place(&mut self, var: VarId) -> Option<Place> {
        if !self.is_undefined(var) {
            return None;
        }
        let v = &self.program.vars[var];
        let message = kinds::STATIC_MEMBER_UNDEFINED.with(&[&self.program.names.get(v.name)]);
        self.error(v.span, message);
        let place = self.home(var);
        self.slots.insert(var, place.clone());
        Some(place)
    }

    /// The bytes that a type takes in the group's memory.
    fn shared_size(&self, ty: TyId) -> u64 {
        match self.ty(ty) {
            Ty::Array(elem, n) => self.shared_size(elem).saturating_mul(n.into()),
            Ty::Struct(s) => {
                self.program.structs[s].fields.iter().fold(0, |n, f| n.saturating_add(self.shared_size(f.ty)))
            }
            _ => self.numeric(ty).map_or(0, |n| {
                let bytes = match n.scalar {
                    Scalar::I64 | Scalar::U64 | Scalar::F64 => 8,
                    Scalar::I16 | Scalar::U16 | Scalar::F16 => 2,
                    _ => 4,
                };
                bytes * u64::from(n.rows) * u64::from(n.cols)
            }),
        }
    }

    fn shared(&mut self, var: VarId) -> Place {
        if let Some(place) = self.shared.places.get(&var) {
            return place.clone();
        }
        let is_payload = self.reached.payloads.contains(&var) || self.shared.payloads.contains(&var);
        let memory = if is_payload { Memory::Payload } else { Memory::Shared };
        let v = &self.program.vars[var];
        let global = Global {
            name: self.b.ctx.symbol(self.program.names.get(v.name)),
            ty: self.memory_type(v.ty, memory),
            space: SPACE_SHARED,
            constant: false,
            init: None,
            align: 0,
            loc: loc(v.span),
        };
        let id = self.b.ctx.globals.push(global);
        let place = Place::Memory { pointer: id.into(), memory, whole: false };
        self.keep_place(var, &place);
        place
    }

    /// Statics get their initialisers' values (or zero) before anything else runs.
    pub(in crate::lower) fn start_statics(&mut self) {
        let program = self.program;
        self.start_spirv_variables();
        let statics: Vec<VarId> = self.reached.of_kind(program, |k| *k == VarKind::Static).collect();
        for var in statics {
            let v = &program.vars[var];
            let Some(place) = self.slots.get(var).cloned() else { continue };
            if let Place::Memory { pointer, .. } = place
                && pointer.as_global().is_some()
            {
                continue;
            }
            self.b.loc = self.at(v.span);
            if !v.is_const {
                self.observe(var, &place);
            }
            if let Some(waits) = self.flag_of(var) {
                self.store_zero(&place, v.ty);
                self.start_waiting(waits);
                continue;
            }
            match v.init {
                Some(init) => {
                    let val = self.expr(init);
                    self.store(&place, v.ty, &val);
                    self.note_value(&val, v.ty, v.precise);
                }
                None if self.is_constructed(v.ty) => self.construct(&place, v.ty, v.span),
                None if self.holds_resource(v.ty) => {}
                None => self.store_zero(&place, v.ty),
            }
        }
    }
}
