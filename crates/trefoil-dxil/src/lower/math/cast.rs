//! Casts, and bits taken as another type.

use crate::kinds;
use crate::lower::{Lanes, Lower, Result};
use crate::ops::DxilOp;
use trefoil_ir::{Flags, Opcode, TypeId, Value};

impl Lower<'_> {
    pub(in crate::lower) fn casts(&mut self, op: Opcode, operand: Value, ty: TypeId) -> Result<Lanes> {
        if matches!(op, Opcode::PtrToInt | Opcode::IntToPtr | Opcode::AddrSpaceCast) {
            return Err(self.user(kinds::UNSUPPORTED.with(&[&op])));
        }
        let lanes = self.lanes(operand)?;
        let to = self.ctx.types.scalar(ty);
        if op == Opcode::BitCast {
            return self.bit_cast(&lanes, to);
        }
        Ok(lanes
            .iter()
            .map(|&lane| match self.undefined_cast(op, to, lane) {
                Some(known) => known,
                None => self.inst(op, to, &[lane], 0, Flags::NONE),
            })
            .collect())
    }

    /// The same bits as scalars of another type, of the same width or of others.
    pub(in crate::lower) fn bit_cast(&mut self, lanes: &[Value], to: TypeId) -> Result<Lanes> {
        let Some(&first) = lanes.first() else { return Ok(Lanes::new()) };
        let from = self.type_of(first);
        let (have, want) = (self.ctx.types.scalar_bits(from), self.ctx.types.scalar_bits(to));
        if have == want {
            return Ok(lanes.iter().map(|&lane| self.same_width(lane, to)).collect());
        }
        if have < want {
            let per = (want / have.max(1)) as usize;
            return lanes.chunks(per).map(|parts| self.join(parts, to)).collect();
        }
        let mut out = Lanes::new();
        for &lane in lanes {
            out.extend(self.split(lane, to)?);
        }
        Ok(out)
    }

    fn same_width(&mut self, value: Value, to: TypeId) -> Value {
        if self.folds_undefined() && self.is_undef(value) {
            return self.ctx.undef(to);
        }
        self.cast(Opcode::BitCast, value, to)
    }

    /// One wide scalar from narrow ones, the lowest first.
    pub(in crate::lower) fn join(&mut self, parts: &[Value], to: TypeId) -> Result<Value> {
        let (bits, want) =
            (self.ctx.types.scalar_bits(self.type_of(parts[0])), self.ctx.types.scalar_bits(to));
        if to == TypeId::DOUBLE && bits == 32 {
            let low = self.same_width(parts[0], TypeId::I32);
            let high = self.same_width(parts[1], TypeId::I32);
            return self.call(DxilOp::MakeDouble, TypeId::DOUBLE, &[low, high]);
        }
        let narrow = self.ctx.types.int(bits);
        let wide = self.ctx.types.int(want);
        let mut sum = None;
        for (i, &part) in parts.iter().enumerate() {
            let part = self.same_width(part, narrow);
            let mut part = self.cast(Opcode::ZExt, part, wide);
            if i > 0 {
                let by = self.ctx.int(wide, i as u64 * u64::from(bits));
                part = self.binary(Opcode::Shl, part, by);
            }
            sum = Some(match sum {
                None => part,
                Some(sum) => self.binary(Opcode::Or, sum, part),
            });
        }
        let sum = sum.ok_or_else(|| self.user(&kinds::EMPTY_BIT_CAST))?;
        Ok(self.same_width(sum, to))
    }

    /// Narrow scalars of a wide one, the lowest first.
    pub(in crate::lower) fn split(&mut self, value: Value, to: TypeId) -> Result<Lanes> {
        let from = self.type_of(value);
        let (have, bits) = (self.ctx.types.scalar_bits(from), self.ctx.types.scalar_bits(to).max(1));
        if from == TypeId::DOUBLE && bits == 32 {
            let pair = self.call(DxilOp::SplitDouble, TypeId::DOUBLE, &[value])?;
            return Ok((0..2)
                .map(|i| {
                    let word = self.member(pair, i);
                    self.same_width(word, to)
                })
                .collect());
        }
        let wide = self.ctx.types.int(have);
        let narrow = self.ctx.types.int(bits);
        let value = self.same_width(value, wide);
        Ok((0..have / bits)
            .map(|i| {
                let mut part = value;
                if i > 0 {
                    let by = self.ctx.int(wide, u64::from(i * bits));
                    part = self.binary(Opcode::LShr, part, by);
                }
                let part = self.cast(Opcode::Trunc, part, narrow);
                self.same_width(part, to)
            })
            .collect())
    }
}
