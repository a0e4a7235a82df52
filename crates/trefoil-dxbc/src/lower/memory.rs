//! Addresses, loads, stores and atomics.
//!
//! There are two kinds of addresses. *Rows*: constant buffers, temporary arrays and the immediate constant buffer are
//! registers of 16 bytes, indexed by row; a vector's component is part of the operand. *Bytes*: structured, raw and
//! group-shared memory. Typed views take coordinates and whole texels.

use super::io::lanes_of;
use super::{Handle, Lowerer, Place, Result, Slot};
use crate::bindings::Range;
use crate::code::{Base, Dst, DstBase, Lane, Lanes, MInst, Null, RefIndex, Shape, Src};
use crate::kinds;
use crate::op::Op;
use crate::program::File;
use smallvec::SmallVec;
use trefoil_ir::{
    AtomicOp, GlobalId, InstId, LayoutRule, Opcode, ResourceKind, SPACE_SHARED, Type, TypeId, Value,
    ValueKind,
};

/// Most rows that a temporary array or the immediate constant buffer may have.
pub(crate) const MAX_ROWS: u32 = 4096;

/// What an address lies in.
#[derive(Clone, Debug)]
pub(super) enum Space {
    /// A temporary array.
    Array(u32),
    /// The immediate constant buffer.
    Constants,
    /// A constant or texture buffer.
    Buffer(Handle),
    /// Group-shared memory.
    Shared(u32),
    /// A view, at an element, byte or texel.
    View(Handle, Lanes),
}

/// An address: bytes from the start of its space, with multiples of lanes added.
#[derive(Clone, Debug)]
pub(super) struct Pointer {
    space: Space,
    offset: u32,
    terms: SmallVec<[(Lane, u32); 2]>,
}

/// What lies in a row-addressed space, and how its types are laid out.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Rule {
    /// A row for every vector.
    Rows,
    /// As the buffer's own rule has it.
    Layout(LayoutRule),
}

impl Space {
    fn rule(&self) -> Rule {
        match self {
            Space::Array(_) | Space::Constants => Rule::Rows,
            Space::Buffer(_) => Rule::Layout(LayoutRule::CBuffer),
            Space::Shared(_) | Space::View(..) => Rule::Layout(LayoutRule::Scalar),
        }
    }
}

impl Lowerer<'_> {
    /// Lowers an instruction on memory.
    pub(super) fn memory(&mut self, inst: InstId, operands: &[Value]) -> Result<()> {
        let data = self.func.insts[inst];
        match data.op {
            Opcode::Alloca => self.array(inst, data.data_type()),
            Opcode::Gep => {
                let pointer = self.element_pointer(data.data_type(), operands)?;
                self.set_pointer(inst, pointer);
                Ok(())
            }
            Opcode::Load => {
                self.check_type(data.ty)?;
                let pointer = self.pointer(operands[0])?;
                let lanes = self.load(&pointer, data.ty)?;
                self.set_lanes(inst, &lanes);
                Ok(())
            }
            Opcode::Store => {
                let ty = self.type_of(operands[0]);
                self.check_type(ty)?;
                let pointer = self.pointer(operands[1])?;
                let lanes = self.lanes(operands[0])?;
                self.store(&pointer, ty, &lanes)
            }
            Opcode::AtomicRmw | Opcode::CmpXchg => self.atomic(inst, operands),
            _ => self.unsupported("a cast of an address"),
        }
    }

    fn set_pointer(&mut self, inst: InstId, pointer: Pointer) {
        self.slots[inst] = Slot::Pointer(self.pointers.len() as u32);
        self.pointers.push(pointer);
    }

    /// Bytes of a type where every vector starts a row.
    fn row_bytes(&self, ty: TypeId) -> u32 {
        match self.ctx.types.get(ty) {
            Type::Array { elem, len } => self.row_bytes(*elem).saturating_mul(*len),
            Type::Struct { fields, .. } => {
                fields.iter().fold(0, |sum, &field| sum.saturating_add(self.row_bytes(field)))
            }
            _ => {
                let each = if self.is_double(ty) { 8 } else { 4 };
                (self.ctx.types.lanes(ty) * each).next_multiple_of(16)
            }
        }
    }

    fn array(&mut self, inst: InstId, ty: TypeId) -> Result<()> {
        let rows = self.row_bytes(ty) / 16;
        if rows > MAX_ROWS {
            return self.user(&kinds::LOCAL_ARRAY_TOO_LARGE);
        }
        let number = self.needs.phase.arrays.len() as u32;
        self.needs.phase.arrays.push((rows.max(1), 4));
        self.set_pointer(inst, Pointer { space: Space::Array(number), offset: 0, terms: SmallVec::new() });
        Ok(())
    }

    /// The address a value is.
    fn pointer(&mut self, value: Value) -> Result<Pointer> {
        match value.kind() {
            ValueKind::Inst(inst) => match self.slots[inst] {
                Slot::Pointer(index) => Ok(self.pointers[index as usize].clone()),
                _ => self.unsupported("an address chosen at run time"),
            },
            ValueKind::Global(global) => self.global(global),
            _ => self.unsupported("an address that is a constant"),
        }
    }

    fn global(&mut self, id: GlobalId) -> Result<Pointer> {
        let global = &self.ctx.globals[id];
        if global.space == SPACE_SHARED {
            if !self.model().shared_memory {
                return self.unsupported("memory that the threads of a group share");
            }
            let known = self.needs.shared.iter().position(|(shared, _)| *shared == id);
            let bytes = LayoutRule::Scalar.size(self.ctx, global.ty).div_ceil(4).saturating_mul(4);
            let number = known.unwrap_or_else(|| {
                self.needs.shared.push((id, bytes));
                self.needs.shared.len() - 1
            });
            return Ok(Pointer { space: Space::Shared(number as u32), offset: 0, terms: SmallVec::new() });
        }
        let Some(init) = global.init.filter(|_| global.constant) else {
            return self.unsupported("a global that is written");
        };
        let row = match self.needs.icb_rows.get(&id) {
            Some(&row) => row,
            None => {
                let row = self.needs.icb.len() as u32;
                let ty = global.ty;
                self.constant_rows(init, ty)?;
                self.needs.icb_rows.insert(id, row);
                row
            }
        };
        Ok(Pointer { space: Space::Constants, offset: row * 16, terms: SmallVec::new() })
    }

    fn constant_rows(&mut self, id: trefoil_ir::ConstId, ty: TypeId) -> Result<()> {
        if self.row_bytes(ty) / 16 > MAX_ROWS || self.needs.icb.len() as u32 > MAX_ROWS {
            return self.user(&kinds::TOO_MANY_CONSTANT_ARRAYS);
        }
        let mut lanes = Lanes::new();
        self.const_lanes(id, &mut lanes);
        let mut at = 0;
        self.fill_rows(ty, &lanes, &mut at);
        Ok(())
    }

    /// Lays constant lanes out in rows, vector by vector.
    fn fill_rows(&mut self, ty: TypeId, lanes: &[Lane], at: &mut usize) {
        match self.ctx.types.get(ty) {
            Type::Array { elem, len } => (0..*len).for_each(|_| self.fill_rows(*elem, lanes, at)),
            Type::Struct { fields, .. } => fields.iter().for_each(|&field| self.fill_rows(field, lanes, at)),
            _ => {
                let count = self.ctx.types.lanes(ty) as usize;
                let mut words: SmallVec<[u32; 8]> = SmallVec::new();
                for lane in &lanes[*at..*at + count] {
                    words.push(lane.imm as u32);
                    if self.is_double(ty) {
                        words.push((lane.imm >> 32) as u32);
                    }
                }
                *at += count;
                for chunk in words.chunks(4) {
                    let mut row = [0; 4];
                    row[..chunk.len()].copy_from_slice(chunk);
                    self.needs.icb.push(row);
                }
            }
        }
    }

    // Raw and structured views by intrinsic.

    /// The address that the operands `handle, index, byte offset` name.
    fn raw_pointer(&mut self, handle: Handle, operands: &[Value]) -> Result<Pointer> {
        let index = self.lanes(operands[1])?;
        let index = self.bits(&index)?;
        let offset = self.lane(operands[2])?;
        let mut pointer = Pointer { space: Space::View(handle, index), offset: 0, terms: SmallVec::new() };
        match offset.as_const() {
            Some(bytes) => pointer.offset = bytes,
            None => pointer.terms.push((self.bits(&[offset])?[0], 1)),
        }
        Ok(pointer)
    }

    /// `resource.load.rawbuffer`.
    pub(super) fn load_raw(&mut self, handle: Handle, ty: TypeId, operands: &[Value]) -> Result<Lanes> {
        let pointer = self.raw_pointer(handle, operands)?;
        self.load(&pointer, ty)
    }

    /// `resource.store.rawbuffer`.
    pub(super) fn store_raw(&mut self, handle: Handle, operands: &[Value]) -> Result<Lanes> {
        let pointer = self.raw_pointer(handle, operands)?;
        let (ty, lanes) = (self.type_of(operands[3]), self.lanes(operands[3])?);
        self.store(&pointer, ty, &lanes)?;
        Ok(Lanes::new())
    }

    // Handles and element addresses.

    /// Lowers what makes a handle.
    pub(super) fn make_handle(&mut self, inst: InstId, operands: &[Value]) -> Result<()> {
        let Some(resource) = self.ctx.resource_id(operands[0]) else {
            return self.bug("a handle of no resource");
        };
        let index = self.lane(operands[1])?;
        let marked = operands.get(2).is_some_and(|&mark| self.ctx.as_int(mark) != Some(0));
        let non_uniform = marked && self.model().ranges;
        self.slots[inst] = Slot::Handle(self.handles.len() as u32);
        self.handles.push(Handle { resource, index, non_uniform });
        Ok(())
    }

    /// Lowers what makes an address in a view.
    pub(super) fn get_pointer(&mut self, inst: InstId, operands: &[Value]) -> Result<()> {
        let handle = self.handle(operands[0])?;
        let kind = self.resource_type(handle.resource)?.kind;
        let space = match kind {
            ResourceKind::CBuffer | ResourceKind::TBuffer => Space::Buffer(handle),
            _ => {
                let index = self.lanes(operands[1])?;
                Space::View(handle, self.bits(&index)?)
            }
        };
        self.set_pointer(inst, Pointer { space, offset: 0, terms: SmallVec::new() });
        Ok(())
    }

    /// The handle a value is.
    pub(super) fn handle(&self, value: Value) -> Result<Handle> {
        match value.as_inst().map(|inst| self.slots[inst]) {
            Some(Slot::Handle(index)) => Ok(self.handles[index as usize]),
            _ => self.unsupported("a resource chosen at run time"),
        }
    }

    /// The operand of a view or sampler.
    pub(super) fn view(&mut self, handle: Handle) -> Result<Base> {
        let (range, indices) = self.register_of(handle)?;
        Ok(self.make_ref_of(range.file, &indices, handle.non_uniform))
    }

    /// The range of a handle, and the indices that name its register: the range and a place in it, or the register's number.
    fn register_of(&mut self, handle: Handle) -> Result<(Range, SmallVec<[RefIndex; 3]>)> {
        let Some(range) = self.bindings.range(handle.resource) else {
            return self.bug("a resource without a binding");
        };
        let index = self.bits(&[handle.index])?[0];
        if self.model().ranges {
            let place = self.ref_index(range.lower, Some(index))?;
            return Ok((range, [RefIndex::imm(range.id), place].into_iter().collect()));
        }
        let Some(element) = index.as_const() else {
            return self.unsupported("a resource whose index in its array is not constant");
        };
        if element > range.upper.saturating_sub(range.lower) {
            return self.unsupported("an index beyond the end of an array of resources");
        }
        self.needs.elements.insert((handle.resource, element));
        Ok((range, [RefIndex::imm(range.lower + element)].into_iter().collect()))
    }

    /// The address of a member.
    fn element_pointer(&mut self, source: TypeId, operands: &[Value]) -> Result<Pointer> {
        let mut pointer = self.pointer(operands[0])?;
        let rule = pointer.space.rule();
        let mut ty = source;
        for (i, &index) in operands[1..].iter().enumerate() {
            if i == 0 && self.ctx.as_int(index) == Some(0) {
                continue;
            }
            if i == 0 {
                let stride = match rule {
                    Rule::Rows => self.row_bytes(source),
                    Rule::Layout(rule) => rule.stride(self.ctx, source),
                };
                self.add_term(&mut pointer, index, stride)?;
                continue;
            }
            if let (Type::Struct { .. }, Some(member)) = (self.ctx.types.get(ty), self.ctx.as_int(index)) {
                pointer.offset = pointer.offset.wrapping_add(self.member_offset(rule, ty, member as u32));
            } else {
                let stride = self.element_stride(rule, ty);
                self.add_term(&mut pointer, index, stride)?;
            }
            let member = self.ctx.as_int(index).map_or(0, |member| member as u32);
            // A run-time array's members all have one type.
            let at = if matches!(self.ctx.types.get(ty), Type::Struct { .. }) { member } else { 0 };
            let Some(next) = self.ctx.types.member(ty, at) else {
                return self.bug("a member that is not there");
            };
            ty = next;
        }
        Ok(pointer)
    }

    fn member_offset(&self, rule: Rule, ty: TypeId, member: u32) -> u32 {
        match (rule, self.ctx.types.get(ty)) {
            (Rule::Rows, Type::Struct { fields, .. }) => {
                fields.iter().take(member as usize).map(|&field| self.row_bytes(field)).sum()
            }
            (Rule::Layout(rule), _) => self.ctx.member_offset(rule, ty, member),
            _ => 0,
        }
    }

    fn element_stride(&self, rule: Rule, ty: TypeId) -> u32 {
        match (rule, self.ctx.types.get(ty)) {
            (_, Type::Vector { elem, .. }) => {
                if self.is_double(*elem) {
                    8
                } else {
                    4
                }
            }
            (Rule::Rows, Type::Array { elem, .. }) => self.row_bytes(*elem),
            (Rule::Layout(rule), Type::Array { elem, .. }) => rule.stride(self.ctx, *elem),
            _ => 0,
        }
    }

    fn add_term(&mut self, pointer: &mut Pointer, index: Value, stride: u32) -> Result<()> {
        if let Some(index) = self.ctx.as_int(index) {
            pointer.offset = pointer.offset.wrapping_add((index as u32).wrapping_mul(stride));
            return Ok(());
        }
        let lane = self.lane(index)?;
        let lane = self.bits(&[lane])?[0];
        pointer.terms.push((lane, stride));
        Ok(())
    }

    /// The sum of an address's terms, each divided.
    fn terms_sum(&mut self, terms: &[(Lane, u32)], divisor: u32) -> Result<Option<Lane>> {
        let mut sum = None;
        for &(lane, scale) in terms {
            let part = self.int_mul(lane, scale / divisor)?;
            sum = Some(match sum {
                None => part,
                Some(before) => self.int_add(before, part)?,
            });
        }
        Ok(sum)
    }

    /// The byte address in memory that is addressed so, with something added.
    fn byte_lane(&mut self, pointer: &Pointer, more: u32) -> Result<Lane> {
        let offset = Lane::imm(pointer.offset.wrapping_add(more));
        match self.terms_sum(&pointer.terms, 1)? {
            None => Ok(offset),
            Some(sum) => self.int_add(sum, offset),
        }
    }

    // Loads.

    /// Words of memory that a value takes.
    fn words_of(&self, ty: TypeId) -> Result<usize> {
        let lanes = match self.ctx.types.get(ty) {
            Type::Array { .. } | Type::Struct { .. } => return self.unsupported("an aggregate moved whole"),
            _ => self.ctx.types.lanes(ty) as usize,
        };
        Ok(if self.is_double(ty) { 2 * lanes } else { lanes })
    }

    fn check_width(&self, pointer: &Pointer, ty: TypeId) -> Result<()> {
        let narrow = self.ctx.types.scalar_bits(ty) < 32;
        if narrow && pointer.space.rule() != Rule::Rows {
            return self.unsupported("a value of less than 32 bits in memory");
        }
        Ok(())
    }

    fn load(&mut self, pointer: &Pointer, ty: TypeId) -> Result<Lanes> {
        let count = self.words_of(ty)?;
        if !matches!(pointer.space, Space::View(..)) || !self.is_typed(&pointer.space)? {
            self.check_width(pointer, ty)?;
        }
        let words = match &pointer.space {
            Space::Array(_) | Space::Constants | Space::Buffer(_) => self.load_rows(pointer, count)?,
            Space::Shared(number) => {
                let memory = self.make_ref(File::GroupShared, &[RefIndex::imm(*number)]);
                self.load_bytes(pointer, None, memory, count)?
            }
            Space::View(handle, index) => {
                let (handle, index) = (*handle, index.clone());
                self.load_view(pointer, handle, &index, count)?
            }
        };
        if !self.is_double(ty) {
            return Ok(words);
        }
        self.doubles_of(&words)
    }

    /// Doubles from their words: where they lie in pairs already, nothing is moved.
    pub(super) fn doubles_of(&mut self, words: &[Lane]) -> Result<Lanes> {
        self.needs.doubles = true;
        let paired = |pair: &[Lane]| {
            pair[0].joins(&pair[1]) && pair[0].base != Base::Const && pair[1].comp == pair[0].comp + 1
        };
        if words.chunks_exact(2).all(paired) {
            for pair in words.chunks_exact(2) {
                if let Base::VReg(vreg) = pair[0].base {
                    self.code.vregs[vreg].pairs = true;
                }
            }
            return Ok(words.iter().step_by(2).copied().collect());
        }
        let low: Lanes = words.iter().step_by(2).copied().collect();
        let high: Lanes = words.iter().skip(1).step_by(2).copied().collect();
        self.as_double(&low, &high)
    }

    /// The words of a row-addressed value.
    fn load_rows(&mut self, pointer: &Pointer, count: usize) -> Result<Lanes> {
        let (rows, comps): (SmallVec<[_; 2]>, SmallVec<[_; 2]>) =
            pointer.terms.iter().copied().partition(|(_, scale)| scale % 16 == 0);
        let row = self.terms_sum(&rows, 16)?;
        let mut words = Lanes::new();
        if let Some(comp) = self.terms_sum(&comps, 4)? {
            // The component is chosen at run time, from the whole row.
            let all: Lanes = (0..4)
                .map(|i| self.row_word(&pointer.space, (pointer.offset / 16 * 16).wrapping_add(4 * i), row))
                .collect::<Result<_>>()?;
            let comp = self.int_add(comp, Lane::imm(pointer.offset % 16 / 4))?;
            for i in 0..count as u32 {
                let comp = self.int_add(comp, Lane::imm(i))?;
                words.extend(self.pick(&all, comp, false)?);
            }
        } else {
            for i in 0..count as u32 {
                words.push(self.row_word(&pointer.space, pointer.offset.wrapping_add(4 * i), row)?);
            }
        }
        // Arrays change: what is read now is kept now. A texture buffer is loaded, not read in place.
        match pointer.space {
            Space::Array(_) => self.alu(Op::Mov, &[&words]),
            _ => Ok(words),
        }
    }

    fn row_word(&mut self, space: &Space, offset: u32, row: Option<Lane>) -> Result<Lane> {
        let comp = (offset % 16 / 4) as u8;
        let base = match space {
            Space::Array(number) => {
                let indices = [RefIndex::imm(*number), self.ref_index(offset / 16, row)?];
                self.make_ref(File::IndexableTemp, &indices)
            }
            Space::Constants => {
                let index = self.ref_index(offset / 16, row)?;
                self.make_ref(File::ImmediateConstantBuffer, &[index])
            }
            Space::Buffer(handle) => return self.buffer_word(*handle, offset, row),
            _ => return self.bug("memory that has no rows"),
        };
        Ok(Lane::new(base, comp))
    }

    fn buffer_word(&mut self, handle: Handle, offset: u32, row: Option<Lane>) -> Result<Lane> {
        let comp = (offset % 16 / 4) as u8;
        if self.resource_type(handle.resource)?.kind == ResourceKind::TBuffer {
            let row = self.int_add(row.unwrap_or(Lane::imm(0)), Lane::imm(offset / 16))?;
            let view = Src::whole(self.view(handle)?);
            return Ok(self.load_texels(Op::Ld, &[row], view, 4)?[usize::from(comp)]);
        }
        if row.is_some_and(|row| row.as_const().is_none())
            && !self.needs.dynamic_buffers.contains(&handle.resource)
        {
            self.needs.dynamic_buffers.push(handle.resource);
        }
        let (_, mut indices) = self.register_of(handle)?;
        indices.push(self.ref_index(offset / 16, row)?);
        Ok(Lane::new(self.make_ref_of(File::ConstantBuffer, &indices, handle.non_uniform), comp))
    }

    fn is_typed(&self, space: &Space) -> Result<bool> {
        let Space::View(handle, _) = space else { return Ok(false) };
        Ok(!matches!(
            self.resource_type(handle.resource)?.kind,
            ResourceKind::RawBuffer | ResourceKind::StructuredBuffer
        ))
    }

    fn load_view(
        &mut self,
        pointer: &Pointer,
        handle: Handle,
        index: &[Lane],
        count: usize,
    ) -> Result<Lanes> {
        let ty = self.resource_type(handle.resource)?;
        let view = self.view(handle)?;
        match ty.kind {
            ResourceKind::StructuredBuffer => self.load_bytes(pointer, Some(index[0]), view, count),
            ResourceKind::RawBuffer => {
                let mut pointer = pointer.clone();
                pointer.terms.push((index[0], 1));
                self.load_bytes(&pointer, None, view, count)
            }
            _ => {
                let op = if ty.writable { Op::LdUavTyped } else { Op::Ld };
                let words = self.words_of(ty.element)?;
                self.note_typed_load(ty.writable, words as u8)?;
                let texel = self.load_texels(op, index, Src::whole(view), words as u8)?;
                let first = pointer.offset as usize / 4;
                let Some(comp) = self.terms_sum(&pointer.terms, 4)? else {
                    return Ok(texel.iter().skip(first).take(count).copied().collect());
                };
                let mut picked = Lanes::new();
                for word in first..first + count {
                    let comp = self.int_add(comp, Lane::imm(word as u32))?;
                    picked.extend(self.pick(&texel, comp, false)?);
                }
                Ok(picked)
            }
        }
    }

    /// Notes that a typed view is loaded from: writable ones of several components are for those who ask for it.
    pub(super) fn note_typed_load(&mut self, writable: bool, words: u8) -> Result<()> {
        if !writable || words <= 1 {
            return Ok(());
        }
        if !self.model().loads_typed_views {
            return self.unsupported("a load of more than one 32-bit component from a writable view");
        }
        self.needs.typed_load = true;
        Ok(())
    }

    /// Loads a texel of that many components.
    pub(super) fn load_texels(
        &mut self,
        op: Op,
        coordinates: &[Lane],
        view: Src,
        count: u8,
    ) -> Result<Lanes> {
        let address = self.coordinates(coordinates, false)?;
        self.fetch(op, count, [address], view, [])
    }

    /// An instruction that reads a view: operands, the view, more operands.
    pub(super) fn fetch(
        &mut self,
        op: Op,
        count: u8,
        before: impl IntoIterator<Item = Src>,
        view: Src,
        after: impl IntoIterator<Item = Src>,
    ) -> Result<Lanes> {
        let vreg = self.code.vreg(count);
        let view = Src { shape: Shape::Lanewise, comps: [0, 1, 2, 3], ..view };
        let srcs = before.into_iter().chain([view]).chain(after);
        let dst = Dst { base: DstBase::VReg(vreg), mask: ((1u16 << count) - 1) as u8 };
        self.push(MInst::new(op, Some(dst), srcs))?;
        Ok(lanes_of(Base::VReg(vreg), 0, count))
    }

    /// An operand of coordinates: four components, the first again where there are fewer.
    pub(super) fn coordinates(&mut self, lanes: &[Lane], floats: bool) -> Result<Src> {
        let lanes: Lanes = if floats { lanes.iter().copied().collect() } else { self.bits(lanes)? };
        let mut src = self.fixed(&lanes)?;
        let count = lanes.len().min(4);
        for i in count..4 {
            (src.comps[i], src.imm[i]) = (src.comps[0], 0);
        }
        src.shape = Shape::Fixed(4);
        Ok(src)
    }

    /// Loads words from byte-addressed memory, four at a time.
    fn load_bytes(
        &mut self,
        pointer: &Pointer,
        element: Option<Lane>,
        memory: Base,
        count: usize,
    ) -> Result<Lanes> {
        let mut words = Lanes::new();
        for first in (0..count).step_by(4) {
            let address = self.byte_lane(pointer, 4 * first as u32)?;
            let address = self.fixed_bits(&[address])?;
            let width = (count - first).min(4) as u8;
            let view = Src::whole(memory);
            words.extend(match element {
                Some(element) => {
                    let element = self.fixed_bits(&[element])?;
                    self.fetch(Op::LdStructured, width, [element, address], view, [])?
                }
                None => self.fetch(Op::LdRaw, width, [address], view, [])?,
            });
        }
        Ok(words)
    }

    // Stores.

    fn store(&mut self, pointer: &Pointer, ty: TypeId, lanes: &[Lane]) -> Result<()> {
        self.words_of(ty)?;
        let words = self.words_of_lanes(ty, lanes)?;
        match &pointer.space {
            Space::Array(_) => self.store_rows(pointer, &words),
            Space::Constants | Space::Buffer(_) => self.unsupported("a store to constant memory"),
            Space::Shared(number) => {
                self.check_width(pointer, ty)?;
                let memory = self.make_ref(File::GroupShared, &[RefIndex::imm(*number)]);
                self.store_bytes(pointer, None, memory, &words)
            }
            Space::View(handle, index) => {
                let (handle, index) = (*handle, index.clone());
                self.store_view(pointer, handle, &index, ty, &words)
            }
        }
    }

    /// The words of a value as memory has them: two for a double.
    pub(super) fn words_of_lanes(&mut self, ty: TypeId, lanes: &[Lane]) -> Result<Lanes> {
        if !self.is_double(ty) {
            return self.bits(lanes);
        }
        let halves = |lane: &Lane| [super::control::low_half(lane), super::control::high_half(lane)];
        Ok(lanes.iter().flat_map(halves).collect())
    }

    fn store_view(
        &mut self,
        pointer: &Pointer,
        handle: Handle,
        index: &[Lane],
        ty: TypeId,
        words: &[Lane],
    ) -> Result<()> {
        let view = self.view(handle)?;
        match self.resource_type(handle.resource)?.kind {
            ResourceKind::StructuredBuffer => {
                self.check_width(pointer, ty)?;
                self.store_bytes(pointer, Some(index[0]), view, words)
            }
            ResourceKind::RawBuffer => {
                self.check_width(pointer, ty)?;
                let mut pointer = pointer.clone();
                pointer.terms.push((index[0], 1));
                self.store_bytes(&pointer, None, view, words)
            }
            _ if pointer.offset != 0 || !pointer.terms.is_empty() => {
                self.unsupported("a store to one component of a typed view")
            }
            _ => self.store_texel(view, index, words),
        }
    }

    /// Stores a texel.
    pub(super) fn store_texel(&mut self, view: Base, coordinates: &[Lane], words: &[Lane]) -> Result<()> {
        let address = self.coordinates(coordinates, false)?;
        let mut value = self.coordinates(words, false)?;
        // The components that the element has not are written as well: they repeat the first, constants too.
        for i in words.len().min(4)..4 {
            value.imm[i] = value.imm[0];
        }
        self.push(MInst::new(Op::StoreUavTyped, None, [Src::written(view, 15), address, value]))
    }

    fn store_bytes(
        &mut self,
        pointer: &Pointer,
        element: Option<Lane>,
        memory: Base,
        words: &[Lane],
    ) -> Result<()> {
        for (i, chunk) in words.chunks(4).enumerate() {
            let address = self.byte_lane(pointer, 16 * i as u32)?;
            let address = self.fixed_bits(&[address])?;
            let value = self.fixed(chunk)?;
            let to = Src::written(memory, ((1u16 << chunk.len()) - 1) as u8);
            let inst = match element {
                Some(element) => {
                    let element = self.fixed_bits(&[element])?;
                    MInst::new(Op::StoreStructured, None, [to, element, address, value])
                }
                None => MInst::new(Op::StoreRaw, None, [to, address, value]),
            };
            self.push(inst)?;
        }
        Ok(())
    }

    fn store_rows(&mut self, pointer: &Pointer, words: &[Lane]) -> Result<()> {
        let Space::Array(number) = pointer.space else {
            return self.bug("a store to rows that are constant");
        };
        let (rows, comps): (SmallVec<[_; 2]>, SmallVec<[_; 2]>) =
            pointer.terms.iter().copied().partition(|(_, scale)| scale % 16 == 0);
        let row = self.terms_sum(&rows, 16)?;
        let mut at = pointer.offset;
        let mut words: Lanes = words.iter().copied().collect();
        if let Some(comp) = self.terms_sum(&comps, 4)? {
            // The component is chosen at run time: the whole row is read, changed and written.
            let comp = self.int_add(comp, Lane::imm(at % 16 / 4))?;
            at = at / 16 * 16;
            let before: Lanes = (0..4)
                .map(|i| self.row_word(&pointer.space, at.wrapping_add(4 * i), row))
                .collect::<Result<_>>()?;
            let mut after = before;
            for (i, word) in words.iter().enumerate() {
                let numbers: Lanes = (0..4u32).map(|n| Lane::imm(n.wrapping_sub(i as u32))).collect();
                let here = self.alu(Op::IEq, &[&[comp], &numbers])?;
                after = self.alu(Op::Movc, &[&here, &[*word], &after])?;
            }
            words = after;
        }
        let mut first = 0;
        while first < words.len() {
            let comp = (at % 16 / 4) as usize;
            let width = (words.len() - first).min(4 - comp);
            let indices = [RefIndex::imm(number), self.ref_index(at / 16, row)?];
            let Base::Ref(id) = self.make_ref(File::IndexableTemp, &indices) else {
                return self.bug("an array without an operand");
            };
            let place = Place { base: DstBase::Ref(id), at: comp, width };
            self.alu_into(Op::Mov, 0, Null::None, place, first, &[&words])?;
            first += width;
            at = at.wrapping_add(4 * width as u32);
        }
        Ok(())
    }

    // Atomics.

    /// The memory an atomic works on, and the operand that says where in it.
    fn atomic_place(&mut self, pointer: &Pointer) -> Result<(Base, Src)> {
        match &pointer.space {
            Space::Shared(number) => {
                let memory = self.make_ref(File::GroupShared, &[RefIndex::imm(*number)]);
                let address = self.byte_lane(pointer, 0)?;
                Ok((memory, self.fixed_bits(&[address])?))
            }
            Space::View(handle, index) => {
                let (handle, index) = (*handle, index.clone());
                let view = self.view(handle)?;
                let address = match self.resource_type(handle.resource)?.kind {
                    ResourceKind::StructuredBuffer => {
                        let byte = self.byte_lane(pointer, 0)?;
                        let pair = [index[0], byte];
                        self.coordinates(&pair, false)?
                    }
                    ResourceKind::RawBuffer => {
                        let mut pointer = pointer.clone();
                        pointer.terms.push((index[0], 1));
                        let byte = self.byte_lane(&pointer, 0)?;
                        self.fixed_bits(&[byte])?
                    }
                    _ => self.coordinates(&index, false)?,
                };
                Ok((view, address))
            }
            _ => self.unsupported("an atomic on memory of one invocation"),
        }
    }

    fn atomic(&mut self, inst: InstId, operands: &[Value]) -> Result<()> {
        let data = self.func.insts[inst];
        let ty = self.type_of(operands[1]);
        if self.ctx.types.scalar_bits(ty) != 32 {
            return self.unsupported("an atomic on a type that is not 32 bits wide");
        }
        let pointer = self.pointer(operands[0])?;
        let (memory, address) = self.atomic_place(&pointer)?;
        let mut values: Lanes = Lanes::new();
        for &operand in &operands[1..] {
            values.push(self.lane(operand)?);
        }
        let used = self.facts.uses[inst] > 0;
        let op = match data.op {
            Opcode::CmpXchg if used => Op::ImmAtomicCmpExch,
            Opcode::CmpXchg => Op::AtomicCmpStore,
            _ => self.atomic_op(data.data, used, ty, &mut values)?,
        };
        let values = self.bits(&values)?;
        let srcs: SmallVec<[Src; 2]> =
            values.iter().map(|&value| self.fixed(&[value])).collect::<Result<_>>()?;
        let to = if used { Src::whole(memory) } else { Src::written(memory, 0) };
        let all = [to, address].into_iter().chain(srcs);
        if op.is_immediate_atomic() {
            let result = self.one(op, all)?;
            let mut lanes: Lanes = [result].into_iter().collect();
            if data.op == Opcode::CmpXchg {
                let same = self.alu(Op::IEq, &[&[result], &[values[0]]])?;
                lanes.extend(same);
            }
            self.set_lanes(inst, &lanes);
            return Ok(());
        }
        self.push(MInst::new(op, None, all))
    }

    fn atomic_op(&mut self, number: u32, used: bool, ty: TypeId, values: &mut Lanes) -> Result<Op> {
        let Some(op) = AtomicOp::from_u32(number) else { return self.bug("an atomic operation") };
        if self.ctx.types.is_float(ty) && op != AtomicOp::Xchg {
            return self.unsupported("an atomic on floats");
        }
        if op == AtomicOp::Sub {
            *values = self.alu(Op::INeg, &[values])?;
        }
        let (plain, immediate) = match op {
            AtomicOp::Xchg => (Op::ImmAtomicExch, Op::ImmAtomicExch),
            AtomicOp::Add | AtomicOp::Sub => (Op::AtomicIAdd, Op::ImmAtomicIAdd),
            AtomicOp::And => (Op::AtomicAnd, Op::ImmAtomicAnd),
            AtomicOp::Or => (Op::AtomicOr, Op::ImmAtomicOr),
            AtomicOp::Xor => (Op::AtomicXor, Op::ImmAtomicXor),
            AtomicOp::Max => (Op::AtomicIMax, Op::ImmAtomicIMax),
            AtomicOp::Min => (Op::AtomicIMin, Op::ImmAtomicIMin),
            AtomicOp::UMax => (Op::AtomicUMax, Op::ImmAtomicUMax),
            AtomicOp::UMin => (Op::AtomicUMin, Op::ImmAtomicUMin),
            _ => return self.unsupported("an atomic of this kind"),
        };
        Ok(if used { immediate } else { plain })
    }
}
