//! Counting, reversing and finding bits. Vulkan allows these on 32 bits; other widths are extended or split.

use crate::lower::rule::BitOp;
use crate::lower::types::{Scalar, Shape};
use crate::lower::{Lower, Result};
use crate::module::Id;
use spirv::{GlslStd450Op, Op};
use trefoil_ir::InstId;

impl Lower<'_> {
    pub(in crate::lower) fn bits(&mut self, inst: InstId, which: BitOp) -> Result<()> {
        let from = self.shape_of_value(self.operand(inst, 0)?)?;
        let to = self.shape(self.inst(inst).ty)?;
        let [id] = self.operand_ids(inst)?;
        let words = from.with_scalar(Scalar::Uint(32));
        self.body.values[inst] = match from.bits() {
            64 => {
                let id = self.wide_bits(id, from, words, which);
                if which == BitOp::Reverse { id } else { self.adapt(id, words, to) }
            }
            32 => {
                let id = self.word_bits(id, words, which);
                self.adapt(id, words, to)
            }
            _ => {
                let id = self.narrow_bits(id, from, words, which);
                self.adapt(id, words, to)
            }
        };
        Ok(())
    }

    fn word_bits(&mut self, id: Id, words: Shape, which: BitOp) -> Id {
        match which {
            BitOp::Count => self.op(Op::BitCount, words, &[id]),
            BitOp::Reverse => self.op(Op::BitReverse, words, &[id]),
            BitOp::FirstLow => self.glsl(GlslStd450Op::FindILsb, words, &[id]),
            BitOp::FirstUHigh => self.glsl(GlslStd450Op::FindUMsb, words, &[id]),
            BitOp::FirstSHigh => self.glsl(GlslStd450Op::FindSMsb, words, &[id]),
        }
    }

    /// Fewer than 32 bits: sign- or zero-extended; a reversal is shifted back down.
    fn narrow_bits(&mut self, id: Id, from: Shape, words: Shape, which: BitOp) -> Id {
        let op = if which == BitOp::FirstSHigh { Op::SConvert } else { Op::UConvert };
        let wide = self.op(op, words, &[id]);
        let found = self.word_bits(wide, words, which);
        if which != BitOp::Reverse {
            return found;
        }
        let shift = self.splat_const(words, u64::from(32 - from.bits()));
        self.op(Op::ShiftRightLogical, words, &[found, shift])
    }

    /// 64 bits, as two words.
    fn wide_bits(&mut self, id: Id, from: Shape, words: Shape, which: BitOp) -> Id {
        let shift = self.splat_const(from, 32);
        let upper = self.op(Op::ShiftRightLogical, from, &[id, shift]);
        let (low, high) = (self.op(Op::UConvert, words, &[id]), self.op(Op::UConvert, words, &[upper]));
        match which {
            BitOp::Count => {
                let both = [self.word_bits(low, words, which), self.word_bits(high, words, which)];
                self.op(Op::IAdd, words, &both)
            }
            BitOp::Reverse => {
                let (low, high) = (self.word_bits(low, words, which), self.word_bits(high, words, which));
                let (low, high) = (self.op(Op::UConvert, from, &[low]), self.op(Op::UConvert, from, &[high]));
                let low = self.op(Op::ShiftLeftLogical, from, &[low, shift]);
                self.op(Op::BitwiseOr, from, &[low, high])
            }
            BitOp::FirstLow => self.pick_word(words, which, low, high, false),
            BitOp::FirstUHigh => self.pick_word(words, which, high, low, true),
            BitOp::FirstSHigh => self.signed_high(id, from, words),
        }
    }

    /// The index of the bit found in `first`, or that in `second` where `first` has none; `first_is_upper` says which of them
    /// is the upper word.
    fn pick_word(&mut self, words: Shape, which: BitOp, first: Id, second: Id, first_is_upper: bool) -> Id {
        let (a, b) = (self.word_bits(first, words, which), self.word_bits(second, words, which));
        let (width, none) = (self.splat_const(words, 32), self.splat_const(words, 0xffff_ffff));
        let bools = words.with_scalar(Scalar::Bool);
        let missing = self.op(Op::IEqual, bools, &[a, none]);
        if first_is_upper {
            let upper = self.op(Op::IAdd, words, &[a, width]);
            return self.op(Op::Select, words, &[missing, b, upper]);
        }
        let upper = self.op(Op::IAdd, words, &[b, width]);
        let nothing = self.op(Op::IEqual, bools, &[b, none]);
        let upper = self.op(Op::Select, words, &[nothing, none, upper]);
        self.op(Op::Select, words, &[missing, upper, a])
    }

    /// The highest bit that differs from the sign bit: the highest set bit, once a negative value is inverted.
    fn signed_high(&mut self, id: Id, from: Shape, words: Shape) -> Id {
        let last = self.splat_const(from, 63);
        let sign = self.op(Op::ShiftRightArithmetic, from, &[id, last]);
        let plain = self.op(Op::BitwiseXor, from, &[id, sign]);
        self.wide_bits(plain, from, words, BitOp::FirstUHigh)
    }

    /// `msad4`: sums of absolute differences of the reference's bytes from four windows of the source's eight bytes; zero bytes
    /// of the reference are masked out.
    pub(in crate::lower) fn masked_differences(&mut self, inst: InstId) -> Result<()> {
        let [reference, source, mut sum] = self.operand_ids(inst)?;
        let (one, two, four) = (Shape::UINT, Shape::UINT.with_lanes(2), Shape::UINT.with_lanes(4));
        let (low, high) = (self.lane(source, two, 0), self.lane(source, two, 1));
        let mut windows = [low; 4];
        for (n, window) in windows.iter_mut().enumerate().skip(1) {
            let (down, up) = (self.out.u32(8 * n as u32), self.out.u32(32 - 8 * n as u32));
            let low = self.op(Op::ShiftRightLogical, one, &[low, down]);
            let high = self.op(Op::ShiftLeftLogical, one, &[high, up]);
            *window = self.op(Op::BitwiseOr, one, &[low, high]);
        }
        let windows = self.op(Op::CompositeConstruct, four, &windows);
        let reference = self.splat(reference, one, 4);
        let (zero, mask) = (self.splat_const(four, 0), self.splat_const(four, 0xff));
        for byte in 0..4 {
            let shift = self.splat_const(four, 8 * byte);
            let [r, s] = [reference, windows].map(|words| {
                let shifted = self.op(Op::ShiftRightLogical, four, &[words, shift]);
                self.op(Op::BitwiseAnd, four, &[shifted, mask])
            });
            let difference = self.op(Op::ISub, four, &[r, s]);
            let difference = self.glsl(GlslStd450Op::SAbs, four, &[difference]);
            let out = self.op(Op::IEqual, four.with_scalar(Scalar::Bool), &[r, zero]);
            let counted = self.op(Op::Select, four, &[out, zero, difference]);
            sum = self.op(Op::IAdd, four, &[sum, counted]);
        }
        self.body.values[inst] = sum;
        Ok(())
    }
}
