//! Bit fields: SPIR-V takes a field out of a word, and puts one into it, in one instruction; in the IR these are shifts and masks.
//!
//! [`Lower::note_field`] marks the operations that only the last of such a pattern uses, which are not written; whoever needs
//! one after all has it written then ([`Lower::field_id`]).

use crate::lower::types::Scalar;
use crate::lower::{Lower, Result};
use crate::module::Id;
use smallvec::SmallVec;
use spirv::Op;
use trefoil_ir::{ConstKind, InstId, Intrinsic, Opcode, Value};

/// How many instructions up the bits of a number are looked for.
const DEPTH: u32 = 5;

/// The bits of a field.
#[derive(Clone, Copy)]
struct Bits {
    first: u32,
    count: u32,
}

impl Bits {
    /// The bits of a mask, where they lie together.
    fn of(mask: u32) -> Option<Bits> {
        let bits = Bits { first: mask.trailing_zeros(), count: mask.count_ones() };
        (mask != 0 && bits.mask() == mask).then_some(bits)
    }

    fn mask(self) -> u32 {
        ((u64::MAX >> (64 - self.count)) << self.first) as u32
    }
}

/// What an operation and those that it alone uses come to.
enum Field {
    /// A field of a word, with its sign or without.
    Extract { op: Op, word: Value, bits: Bits, from: SmallVec<[InstId; 3]> },
    /// A word with a field replaced, of which some bits are kept where there is a mask.
    Insert { word: Value, field: Value, mask: Option<u32>, bits: Bits, from: SmallVec<[InstId; 3]> },
}

impl Lower<'_> {
    /// Notes what an operation stands for, when the others are used by nothing else.
    pub(in crate::lower) fn note_field(&self, inst: InstId, links: &mut SmallVec<[InstId; 32]>) {
        match self.field(inst) {
            Some(Field::Extract { from, .. } | Field::Insert { from, .. }) => links.extend(from),
            None => {}
        }
    }

    /// Writes an operation as the field that it is, where that saves another.
    pub(super) fn field_op(&mut self, inst: InstId) -> Result<Option<Id>> {
        let Some(field) = self.field(inst) else { return Ok(None) };
        let (Field::Extract { bits, ref from, .. } | Field::Insert { bits, ref from, .. }) = field;
        if !from.iter().any(|&part| self.body.chained[part]) {
            return Ok(None);
        }
        let shape = self.shape(self.inst(inst).ty)?;
        let (first, count) = (self.out.u32(bits.first), self.out.u32(bits.count));
        Ok(Some(match field {
            Field::Extract { op, word, .. } => {
                let word = self.field_id(word)?;
                self.op(op, shape, &[word, first, count])
            }
            Field::Insert { word, field, mask, .. } => {
                let (word, mut field) = (self.field_id(word)?, self.field_id(field)?);
                if let Some(mask) = mask {
                    let mask = self.splat_const(shape, u64::from(mask));
                    field = self.op(Op::BitwiseAnd, shape, &[field, mask]);
                }
                self.op(Op::BitFieldInsert, shape, &[word, field, first, count])
            }
        }))
    }

    /// The id of an operand of an operation on integers: what waited for another use of it is written now.
    pub(super) fn field_id(&mut self, value: Value) -> Result<Id> {
        let waits = |inst: &InstId| self.body.chained[*inst] && self.body.values[*inst].is_none();
        if let Some(inst) = value.as_inst().filter(waits)
            && is_shift_or_mask(self.inst(inst).op)
        {
            self.body.chained[inst] = false;
            self.binary(inst)?;
        }
        self.id(value)
    }

    fn field(&self, inst: InstId) -> Option<Field> {
        let i = self.inst(inst);
        self.shape_of(i.ty).filter(|shape| shape.scalar == Scalar::Uint(32) && shape.lanes <= 4)?;
        let &[a, b] = self.func.operands(inst) else { return None };
        match i.op {
            Opcode::And => self.masked(a, b).or_else(|| self.masked(b, a)),
            Opcode::AShr => self.signed(a, b),
            Opcode::Or => {
                let replaced = self.replaced(a, b).or_else(|| self.replaced(b, a));
                replaced.or_else(|| self.added(a, b)).or_else(|| self.added(b, a))
            }
            _ => None,
        }
    }

    /// `word >> first & mask`
    fn masked(&self, shifted: Value, mask: Value) -> Option<Field> {
        let Bits { first: 0, count } = Bits::of(self.same_word(mask)?)? else { return None };
        let (shift, word, first) = self.by_constant(shifted, Opcode::LShr)?;
        let bits = Bits { first, count: count.min(32 - first) };
        Some(Field::Extract { op: Op::BitFieldUExtract, word, bits, from: SmallVec::from_slice(&[shift]) })
    }

    /// `word << left >> right`, with the sign
    fn signed(&self, shifted: Value, right: Value) -> Option<Field> {
        let right = self.same_word(right).filter(|&right| right < 32)?;
        let (shift, word, left) = self.by_constant(shifted, Opcode::Shl)?;
        let bits = Bits { first: right.checked_sub(left)?, count: 32 - right };
        Some(Field::Extract { op: Op::BitFieldSExtract, word, bits, from: SmallVec::from_slice(&[shift]) })
    }

    /// `word & !mask | field << first & mask`
    fn replaced(&self, kept: Value, put: Value) -> Option<Field> {
        let (keep, word, mask) = self.by_constant(kept, Opcode::And)?;
        let bits = Bits::of(!mask)?;
        let mut from = SmallVec::from_slice(&[keep]);
        let (field, mask) = self.field_at(put, bits, &mut from)?;
        Some(Field::Insert { word, field, mask, bits, from })
    }

    /// `word | (field & mask) << first`, where the word has none of these bits. Without a mask it stays: processors have a shift with an
    /// `or` in one instruction, and a rotation is made of them.
    fn added(&self, word: Value, put: Value) -> Option<Field> {
        let mut from = SmallVec::new();
        let (mut mask, mut moved) = (u32::MAX, put);
        if let Some((and, of, bits)) = self.by_constant(put, Opcode::And) {
            from.push(and);
            (mask, moved) = (bits, of);
        }
        let (shift, mut field, first) = self.by_constant(moved, Opcode::Shl)?;
        from.push(shift);
        mask &= u32::MAX << first;
        if let Some((and, of, low)) = self.by_constant(field, Opcode::And) {
            mask &= low << first;
            from.push(and);
            field = of;
        }
        let bits = Bits::of(mask & self.open_bits(moved, DEPTH)).filter(|bits| bits.first == first)?;
        let is_free = || self.open_bits(word, DEPTH) & bits.mask() == 0;
        (from.len() > 1 && is_free()).then_some(Field::Insert { word, field, mask: None, bits, from })
    }

    /// The bits of a number that may be set, as far as masks, shifts and bounds say.
    fn open_bits(&self, value: Value, depth: u32) -> u32 {
        if let Some(number) = self.same_word(value) {
            return number;
        }
        let Some(inst) = value.as_inst().filter(|_| depth > 0) else { return u32::MAX };
        let up_to = |most: Option<u32>| {
            most.map_or(u32::MAX, |most| u32::MAX.checked_shr(most.leading_zeros()).unwrap_or(0))
        };
        let open = |value| self.open_bits(value, depth - 1);
        match (self.inst(inst).op, self.func.operands(inst)) {
            (Opcode::And, &[a, b]) => open(a) & open(b),
            (Opcode::Or, &[a, b]) => open(a) | open(b),
            (Opcode::Shl, &[a, by]) => self.same_word(by).map_or(u32::MAX, |by| open(a) << (by & 31)),
            (Opcode::LShr, &[a, by]) => self.same_word(by).map_or(u32::MAX, |by| open(a) >> (by & 31)),
            (Opcode::ExtractElement, &[vector, _]) => open(vector),
            (Opcode::Intrinsic, &[.., most]) => match self.inst(inst).intrinsic() {
                Some(Intrinsic::UMin | Intrinsic::UClamp) => up_to(self.same_word(most)),
                Some(Intrinsic::SClamp) => {
                    let least = self.func.operands(inst).get(1).and_then(|&least| self.same_word(least));
                    up_to(self.same_word(most).filter(|_| least.is_some_and(|least| least >> 31 == 0)))
                }
                _ => u32::MAX,
            },
            _ => u32::MAX,
        }
    }

    /// What has been moved to the bits of a field, and has no others; with a mask where it has not all of them.
    fn field_at(
        &self,
        put: Value,
        bits: Bits,
        from: &mut SmallVec<[InstId; 3]>,
    ) -> Option<(Value, Option<u32>)> {
        let reaches_end = bits.first + bits.count == 32;
        if let Some((and, field, mask)) = self.by_constant(put, Opcode::And)
            && (mask == bits.mask() || reaches_end && bits.first > 0 && mask & !bits.mask() == 0)
        {
            from.push(and);
            if bits.first == 0 {
                return Some((field, None));
            }
            let (shift, field, by) = self.by_constant(field, Opcode::Shl)?;
            from.push(shift);
            let kept = Some(mask >> bits.first).filter(|_| mask != bits.mask());
            return (by == bits.first).then_some((field, kept));
        }
        let (shift, field, by) = self.by_constant(put, Opcode::Shl)?;
        from.push(shift);
        (by == bits.first && reaches_end).then_some((field, None))
    }

    /// An operation of a kind with a constant: the instruction, what it is of, and the constant; shifts by less than 32 alone.
    fn by_constant(&self, value: Value, op: Opcode) -> Option<(InstId, Value, u32)> {
        let inst = value.as_inst().filter(|&inst| self.inst(inst).op == op)?;
        let &[of, by] = self.func.operands(inst) else { return None };
        let by = self.same_word(by).filter(|&by| op == Opcode::And || by < 32)?;
        Some((inst, of, by))
    }

    /// The number in each lane of a constant.
    fn same_word(&self, value: Value) -> Option<u32> {
        let consts = &self.ctx.consts;
        match &consts.get(value.as_const()?).kind {
            ConstKind::Int(word) => Some(*word as u32),
            ConstKind::Aggregate(lanes) => {
                let first = *lanes.first()?;
                consts
                    .as_int(first)
                    .filter(|_| lanes.iter().all(|&lane| lane == first))
                    .map(|word| word as u32)
            }
            _ => None,
        }
    }
}

/// Whether an operation may be part of a pattern.
fn is_shift_or_mask(op: Opcode) -> bool {
    matches!(op, Opcode::And | Opcode::Shl | Opcode::LShr)
}
