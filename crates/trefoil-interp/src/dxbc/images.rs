//! Textures and typed buffers: loads, stores, samples, gathers, questions.

use super::body::Body;
use super::declare::{TEXTURE_BUFFER, TYPED_BUFFER};
use super::operands::{Sign, pick, written};
use crate::numbers::cast;
use crate::program::{DxilOp, Reg, Scalar, View};
use crate::{Fault, Result};
use trefoil_dxbc::op::Op;
use trefoil_dxbc::program::{File, Instruction, Operand, control};

/// The type of a view's texels as instructions see them.
pub(super) fn texel_type(view: View) -> Scalar {
    if matches!(view.component, 8 | 9 | 11..=14) { Scalar::F32 } else { Scalar::I32 }
}

/// The opcode without its status, and whether it gives one.
fn without_status(op: Op) -> (Op, bool) {
    let plain = match op {
        Op::Gather4Feedback => Op::Gather4,
        Op::Gather4CFeedback => Op::Gather4C,
        Op::Gather4PoFeedback => Op::Gather4Po,
        Op::Gather4PoCFeedback => Op::Gather4PoC,
        Op::LdFeedback => Op::Ld,
        Op::LdMsFeedback => Op::LdMs,
        Op::LdUavTypedFeedback => Op::LdUavTyped,
        Op::SampleLFeedback => Op::SampleL,
        Op::SampleCLzFeedback => Op::SampleCLz,
        Op::SampleClampFeedback => Op::Sample,
        Op::SampleBClampFeedback => Op::SampleB,
        Op::SampleDClampFeedback => Op::SampleD,
        Op::SampleCClampFeedback => Op::SampleC,
        plain => return (plain, false),
    };
    (plain, true)
}

impl Body<'_> {
    /// Translates an instruction on textures; false when it is none.
    pub(super) fn images(&mut self, inst: &Instruction) -> Result<bool> {
        let (op, has_status) = without_status(inst.op);
        let (dsts, srcs) = inst.operands.split_at(inst.operands.len().min(if has_status { 2 } else { 1 }));
        match (op, srcs) {
            (Op::Ld | Op::LdUavTyped, [address, view]) => self.load_texel(inst, dsts, address, view, None)?,
            (Op::LdMs, [address, view, sample]) => {
                self.load_texel(inst, dsts, address, view, Some(sample))?
            }
            (Op::StoreUavTyped, [address, value]) => self.store_texel(&dsts[0], address, value)?,
            (
                Op::Sample | Op::SampleB | Op::SampleL | Op::SampleD | Op::SampleC | Op::SampleCLz,
                [at, view, sampler, more @ ..],
            ) => {
                self.sampled(inst, (op, dsts), [at, view, sampler], more)?;
            }
            (Op::Gather4, [at, view, sampler]) => {
                self.gathered(inst, dsts, [at, view, sampler], None, None)?
            }
            (Op::Gather4C, [at, view, sampler, reference]) => {
                self.gathered(inst, dsts, [at, view, sampler], None, Some(reference))?;
            }
            (Op::Gather4Po, [at, offset, view, sampler]) => {
                self.gathered(inst, dsts, [at, view, sampler], Some(offset), None)?;
            }
            (Op::Gather4PoC, [at, offset, view, sampler, reference]) => {
                self.gathered(inst, dsts, [at, view, sampler], Some(offset), Some(reference))?;
            }
            (Op::Lod, [at, view, sampler]) => self.level(dsts, [at, view, sampler])?,
            (Op::ResInfo, [level, view]) => self.sizes(inst, dsts, Some(level), view)?,
            (Op::BufInfo, [view]) => self.sizes(inst, dsts, None, view)?,
            (Op::SampleInfo, [view]) => self.sample_count(inst, dsts, view)?,
            (Op::SamplePos, [view, sample]) => self.sample_position(dsts, view, sample)?,
            (Op::CheckAccessFullyMapped, [status]) => {
                let status = self.word(status, 0)?;
                let mapped = self.operation(DxilOp::CheckAccessFullyMapped, Scalar::I32, &[status], 1)?;
                let mapped = self.mask(mapped)?;
                self.give(dsts, None, &[mapped; 4], None)?;
            }
            _ => return Ok(false),
        }
        Ok(true)
    }

    /// Writes what an access made, turned as the view's operand says, and its status.
    fn give(
        &mut self,
        dsts: &[Operand],
        view: Option<&Operand>,
        made: &[Reg; 4],
        status: Option<Reg>,
    ) -> Result<()> {
        let [dst, rest @ ..] = dsts else { return Err(Fault::damaged("a result that goes nowhere")) };
        let from = |comp: u8| made[usize::from(view.map_or(comp, |view| pick(view, comp)) & 3)];
        let results: Vec<(u8, Reg)> = written(dst).into_iter().map(|comp| (comp, from(comp))).collect();
        self.write(dst, &results)?;
        if let ([to], Some(status)) = (rest, status) {
            let results: Vec<(u8, Reg)> = written(to).into_iter().map(|comp| (comp, status)).collect();
            self.write(to, &results)?;
        }
        Ok(())
    }

    /// Three texel offsets, undefined where there are none.
    fn offsets(&mut self, inst: &Instruction) -> Result<[Reg; 3]> {
        let mut offsets = [self.undefined; 3];
        if let Some(numbers) = inst.offsets {
            for (offset, number) in offsets.iter_mut().zip(numbers) {
                *offset = self.literal(u64::from(i32::from(number) as u32))?;
            }
        }
        Ok(offsets)
    }

    fn load_texel(
        &mut self,
        inst: &Instruction,
        dsts: &[Operand],
        address: &Operand,
        from: &Operand,
        sample: Option<&Operand>,
    ) -> Result<()> {
        let (handle, view) = self.view(from)?;
        if matches!(view.kind, TYPED_BUFFER | TEXTURE_BUFFER) {
            let made = self.buffer_texel(handle, view, address)?;
            let status = (view.kind == TYPED_BUFFER).then_some(made + 4);
            return self.give(dsts, Some(from), &[0, 1, 2, 3].map(|i| made + i), status);
        }
        let at = self.words(address, &[0, 1, 2, 3], Sign::Whole)?;
        let writable = from.file == File::Uav;
        let level = match sample {
            Some(sample) => self.word(sample, 0)?,
            None if writable => self.undefined,
            None => at[3],
        };
        let [a, b, c] = self.offsets(inst)?;
        let operands = [handle, level, at[0], at[1], at[2], a, b, c];
        let made = self.operation(DxilOp::TextureLoad, texel_type(view), &operands, 5)?;
        self.give(dsts, Some(from), &[0, 1, 2, 3].map(|i| made + i), Some(made + 4))
    }

    fn store_texel(&mut self, to: &Operand, address: &Operand, value: &Operand) -> Result<()> {
        let (handle, view) = self.view(to)?;
        let all = [0, 1, 2, 3];
        let (at, values) = (self.words(address, &all, Sign::Whole)?, self.words(value, &all, Sign::Real)?);
        let mask = written(to).into_iter().fold(0u64, |mask, comp| mask | 1 << comp);
        let mask = self.literal(mask)?;
        let (op, mut operands) = match view.kind {
            TYPED_BUFFER => (DxilOp::BufferStore, vec![handle, at[0], self.undefined]),
            _ => (DxilOp::TextureStore, vec![handle, at[0], at[1], at[2]]),
        };
        operands.extend(values);
        operands.push(mask);
        self.operation(op, texel_type(view), &operands, 0)?;
        Ok(())
    }

    /// The handles and the coordinates that a sample begins with.
    fn place(&mut self, [at, view, sampler]: [&Operand; 3]) -> Result<(Vec<Reg>, View)> {
        let at = self.words(at, &[0, 1, 2, 3], Sign::Real)?;
        let ((view, seen), (sampler, _)) = (self.view(view)?, self.view(sampler)?);
        Ok(([vec![view, sampler], at].concat(), seen))
    }

    fn sampled(
        &mut self,
        inst: &Instruction,
        (op, dsts): (Op, &[Operand]),
        place: [&Operand; 3],
        more: &[Operand],
    ) -> Result<()> {
        let (mut operands, view) = self.place(place)?;
        operands.extend(self.offsets(inst)?);
        let made = match op {
            Op::Sample => DxilOp::Sample,
            Op::SampleB => DxilOp::SampleBias,
            Op::SampleL => DxilOp::SampleLevel,
            Op::SampleD => DxilOp::SampleGrad,
            Op::SampleC => DxilOp::SampleCmp,
            _ => DxilOp::SampleCmpLevelZero,
        };
        let comps: &[u8] = if op == Op::SampleD { &[0, 1, 2] } else { &[0] };
        // What follows is a clamp on the level.
        let count = match op {
            Op::Sample => 0,
            Op::SampleD => 2,
            _ => 1,
        };
        for number in more.iter().take(count) {
            operands.extend(self.words(number, comps, Sign::Real)?);
        }
        operands.push(self.undefined);
        let made = self.operation(made, texel_type(view), &operands, 5)?;
        self.give(dsts, Some(place[1]), &[0, 1, 2, 3].map(|i| made + i), Some(made + 4))
    }

    fn gathered(
        &mut self,
        inst: &Instruction,
        dsts: &[Operand],
        place: [&Operand; 3],
        offset: Option<&Operand>,
        reference: Option<&Operand>,
    ) -> Result<()> {
        let (mut operands, view) = self.place(place)?;
        match offset {
            Some(offset) => operands.extend(self.words(offset, &[0, 1], Sign::Whole)?),
            None => operands.extend(self.offsets(inst)?.iter().take(2)),
        }
        operands.push(self.literal(pick(place[2], 0).into())?);
        let op = match reference {
            Some(reference) => {
                operands.extend(self.words(reference, &[0], Sign::Real)?);
                DxilOp::TextureGatherCmp
            }
            None => DxilOp::TextureGather,
        };
        let made = self.operation(op, texel_type(view), &operands, 5)?;
        self.give(dsts, Some(place[1]), &[0, 1, 2, 3].map(|i| made + i), Some(made + 4))
    }

    /// The level that a sample would look at: clamped, and as it comes.
    fn level(&mut self, dsts: &[Operand], place: [&Operand; 3]) -> Result<()> {
        let (operands, _) = self.place(place)?;
        let mut made = [self.literal(0)?; 4];
        for (to, clamped) in made.iter_mut().zip([1, 0]) {
            let clamped = self.literal(clamped)?;
            *to =
                self.operation(DxilOp::CalculateLOD, Scalar::F32, &[&operands[..5], &[clamped]].concat(), 1)?;
        }
        self.give(dsts, Some(place[1]), &made, None)
    }

    /// Integers as they are, or as reals where an instruction asks so.
    fn as_asked(&mut self, inst: &Instruction, made: [Reg; 4], integers: bool) -> Result<[Reg; 4]> {
        if integers {
            return Ok(made);
        }
        if inst.op == Op::ResInfo && inst.controls >> control::MODE_SHIFT & 3 == 1 {
            return Err(Fault::unsupported("reciprocals of sizes"));
        }
        let mut reals = made;
        for value in &mut reals {
            *value = self.cast(cast::UITOFP, Scalar::I32, Scalar::F32, *value)?;
        }
        Ok(reals)
    }

    fn sizes(
        &mut self,
        inst: &Instruction,
        dsts: &[Operand],
        level: Option<&Operand>,
        from: &Operand,
    ) -> Result<()> {
        let (handle, _) = self.view(from)?;
        let level = match level {
            // The level of what is written is none.
            Some(level) if from.file == File::Resource => self.word(level, 0)?,
            _ => self.undefined,
        };
        let made = self.operation(DxilOp::GetDimensions, Scalar::I32, &[handle, level], 4)?;
        let integers =
            inst.op == Op::BufInfo || inst.controls & control::RESINFO_UINT == control::RESINFO_UINT;
        let made = self.as_asked(inst, [0, 1, 2, 3].map(|i| made + i), integers)?;
        self.give(dsts, Some(from), &made, None)
    }

    fn sample_count(&mut self, inst: &Instruction, dsts: &[Operand], from: &Operand) -> Result<()> {
        let count = if from.file == File::Rasterizer {
            self.operation(DxilOp::RenderTargetGetSampleCount, Scalar::I32, &[], 1)?
        } else {
            let (handle, _) = self.view(from)?;
            self.operation(DxilOp::GetDimensions, Scalar::I32, &[handle, self.undefined], 4)? + 3
        };
        let zero = self.literal(0)?;
        let integers = inst.controls & control::SAMPLEINFO_UINT != 0;
        let made = self.as_asked(inst, [count, zero, zero, zero], integers)?;
        self.give(dsts, Some(from), &made, None)
    }

    fn sample_position(&mut self, dsts: &[Operand], from: &Operand, sample: &Operand) -> Result<()> {
        let sample = self.word(sample, 0)?;
        let made = if from.file == File::Rasterizer {
            self.operation(DxilOp::RenderTargetGetSamplePosition, Scalar::F32, &[sample], 2)?
        } else {
            let (handle, _) = self.view(from)?;
            self.operation(DxilOp::Texture2DMSGetSamplePosition, Scalar::F32, &[handle, sample], 2)?
        };
        let zero = self.literal(0)?;
        self.give(dsts, Some(from), &[made, made + 1, zero, zero], None)
    }
}
