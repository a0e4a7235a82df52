//! Addresses as a start, bytes and scaled values: what optimisers leave when they step through memory by other types
//! than it has, as a row of a matrix taken from the address of one of its elements.

use super::Addresses;
use smallvec::SmallVec;
use trefoil_ir::{
    Dialect, Flags, InstId, Intrinsic, LayoutRule, Opcode, ResourceKind, Type, TypeId, Value, ValueKind,
};

/// Most steps that are followed to the start of memory.
const MAX_STEPS: u32 = 16;

/// `root + offset + Σ value · bytes`
struct Linear {
    root: Value,
    ty: TypeId,
    offset: i64,
    terms: SmallVec<[(Value, i64); 4]>,
}

impl Addresses<'_, '_> {
    /// Makes a step that starts anew at the variable's own address, when each part of the way is a multiple of what some
    /// level of the variable's type takes.
    pub(super) fn restart(&mut self, inst: InstId) -> Option<()> {
        let mut address = self.linear(inst)?;
        let element = self.element_reached(&mut address);
        let mut operands: SmallVec<[Value; 8]> = smallvec::smallvec![address.root, self.ctx.i32(0)];
        let mut ty = address.ty;
        while address.offset != 0 || !address.terms.is_empty() {
            let (member, index) = match self.ctx.types.get(ty) {
                &Type::Array { elem, len } | &Type::Vector { elem, len } => {
                    let index = self.level(&mut address, i64::from(self.size(elem)))?;
                    self.ctx.as_int(index).is_none_or(|n| len == 0 || n < u64::from(len)).then_some(())?;
                    (elem, index)
                }
                Type::Struct { fields, .. } => {
                    let fields = fields.clone();
                    let starts = |i: u32| i64::from(self.ctx.member_offset(LayoutRule::Scalar, ty, i));
                    let member = (0..fields.len() as u32).rev().find(|&i| starts(i) <= address.offset)?;
                    address.offset -= starts(member);
                    (fields[member as usize], self.ctx.i32(member))
                }
                _ => return None,
            };
            operands.push(index);
            ty = member;
        }
        if let Some((handle, at)) = element {
            let ty = self.cursor.func.value_type(self.ctx, address.root);
            operands[0] = self.emit(Opcode::Intrinsic, ty, &[handle, at], Intrinsic::GetPointer as u32);
        }
        let pointer = self.cursor.func.insts[inst].ty;
        let flags = self.cursor.func.insts[inst].flags;
        self.cursor.func.replace(inst, Opcode::Gep, pointer, &operands, address.ty.as_u32(), flags);
        Some(())
    }

    /// Takes from an address in a buffer the whole elements between the one that it starts from and the one that it reaches:
    /// the buffer and the index of the latter. What elements take is the data layout's, though elements that are vectors of three
    /// lie closer in the buffer.
    fn element_reached(&mut self, address: &mut Linear) -> Option<(Value, Value)> {
        let root = address.root.as_inst()?;
        if !self.cursor.func.insts[root].is_intrinsic(Intrinsic::GetPointer) {
            return None;
        }
        let &[handle, at] = self.cursor.func.operands(root) else { return None };
        let buffer = self.ctx.types.as_resource(self.cursor.func.value_type(self.ctx, handle))?;
        let size = i64::from(self.size(address.ty));
        if buffer.kind != ResourceKind::StructuredBuffer || size == 0 {
            return None;
        }
        let before = address.offset.div_euclid(size);
        address.offset = address.offset.rem_euclid(size);
        let by = self.level(address, size)?;
        let before = self.ctx.i32(before as u32);
        let sum = |this: &mut Self, a: Value, b: Value| match (this.ctx.as_int(a), this.ctx.as_int(b)) {
            (Some(0), _) => b,
            (_, Some(0)) => a,
            (Some(a), Some(b)) => this.ctx.i32((a as u32).wrapping_add(b as u32)),
            _ => this.word(Opcode::Add, a, b),
        };
        let by = sum(self, by, before);
        (self.ctx.as_int(by) != Some(0)).then(|| (handle, sum(self, at, by)))
    }

    /// Takes from an address what whole elements of this size make, as one index.
    fn level(&mut self, address: &mut Linear, size: i64) -> Option<Value> {
        if size == 0 || address.offset < 0 {
            return None;
        }
        let known = address.offset / size;
        address.offset %= size;
        let mut index: Option<Value> = None;
        let mut rest = SmallVec::new();
        for (value, bytes) in std::mem::take(&mut address.terms) {
            if bytes % size != 0 {
                match self.chosen(value, bytes, size) {
                    Some(chosen) => {
                        index = Some(index.map_or(chosen, |sum| self.word(Opcode::Add, sum, chosen)))
                    }
                    None => rest.push((value, bytes)),
                }
                continue;
            }
            let value = self.in_words(value);
            let factor = self.ctx.i32((bytes / size) as u32);
            let scaled = if bytes == size { value } else { self.word(Opcode::Mul, value, factor) };
            index = Some(index.map_or(scaled, |sum| self.word(Opcode::Add, sum, scaled)));
        }
        address.terms = rest;
        let known = self.ctx.i32(known as u32);
        Some(match index {
            None => known,
            Some(index) if self.ctx.as_int(known) == Some(0) => index,
            Some(index) => self.word(Opcode::Add, index, known),
        })
    }

    /// A select of two constants that count steps of `bytes`, as a select that counts elements of `size`.
    fn chosen(&mut self, value: Value, bytes: i64, size: i64) -> Option<Value> {
        let inst = value.as_inst().filter(|&i| self.cursor.func.insts[i].op == Opcode::Select)?;
        let &[condition, yes, no] = self.cursor.func.operands(inst) else { return None };
        let elements = |v: Value| {
            let all = (self.ctx.as_int(v)? as u32 as i32 as i64).checked_mul(bytes)?;
            (all % size == 0).then(|| (all / size) as u32)
        };
        let (yes, no) = (elements(yes)?, elements(no)?);
        let operands = [condition, self.ctx.i32(yes), self.ctx.i32(no)];
        Some(self.cursor.inst(Opcode::Select, TypeId::I32, &operands, 0, Flags::NONE).into())
    }

    /// An index and its stride in bytes, with the scaling and widening of the index moved into the stride.
    fn scaled(&self, mut index: Value, mut bytes: i64) -> Option<(Value, i64)> {
        loop {
            let ty = self.cursor.func.value_type(self.ctx, index);
            if !matches!(ty, TypeId::I32 | TypeId::I64) {
                return None;
            }
            let Some(inst) = index.as_inst() else { return Some((index, bytes)) };
            let operands = self.cursor.func.operands(inst);
            let by = operands.get(1).and_then(|&v| self.ctx.as_int(v));
            let (next, factor) = match (self.cursor.func.insts[inst].op, operands, by) {
                (Opcode::SExt | Opcode::ZExt, &[narrow], _) => (narrow, 1),
                (Opcode::Shl, &[value, _], Some(by @ 0..16)) => (value, 1i64 << by),
                (Opcode::Mul, &[value, _], Some(by @ 1..0x1_0000)) => (value, by as i64),
                // Sign extension of a scaled word: shifted to the upper half of 64 bits and part of the way back.
                (Opcode::AShr, &[shifted, _], Some(by @ 16..=32)) if ty == TypeId::I64 => {
                    match self.upper_word(shifted) {
                        Some(word) => (word, 1i64 << (32 - by)),
                        None => return Some((index, bytes)),
                    }
                }
                _ => return Some((index, bytes)),
            };
            // Narrower arithmetic may wrap around, so it is not looked through.
            if !matches!(self.cursor.func.value_type(self.ctx, next), TypeId::I32 | TypeId::I64) {
                return Some((index, bytes));
            }
            (index, bytes) = (next, bytes.checked_mul(factor).filter(|&b| b < 1 << 31)?);
        }
    }

    /// The word that a value has in its upper half, over zeros.
    fn upper_word(&self, value: Value) -> Option<Value> {
        let inst = value.as_inst().filter(|&i| self.cursor.func.insts[i].op == Opcode::Shl)?;
        match *self.cursor.func.operands(inst) {
            [word, by] if self.ctx.as_int(by) == Some(32) => Some(word),
            _ => None,
        }
    }

    /// An index as a word; addresses within one object need no more.
    fn in_words(&mut self, value: Value) -> Value {
        match self.cursor.func.value_type(self.ctx, value) {
            TypeId::I64 => self.cursor.inst(Opcode::Trunc, TypeId::I32, &[value], 0, Flags::NONE).into(),
            _ => value,
        }
    }

    fn word(&mut self, op: Opcode, a: Value, b: Value) -> Value {
        self.cursor.inst(op, TypeId::I32, &[a, b], 0, Flags::NONE).into()
    }

    fn linear(&self, inst: InstId) -> Option<Linear> {
        let (mut offset, mut terms) = (0, SmallVec::new());
        let mut at = inst;
        for _ in 0..MAX_STEPS {
            let operands = self.cursor.func.operands(at);
            self.add_step(at, &mut offset, &mut terms)?;
            let base = *operands.first()?;
            match base.kind() {
                ValueKind::Inst(next) if self.cursor.func.insts[next].op == Opcode::Gep => at = next,
                ValueKind::Inst(next) if self.cursor.func.insts[next].op == Opcode::Alloca => {
                    let ty = self.cursor.func.insts[next].data_type();
                    return Some(Linear { root: base, ty, offset, terms });
                }
                // The element of a buffer, where buffers are addressed by their types.
                ValueKind::Inst(next) if self.cursor.func.insts[next].is_intrinsic(Intrinsic::GetPointer) => {
                    let ty = self.element(next).filter(|_| self.ctx.dialect == Dialect::Spirv)?;
                    return Some(Linear { root: base, ty, offset, terms });
                }
                ValueKind::Inst(next)
                    if self.cursor.func.insts[next].is_intrinsic(Intrinsic::SpirvVariable) =>
                {
                    return Some(Linear { root: base, ty: self.variable_type(next)?, offset, terms });
                }
                ValueKind::Global(global) => {
                    return Some(Linear { root: base, ty: self.ctx.globals[global].ty, offset, terms });
                }
                _ => return None,
            }
        }
        None
    }

    /// Adds what one step makes of bytes.
    fn add_step(
        &self,
        step: InstId,
        offset: &mut i64,
        terms: &mut SmallVec<[(Value, i64); 4]>,
    ) -> Option<()> {
        let mut ty = self.cursor.func.insts[step].data_type();
        for (n, &index) in self.cursor.func.operands(step)[1..].iter().enumerate() {
            let (member, bytes) = match self.ctx.types.get(ty) {
                _ if n == 0 => (ty, i64::from(self.size(ty))),
                Type::Array { elem, .. } | Type::Vector { elem, .. } => (*elem, i64::from(self.size(*elem))),
                Type::Struct { fields, .. } => {
                    let member = self.ctx.as_int(index)? as u32;
                    *offset += i64::from(self.ctx.member_offset(LayoutRule::Scalar, ty, member));
                    ty = *fields.get(member as usize)?;
                    continue;
                }
                _ => return None,
            };
            match self.ctx.as_int(index) {
                Some(known) => *offset += i64::from(known as u32 as i32) * bytes,
                None => terms.push(self.scaled(index, bytes)?),
            }
            ty = member;
        }
        Some(())
    }
}
