//! Intrinsics on resources: samples, gathers, loads, stores, queries.

use super::address::{Address, Kind, Lane};
use super::handle::Handle;
use crate::kinds;
use crate::lower::{Lanes, Lower, Mode, Result};
use crate::ops::DxilOp;
use smallvec::SmallVec;
use trefoil_ir::{
    ConstKind, Flags, InstId, Intrinsic, Opcode, ResourceKind, ResourceType, Type, TypeId, Value,
};

/// The range of biases of levels.
const LEAST_BIAS: f64 = -16.0;
const MOST_BIAS: f64 = 15.99;

type Arguments = SmallVec<[Value; 20]>;

impl Lower<'_> {
    /// The scalars a resource intrinsic gives, without the status, and whether it is asked for its status.
    fn result_shape(&self, inst: InstId) -> Result<(TypeId, u32, bool)> {
        let ty = self.input.func.insts[inst].ty;
        let (value, status) = match self.ctx.types.get(ty) {
            Type::Struct { fields, .. } if fields.len() == 2 && fields[1] == TypeId::I1 => (fields[0], true),
            _ => (ty, false),
        };
        Ok((value, self.leaf_count(value)?, status))
    }

    fn set_loaded(&mut self, inst: InstId, mut lanes: Lanes, result: Option<Value>, status: bool) -> Result {
        if status {
            let mapped = match result {
                Some(result) => {
                    let word = self.member(result, 4);
                    self.call(DxilOp::CheckAccessFullyMapped, TypeId::I32, &[word])?
                }
                None => self.ctx.bool(true),
            };
            lanes.push(mapped);
        }
        self.set(inst, &lanes);
        Ok(())
    }

    /// Unpacks a `ResRet` and sets the instruction's result.
    fn set_result(&mut self, inst: InstId, result: Value) -> Result {
        let (_, len, status) = self.result_shape(inst)?;
        let lanes: Lanes = (0..len.min(4)).map(|i| self.member(result, i)).collect();
        self.set_loaded(inst, lanes, Some(result), status)
    }

    fn push_coordinates(&mut self, out: &mut Arguments, coordinates: &[Value], count: usize, ty: TypeId) {
        let undef = self.ctx.undef(ty);
        out.extend((0..count).map(|i| coordinates.get(i).copied().unwrap_or(undef)));
    }

    /// An error for coordinates that are more or fewer than a texture has.
    fn refuse_count(&self, kind: ResourceKind, coordinates: &[Value], count: u32) -> Result {
        let given = coordinates.len() as u32;
        if given == count || self.input.mode == Mode::Operations {
            return Ok(());
        }
        Err(self.user(kinds::COORDINATE_COUNT.with(&[&given, &kind.name(), &count])))
    }

    /// An error for coordinates that nothing has set.
    fn refuse_unset(&self, coordinates: &[Value]) -> Result {
        if self.is_validated() && coordinates.iter().any(|&lane| self.is_unset(lane)) {
            return Err(self.user(&kinds::COORDINATE_UNDEFINED));
        }
        Ok(())
    }

    /// Offsets: zero along the dimensions where none is given, undef beyond; cubes have none.
    fn push_offsets(
        &mut self,
        out: &mut Arguments,
        kind: ResourceKind,
        offset: Value,
        count: usize,
    ) -> Result {
        let undef = self.ctx.undef(TypeId::I32);
        let cube = matches!(kind, ResourceKind::TextureCube | ResourceKind::TextureCubeArray);
        let dimensions = if cube { 0 } else { kind.dimensions() as usize };
        let given = self.lanes(offset)?;
        for i in 0..count {
            let value = match given.get(i) {
                Some(&value) if i < dimensions && !self.is_undef(value) => {
                    self.check_offset(value)?;
                    value
                }
                _ if i < dimensions => self.ctx.i32(0),
                _ => undef,
            };
            out.push(value);
        }
        Ok(())
    }

    /// Offsets of a load: one along each dimension where any is given, undef beyond.
    fn push_load_offsets(&mut self, out: &mut Arguments, ty: &ResourceType, offset: Value) -> Result {
        let mut given = self.lanes(offset)?;
        given.truncate(ty.kind.dimensions() as usize);
        // Loads from writable textures have none; other front ends give zeros.
        let is_none = |&lane: &Value| self.is_undef(lane) || (ty.writable && self.as_int(lane) == Some(0));
        let has_none = given.iter().all(is_none);
        let (zero, undef) = (self.ctx.i32(0), self.ctx.undef(TypeId::I32));
        for i in 0..3 {
            let value = match given.get(i) {
                Some(&lane) if !has_none && !self.is_undef(lane) => lane,
                Some(_) if !has_none => zero,
                _ => undef,
            };
            if !self.is_undef(value) {
                self.check_offset(value)?;
            }
            out.push(value);
        }
        Ok(())
    }

    fn check_offset(&mut self, value: Value) -> Result {
        match value.as_const().map(|c| &self.ctx.consts.get(c).kind) {
            Some(&ConstKind::Int(n))
                if self.input.target.minor() < 7
                    && self.folds_undefined()
                    && !(-8..8).contains(&(n as u32 as i32)) =>
            {
                Err(self.user(&kinds::TEXTURE_OFFSET_RANGE))
            }
            Some(ConstKind::Int(_)) => Ok(()),
            _ if self.input.target.minor() >= 7 => Ok(()),
            _ => Err(self.user(&kinds::TEXTURE_OFFSET_NOT_CONSTANT)),
        }
    }

    /// A sampler, which compares where the operation does and nowhere else.
    fn sampler(&mut self, operand: Value, compares: bool) -> Result<Handle> {
        let sampler = self.handle(operand)?;
        if sampler.ty.combined {
            return Err(self.user(&kinds::RESOURCE_AS_VALUE));
        }
        let is_comparison = sampler.ty.kind == ResourceKind::SamplerComparison;
        if is_comparison == compares || self.input.mode == Mode::Operations {
            return Ok(sampler);
        }
        let (of, wants) = match compares {
            true => ("compares", "compares"),
            false => ("does not compare", "does not compare"),
        };
        Err(self.user(kinds::SAMPLER_MODE.with(&[&of, &wants])))
    }

    /// Texture, sampler, four coordinates.
    fn sample_head(&mut self, operands: &[Value], compares: bool) -> Result<(Arguments, Handle)> {
        let texture = self.handle(operands[0])?;
        let sampler = self.sampler(operands[1], compares)?;
        let mut arguments: Arguments = smallvec::smallvec![texture.value, sampler.value];
        let coordinates = self.lanes(operands[2])?;
        self.refuse_count(texture.ty.kind, &coordinates, texture.ty.kind.coordinates())?;
        self.refuse_unset(&coordinates)?;
        self.push_coordinates(&mut arguments, &coordinates, 4, TypeId::FLOAT);
        Ok((arguments, texture))
    }

    pub(in crate::lower) fn sample(&mut self, inst: InstId, which: Intrinsic, op: DxilOp) -> Result {
        let old = self.input.func;
        let operands = old.operands(inst);
        let at = which.sample_operands();
        let (mut arguments, texture) = self.sample_head(operands, at.reference.exists())?;
        if let Some(offset) = at.offset.of(operands) {
            self.push_offsets(&mut arguments, texture.ty.kind, offset, 3)?;
        }
        self.push_level(&mut arguments, which, operands)?;
        // An undefined clamp and none are the same.
        if at.clamp.exists()
            && let Some(last) = arguments.last_mut()
            && last.as_const().is_some_and(|c| self.ctx.consts.get(c).kind == ConstKind::Poison)
        {
            *last = self.ctx.undef(TypeId::FLOAT);
        }
        let (value, ..) = self.result_shape(inst)?;
        let scalar = self.ctx.types.scalar(value);
        let result = self.call(op, scalar, &arguments)?;
        self.set_result(inst, result)
    }

    pub(in crate::lower) fn gather(&mut self, inst: InstId, which: Intrinsic, op: DxilOp) -> Result {
        let old = self.input.func;
        let operands = old.operands(inst);
        let at = which.sample_operands();
        let (head, texture) = self.sample_head(operands, at.reference.exists())?;
        let reference = at.reference.of(operands).map(|reference| self.scalar(reference)).transpose()?;
        let offsets = at.offset.of(operands).map_or(Ok(Lanes::new()), |offset| self.lanes(offset))?;
        let channel = at.channel.of(operands).map(|channel| self.scalar(channel)).transpose()?;
        let (value, _, status) = self.result_shape(inst)?;
        let scalar = self.ctx.types.scalar(value);
        let dimensions = texture.ty.kind.dimensions() as usize;
        let cube = matches!(texture.ty.kind, ResourceKind::TextureCube | ResourceKind::TextureCubeArray);
        let many = !cube && offsets.len() == 4 * dimensions && dimensions > 0;
        let mut lanes = Lanes::new();
        let mut first = None;
        for i in 0..if many { 4 } else { 1 } {
            let mut arguments = head.clone();
            let own = if many { &offsets[i * dimensions..(i + 1) * dimensions] } else { &offsets[..] };
            for axis in 0..2 {
                arguments.push(match own.get(axis) {
                    _ if cube => self.ctx.undef(TypeId::I32),
                    Some(&offset) if !self.is_undef(offset) => offset,
                    _ => self.ctx.i32(0),
                });
            }
            arguments.extend(channel.into_iter().chain(reference));
            let result = self.call(op, scalar, &arguments)?;
            match many {
                true => lanes.push(self.member(result, i as u32)),
                false => lanes.extend((0..4).map(|i| self.member(result, i))),
            }
            // Of several the first says whether all was there, as in DXC.
            first = first.or(Some(result));
        }
        self.set_loaded(inst, lanes, first, status)
    }

    pub(in crate::lower) fn gather_raw(&mut self, inst: InstId) -> Result {
        let old = self.input.func;
        let operands = old.operands(inst);
        let (mut arguments, _) = self.sample_head(operands, false)?;
        let offsets = self.lanes(operands[3])?;
        for axis in 0..2 {
            arguments.push(match offsets.get(axis) {
                Some(&offset) if !self.is_undef(offset) => offset,
                _ => self.ctx.i32(0),
            });
        }
        let (value, ..) = self.result_shape(inst)?;
        let scalar = self.ctx.types.scalar(value);
        let result = self.call(DxilOp::TextureGatherRaw, scalar, &arguments)?;
        self.set_result(inst, result)
    }

    pub(in crate::lower) fn store_sample(&mut self, inst: InstId) -> Result {
        let old = self.input.func;
        let operands = old.operands(inst);
        let handle = self.handle(operands[0])?;
        self.refuse_read_only(&handle)?;
        let mut arguments: Arguments = smallvec::smallvec![handle.value];
        let coordinates = self.lanes(operands[1])?;
        self.refuse_count(handle.ty.kind, &coordinates, handle.ty.kind.coordinates())?;
        self.push_coordinates(&mut arguments, &coordinates, 3, TypeId::I32);
        let sample = self.scalar(operands[2])?;
        let scalar = self.ctx.types.scalar(self.old_type(operands[3]));
        let values = self.lanes(operands[3])?;
        if values.is_empty() || values.len() > 4 || self.ctx.types.scalar_bits(scalar) == 64 {
            return Err(self.user(&kinds::MULTISAMPLED_SAMPLE));
        }
        arguments.extend((0..4).map(|i| values.get(i).copied().unwrap_or(values[0])));
        arguments.extend([self.byte(15), sample]);
        self.call(DxilOp::TextureStoreSample, scalar, &arguments)?;
        Ok(())
    }

    pub(in crate::lower) fn write_feedback(&mut self, inst: InstId, which: Intrinsic, op: DxilOp) -> Result {
        let old = self.input.func;
        let operands = old.operands(inst);
        let feedback = self.handle(operands[0])?;
        let (mut arguments, _) = self.sample_head(&operands[1..], false)?;
        arguments.insert(0, feedback.value);
        self.push_level(&mut arguments, which, operands)?;
        self.call(op, TypeId::VOID, &arguments)?;
        Ok(())
    }

    /// A bias that is known, within what the hardware has: validators refuse others.
    fn clamp_bias(&mut self, bias: Value) -> Value {
        let known = bias.as_const().and_then(|c| self.ctx.consts.as_float(&self.ctx.types, c));
        match known {
            Some(known) if known < LEAST_BIAS => {
                self.ctx.consts.float(&self.ctx.types, TypeId::FLOAT, LEAST_BIAS).into()
            }
            Some(known) if known > MOST_BIAS => {
                self.ctx.consts.float(&self.ctx.types, TypeId::FLOAT, MOST_BIAS).into()
            }
            _ => bias,
        }
    }

    /// What a sample compares with and what its level follows from, in DXIL's order; `undef` for a clamp that could
    /// be there.
    fn push_level(&mut self, out: &mut Arguments, which: Intrinsic, operands: &[Value]) -> Result {
        let at = which.sample_operands();
        if let Some(reference) = at.reference.of(operands) {
            out.push(self.scalar(reference)?);
        }
        if let Some(bias) = at.bias.of(operands) {
            let bias = self.scalar(bias)?;
            out.push(self.clamp_bias(bias));
        }
        if let Some(lod) = at.lod.of(operands) {
            out.push(self.scalar(lod)?);
        }
        for gradient in [at.ddx, at.ddy].into_iter().filter_map(|index| index.of(operands)) {
            let lanes = self.lanes(gradient)?;
            self.push_coordinates(out, &lanes, 3, TypeId::FLOAT);
        }
        if at.clamp.exists() {
            out.push(match at.clamp.of(operands) {
                Some(clamp) => self.scalar(clamp)?,
                None => self.ctx.undef(TypeId::FLOAT),
            });
        }
        Ok(())
    }

    pub(in crate::lower) fn load_texture(&mut self, inst: InstId) -> Result {
        let old = self.input.func;
        let operands = old.operands(inst);
        let handle = self.handle(operands[0])?;
        let coordinates = self.lanes(operands[1])?;
        let level = self.scalar(operands[2])?;
        let (value, len, status) = self.result_shape(inst)?;
        let scalar = self.ctx.types.scalar(value);
        let wide = self.ctx.types.scalar_bits(scalar) == 64;
        let (moved, per) = if wide { (TypeId::I32, 2) } else { (scalar, 1) };
        self.note_typed_load(&handle)?;
        let cube = matches!(handle.ty.kind, ResourceKind::TextureCube | ResourceKind::TextureCubeArray);
        if cube || !handle.ty.kind.is_texture() {
            return Err(self.user(&kinds::LOAD_OF_NO_TEXTURE));
        }
        self.refuse_count(handle.ty.kind, &coordinates, handle.ty.kind.coordinates())?;
        // Writable textures have one level; a level that other front ends give is dropped.
        let no_level = self.is_undef(level) || (handle.ty.writable && !handle.ty.kind.is_multisampled());
        let level = if no_level { self.ctx.undef(TypeId::I32) } else { level };
        let mut arguments: Arguments = smallvec::smallvec![handle.value, level];
        self.push_coordinates(&mut arguments, &coordinates, 3, TypeId::I32);
        self.push_load_offsets(&mut arguments, &handle.ty, operands[3])?;
        let result = self.call(DxilOp::TextureLoad, moved, &arguments)?;
        let words: Lanes = (0..(len * per).min(4)).map(|i| self.member(result, i)).collect();
        let lanes = self.bit_cast(&words, scalar)?;
        self.set_loaded(inst, lanes, Some(result), status)
    }

    /// An error for an offset into an element where the buffer has none, as one of bytes, and for none where it has: else it would be
    /// dropped without a word. Zero is none, too.
    fn refuse_offset(&self, kind: ResourceKind, offset: Value) -> Result {
        let is_poison = offset.as_const().is_some_and(|c| self.ctx.consts.get(c).kind == ConstKind::Poison);
        let is_none = self.is_undef(offset) || self.ctx.as_int(offset) == Some(0);
        let wrong = match kind {
            ResourceKind::RawBuffer if !is_none => &kinds::ELEMENT_OFFSET_OF_BYTES,
            ResourceKind::StructuredBuffer if is_poison => &kinds::ELEMENT_OFFSET_MISSING,
            _ => return Ok(()),
        };
        let name = self.ctx.name(self.input.func.name);
        Err(self.user(wrong.with(&[&name])))
    }

    /// The address that a direct load or store names: index, and bytes where it has them.
    fn direct_address(&mut self, handle: Handle, index: Value, offset: Option<Value>) -> Result<Address> {
        let mut index = self.lanes(index)?;
        let mut address = Address {
            handle,
            kind: Kind::Typed,
            index: Lanes::new(),
            offset: 0,
            dynamic: None,
            lane: Lane::Whole,
            vector: handle.ty.element,
        };
        let bytes = match offset {
            None => None,
            Some(_) if handle.ty.kind == ResourceKind::RawBuffer => index.pop(),
            Some(offset) => Some(self.scalar(offset)?),
        };
        if offset.is_some() {
            address.kind = Kind::Buffer;
        }
        if let Some(offset) = offset {
            self.refuse_offset(handle.ty.kind, offset)?;
        }
        if let Some(bytes) = bytes.filter(|&b| !self.is_undef(b)) {
            match self.as_int(bytes) {
                Some(bytes) => address.offset = bytes as u32,
                None => address.dynamic = Some(bytes),
            }
        }
        address.index = index;
        Ok(address)
    }

    pub(in crate::lower) fn direct_load(&mut self, inst: InstId, raw: bool) -> Result {
        let old = self.input.func;
        let operands = old.operands(inst);
        let handle = self.handle(operands[0])?;
        let address = self.direct_address(handle, operands[1], raw.then(|| operands[2]))?;
        let (value, _, status) = self.result_shape(inst)?;
        let (lanes, result) =
            if raw { self.buffer_load_from(&address, value)? } else { self.typed_load(&address, value)? };
        self.set_loaded(inst, lanes, result, status)
    }

    pub(in crate::lower) fn direct_store(&mut self, inst: InstId, raw: bool) -> Result {
        let old = self.input.func;
        let operands = old.operands(inst);
        let handle = self.handle(operands[0])?;
        let address = self.direct_address(handle, operands[1], raw.then(|| operands[2]))?;
        let value = operands[operands.len() - 1];
        let ty = self.old_type(value);
        let lanes = self.lanes(value)?;
        if raw { self.buffer_store_to(&address, ty, &lanes) } else { self.typed_store(&address, ty, &lanes) }
    }

    pub(in crate::lower) fn update_counter(&mut self, inst: InstId) -> Result {
        let old = self.input.func;
        let operands = old.operands(inst);
        let handle = self.handle(operands[0])?;
        self.refuse_read_only(&handle)?;
        let by = self.scalar(operands[1])?;
        let by = match self.as_int(by) {
            Some(by) => self.ctx.int(TypeId::I8, by & 255),
            None => return Err(self.user(&kinds::COUNTER_STEP)),
        };
        let old = self.call(DxilOp::BufferUpdateCounter, TypeId::VOID, &[handle.value, by])?;
        self.set(inst, &[old]);
        Ok(())
    }

    pub(in crate::lower) fn get_dimensions(&mut self, inst: InstId) -> Result {
        let old = self.input.func;
        let operands = old.operands(inst);
        let handle = self.handle(operands[0])?;
        let level = self.scalar(operands[1])?;
        let kind = handle.ty.kind;
        let has_level = kind.is_texture() && !kind.is_multisampled();
        let level = match has_level {
            true if handle.ty.writable => self.ctx.i32(0),
            true if !self.is_undef(level) => level,
            _ => self.ctx.undef(TypeId::I32),
        };
        let result = self.call(DxilOp::GetDimensions, TypeId::VOID, &[handle.value, level])?;
        let len = self.leaf_count(self.input.func.insts[inst].ty)?;
        let mut lanes: Lanes = (0..len.min(4)).map(|i| self.member(result, i)).collect();
        // A buffer's one size is its elements or bytes; the last lane is of levels or samples.
        if !kind.is_texture() {
            lanes.iter_mut().skip(1).for_each(|lane| *lane = self.ctx.undef(TypeId::I32));
        }
        self.set(inst, &lanes);
        Ok(())
    }

    pub(in crate::lower) fn sample_position(&mut self, inst: InstId, op: DxilOp) -> Result {
        let old = self.input.func;
        let operands = old.operands(inst);
        // Of a texture, or of the render target.
        let arguments: Arguments = match *operands {
            [texture, sample] => {
                let texture = self.handle(texture)?;
                smallvec::smallvec![texture.value, self.scalar(sample)?]
            }
            _ => smallvec::smallvec![self.scalar(operands[0])?],
        };
        let result = self.call(op, TypeId::VOID, &arguments)?;
        let lanes: Lanes = (0..2).map(|i| self.member(result, i)).collect();
        self.set(inst, &lanes);
        Ok(())
    }

    pub(in crate::lower) fn calculate_lod(&mut self, inst: InstId, clamped: bool) -> Result {
        let old = self.input.func;
        let operands = old.operands(inst);
        let texture = self.handle(operands[0])?;
        let sampler = self.handle(operands[1])?;
        let mut arguments: Arguments = smallvec::smallvec![texture.value, sampler.value];
        let coordinates = self.lanes(operands[2])?;
        self.refuse_count(texture.ty.kind, &coordinates, texture.ty.kind.dimensions())?;
        self.refuse_unset(&coordinates)?;
        self.push_coordinates(&mut arguments, &coordinates, 3, TypeId::FLOAT);
        arguments.push(self.ctx.bool(clamped));
        let lod = self.call(DxilOp::CalculateLOD, TypeId::FLOAT, &arguments)?;
        self.set(inst, &[lod]);
        Ok(())
    }

    /// `x == y` of `i32`, as `i1`.
    pub(in crate::lower) fn equal(&mut self, a: Value, b: Value) -> Value {
        let predicate = trefoil_ir::IntPredicate::Eq as u32;
        self.inst(Opcode::ICmp, TypeId::I1, &[a, b], predicate, Flags::NONE)
    }
}
