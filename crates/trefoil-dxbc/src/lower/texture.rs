//! Samples, gathers, loads and queries of textures; typed loads and stores by intrinsic; counters.

use super::rule::Access;
use super::{Handle, Lowerer, Result};
use crate::code::{Base, Lane, Lanes, Null, Shape, Src};
use crate::kinds;
use crate::op::Op;
use crate::program::control;
use smallvec::SmallVec;
use trefoil_ir::{Intrinsic, ResourceKind, Type, TypeId, Value};

impl Lowerer<'_> {
    /// Lowers an access to a resource.
    pub(super) fn access(
        &mut self,
        which: Intrinsic,
        how: Access,
        ty: TypeId,
        operands: &[Value],
    ) -> Result<Lanes> {
        let handle = self.handle(operands[0])?;
        // A result of two members is the value and the status of the access.
        let (value, status) = match self.ctx.types.get(ty) {
            Type::Struct { fields, .. } => (fields.first().copied().unwrap_or(ty), true),
            _ => (ty, false),
        };
        // A typed view stores a double as two words.
        let count = self.ctx.types.lanes(value) as u8 * if self.is_double(value) { 2 } else { 1 };
        let start = self.code.insts.len();
        let mut lanes = match how {
            Access::Sample(op) => self.sample(which, op, handle, count, operands)?,
            Access::Gather => self.gather(which, handle, count, operands)?,
            Access::Lod(component) => self.level_of(component, handle, operands)?,
            Access::LoadTexture => {
                let words = self.load_texture(handle, count, operands)?;
                if self.is_double(value) { self.doubles_of(&words)? } else { words }
            }
            Access::StoreTexel => {
                let view = self.view(handle)?;
                let coordinates = self.lanes(operands[1])?;
                let value = self.lanes(operands[2])?;
                let words = self.words_of_lanes(self.type_of(operands[2]), &value)?;
                self.store_texel(view, &coordinates, &words)?;
                Lanes::new()
            }
            Access::LoadTyped => {
                let index = self.lanes(operands[1])?;
                let writable = self.resource_type(handle.resource)?.writable;
                self.note_typed_load(writable, count)?;
                let view = Src::whole(self.view(handle)?);
                let op = if writable { Op::LdUavTyped } else { Op::Ld };
                let words = self.load_texels(op, &index, view, count)?;
                if self.is_double(value) { self.doubles_of(&words)? } else { words }
            }
            Access::LoadRaw => self.load_raw(handle, value, operands)?,
            Access::StoreRaw => self.store_raw(handle, operands)?,
            Access::Counter => self.counter(handle, operands)?,
            Access::Dimensions => return self.dimensions(handle, operands),
            Access::SamplePosition => {
                let sample = self.lane(operands[1])?;
                let sample = self.fixed_bits(&[sample])?;
                let view = Src::whole(self.view(handle)?);
                let mut lanes = self.info(Op::SamplePos, 0, view, [sample])?;
                lanes.truncate(2);
                lanes
            }
        };
        if status {
            lanes.push(self.access_status(start)?);
        }
        Ok(lanes)
    }

    /// Turns the access that was lowered since `start` into its feedback form, and tests the status.
    fn access_status(&mut self, start: usize) -> Result<Lane> {
        let reads: SmallVec<[usize; 4]> =
            (start..self.code.insts.len()).filter(|&i| feedback(self.code.insts[i].op).is_some()).collect();
        let [at] = reads.as_slice() else {
            return self.unsupported("the mapping status of an access that takes several instructions");
        };
        let status = self.code.vreg(1);
        let inst = &mut self.code.insts[*at];
        let plain = inst.op;
        inst.op = feedback(plain).unwrap_or(plain);
        inst.null = Null::Status(status);
        if clamps(plain) {
            inst.srcs.push(super::emit::source_of(Lane::imm(0), Shape::Fixed(1)));
        }
        let src = super::emit::source_of(Lane::new(Base::VReg(status), 0), Shape::Fixed(1));
        self.one(Op::CheckAccessFullyMapped, [src])
    }

    /// Constant texel offsets that fit into an instruction; `None` where all are zero.
    fn offsets(&mut self, value: Value, what: &str) -> Result<Option<[i8; 3]>> {
        match self.constant_offsets(value)? {
            Some(offsets) => Ok((offsets != [0; 3]).then_some(offsets)),
            None => self.user(kinds::OFFSET_NOT_CONSTANT.with(&[&what])),
        }
    }

    fn constant_offsets(&mut self, value: Value) -> Result<Option<[i8; 3]>> {
        let mut offsets = [0; 3];
        let lanes = self.lanes(value)?;
        if lanes.len() > 3 {
            return Ok(None);
        }
        for (offset, lane) in offsets.iter_mut().zip(&lanes) {
            match lane.as_const().map(|bits| bits as i32) {
                Some(number @ -8..=7) => *offset = number as i8,
                _ => return Ok(None),
            }
        }
        Ok(Some(offsets))
    }

    /// The clamp of the level of detail, which only feedback instructions have; `None` where it is zero.
    fn clamp(&mut self, clamp: Option<Value>) -> Result<Option<Src>> {
        let Some(clamp) = clamp else { return Ok(None) };
        let lane = self.lane(clamp)?;
        if lane.as_const() == Some(0) {
            return Ok(None);
        }
        Ok(Some(self.fixed(&[lane])?))
    }

    fn sample(
        &mut self,
        which: Intrinsic,
        op: Op,
        handle: Handle,
        count: u8,
        operands: &[Value],
    ) -> Result<Lanes> {
        let at = which.sample_operands();
        let clamp = self.clamp(at.clamp.of(operands))?;
        let offsets = match at.offset.of(operands) {
            Some(offset) => self.offsets(offset, op.info().name)?,
            None => None,
        };
        let (coordinates, view, sampler) = self.sampling(handle, operands)?;
        let mut more: SmallVec<[Src; 2]> = SmallVec::new();
        for number in [at.reference, at.bias, at.lod].into_iter().filter_map(|index| index.of(operands)) {
            let lanes = self.lanes(number)?;
            more.push(self.fixed(&lanes)?);
        }
        for gradient in [at.ddx, at.ddy].into_iter().filter_map(|index| index.of(operands)) {
            let lanes = self.lanes(gradient)?;
            more.push(self.coordinates(&lanes, true)?);
        }
        let after = [sampler].into_iter().chain(more);
        let lanes = self.fetch(op, count, [coordinates], view, after)?;
        if let Some(inst) = self.code.insts.last_mut() {
            inst.offsets = offsets;
            if let (Some(clamp), Some(clamping)) = (clamp, feedback(op).filter(|_| clamps(op))) {
                inst.srcs.push(clamp);
                (inst.op, inst.null) = (clamping, Null::Second);
            }
            // A comparison has a single component.
            if matches!(op, Op::SampleC | Op::SampleCLz) {
                inst.srcs[1].comps = [0; 4];
            }
        }
        Ok(lanes)
    }

    fn sampling(&mut self, handle: Handle, operands: &[Value]) -> Result<(Src, Src, Src)> {
        let sampler = self.handle(operands[1])?;
        let coordinates = self.lanes(operands[2])?;
        let coordinates = self.coordinates(&coordinates, true)?;
        let view = Src::whole(self.view(handle)?);
        let sampler = Src::whole(self.view(sampler)?);
        Ok((coordinates, view, sampler))
    }

    fn gather(&mut self, which: Intrinsic, handle: Handle, count: u8, operands: &[Value]) -> Result<Lanes> {
        let compares = which.sample_operands().reference.exists();
        let extra = usize::from(compares);
        let channel = match self.lane(operands[4 + extra])?.as_const() {
            Some(channel) => (channel & 3) as u8,
            None => return self.bug("a gather's channel is not constant"),
        };
        if channel != 0 && !self.model().gathers_components {
            return self.unsupported("a gather of another component than the first");
        }
        let offset = operands[3 + extra];
        let lanes = self.lanes(offset)?;
        let axes = self.resource_type(handle.resource)?.kind.dimensions() as usize;
        if lanes.len() > axes.max(1) && lanes.len() == 4 * axes {
            // Four offsets, one for each component of the result: a gather for each, of which one component is used.
            let mut texels = Lanes::new();
            for (corner, own) in lanes.chunks(axes).enumerate() {
                texels.extend(
                    self.gather_once(compares, handle, 4, operands, channel, own)?.get(corner).copied(),
                );
            }
            texels.truncate(usize::from(count));
            return Ok(texels);
        }
        self.gather_once(compares, handle, count, operands, channel, &lanes)
    }

    fn gather_once(
        &mut self,
        compares: bool,
        handle: Handle,
        count: u8,
        operands: &[Value],
        channel: u8,
        offset: &[Lane],
    ) -> Result<Lanes> {
        let mut offsets = [0i8; 3];
        let mut fits = true;
        for (number, lane) in offsets.iter_mut().zip(offset) {
            match lane.as_const().map(|bits| bits as i32) {
                Some(constant @ -8..=7) => *number = constant as i8,
                _ => fits = false,
            }
        }
        let (coordinates, view, sampler) = self.sampling(handle, operands)?;
        let sampler = Src { shape: Shape::Fixed(1), comps: [channel; 4], ..sampler };
        let op = match (fits, compares) {
            (true, false) => Op::Gather4,
            (true, true) => Op::Gather4C,
            (false, false) => Op::Gather4Po,
            (false, true) => Op::Gather4PoC,
        };
        let mut before: SmallVec<[Src; 2]> = [coordinates].into_iter().collect();
        if !fits {
            before.push(self.coordinates(offset, false)?);
        }
        let mut after: SmallVec<[Src; 2]> = [sampler].into_iter().collect();
        if compares {
            let reference = self.lane(operands[3])?;
            after.push(self.fixed(&[reference])?);
        }
        let lanes = self.fetch(op, count, before, view, after)?;
        if let Some(inst) = self.code.insts.last_mut() {
            inst.offsets = (fits && offsets != [0; 3]).then_some(offsets);
        }
        Ok(lanes)
    }

    fn level_of(&mut self, component: u8, handle: Handle, operands: &[Value]) -> Result<Lanes> {
        let (coordinates, view, sampler) = self.sampling(handle, operands)?;
        let lanes = self.fetch(Op::Lod, 1, [coordinates], view, [sampler])?;
        if let Some(inst) = self.code.insts.last_mut() {
            // `x` is the clamped level, `y` the unclamped one.
            inst.srcs[1].comps = [component; 4];
        }
        Ok(lanes)
    }

    fn load_texture(&mut self, handle: Handle, count: u8, operands: &[Value]) -> Result<Lanes> {
        let ty = self.resource_type(handle.resource)?;
        let view = Src::whole(self.view(handle)?);
        let coordinates = self.lanes(operands[1])?;
        let coordinates = self.bits(&coordinates)?;
        if ty.writable {
            self.note_typed_load(true, count)?;
            return self.load_texels(Op::LdUavTyped, &coordinates, view, count);
        }
        let offsets = self.offsets(operands[3], "a load")?;
        let lanes = if ty.kind.is_multisampled() {
            let sample = self.lane(operands[2])?;
            let address = self.coordinates(&coordinates, false)?;
            let sample = self.fixed_bits(&[sample])?;
            self.fetch(Op::LdMs, count, [address], view, [sample])?
        } else if ty.kind == ResourceKind::TypedBuffer {
            self.load_texels(Op::Ld, &coordinates, view, count)?
        } else {
            // The level is the fourth component for all dimensions.
            let level = self.lane(operands[2])?;
            let mut address = coordinates.clone();
            let fill = *address.last().unwrap_or(&level);
            address.resize(3, fill);
            address.push(level);
            let address = self.coordinates(&address, false)?;
            self.fetch(Op::Ld, count, [address], view, [])?
        };
        if let Some(inst) = self.code.insts.last_mut() {
            inst.offsets = offsets;
        }
        Ok(lanes)
    }

    fn counter(&mut self, handle: Handle, operands: &[Value]) -> Result<Lanes> {
        let up = match self.lane(operands[1])?.as_const() {
            Some(step) => step & 0x80 == 0,
            None => return self.bug("a counter's step is not constant"),
        };
        let view = Src::whole(self.view(handle)?);
        let op = if up { Op::ImmAtomicAlloc } else { Op::ImmAtomicConsume };
        Ok([self.one(op, [view])?].into_iter().collect())
    }

    fn dimensions(&mut self, handle: Handle, operands: &[Value]) -> Result<Lanes> {
        let ty = self.resource_type(handle.resource)?;
        let view = Src::whole(self.view(handle)?);
        match ty.kind {
            ResourceKind::TypedBuffer | ResourceKind::RawBuffer | ResourceKind::StructuredBuffer => {
                self.info(Op::BufInfo, 0, view, [])
            }
            _ => {
                let level = self.lane(operands[1])?;
                let level = self.fixed_bits(&[level])?;
                let mut lanes = self.info(Op::ResInfo, control::RESINFO_UINT, view, [level])?;
                if ty.kind.is_multisampled() {
                    let samples = self.info(Op::SampleInfo, control::SAMPLEINFO_UINT, view, [])?;
                    lanes[3] = samples[0];
                }
                Ok(lanes)
            }
        }
    }
}

/// The feedback form of an opcode, which also returns the status of the access.
fn feedback(op: Op) -> Option<Op> {
    Some(match op {
        Op::Sample | Op::SampleClampFeedback => Op::SampleClampFeedback,
        Op::SampleB | Op::SampleBClampFeedback => Op::SampleBClampFeedback,
        Op::SampleD | Op::SampleDClampFeedback => Op::SampleDClampFeedback,
        Op::SampleC | Op::SampleCClampFeedback => Op::SampleCClampFeedback,
        Op::SampleL => Op::SampleLFeedback,
        Op::SampleCLz => Op::SampleCLzFeedback,
        Op::Gather4 => Op::Gather4Feedback,
        Op::Gather4C => Op::Gather4CFeedback,
        Op::Gather4Po => Op::Gather4PoFeedback,
        Op::Gather4PoC => Op::Gather4PoCFeedback,
        Op::Ld => Op::LdFeedback,
        Op::LdMs => Op::LdMsFeedback,
        Op::LdUavTyped => Op::LdUavTypedFeedback,
        Op::LdRaw => Op::LdRawFeedback,
        Op::LdStructured => Op::LdStructuredFeedback,
        _ => return None,
    })
}

/// Whether the feedback form has a clamp of the level of detail.
fn clamps(op: Op) -> bool {
    matches!(op, Op::Sample | Op::SampleB | Op::SampleD | Op::SampleC)
}
