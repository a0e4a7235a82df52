//! The lanes of values that instructions take.

use super::{Like, Scalarizer};
use trefoil_ir::{ConstExpr, ConstKind, Flags, InstId, Opcode, TypeId, Value, ValueKind};

impl Scalarizer<'_> {
    /// A lane of a vector; a value that is no vector has itself as every lane.
    pub(super) fn lane(&mut self, value: Value, lane: usize) -> Option<Value> {
        let ty = self.func.value_type(self.ctx, value);
        let (scalar, count) = (self.ctx.types.scalar(ty), self.ctx.types.lanes(ty) as usize);
        if scalar == ty {
            return Some(value);
        }
        if let Some(known) = self.lanes.get(&value).and_then(|lanes| *lanes.get(lane)?) {
            return Some(known);
        }
        let found = match value.kind() {
            ValueKind::Const(id) => {
                let part = match self.ctx.consts.get(id).kind {
                    ConstKind::Undef => self.ctx.consts.undef(scalar),
                    ConstKind::Poison => self.ctx.consts.poison(scalar),
                    _ => self.ctx.consts.member(&self.ctx.types, id, lane as u32)?,
                };
                part.into()
            }
            _ => self.taken(value, lane, scalar)?,
        };
        let lanes = self.lanes.entry(value).or_insert_with(|| vec![None; count]);
        *lanes.get_mut(lane)? = Some(found);
        Some(found)
    }

    /// A lane of what is not taken apart: what was put there last, else what `extractelement` gives.
    fn taken(&mut self, value: Value, lane: usize, scalar: TypeId) -> Option<Value> {
        let mut whole = value;
        while let Some(inst) = whole.as_inst().filter(|&i| self.func.insts[i].op == Opcode::InsertElement) {
            let &[below, part, index] = self.func.operands(inst) else { return None };
            let Some(index) = self.ctx.as_int(index) else { break };
            if index == lane as u64 {
                return Some(part);
            }
            whole = below;
        }
        if whole.as_const().is_some() {
            return self.lane(whole, lane);
        }
        let at = self.after(whole)?;
        let index = self.ctx.lane(lane as u32);
        let new = self.make(at, Opcode::ExtractElement, scalar, &[whole, index], Like::NOTHING);
        self.call_it(new, whole, &format!(".i{lane}"));
        Some(new.into())
    }

    /// The address of a lane of a vector in memory.
    pub(super) fn lane_address(
        &mut self,
        user: InstId,
        pointer: Value,
        elem: TypeId,
        lane: usize,
    ) -> Option<Value> {
        if lane == 0 {
            return Some(pointer);
        }
        if let Some(&known) = self.addresses.get(&(pointer, elem, lane)) {
            return Some(known);
        }
        // Addresses in variables of the module have no place of their own.
        let own = matches!(pointer.kind(), ValueKind::Inst(_) | ValueKind::Param(_));
        let at = if own { self.after(pointer)? } else { user };
        let ty = self.func.value_type(self.ctx, pointer);
        let index = self.ctx.i32(lane as u32);
        if let (ValueKind::Global(_), Some(index)) = (pointer.kind(), index.as_const()) {
            let base = self.ctx.consts.intern(ty, ConstKind::Address(pointer));
            let operands = Box::new([base, index]);
            let data = elem.as_u32();
            let address = ConstExpr { op: Opcode::Gep, flags: Flags::NONE, data, operands };
            return Some(self.ctx.consts.intern(ty, ConstKind::Expr(Box::new(address))).into());
        }
        let like = Like { data: elem.as_u32(), flags: Flags::NONE };
        let new = self.make(at, Opcode::Gep, ty, &[pointer, index], like);
        self.call_it(new, pointer, &format!(".i{lane}"));
        if own {
            self.addresses.insert((pointer, elem, lane), new.into());
        }
        Some(new.into())
    }

    /// Notes where lanes of an instruction's operands are taken, before anything new stands there.
    pub(super) fn begin(&mut self, operands: &[Value]) {
        self.points.clear();
        for &value in operands {
            if matches!(value.kind(), ValueKind::Inst(_) | ValueKind::Param(_)) {
                self.after(value);
            }
        }
    }

    /// The instruction before which lanes of a value are taken: right after it, or at the head of the function.
    fn after(&mut self, value: Value) -> Option<InstId> {
        let mut first = match value.as_inst() {
            Some(inst) => *self.next.get(&inst)?,
            None => *self.func.blocks[self.func.entry()].insts.first()?,
        };
        if let Some(&known) = self.points.get(&first) {
            return Some(known);
        }
        let old = first;
        while let Some(&before) = self.before.get(&first).and_then(|list| list.first()) {
            first = before;
        }
        self.points.insert(old, first);
        Some(first)
    }
}
