//! Images: reads, writes, samples, gathers, queries, addresses of texels.

use super::function::Body;
use super::module::Inst as From;
use super::types::{Image, Type};
use crate::numbers::{binop, icmp};
use crate::program::{DxilOp, Launch, Reg, Scalar};
use crate::{Fault, Result};
use spirv::{Dim, ImageOperands, Op, Word};

/// What the operands of an image's instruction say beside the coordinates.
#[derive(Clone, Copy, Debug, Default)]
struct Extra {
    bias: Option<Word>,
    lod: Option<Word>,
    gradient: Option<(Word, Word)>,
    offset: Option<Word>,
    offsets: Option<Word>,
    sample: Option<Word>,
    clamp: Option<Word>,
}

fn extra(words: &[Word]) -> Result<Extra> {
    let mut extra = Extra::default();
    let [mask, rest @ ..] = words else { return Ok(extra) };
    let mask = ImageOperands::from_bits_truncate(*mask);
    let mut rest = rest.iter().copied();
    let mut take = || rest.next().ok_or_else(|| Fault::damaged("too few operands of an image"));
    if mask.contains(ImageOperands::BIAS) {
        extra.bias = Some(take()?);
    }
    if mask.contains(ImageOperands::LOD) {
        extra.lod = Some(take()?);
    }
    if mask.contains(ImageOperands::GRAD) {
        extra.gradient = Some((take()?, take()?));
    }
    if mask.contains(ImageOperands::CONST_OFFSET) {
        extra.offset = Some(take()?);
    }
    if mask.contains(ImageOperands::OFFSET) {
        extra.offset = Some(take()?);
    }
    if mask.contains(ImageOperands::CONST_OFFSETS) {
        extra.offsets = Some(take()?);
    }
    if mask.contains(ImageOperands::SAMPLE) {
        extra.sample = Some(take()?);
    }
    if mask.contains(ImageOperands::MIN_LOD) {
        extra.clamp = Some(take()?);
    }
    Ok(extra)
}

impl Body<'_> {
    /// Translates an instruction on images; false when it is none.
    pub(super) fn image(&mut self, inst: &From, dst: Reg) -> Result<bool> {
        match inst.op {
            Op::SampledImage => {
                let (image, sampler) = (self.value(inst.word(0)?)?, self.value(inst.word(1)?)?);
                self.copy(dst, image);
                self.copy(dst + 1, sampler);
            }
            Op::Image => {
                let image = self.value(inst.word(0)?)?;
                self.copy(dst, image);
            }
            Op::ImageTexelPointer => {
                let pointer = inst.word(0)?;
                let (at, known) = (self.value(pointer)?, self.pointer(pointer)?);
                let Type::Image(image) = *self.module.layouts.ty(known.held)? else {
                    return Err(Fault::damaged("a texel of no image"));
                };
                let handle = self.fresh(1)?;
                self.push(crate::program::Inst::LibraryHandle { dst: handle, pointer: at });
                let at = self.integers(image, inst.word(1)?)?;
                self.texels.insert(inst.id, (handle, at));
            }
            Op::ImageFetch | Op::ImageRead => self.read(inst, dst, false)?,
            Op::ImageSparseFetch | Op::ImageSparseRead => self.read(inst, dst, true)?,
            Op::ImageWrite => self.write(inst)?,
            Op::ImageSampleImplicitLod | Op::ImageSampleExplicitLod => {
                self.sampled(inst, dst, false, false)?
            }
            Op::ImageSampleDrefImplicitLod | Op::ImageSampleDrefExplicitLod => {
                self.sampled(inst, dst, true, false)?;
            }
            Op::ImageSparseSampleImplicitLod | Op::ImageSparseSampleExplicitLod => {
                self.sampled(inst, dst, false, true)?;
            }
            Op::ImageSparseSampleDrefImplicitLod | Op::ImageSparseSampleDrefExplicitLod => {
                self.sampled(inst, dst, true, true)?;
            }
            Op::ImageGather => self.gathered(inst, dst, false, false)?,
            Op::ImageDrefGather => self.gathered(inst, dst, true, false)?,
            Op::ImageSparseGather => self.gathered(inst, dst, false, true)?,
            Op::ImageSparseDrefGather => self.gathered(inst, dst, true, true)?,
            Op::ImageSparseTexelsResident => {
                let (code, zero) = (self.value(inst.word(0)?)?, self.literal(0)?);
                let resident = self.compare(icmp::NE, Scalar::I32, code, zero)?;
                self.copy(dst, resident);
            }
            Op::ImageQuerySize | Op::ImageQuerySizeLod => {
                let level = match inst.words.get(1) {
                    Some(&level) => self.value(level)?,
                    None => self.undefined()?,
                };
                let sizes = self.sizes(inst, level)?;
                self.copies(dst, sizes, self.module.layouts.slots(inst.ty)?);
            }
            Op::ImageQueryLevels | Op::ImageQuerySamples => {
                let level = self.undefined()?;
                let sizes = self.sizes(inst, level)?;
                self.copy(dst, sizes + 3);
            }
            Op::ImageQueryLod => {
                let (handles, image) = self.pair(inst.word(0)?)?;
                let at = self.coordinates(inst.word(1)?, image.coordinates() - u32::from(image.arrayed))?;
                for (i, clamped) in (0..).zip([1, 0]) {
                    let clamped = self.literal(clamped)?;
                    let operands = [handles, handles + 1, at[0], at[1], at[2], clamped];
                    let lod = self.operation(DxilOp::CalculateLOD, Scalar::F32, &operands, 1)?;
                    self.copy(dst + i, lod);
                }
            }
            _ => return Ok(false),
        }
        Ok(true)
    }

    fn sizes(&mut self, inst: &From, level: Reg) -> Result<Reg> {
        let image = self.value(inst.word(0)?)?;
        self.operation(DxilOp::GetDimensions, Scalar::I32, &[image, level], 4)
    }

    /// The image's type of a value.
    fn of(&self, id: Word) -> Result<Image> {
        match *self.module.layouts.ty(self.type_of(id)?)? {
            Type::Image(image) => Ok(image),
            Type::SampledImage(image) => match *self.module.layouts.ty(image)? {
                Type::Image(image) => Ok(image),
                _ => Err(Fault::damaged("a combined image of none")),
            },
            _ => Err(Fault::damaged("no image")),
        }
    }

    /// The handles of an image and its sampler.
    fn pair(&mut self, id: Word) -> Result<(Reg, Image)> {
        Ok((self.value(id)?, self.of(id)?))
    }

    /// Integer coordinates, with the layer last.
    fn integers(&mut self, image: Image, id: Word) -> Result<[Reg; 3]> {
        let (first, count) = (self.value(id)?, self.slots(id)?.min(image.coordinates()));
        let none = self.undefined()?;
        Ok([0, 1, 2].map(|i| if i < count { first + i } else { none }))
    }

    /// The first `count` coordinates; the others are undefined.
    fn coordinates(&mut self, id: Word, count: u32) -> Result<[Reg; 4]> {
        let (first, count) = (self.value(id)?, self.slots(id)?.min(count));
        let none = self.undefined()?;
        Ok([0, 1, 2, 3].map(|i| if i < count { first + i } else { none }))
    }

    /// Three offsets, undefined where there are none.
    fn offsets(&mut self, id: Option<Word>) -> Result<[Reg; 3]> {
        let none = self.undefined()?;
        let Some(id) = id else { return Ok([none; 3]) };
        let (first, count) = (self.value(id)?, self.slots(id)?);
        Ok([0, 1, 2].map(|i| if i < count { first + i } else { none }))
    }

    /// The type of a texel's components as a result has them.
    fn texel_type(&self, inst: &From, sparse: bool) -> Result<(Scalar, u32)> {
        let layouts = &self.module.layouts;
        let ty = if sparse { layouts.part(inst.ty, 1)?.0 } else { inst.ty };
        Ok((layouts.element(ty)?, layouts.slots(ty)?))
    }

    /// Puts a texel, with the status before it where that is asked for, into a result.
    fn give(&mut self, dst: Reg, made: Reg, count: u32, sparse: bool) {
        if sparse {
            self.copy(dst, made + 4);
        }
        self.copies(dst + u32::from(sparse), made, count);
    }

    fn read(&mut self, inst: &From, dst: Reg, sparse: bool) -> Result<()> {
        let image = self.of(inst.word(0)?)?;
        let extra = extra(inst.words.get(2..).unwrap_or_default())?;
        let handle = self.value(inst.word(0)?)?;
        let [mut x, mut y, z] = self.integers(image, inst.word(1)?)?;
        if image.dim == Dim::DimSubpassData as Word {
            [x, y] = [self.beside_pixel(0, x)?, self.beside_pixel(1, y)?];
        }
        let level = match extra.sample.or(extra.lod) {
            Some(level) => self.value(level)?,
            None => self.undefined()?,
        };
        let [a, b, c] = self.offsets(extra.offset)?;
        let (ty, count) = self.texel_type(inst, sparse)?;
        let made = self.operation(DxilOp::TextureLoad, ty, &[handle, level, x, y, z, a, b, c], 5)?;
        self.give(dst, made, count, sparse);
        Ok(())
    }

    /// A coordinate that counts from the pixel's own.
    fn beside_pixel(&mut self, axis: u32, offset: Reg) -> Result<Reg> {
        let dst = self.fresh(1)?;
        self.push(crate::program::Inst::Launch { dst, asked: Launch::Pixel(axis) });
        self.binary(binop::ADD, Scalar::I32, false, dst, offset)
    }

    fn write(&mut self, inst: &From) -> Result<()> {
        let image = self.of(inst.word(0)?)?;
        let extra = extra(inst.words.get(3..).unwrap_or_default())?;
        let handle = self.value(inst.word(0)?)?;
        let [x, y, z] = self.integers(image, inst.word(1)?)?;
        let texel = inst.word(2)?;
        let (first, count, ty) = (self.value(texel)?, self.slots(texel)?, self.element(texel)?);
        let none = self.undefined()?;
        let [r, g, b, a] = [0, 1, 2, 3].map(|i| if i < count { first + i } else { none });
        let mask = self.literal((1 << count.min(image.components())) - 1)?;
        let mut operands = vec![handle, x, y, z, r, g, b, a, mask];
        let op = match extra.sample {
            Some(sample) => {
                operands.push(self.value(sample)?);
                DxilOp::TextureStoreSample
            }
            None => DxilOp::TextureStore,
        };
        self.operation(op, ty, &operands, 0)?;
        Ok(())
    }

    fn sampled(&mut self, inst: &From, dst: Reg, compares: bool, sparse: bool) -> Result<()> {
        let (handles, image) = self.pair(inst.word(0)?)?;
        let rest = if compares { 3 } else { 2 };
        let extra = extra(inst.words.get(rest..).unwrap_or_default())?;
        let [x, y, z, w] = self.coordinates(inst.word(1)?, image.coordinates())?;
        let [a, b, c] = self.offsets(extra.offset)?;
        let mut operands = vec![handles, handles + 1, x, y, z, w, a, b, c];
        if compares {
            operands.push(self.value(inst.word(2)?)?);
        }
        let clamp = match extra.clamp {
            Some(clamp) => self.value(clamp)?,
            None => self.undefined()?,
        };
        let op = match (extra.bias, extra.lod, extra.gradient) {
            (Some(bias), ..) => {
                operands.extend([self.value(bias)?, clamp]);
                if compares { DxilOp::SampleCmpBias } else { DxilOp::SampleBias }
            }
            (_, Some(lod), _) => {
                operands.push(self.value(lod)?);
                if compares { DxilOp::SampleCmpLevel } else { DxilOp::SampleLevel }
            }
            (.., Some((dx, dy))) => {
                for side in [dx, dy] {
                    let side = self.offsets(Some(side))?;
                    operands.extend(side);
                }
                operands.push(clamp);
                if compares { DxilOp::SampleCmpGrad } else { DxilOp::SampleGrad }
            }
            _ => {
                operands.push(clamp);
                if compares { DxilOp::SampleCmp } else { DxilOp::Sample }
            }
        };
        let (ty, count) = self.texel_type(inst, sparse)?;
        let made = self.operation(op, ty, &operands, 5)?;
        self.give(dst, made, count, sparse);
        Ok(())
    }

    fn gathered(&mut self, inst: &From, dst: Reg, compares: bool, sparse: bool) -> Result<()> {
        let (handles, image) = self.pair(inst.word(0)?)?;
        let extra = extra(inst.words.get(3..).unwrap_or_default())?;
        let [x, y, z, w] = self.coordinates(inst.word(1)?, image.coordinates())?;
        let third = self.value(inst.word(2)?)?;
        let channel = if compares { self.literal(0)? } else { third };
        let (ty, count) = self.texel_type(inst, sparse)?;
        let op = if compares { DxilOp::TextureGatherCmp } else { DxilOp::TextureGather };
        let gather = |body: &mut Self, a: Reg, b: Reg| {
            let mut operands = vec![handles, handles + 1, x, y, z, w, a, b, channel];
            operands.extend(compares.then_some(third));
            body.operation(op, ty, &operands, 5)
        };
        let Some(offsets) = extra.offsets else {
            let [a, b, _] = self.offsets(extra.offset)?;
            let made = gather(self, a, b)?;
            self.give(dst, made, count, sparse);
            return Ok(());
        };
        // Each component comes from the last texel at an offset of its own.
        let first = self.value(offsets)?;
        for i in 0..4 {
            let made = gather(self, first + 2 * i, first + 2 * i + 1)?;
            if sparse && i == 0 {
                self.copy(dst, made + 4);
            }
            self.copy(dst + u32::from(sparse) + i, made + 3);
        }
        Ok(())
    }
}
