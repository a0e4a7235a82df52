//! Bits taken as another type, packed, added in pairs.

use crate::lower::Lowerer;
use crate::lower::kinds;
use crate::lower::values::Val;
use crate::source::Span;
use crate::typed::{Arg, Scalar, TyId};
use smallvec::SmallVec;
use trefoil_ir::{IntPredicate, Intrinsic, Opcode, ShaderModel, TypeId, Value};

impl Lowerer<'_> {
    /// `firstbithigh`: of signed integers, the highest bit that is not the sign's.
    pub(super) fn first_bit_high(&mut self, args: &[Arg], ty: TyId) -> Val {
        let is_signed = self.scalar_of(args[0].ty).is_signed();
        let which = if is_signed { Intrinsic::FirstBitSHigh } else { Intrinsic::FirstBitUHigh };
        self.lane_wise_to(which, args, ty)
    }

    /// `asuint(x)`, and `asuint(d, out low, out high)` of doubles.
    pub(super) fn as_uint(&mut self, args: &[Arg], ty: TyId) -> Val {
        if args.len() == 3 { self.split_double(args) } else { self.reinterpret(args, ty) }
    }

    fn split_double(&mut self, args: &[Arg]) -> Val {
        let [low, high] = match self.arg(&args[0]) {
            Val::Rows(rows) => {
                let halves: SmallVec<[[Value; 2]; 4]> = rows.iter().map(|&row| self.split_row(row)).collect();
                [0, 1].map(|half| Val::Rows(halves.iter().map(|row| row[half]).collect()))
            }
            val => {
                let row = self.as_single(val, args[0].ty);
                self.split_row(row).map(Val::Single)
            }
        };
        self.write_out(&args[1], low);
        self.write_out(&args[2], high);
        Val::Void
    }

    /// The low and the high halves of each lane.
    fn split_row(&mut self, d: Value) -> [Value; 2] {
        let shape = self.b.type_of(d);
        let lanes = self.b.ctx.types.lanes(shape);
        let pair = self.b.ctx.types.literal_struct(&[TypeId::I32, TypeId::I32]);
        let mut halves: [SmallVec<[Value; 4]>; 2] = Default::default();
        for i in 0..lanes {
            let lane = self.b.extract(d, i);
            let split = self.b.intrinsic(Intrinsic::SplitDouble, pair, &[lane]);
            for (k, half) in halves.iter_mut().enumerate() {
                half.push(self.b.extract_value(split, k as u32));
            }
        }
        halves.map(|half| self.b.vector(&half))
    }

    /// `asfloat` and its kin: the same bits as another type.
    pub(super) fn reinterpret(&mut self, args: &[Arg], ty: TyId) -> Val {
        let val = self.arg(&args[0]);
        let to = self.scalar_of(ty);
        let scalar = self.scalar_type(to);
        let is_bool = self.scalar_of(args[0].ty) == Scalar::Bool;
        self.map(&val, |it, v| {
            let shape = it.b.type_of(v);
            let to = it.b.ctx.types.with_shape_of(shape, scalar);
            if is_bool { it.b.cast(Opcode::ZExt, v, to) } else { it.b.cast(Opcode::BitCast, v, to) }
        })
    }

    fn check_byte_packing(&mut self, span: Span) {
        if self.options.shader_model >= ShaderModel::new(6, 0) && self.options.lacks_model(6, 6) {
            self.error(span, &kinds::PACK_MODEL);
        }
    }

    /// `unpack_s8s32` and its kin: the bytes of a word, widened.
    pub(super) fn unpack_bytes(&mut self, signed: bool, args: &[Arg], ty: TyId, span: Span) -> Val {
        self.check_byte_packing(span);
        let word = self.single_arg(&args[0]);
        let parts: SmallVec<[Value; 4]> = (0..4)
            .map(|i| {
                let up = self.b.ctx.i32(24 - 8 * i);
                let top = self.b.binary(Opcode::Shl, word, up);
                let down = self.b.ctx.i32(24);
                self.b.binary(if signed { Opcode::AShr } else { Opcode::LShr }, top, down)
            })
            .collect();
        let words = self.b.vector(&parts);
        let to = self.scalar_of(ty);
        Val::Single(self.convert(words, if signed { Scalar::I32 } else { Scalar::U32 }, to))
    }

    /// `pack_u8`, `pack_clamp_s8` and their kin: the low bytes of four numbers in a word, clamped to `bounds` before.
    pub(super) fn pack_bytes(&mut self, args: &[Arg], bounds: Option<(i32, i32)>, span: Span) -> Val {
        self.check_byte_packing(span);
        let value = self.single_arg(&args[0]);
        let scalar = self.scalar_of(args[0].ty);
        let wide = if scalar.is_unsigned() { Scalar::U32 } else { Scalar::I32 };
        let mut value = self.convert(value, scalar, wide);
        if let Some((low, high)) = bounds {
            let ty = self.b.type_of(value);
            let low = self.b.ctx.int(ty, u64::from(low as u32));
            let high = self.b.ctx.int(ty, u64::from(high as u32));
            value = self.b.intrinsic(Intrinsic::SClamp, ty, &[value, low, high]);
        }
        let mut word = self.b.ctx.i32(0);
        for i in 0..4 {
            let lane = self.b.extract(value, i);
            let mask = self.b.ctx.i32(255);
            let byte = self.b.binary(Opcode::And, lane, mask);
            let up = self.b.ctx.i32(8 * i);
            let byte = self.b.binary(Opcode::Shl, byte, up);
            word = self.b.binary(Opcode::Or, word, byte);
        }
        Val::Single(word)
    }

    /// `AddUint64`: sums of 64 bits whose halves are lanes, the low one first.
    pub(super) fn add_pairs(&mut self, args: &[Arg]) -> Value {
        let (a, b) = (self.single_arg(&args[0]), self.single_arg(&args[1]));
        let shape = self.b.type_of(a);
        let mut parts: SmallVec<[Value; 4]> = SmallVec::new();
        for low in (0..self.b.ctx.types.lanes(shape)).step_by(2) {
            let [al, ah] = [low, low + 1].map(|lane| self.b.extract(a, lane));
            let [bl, bh] = [low, low + 1].map(|lane| self.b.extract(b, lane));
            let sum = self.b.binary(Opcode::Add, al, bl);
            let carry = self.b.icmp(IntPredicate::Ult, sum, al);
            let carry = self.b.cast(Opcode::ZExt, carry, TypeId::I32);
            let high = self.b.binary(Opcode::Add, ah, bh);
            parts.extend([sum, self.b.binary(Opcode::Add, high, carry)]);
        }
        self.b.vector(&parts)
    }
}
