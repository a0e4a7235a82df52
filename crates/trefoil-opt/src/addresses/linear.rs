//! Addresses as a start, bytes and scaled values: what optimisers leave when they step through memory by other types
//! than it has, as a row of a matrix taken from the address of one of its elements.

use super::Addresses;
use smallvec::SmallVec;
use trefoil_ir::{Flags, InstId, LayoutRule, Opcode, Type, TypeId, Value, ValueKind};

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
        let mut operands: SmallVec<[Value; 8]> = smallvec::smallvec![address.root, self.ctx.i32(0)];
        let mut ty = address.ty;
        while address.offset != 0 || !address.terms.is_empty() {
            let (member, index) = match self.ctx.types.get(ty) {
                Type::Array { elem, .. } | Type::Vector { elem, .. } => {
                    let elem = *elem;
                    (elem, self.level(&mut address, i64::from(self.size(elem)))?)
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
        let pointer = self.cursor.func.insts[inst].ty;
        let flags = self.cursor.func.insts[inst].flags;
        self.cursor.func.replace(inst, Opcode::Gep, pointer, &operands, address.ty.as_u32(), flags);
        Some(())
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
                rest.push((value, bytes));
                continue;
            }
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
                None if self.cursor.func.value_type(self.ctx, index) == TypeId::I32 => {
                    terms.push((index, bytes))
                }
                None => return None,
            }
            ty = member;
        }
        Some(())
    }
}
