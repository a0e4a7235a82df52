//! Addresses before they are used: typed pointers, bytes of a raw buffer, texels.

use crate::kinds;
use crate::lower::memory::raw::Bytes;
use crate::lower::types::Held;
use crate::lower::{Lower, Result};
use crate::module::Id;
use smallvec::SmallVec;
use spirv::{Op, StorageClass};
use std::num::NonZeroU32;
use trefoil_ir::{GlobalId, InstId, LayoutRule, ResourceKind, Type, TypeId, Value, ValueKind};

/// An address of the IR, lowered.
#[derive(Clone, Copy)]
pub(in crate::lower) enum Place {
    /// A pointer.
    Typed(Pointer),
    /// An offset in a raw buffer, which SPIR-V sees as an array of words.
    Raw(Bytes),
    /// A texel of a writable texture or typed buffer.
    Texel {
        /// The handle.
        handle: Value,
        /// The coordinates.
        at: Value,
        /// One lane of the texel.
        lane: Option<Value>,
    },
}

/// A pointer with what it points to.
#[derive(Clone, Copy)]
pub(in crate::lower) struct Pointer {
    pub(in crate::lower) id: Id,
    pub(in crate::lower) class: StorageClass,
    pub(in crate::lower) ty: TypeId,
    /// How the pointee is laid out; `None` outside buffers.
    pub(in crate::lower) rule: Option<LayoutRule>,
    pub(in crate::lower) non_uniform: bool,
    /// The alignment of a physical address; 0 for other pointers.
    pub(in crate::lower) align: u32,
    /// Whether the pointee, an array of vectors or of arrays of them, is declared as a matrix or as an array of those.
    pub(in crate::lower) of_matrices: bool,
    /// Whether it is a constant buffer's block, whose type is declared for it alone.
    pub(in crate::lower) is_block: bool,
    /// Whether the pointee is of minimum precision, in 32 bits.
    pub(in crate::lower) relaxed: bool,
    /// The chain that is not written, in [`Addresses::pending`], of an address that only others start from; it has no id.
    pub(in crate::lower) pending: Option<NonZeroU32>,
}

impl Pointer {
    /// A pointer to a whole variable outside buffers.
    pub(in crate::lower) fn whole(id: Id, class: StorageClass, ty: TypeId) -> Self {
        let (rule, pending) = (None, None);
        let (non_uniform, of_matrices, is_block, relaxed) = (false, false, false, false);
        Self { id, class, ty, rule, non_uniform, align: 0, of_matrices, is_block, relaxed, pending }
    }

    /// How what it points to is declared.
    pub(in crate::lower) fn held(&self) -> Held {
        Held { ty: self.ty, rule: self.rule, of_matrices: self.of_matrices }
    }
}

impl Lower<'_> {
    /// The place of an address.
    pub(in crate::lower) fn place(&mut self, value: Value) -> Result<Place> {
        match self.place_of_base(value)? {
            Place::Typed(p) => self.written(p).map(Place::Typed),
            place => Ok(place),
        }
    }

    /// An address with its chain, where that is not written yet.
    fn written(&mut self, p: Pointer) -> Result<Pointer> {
        if p.pending.is_none() {
            return Ok(p);
        }
        let chain = self.start_of_chain(&p);
        self.reached(p, &chain, 0)
    }

    /// The place of an address that others start from, whose chain may not be written.
    pub(in crate::lower) fn place_of_base(&mut self, value: Value) -> Result<Place> {
        match value.kind() {
            ValueKind::Inst(i) => match self.addresses.places.get(&i) {
                Some(&place) => Ok(place),
                None => self.fail(kinds::UNSUPPORTED.with(&[&"an address that is chosen at run time"])),
            },
            ValueKind::Global(global) => self.global_place(global),
            ValueKind::Param(n) => self.passed_param(n),
            _ => self.fail(kinds::UNSUPPORTED.with(&[&"an address that names nothing"])),
        }
    }

    /// The variable of a global, declared at its first use.
    fn global_place(&mut self, g: GlobalId) -> Result<Place> {
        let global = &self.ctx.globals[g];
        let (ty, shared) = (global.ty, global.space == trefoil_ir::SPACE_SHARED);
        let is_payload = self.addresses.payload == Some(g);
        let class = match shared {
            _ if is_payload => StorageClass::TaskPayloadWorkgroupEXT,
            true => StorageClass::Workgroup,
            false => StorageClass::Private,
        };
        let known = if is_payload { self.addresses.payload_variable } else { self.addresses.globals[g] };
        if known.is_some() {
            if self.is_shared() {
                self.interface.list(known);
            }
            return Ok(Place::Typed(Pointer::whole(known, class, ty)));
        }
        let held = self.value_type(ty)?;
        let init = match global.init {
            Some(init) if !shared => Some(self.constant(init)?),
            _ => None,
        };
        let id = self.out.variable(class, held, init);
        self.interface.listed.push(id);
        if self.options.debug_names {
            self.out.name(id, self.ctx.name(global.name));
        }
        match is_payload {
            true => self.addresses.payload_variable = id,
            false => self.addresses.globals[g] = id,
        }
        Ok(Place::Typed(Pointer::whole(id, class, ty)))
    }

    pub(in crate::lower) fn alloca(&mut self, inst: InstId) -> Result<()> {
        let ty = self.inst(inst).data_type();
        let class = self.class_of_allocation(inst);
        let id = match class {
            StorageClass::Function => {
                let held = self.value_type(ty)?;
                self.out.local(held)
            }
            class => self.passed_variable(class, ty)?,
        };
        self.addresses.places.insert(inst, Place::Typed(Pointer::whole(id, class, ty)));
        if self.options.debug_names
            && let Some(&name) = self.func.names.get(&inst)
        {
            self.out.name(id, self.ctx.name(name));
        }
        Ok(())
    }

    /// `resource.getpointer`
    pub(in crate::lower) fn get_pointer(&mut self, inst: InstId) -> Result<()> {
        let (handle, at) = (self.operand(inst, 0)?, self.operand(inst, 1)?);
        let starts = self.only_starts(inst);
        let place = self.element_for(handle, at, starts)?;
        self.addresses.places.insert(inst, place);
        Ok(())
    }

    /// The place of an element of a resource.
    pub(in crate::lower) fn element(&mut self, handle: Value, at: Value) -> Result<Place> {
        self.element_for(handle, at, false)
    }

    /// The same; `starts` says that other addresses alone use it.
    fn element_for(&mut self, handle: Value, at: Value, starts: bool) -> Result<Place> {
        let ty = self.resource_type(handle)?;
        let kind = ty.kind;
        Ok(match kind {
            ResourceKind::CBuffer | ResourceKind::TBuffer => {
                let d = self.descriptor(handle)?;
                let rule = Some(self.rule_of(ty.element, kind));
                let (id, class, non_uniform) = (d.pointer, d.class, d.non_uniform);
                let whole = Pointer::whole(id, class, ty.element);
                Place::Typed(Pointer { rule, non_uniform, is_block: true, ..whole })
            }
            ResourceKind::StructuredBuffer => {
                let d = self.descriptor(handle)?;
                let rule = self.rule_of(ty.element, kind);
                let held = self.element_type(ty.element, kind)?;
                let pointer = self.out.pointer(d.class, held);
                let (zero, at) = (self.out.u32(0), self.id(at)?);
                let (class, non_uniform) = (d.class, d.non_uniform);
                let chain = [d.pointer, zero, at];
                let of_matrices = self.matrix_element(ty.element, kind).is_some();
                let whole = Pointer::whole(Id::NONE, class, ty.element);
                let at = Pointer { rule: Some(rule), non_uniform, of_matrices, ..whole };
                if starts {
                    return Ok(Place::Typed(self.postponed(at, &chain)));
                }
                let id = self.out.value(Op::AccessChain, pointer, &chain);
                if non_uniform {
                    self.out.non_uniform(id);
                }
                Place::Typed(Pointer { id, ..at })
            }
            ResourceKind::RawBuffer => Place::Raw(self.bytes(handle, at)?),
            _ => Place::Texel { handle, at, lane: None },
        })
    }

    pub(in crate::lower) fn gep(&mut self, inst: InstId) -> Result<()> {
        if self.body.whole.leaves_out(inst) {
            return Ok(());
        }
        let source = self.inst(inst).data_type();
        let base = self.operand(inst, 0)?;
        let func = self.func;
        let [_, first, path @ ..] = func.operands(inst) else {
            return self.bug("an address computation without indices");
        };
        let place = match self.place_of_base(base)? {
            Place::Typed(p) => {
                let starts = self.only_starts(inst);
                Place::Typed(self.step(p, source, *first, path, starts)?)
            }
            Place::Raw(b) => Place::Raw(self.step_bytes(b, source, *first, path)?),
            Place::Texel { handle, at, lane: None } => {
                if self.ctx.as_int(*first) != Some(0) {
                    return self.fail(kinds::UNSUPPORTED.with(&[&"an address past a texel"]));
                }
                match *path {
                    [] => Place::Texel { handle, at, lane: None },
                    [lane] => Place::Texel { handle, at, lane: Some(lane) },
                    _ => return self.bug("an address inside a texel's lane"),
                }
            }
            Place::Texel { .. } => return self.bug("an address inside a texel's lane"),
        };
        self.addresses.places.insert(inst, place);
        Ok(())
    }

    /// The pointer that a `getelementptr` over `source` computes from `base`; where it has no steps, the base itself.
    pub(in crate::lower) fn step_into(
        &mut self,
        base: Pointer,
        source: TypeId,
        first: Value,
        path: &[Value],
    ) -> Result<Pointer> {
        let to = self.step(base, source, first, path, false)?;
        self.written(to)
    }

    fn step(
        &mut self,
        base: Pointer,
        source: TypeId,
        first: Value,
        path: &[Value],
        starts: bool,
    ) -> Result<Pointer> {
        if source == TypeId::I8 && base.ty != TypeId::I8 {
            if let (Some(bytes), []) = (self.ctx.as_int(first), path) {
                return self.at_offset(base, bytes as u32);
            }
            return self.fail(kinds::UNSUPPORTED.with(&[&"an address by dynamic bytes"]));
        }
        let base = self.narrow(base, source)?;
        let mut path = path;
        let mut indices = self.start_of_chain(&base);
        let known = indices.len();
        let mut to = base;
        if self.ctx.as_int(first) != Some(0) {
            // The base is a single variable or element: there is no neighbour to step to.
            return self.fail(kinds::UNSUPPORTED.with(&[&"an address past a variable"]));
        }
        while let [index, rest @ ..] = path {
            let constant = self.ctx.as_int(*index);
            let member = match self.ctx.types.get(to.ty) {
                Type::Struct { .. } => constant.and_then(|n| self.ctx.types.member(to.ty, n as u32)),
                Type::Array { elem, .. } | Type::Vector { elem, .. } => Some(*elem),
                _ => None,
            };
            let Some(member) = member else { return self.fail(&kinds::ADDRESS_OUTSIDE_TYPE) };
            let one_lane = self.shape_of(to.ty).is_some_and(|s| s.lanes == 1);
            if let Some(layout) = self.ctx.layouts.get(&to.ty)
                && to.rule.is_some()
            {
                to.rule = Some(layout.rule);
            }
            to.align = self.align_of_member(&to, constant.map(|n| n as u32));
            to.of_matrices = self.steps_to_matrices(to.ty, to.of_matrices, constant, member);
            to.relaxed |= constant.is_some_and(|n| self.is_relaxed_member(to.ty, n as u32, member));
            (to.ty, to.is_block) = (member, false);
            if !one_lane {
                indices.push(match constant {
                    Some(n) => self.out.u32(n as u32),
                    None => self.id(*index)?,
                });
            }
            path = rest;
        }
        if starts && indices.len() > known {
            return Ok(self.postponed(to, &indices));
        }
        self.reached(to, &indices, known)
    }

    /// Whether an address is only what other addresses start from, which are written with the whole chain: one instruction less.
    fn only_starts(&self, inst: InstId) -> bool {
        self.addresses.starts[inst]
    }

    /// An address whose chain is written with those that start from it.
    fn postponed(&mut self, to: Pointer, chain: &[Id]) -> Pointer {
        self.addresses.pending.push(SmallVec::from_slice(chain));
        let pending = NonZeroU32::new(self.addresses.pending.len() as u32);
        Pointer { id: Id::NONE, pending, ..to }
    }

    /// What a chain from an address begins with: its id, or the chain that it is.
    fn start_of_chain(&self, base: &Pointer) -> SmallVec<[Id; 8]> {
        match base.pending {
            Some(pending) => self.addresses.pending[pending.get() as usize - 1].clone(),
            None => SmallVec::from_slice(&[base.id]),
        }
    }

    /// `pointer.physical`
    pub(in crate::lower) fn physical_pointer(&mut self, inst: InstId) -> Result<()> {
        let align = self.const_operand(inst, 1, "the alignment of an address")?;
        let (address, of) = (self.operand(inst, 0)?, self.operand(inst, 2)?);
        let (address, ty) = (self.id(address)?, self.type_of(of));
        let (class, kind) = (StorageClass::PhysicalStorageBuffer, ResourceKind::StructuredBuffer);
        let rule = self.rule_of(ty, kind);
        let held = self.laid_type(ty, rule, 0)?;
        let pointer = self.out.pointer(class, held);
        let id = self.out.value(Op::ConvertUToPtr, pointer, &[address]);
        self.out.physical(self.options.env.has(5));
        let pointer = Pointer { rule: Some(rule), align, ..Pointer::whole(id, class, ty) };
        self.addresses.places.insert(inst, Place::Typed(pointer));
        Ok(())
    }

    /// The alignment that is certain for a member of what an address points to, as far from it as the member is; of any member where
    /// the index is not known. 0 where nothing is said of the address.
    fn align_of_member(&self, of: &Pointer, index: Option<u32>) -> u32 {
        if of.align == 0 {
            return 0;
        }
        let distance = self.ctx.member_offset(of.rule.unwrap_or_default(), of.ty, index.unwrap_or(1));
        if distance == 0 { of.align } else { of.align.min(distance & distance.wrapping_neg()) }
    }

    /// Descends into first members until the pointee is a `wanted`; opaque pointers do not say so by indices.
    pub(in crate::lower) fn narrow(&mut self, base: Pointer, wanted: TypeId) -> Result<Pointer> {
        let mut to = base;
        let mut indices = self.start_of_chain(&base);
        let known = indices.len();
        while to.ty != wanted && !self.same_bits(to.ty, wanted) {
            let rule = self.ctx.layouts.get(&to.ty).map(|l| l.rule);
            let Some(first) = self.ctx.types.member(to.ty, 0) else {
                let (held, wanted) = (self.describe(base.ty), self.describe(wanted));
                return self.fail(kinds::UNSUPPORTED.with(&[&format_args!("reading {held} as {wanted}")]));
            };
            to.rule = to.rule.map(|old| rule.unwrap_or(old));
            to.of_matrices = self.steps_to_matrices(to.ty, to.of_matrices, Some(0), first);
            to.relaxed |= self.is_relaxed_member(to.ty, 0, first);
            (to.ty, to.is_block) = (first, false);
            let zero = self.out.u32(0);
            indices.push(zero);
        }
        self.reached(to, &indices, known)
    }

    /// Emits the access chain to `to`, of which the base has the first `known`. Without more it is the base itself.
    fn reached(&mut self, mut to: Pointer, indices: &[Id], known: usize) -> Result<Pointer> {
        if indices.len() > known {
            to.pending = None;
            let held = self.held_type(to.held())?;
            let pointer = self.out.pointer(to.class, held);
            to.id = self.out.value(Op::AccessChain, pointer, indices);
            if to.non_uniform {
                self.out.non_uniform(to.id);
            }
        }
        Ok(to)
    }

    /// Whether two types are scalars or vectors with as many lanes of the same width; in memory a bool has 32 bits.
    fn same_bits(&self, a: TypeId, b: TypeId) -> bool {
        match (self.shape_of(a), self.shape_of(b)) {
            (Some(a), Some(b)) => {
                a.lanes == b.lanes && (a.bits() == b.bits() || a.is_bool() && b.bits() == 32)
            }
            _ => false,
        }
    }

    /// A pointer to the outermost member that starts `bytes` bytes into the pointee.
    pub(in crate::lower) fn at_offset(&mut self, base: Pointer, bytes: u32) -> Result<Pointer> {
        let mut to = base;
        let mut left = bytes;
        let mut indices = self.start_of_chain(&base);
        let known = indices.len();
        while left > 0 {
            let rule = to.rule.unwrap_or_default();
            let Some((index, member, start)) = self.member_at(rule, to.ty, left) else {
                return self.fail(kinds::UNSUPPORTED.with(&[&"an address between the members of a type"]));
            };
            if let Some(layout) = self.ctx.layouts.get(&to.ty)
                && to.rule.is_some()
            {
                to.rule = Some(layout.rule);
            }
            left -= start;
            to.of_matrices = self.steps_to_matrices(to.ty, to.of_matrices, Some(index.into()), member);
            (to.ty, to.is_block) = (member, false);
            let index = self.out.u32(index);
            indices.push(index);
        }
        self.reached(to, &indices, known)
    }

    /// The last member of a type that starts at or before an offset: its index, type and start.
    fn member_at(&self, rule: LayoutRule, ty: TypeId, offset: u32) -> Option<(u32, TypeId, u32)> {
        let types = &self.ctx.types;
        let index = match types.get(ty) {
            Type::Struct { fields, .. } => {
                (0..fields.len() as u32).rev().find(|&n| self.ctx.member_offset(rule, ty, n) <= offset)?
            }
            Type::Array { elem, .. } => offset.checked_div(rule.stride(self.ctx, *elem))?,
            Type::Vector { elem, .. } => offset.checked_div(rule.size(self.ctx, *elem))?,
            _ => return None,
        };
        Some((index, types.member(ty, index)?, self.ctx.member_offset(rule, ty, index)))
    }
}
