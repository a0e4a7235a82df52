//! Byte-addressed buffers: loads and stores of any type, assembled from the words of the buffer. An atomic operation of 64 bits
//! needs the double word in one piece: it goes through a second variable of the same binding.

use crate::kinds;
use crate::lower::resource::{Descriptor, View};
use crate::lower::types::{Scalar, Shape};
use crate::lower::{Lower, Result};
use crate::module::Id;
use smallvec::SmallVec;
use spirv::Op;
use trefoil_ir::{InstId, LayoutRule, Opcode, Type, TypeId, Value};

/// An offset in a buffer of words: a dynamic part and a constant one.
#[derive(Clone, Copy)]
pub(in crate::lower) struct Bytes {
    /// The handle of the buffer.
    handle: Value,
    /// The buffer as words.
    buffer: Descriptor,
    /// The dynamic part in bytes; [`Id::NONE`] when there is none.
    dynamic: Id,
    /// Whether the dynamic part is a multiple of four.
    whole: bool,
    /// The constant part in bytes.
    constant: u32,
}

/// How many operations deep an offset is searched for its alignment.
const MAX_DEPTH: u32 = 8;

/// How many indices of words are looked through.
const MOST_KNOWN: usize = 16;

/// The indices of words that the block of a label has computed, the latest last.
#[derive(Default)]
pub(in crate::lower) struct Words {
    label: Id,
    known: SmallVec<[Known; MOST_KNOWN]>,
}

/// An operation on two integers, or the address of a word by its buffer and index, and what it gives.
struct Known {
    op: Op,
    operands: [Id; 2],
    id: Id,
}

/// The layout of raw buffers.
const RULE: LayoutRule = LayoutRule::Scalar;

impl Lower<'_> {
    /// The address at an offset in a buffer.
    pub(in crate::lower) fn bytes(&mut self, handle: Value, at: Value) -> Result<Bytes> {
        let buffer = self.descriptor(handle)?;
        Ok(match self.ctx.as_int(at) {
            Some(constant) => {
                Bytes { handle, buffer, dynamic: Id::NONE, whole: true, constant: constant as u32 }
            }
            None => {
                let whole = self.is_whole_words(at, MAX_DEPTH);
                Bytes { handle, buffer, dynamic: self.id(at)?, whole, constant: 0 }
            }
        })
    }

    /// Whether an offset is known to be a multiple of four; `depth` bounds the search through operands.
    fn is_whole_words(&self, bytes: Value, depth: u32) -> bool {
        if let Some(n) = self.ctx.as_int(bytes) {
            return n % 4 == 0;
        }
        let (Some(inst), Some(depth)) = (bytes.as_inst(), depth.checked_sub(1)) else { return false };
        let &[a, b] = self.func.operands(inst) else { return false };
        match self.inst(inst).op {
            Opcode::Add | Opcode::Sub | Opcode::Or => {
                self.is_whole_words(a, depth) && self.is_whole_words(b, depth)
            }
            Opcode::Mul | Opcode::And => self.is_whole_words(a, depth) || self.is_whole_words(b, depth),
            Opcode::Shl => self.ctx.as_int(b).is_some_and(|n| n >= 2) || self.is_whole_words(a, depth),
            _ => false,
        }
    }

    /// The address that a `getelementptr` over `source` computes from `from`.
    pub(in crate::lower) fn step_bytes(
        &mut self,
        from: Bytes,
        source: TypeId,
        first: Value,
        path: &[Value],
    ) -> Result<Bytes> {
        let stride = if source == TypeId::I8 { 1 } else { RULE.stride(self.ctx, source) };
        let mut at = self.add_scaled(from, first, stride)?;
        let mut ty = source;
        for &index in path {
            let ctx = self.ctx;
            match (ctx.types.get(ty), ctx.as_int(index)) {
                (Type::Struct { .. }, Some(n)) => {
                    at.constant = at.constant.wrapping_add(ctx.member_offset(RULE, ty, n as u32));
                    match ctx.types.member(ty, n as u32) {
                        Some(member) => ty = member,
                        None => return self.bug("an address outside its type"),
                    }
                }
                (&Type::Array { elem, .. }, _) => {
                    at = self.add_scaled(at, index, RULE.stride(ctx, elem))?;
                    ty = elem;
                }
                (&Type::Vector { elem, .. }, _) => {
                    at = self.add_scaled(at, index, RULE.size(ctx, elem))?;
                    ty = elem;
                }
                _ => return self.bug("an address outside its type"),
            }
        }
        Ok(at)
    }

    fn add_scaled(&mut self, mut at: Bytes, index: Value, scale: u32) -> Result<Bytes> {
        if let Some(n) = self.ctx.as_int(index) {
            at.constant = at.constant.wrapping_add((n as u32).wrapping_mul(scale));
            return Ok(at);
        }
        let shape = self.shape_of_value(index)?;
        let id = self.id(index)?;
        let id = self.adapt(id, shape, Shape::UINT);
        let scaled = if scale == 1 {
            id
        } else {
            let scale = self.out.u32(scale);
            self.op(Op::IMul, Shape::UINT, &[id, scale])
        };
        at.whole &= scale.is_multiple_of(4) || self.is_whole_words(index, MAX_DEPTH);
        at.dynamic =
            if at.dynamic.is_none() { scaled } else { self.op(Op::IAdd, Shape::UINT, &[at.dynamic, scaled]) };
        Ok(at)
    }

    /// The offset in bytes as one value.
    fn offset(&mut self, at: Bytes) -> Id {
        let constant = self.out.u32(at.constant);
        match (at.dynamic, at.constant) {
            (Id::NONE, _) => constant,
            (dynamic, 0) => dynamic,
            (dynamic, _) => self.op(Op::IAdd, Shape::UINT, &[dynamic, constant]),
        }
    }

    /// A pointer to the word that contains an address.
    fn word(&mut self, at: Bytes) -> Id {
        self.element_at(at, at.buffer, Shape::UINT)
    }

    /// A pointer to the element of a buffer, of words or double words, that contains an address.
    fn element_at(&mut self, at: Bytes, buffer: Descriptor, element: Shape) -> Id {
        let size = element.bits() / 8;
        let index = if at.dynamic.is_none() {
            self.out.u32(at.constant / size)
        } else {
            let shift = self.out.u32(size.ilog2());
            if at.constant.is_multiple_of(size) {
                let more = self.out.u32(at.constant / size);
                let index = self.once(Op::ShiftRightLogical, [at.dynamic, shift]);
                if at.constant == 0 { index } else { self.once(Op::IAdd, [index, more]) }
            } else {
                let offset = self.offset(at);
                self.op(Op::ShiftRightLogical, Shape::UINT, &[offset, shift])
            }
        };
        let chain = [buffer.pointer, index];
        if let Some(known) = self.known(Op::AccessChain, chain) {
            return known;
        }
        let held = self.type_of_shape(element);
        let pointer = self.out.pointer(buffer.class, held);
        let zero = self.out.u32(0);
        let id = self.out.value(Op::AccessChain, pointer, &[buffer.pointer, zero, index]);
        if buffer.non_uniform {
            self.out.non_uniform(id);
        }
        self.keep(Op::AccessChain, chain, id);
        id
    }

    /// An operation on integers that a block has once.
    fn once(&mut self, op: Op, operands: [Id; 2]) -> Id {
        if let Some(known) = self.known(op, operands) {
            return known;
        }
        let id = self.op(op, Shape::UINT, &operands);
        self.keep(op, operands, id);
        id
    }

    /// What the block has computed already.
    fn known(&mut self, op: Op, operands: [Id; 2]) -> Option<Id> {
        let label = self.label();
        let words = &mut self.addresses.words;
        if std::mem::replace(&mut words.label, label) != label {
            words.known.clear();
        }
        let is_same = |known: &&Known| known.op == op && known.operands == operands;
        words.known.iter().rev().find(is_same).map(|known| known.id)
    }

    /// Keeps what a block has computed.
    fn keep(&mut self, op: Op, operands: [Id; 2], id: Id) {
        let known = &mut self.addresses.words.known;
        if known.len() == MOST_KNOWN {
            known.remove(0);
        }
        known.push(Known { op, operands, id });
    }

    /// A pointer for an atomic operation on a value, and what it points to.
    pub(in crate::lower) fn atomic_word(&mut self, at: Bytes, shape: Shape) -> Result<(Id, Shape)> {
        match shape.bits() {
            32 => Ok((self.word(at), Shape::UINT)),
            64 => {
                let buffer = self.descriptor_in(at.handle, View::DoubleWords)?;
                let element = Shape::new(Scalar::Uint(64), 1);
                Ok((self.element_at(at, buffer, element), element))
            }
            _ => self.fail(&kinds::RAW_ATOMIC_WIDTH),
        }
    }

    fn load_word(&mut self, at: Bytes) -> Id {
        let pointer = self.word(at);
        self.op(Op::Load, Shape::UINT, &[pointer])
    }

    /// The bit position of the 16 bits at an address within their word.
    fn half_shift(&mut self, at: Bytes) -> Id {
        if at.whole {
            return self.out.u32(at.constant % 4 * 8);
        }
        let offset = self.offset(at);
        let (two, three) = (self.out.u32(2), self.out.u32(3));
        let odd = self.op(Op::BitwiseAnd, Shape::UINT, &[offset, two]);
        self.op(Op::ShiftLeftLogical, Shape::UINT, &[odd, three])
    }

    /// Loads a value of a type; `parts` counts what it has been split into, which is bounded.
    pub(in crate::lower) fn load_bytes(&mut self, at: Bytes, ty: TypeId, parts: &mut u32) -> Result<Id> {
        self.part(parts)?;
        if let Some(members) = self.members(ty)? {
            let mut ids: SmallVec<[Id; 8]> = SmallVec::new();
            for (n, &member) in members.iter().enumerate() {
                ids.push(self.load_bytes(self.member_bytes(at, ty, n as u32), member, parts)?);
            }
            let ty = self.value_type(ty)?;
            return Ok(self.out.value(Op::CompositeConstruct, ty, &ids));
        }
        let shape = self.shape(ty)?;
        let scalar = shape.with_lanes(1);
        let mut lanes: SmallVec<[Id; 4]> = SmallVec::new();
        for n in 0..shape.lanes {
            let at = Bytes { constant: at.constant.wrapping_add(n * shape.bits() / 8), ..at };
            lanes.push(self.load_scalar(at, scalar)?);
        }
        Ok(if shape.lanes == 1 { lanes[0] } else { self.op(Op::CompositeConstruct, shape, &lanes) })
    }

    /// Loads the lanes of a vector that anything takes, each for itself.
    pub(in crate::lower) fn load_lanes(
        &mut self,
        inst: InstId,
        at: Bytes,
        ty: TypeId,
        taken: u8,
    ) -> Result<()> {
        let shape = self.shape(ty)?;
        let mut lanes = [Id::NONE; 4];
        for n in (0..shape.lanes.min(4)).filter(|n| taken & 1 << n != 0) {
            let at = Bytes { constant: at.constant.wrapping_add(n * shape.bits() / 8), ..at };
            lanes[n as usize] = self.load_scalar(at, shape.with_lanes(1))?;
        }
        self.keep_lanes(inst, lanes);
        Ok(())
    }

    fn member_bytes(&self, at: Bytes, ty: TypeId, index: u32) -> Bytes {
        Bytes { constant: at.constant.wrapping_add(self.ctx.member_offset(RULE, ty, index)), ..at }
    }

    fn load_scalar(&mut self, at: Bytes, shape: Shape) -> Result<Id> {
        Ok(match shape.bits() {
            32 => {
                let word = self.load_word(at);
                self.bit_cast(word, Shape::UINT, shape)
            }
            64 => {
                let low = self.load_word(at);
                let high = self.load_word(Bytes { constant: at.constant.wrapping_add(4), ..at });
                let pair = self.op(Op::CompositeConstruct, Shape::UINT.with_lanes(2), &[low, high]);
                self.op(Op::Bitcast, shape, &[pair])
            }
            16 => {
                let word = self.load_word(at);
                let shift = self.half_shift(at);
                let low = self.op(Op::ShiftRightLogical, Shape::UINT, &[word, shift]);
                let narrow = Shape::new(Scalar::Uint(16), 1);
                let half = self.op(Op::UConvert, narrow, &[low]);
                self.bit_cast(half, narrow, shape)
            }
            _ => return self.fail(&kinds::RAW_VALUE_WIDTH),
        })
    }

    /// Stores a value of a type; `parts` as for loads.
    pub(in crate::lower) fn store_bytes(
        &mut self,
        at: Bytes,
        ty: TypeId,
        id: Id,
        parts: &mut u32,
    ) -> Result<()> {
        self.part(parts)?;
        if let Some(members) = self.members(ty)? {
            for (n, &member) in members.iter().enumerate() {
                let held = self.value_type(member)?;
                let part = self.out.value_with(Op::CompositeExtract, held, &[id], &[n as u32]);
                self.store_bytes(self.member_bytes(at, ty, n as u32), member, part, parts)?;
            }
            return Ok(());
        }
        let shape = self.shape(ty)?;
        let mut n = 0;
        while n < shape.lanes {
            let at = Bytes { constant: at.constant.wrapping_add(n * shape.bits() / 8), ..at };
            if shape.bits() == 16 && n + 1 < shape.lanes && at.whole && at.constant.is_multiple_of(4) {
                // Two halves that fill a word need no atomics.
                let part = shape.with_lanes(2);
                let pair = match shape.lanes {
                    2 => id,
                    _ => {
                        let lanes = [self.lane(id, shape, n), self.lane(id, shape, n + 1)];
                        self.op(Op::CompositeConstruct, part, &lanes)
                    }
                };
                let word = self.op(Op::Bitcast, Shape::UINT, &[pair]);
                let pointer = self.word(at);
                self.out.inst(Op::Store, &[pointer, word]);
                n += 2;
                continue;
            }
            let scalar = self.lane(id, shape, n);
            self.store_scalar(at, shape.with_lanes(1), scalar)?;
            n += 1;
        }
        Ok(())
    }

    fn store_scalar(&mut self, at: Bytes, shape: Shape, id: Id) -> Result<()> {
        match shape.bits() {
            32 => {
                let word = self.bit_cast(id, shape, Shape::UINT);
                let pointer = self.word(at);
                self.out.inst(Op::Store, &[pointer, word]);
            }
            64 => {
                let two = Shape::UINT.with_lanes(2);
                let pair = self.op(Op::Bitcast, two, &[id]);
                for n in 0..2 {
                    let word = self.lane(pair, two, n);
                    let pointer = self.word(Bytes { constant: at.constant.wrapping_add(n * 4), ..at });
                    self.out.inst(Op::Store, &[pointer, word]);
                }
            }
            16 => self.store_half(at, shape, id),
            _ => return self.fail(&kinds::RAW_VALUE_WIDTH),
        }
        Ok(())
    }

    /// Stores 16 bits into their word, with atomics: another invocation may write the other half.
    fn store_half(&mut self, at: Bytes, shape: Shape, id: Id) {
        let narrow = Shape::new(Scalar::Uint(16), 1);
        let half = self.bit_cast(id, shape, narrow);
        let wide = self.op(Op::UConvert, Shape::UINT, &[half]);
        let shift = self.half_shift(at);
        let (mask, value) =
            (self.out.u32(0xffff), self.op(Op::ShiftLeftLogical, Shape::UINT, &[wide, shift]));
        let mask = self.op(Op::ShiftLeftLogical, Shape::UINT, &[mask, shift]);
        let keep = self.op(Op::Not, Shape::UINT, &[mask]);
        let pointer = self.word(at);
        let (device, relaxed) = (self.out.u32(spirv::Scope::Device as u32), self.out.u32(0));
        self.op(Op::AtomicAnd, Shape::UINT, &[pointer, device, relaxed, keep]);
        self.op(Op::AtomicOr, Shape::UINT, &[pointer, device, relaxed, value]);
    }
}
