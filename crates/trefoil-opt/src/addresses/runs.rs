//! Loads and stores of several values as one integer, by which other optimisers copy small structures: each value is loaded or
//! stored by itself. Truncations and shifts that take such an integer apart get the values.

use super::{Addresses, Path};
use smallvec::SmallVec;
use trefoil_ir::{Flags, InstId, Opcode, Type, TypeId, Value};

/// The parts of an integer from its lowest bits up: their width, and their value as an integer.
pub(super) type Parts = SmallVec<[(u32, Value); 4]>;

impl Addresses<'_, '_> {
    /// The values in the memory of an integer, when they fill its bits exactly.
    fn lie_under(&mut self, pointer: Value, integer: TypeId) -> Option<Vec<(Value, TypeId)>> {
        let &Type::Int(bits) = self.ctx.types.get(integer) else { return None };
        let whole = self.pointee(pointer)?;
        let (mut ty, mut path) = (whole, Path::new());
        while self.size(ty) * 8 > bits {
            ty = self.ctx.types.member(ty, 0)?;
            path.push(0);
        }
        let mut leaves = Vec::new();
        if self.size(ty) * 8 < bits || !self.leaves(ty, &mut path, &mut leaves) {
            return None;
        }
        let sum: u32 = leaves.iter().map(|(_, leaf)| self.bits(*leaf)).sum();
        if sum != bits || leaves.len() < 2 || leaves.iter().any(|(_, leaf)| self.bits(*leaf) == 0) {
            return None;
        }
        Some(leaves.into_iter().map(|(path, leaf)| (self.step(whole, pointer, &path), leaf)).collect())
    }

    fn bits(&self, ty: TypeId) -> u32 {
        self.ctx.types.scalar_bits(ty) * self.ctx.types.lanes(ty)
    }

    /// Splits a load of several values as one integer; `false` for other loads.
    pub(super) fn load_run(&mut self, inst: InstId, pointer: Value) -> bool {
        let ty = self.cursor.func.insts[inst].ty;
        let Some(places) = self.lie_under(pointer, ty) else { return false };
        let mut parts = Parts::new();
        let (mut sum, mut at) = (None, 0);
        let last = places.len() - 1;
        for (n, (place, leaf)) in places.into_iter().enumerate() {
            let bits = self.bits(leaf);
            let word = self.ctx.types.int(bits);
            let mut value = self.emit(Opcode::Load, leaf, &[place], 0);
            if leaf != word {
                value = self.emit(Opcode::BitCast, word, &[value], 0);
            }
            parts.push((bits, value));
            let wide = self.emit(Opcode::ZExt, ty, &[value], 0);
            let by = self.ctx.int(ty, u64::from(at));
            let shifted = if at == 0 { wide } else { self.emit(Opcode::Shl, ty, &[wide, by], 0) };
            sum = match sum {
                None => Some(shifted),
                Some(sum) if n == last => {
                    self.cursor.func.replace(inst, Opcode::Or, ty, &[sum, shifted], 0, Flags::NONE);
                    self.cursor.keep(inst);
                    None
                }
                Some(sum) => Some(self.emit(Opcode::Or, ty, &[sum, shifted], 0)),
            };
            at += bits;
        }
        self.parts.insert(inst, parts);
        true
    }

    /// Splits a store of several values as one integer; `false` for other stores.
    pub(super) fn store_run(&mut self, value: Value, pointer: Value) -> bool {
        let ty = self.cursor.func.value_type(self.ctx, value);
        let Some(places) = self.lie_under(pointer, ty) else { return false };
        let known = value.as_inst().and_then(|i| self.parts.get(&i)).cloned().unwrap_or_default();
        let mut at = 0;
        for (n, (place, leaf)) in places.into_iter().enumerate() {
            let bits = self.bits(leaf);
            let word = self.ctx.types.int(bits);
            let mut part = match known.get(n) {
                Some(&(there, part)) if there == bits && known.len() > 1 => part,
                _ => {
                    let by = self.ctx.int(ty, u64::from(at));
                    let moved = if at == 0 { value } else { self.emit(Opcode::LShr, ty, &[value, by], 0) };
                    self.emit(Opcode::Trunc, word, &[moved], 0)
                }
            };
            if leaf != word {
                part = self.emit(Opcode::BitCast, leaf, &[part], 0);
            }
            self.emit(Opcode::Store, TypeId::VOID, &[part, place], 0);
            at += bits;
        }
        true
    }

    /// Replaces a truncation of an integer made of parts by its lowest part.
    pub(super) fn truncate(&mut self, inst: InstId) {
        let ty = self.cursor.func.insts[inst].ty;
        let of = self.cursor.func.operands(inst).first().and_then(|v| v.as_inst());
        let first = of.and_then(|of| self.parts.get(&of)).and_then(|parts| parts.first().copied());
        if let Some((bits, part)) = first
            && *self.ctx.types.get(ty) == Type::Int(bits)
        {
            self.cursor.func.replace(inst, Opcode::BitCast, ty, &[part], 0, Flags::NONE);
        }
        self.cursor.keep(inst);
    }

    /// Records the remaining parts of an integer made of parts after a right shift.
    pub(super) fn shift(&mut self, inst: InstId) {
        self.cursor.keep(inst);
        let &[value, by] = self.cursor.func.operands(inst) else { return };
        let Some(mut by) = self.ctx.as_int(by) else { return };
        let Some(parts) = value.as_inst().and_then(|of| self.parts.get(&of)) else { return };
        let mut rest = parts.clone();
        while by > 0 && !rest.is_empty() {
            let (bits, _) = rest.remove(0);
            let Some(left) = by.checked_sub(u64::from(bits)) else { return };
            by = left;
        }
        if !rest.is_empty() {
            self.parts.insert(inst, rest);
        }
    }
}
