//! Samples and gathers.

use crate::kinds;
use crate::lower::resource::SAMPLED_IMAGE;
use crate::lower::texture::Extra;
use crate::lower::types::{Scalar, Shape};
use crate::lower::{Lower, Result};
use crate::module::Id;
use smallvec::SmallVec;
use spirv::{Capability, ImageOperands, Op};
use trefoil_ir::{ConstKind, Effect, InstId, Intrinsic, ResourceKind, Stage, Value};

/// Which level a sample reads.
enum Level {
    Implicit,
    Bias(Value),
    Grad(Value, Value),
    Explicit(Value),
    Zero,
}

/// A sample taken apart.
struct Sample {
    level: Level,
    reference: Option<Value>,
    offset: Value,
    clamp: Option<Value>,
}

impl Lower<'_> {
    /// The kinds of `resource.sample…`: a sample without a level of its own takes it from its neighbours, if it may.
    pub(in crate::lower) fn sample(&mut self, inst: InstId, which: Intrinsic) -> Result<()> {
        let (operands, at) = (self.func.operands(inst), which.sample_operands());
        let level = if let Some(bias) = at.bias.of(operands) {
            Level::Bias(bias)
        } else if let (Some(x), Some(y)) = (at.ddx.of(operands), at.ddy.of(operands)) {
            Level::Grad(x, y)
        } else if let Some(level) = at.lod.of(operands) {
            Level::Explicit(level)
        } else if which.effect() == Effect::Convergent {
            Level::Implicit
        } else {
            Level::Zero
        };
        let (reference, clamp) = (at.reference.of(operands), at.clamp.of(operands));
        let Some(offset) = at.offset.of(operands) else { return self.bug("a sample without an offset") };
        let sample = Sample { level, reference, offset, clamp };
        self.write_sample(inst, &sample)
    }

    fn write_sample(&mut self, inst: InstId, sample: &Sample) -> Result<()> {
        let (texture, at) = (self.operand(inst, 0)?, self.operand(inst, 2)?);
        let ty = self.resource_type(texture)?;
        let mut extra = Extra::default();
        let mut implicit = false;
        match sample.level {
            Level::Implicit => implicit = true,
            Level::Bias(bias) => {
                implicit = true;
                let bias = self.id(bias)?;
                extra.add(ImageOperands::BIAS, &[bias]);
            }
            Level::Grad(x, y) => {
                let dims = ty.kind.dimensions();
                let ids = [self.coordinates(x, dims)?, self.coordinates(y, dims)?];
                extra.add(ImageOperands::GRAD, &ids);
            }
            Level::Explicit(level) => {
                let level = self.id(level)?;
                extra.add(ImageOperands::LOD, &[level]);
            }
            Level::Zero => {
                let zero = self.float_const(Shape::FLOAT, 0.0);
                extra.add(ImageOperands::LOD, &[zero]);
            }
        }
        let shifted = match self.is_level_zero(sample) && !self.is_undef(sample.offset) {
            true if self.const_lanes(sample.offset).is_none() => {
                Some(self.shifted(texture, at, sample.offset)?)
            }
            _ => None,
        };
        if shifted.is_none() {
            self.add_offset(&mut extra, sample.offset, ty.kind, false)?;
        }
        if let Some(clamp) = sample.clamp.filter(|&c| !self.is_undef(c)) {
            self.out.capability(Capability::MinLod);
            let clamp = self.id(clamp)?;
            extra.add(ImageOperands::MIN_LOD, &[clamp]);
        }
        self.extend_sign(&mut extra, &ty);
        if implicit {
            self.ask_derivatives()?;
        }
        let image = self.sampled_image(inst)?;
        let at = match shifted {
            Some(at) => at,
            None => self.coordinates(at, ty.kind.coordinates())?,
        };
        let mut operands: SmallVec<[Id; 3]> = SmallVec::from_slice(&[image, at]);
        let mut texel = self.texel_shape(&ty)?;
        let op = match (sample.reference, implicit) {
            (Some(reference), _) => {
                operands.push(self.id(reference)?);
                texel = texel.with_lanes(1);
                if implicit { Op::ImageSampleDrefImplicitLod } else { Op::ImageSampleDrefExplicitLod }
            }
            (None, true) => Op::ImageSampleImplicitLod,
            (None, false) => Op::ImageSampleExplicitLod,
        };
        self.texels(inst, op, texel, &operands, &extra.words())
    }

    /// Whether a sample reads the most detailed level, whatever else it does.
    fn is_level_zero(&self, sample: &Sample) -> bool {
        match sample.level {
            Level::Zero => true,
            Level::Explicit(level) => {
                level.as_const().is_some_and(|c| self.ctx.consts.as_float(&self.ctx.types, c) == Some(0.0))
            }
            Level::Implicit | Level::Bias(_) | Level::Grad(..) => false,
        }
    }

    /// Coordinates moved by an offset in texels of the most detailed level: for offsets that are not constant, which no
    /// instruction but a gather takes.
    fn shifted(&mut self, texture: Value, at: Value, offset: Value) -> Result<Id> {
        self.out.capability(Capability::ImageQuery);
        let kind = self.resource_type(texture)?.kind;
        let (count, dims) = (kind.coordinates(), kind.dimensions());
        let image = self.loaded_handle(texture)?;
        let zero = self.out.u32(0);
        let size_shape = Shape::UINT.with_lanes(count);
        let size = self.op(Op::ImageQuerySizeLod, size_shape, &[image, zero]);
        let from = self.shape_of_value(offset)?;
        let (offset, at) = (self.id(offset)?, self.coordinates(at, count)?);
        let whole = Shape::FLOAT.with_lanes(count);
        let mut lanes: SmallVec<[Id; 4]> = SmallVec::new();
        for n in 0..count {
            let lane = self.lane(at, whole, n);
            lanes.push(if n < dims {
                let (step, extent) = (self.lane(offset, from, n), self.lane(size, size_shape, n));
                let step = self.op(Op::ConvertSToF, Shape::FLOAT, &[step]);
                let extent = self.op(Op::ConvertUToF, Shape::FLOAT, &[extent]);
                let step = self.op(Op::FDiv, Shape::FLOAT, &[step, extent]);
                self.op(Op::FAdd, Shape::FLOAT, &[lane, step])
            } else {
                lane
            });
        }
        Ok(if count == 1 { lanes[0] } else { self.op(Op::CompositeConstruct, whole, &lanes) })
    }

    /// Notes that neighbours' values are asked for, and refuses where there are none.
    pub(in crate::lower) fn ask_derivatives(&mut self) -> Result<()> {
        match self.entry.stage {
            // Who calls a function is not known.
            Stage::Pixel | Stage::Library => Ok(()),
            Stage::Compute | Stage::Mesh | Stage::Amplification => {
                self.interface.derivatives = true;
                Ok(())
            }
            stage => self.fail(kinds::DERIVATIVE_STAGE.with(&[&stage.name()])),
        }
    }

    /// The texture and sampler of an instruction as one, in the current block.
    pub(in crate::lower) fn sampled_image(&mut self, inst: InstId) -> Result<Id> {
        let (texture, sampler) = (self.operand(inst, 0)?, self.operand(inst, 1)?);
        let (image, id) = (self.handle(texture)?, self.handle(sampler)?);
        if self.is_combined(image.id) && self.lies_in_texture(id.id) {
            return self.loaded_descriptor(texture);
        }
        if self.is_combined(id.id) {
            // A handle of both is its own sampler, and nobody else's.
            if (id.id, id.index) != (image.id, image.index) {
                return self.fail(kinds::UNSUPPORTED.with(&[&"the sampler of another sampled image"]));
            }
            return self.loaded_descriptor(texture);
        }
        let image_ty = self.descriptor_type(image.id)?.0;
        let non_uniform = image.non_uniform || id.non_uniform;
        let ids = [self.loaded_handle(texture)?, self.loaded_handle(sampler)?];
        let ty = self.type_with_name(Op::TypeSampledImage, &[image_ty], &[], SAMPLED_IMAGE);
        let both = self.out.value(Op::SampledImage, ty, &ids);
        if non_uniform {
            self.out.non_uniform(both);
        }
        Ok(both)
    }

    /// The lanes of a constant vector of integers.
    fn const_lanes(&self, value: Value) -> Option<SmallVec<[u32; 8]>> {
        let ty = self.type_of(value);
        let lanes = self.ctx.types.lanes(ty) as usize;
        match &self.ctx.consts.get(value.as_const()?).kind {
            ConstKind::Int(v) => Some(SmallVec::from_slice(&[*v as u32])),
            ConstKind::Zero => Some(SmallVec::from_elem(0, lanes)),
            ConstKind::Aggregate(parts) => {
                parts.iter().map(|&p| self.ctx.consts.as_int(p).map(|v| v as u32)).collect()
            }
            _ => None,
        }
    }

    /// Signed constants as a scalar or vector.
    fn signed_const(&mut self, lanes: &[u32]) -> Id {
        let shape = Shape::new(Scalar::Sint(32), lanes.len() as u32);
        let ids: SmallVec<[Id; 4]> =
            lanes.iter().map(|&l| self.scalar_const(shape.scalar, u64::from(l))).collect();
        let ty = self.type_of_shape(shape);
        if ids.len() == 1 { ids[0] } else { self.out.composite(ty, &ids) }
    }

    /// Adds an offset to an image instruction's operands, when there is one.
    pub(in crate::lower) fn add_offset(
        &mut self,
        extra: &mut Extra,
        offset: Value,
        kind: ResourceKind,
        gather: bool,
    ) -> Result<()> {
        if self.is_undef(offset) {
            return Ok(());
        }
        let dims = kind.dimensions() as usize;
        if let Some(mut lanes) = self.const_lanes(offset) {
            lanes.truncate(dims);
            if lanes.iter().any(|&l| l != 0) {
                let id = self.signed_const(&lanes);
                extra.add(ImageOperands::CONST_OFFSET, &[id]);
            }
            return Ok(());
        }
        if !gather {
            return self.fail(&kinds::DYNAMIC_OFFSET);
        }
        self.out.capability(Capability::ImageGatherExtended);
        let id = self.coordinates(offset, dims as u32)?;
        extra.add(ImageOperands::OFFSET, &[id]);
        Ok(())
    }

    /// `resource.gather`, `resource.gathercmp`
    pub(in crate::lower) fn gather(&mut self, inst: InstId, compare: bool) -> Result<()> {
        let texture = self.operand(inst, 0)?;
        let kind = self.resource_type(texture)?.kind;
        let offset = self.operand(inst, 3 + usize::from(compare))?;
        let dims = kind.dimensions();
        let mut extra = Extra::default();
        if !self.is_undef(offset) && self.ctx.types.lanes(self.type_of(offset)) > dims {
            match self.const_lanes(offset) {
                Some(lanes) => {
                    let id = self.const_offsets(&lanes, dims as usize)?;
                    extra.add(ImageOperands::CONST_OFFSETS, &[id]);
                }
                None => return self.gather_apart(inst, compare, offset),
            }
        } else {
            self.add_offset(&mut extra, offset, kind, true)?;
        }
        self.write_gather(inst, compare, extra)
    }

    fn const_offsets(&mut self, lanes: &[u32], dims: usize) -> Result<Id> {
        self.out.capability(Capability::ImageGatherExtended);
        let parts: SmallVec<[Id; 4]> = lanes.chunks_exact(dims).map(|l| self.signed_const(l)).collect();
        if parts.len() != 4 {
            return self.bug("a gather with a wrong number of offsets");
        }
        let offset = self.type_of_shape(Shape::new(Scalar::Sint(32), dims as u32));
        let four = self.out.u32(4);
        let array = self.out.ty_of(Op::TypeArray, &[offset, four], &[]);
        Ok(self.out.composite(array, &parts))
    }

    /// Four offsets that are not constant: a gather for each, of which one component counts. The last one says whether all was there,
    /// as in DXC.
    fn gather_apart(&mut self, inst: InstId, compare: bool, offsets: Value) -> Result<()> {
        self.out.capability(Capability::ImageGatherExtended);
        let ty = self.resource_type(self.operand(inst, 0)?)?;
        let mut status = None;
        let (dims, texel) = (ty.kind.dimensions(), self.texel_shape(&ty)?);
        let mut lanes = [Id::NONE; 4];
        for (n, lane) in lanes.iter_mut().enumerate() {
            let mut parts: SmallVec<[Id; 3]> = SmallVec::new();
            for d in 0..dims {
                parts.push(self.wide_lane(offsets, n as u32 * dims + d)?);
            }
            let offset = self.op(Op::CompositeConstruct, Shape::UINT.with_lanes(dims), &parts);
            let mut extra = Extra::default();
            extra.add(ImageOperands::OFFSET, &[offset]);
            self.extend_sign(&mut extra, &ty);
            let (op, operands) = self.gather_operands(inst, compare)?;
            let (four, code) = self.texel(inst, op, texel, &operands, &extra.words())?;
            *lane = self.lane(four, texel, n as u32);
            status = code;
        }
        let all = self.op(Op::CompositeConstruct, texel, &lanes);
        self.set_texel(inst, texel, all, status)
    }

    fn write_gather(&mut self, inst: InstId, compare: bool, mut extra: Extra) -> Result<()> {
        let ty = self.resource_type(self.operand(inst, 0)?)?;
        self.extend_sign(&mut extra, &ty);
        let (op, operands) = self.gather_operands(inst, compare)?;
        let texel = self.texel_shape(&ty)?;
        self.texels(inst, op, texel, &operands, &extra.words())
    }

    fn gather_operands(&mut self, inst: InstId, compare: bool) -> Result<(Op, [Id; 3])> {
        let (texture, at) = (self.operand(inst, 0)?, self.operand(inst, 2)?);
        let ty = self.resource_type(texture)?;
        let image = self.sampled_image(inst)?;
        let at = self.coordinates(at, ty.kind.coordinates())?;
        let third = if compare {
            let reference = self.operand(inst, 3)?;
            self.id(reference)?
        } else {
            let channel = self.const_operand(inst, 4, "the channel of a gather")?;
            self.out.u32(channel)
        };
        Ok((if compare { Op::ImageDrefGather } else { Op::ImageGather }, [image, at, third]))
    }
}
