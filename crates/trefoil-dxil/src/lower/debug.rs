//! What variables of the source hold, carried over from the old function to the new one, scalar by scalar.
//!
//! Nothing here makes an instruction. A variable in memory that has not become one array is left out.

use super::{Lanes, Lower};
use crate::lower::values::Slot;
use trefoil_ir::{DebugValue, InstId, Opcode, Value, ValueKind};

/// How many instructions that are gone are looked through for the scalars of a value.
const MAX_SALVAGED: u32 = 8;

impl Lower<'_> {
    /// Carries over the values whose point is before the instruction at a position; gives the rest.
    pub(super) fn carry_debug<'v>(
        &mut self,
        pending: &'v [(usize, DebugValue)],
        position: usize,
    ) -> &'v [(usize, DebugValue)] {
        let due = pending.partition_point(|(place, _)| *place <= position);
        for (_, value) in &pending[..due] {
            self.carry_value(*value);
        }
        &pending[due..]
    }

    fn carry_value(&mut self, value: DebugValue) {
        let lanes = match value.is_address {
            true => self.debug_address(value.value),
            false => self.debug_lanes(value.value, MAX_SALVAGED),
        };
        let count = lanes.len() as u32;
        if count == 0 || !value.bits.is_multiple_of(count) {
            return;
        }
        let is_undefined = lanes.iter().all(|&lane| self.is_undef(lane));
        let (block, at) = (self.body.block, self.body.func.inst_count() as u32);
        let mut add = |value: DebugValue| {
            let value = DebugValue { block, at, ..value };
            self.body.func.debug.get_or_insert_default().list.push(value);
        };
        if is_undefined {
            return add(DebugValue { value: lanes[0], ..value });
        }
        let bits = value.bits / count;
        for (i, lane) in (0..).zip(lanes) {
            add(DebugValue { value: lane, bit: value.bit + i * bits, bits, ..value });
        }
    }

    /// The array that a variable in memory has become, or its address where that is passed.
    fn debug_address(&self, address: Value) -> Lanes {
        match address.kind() {
            ValueKind::Param(_) => Lanes::from_slice(&[address]),
            ValueKind::Inst(inst) => match self.values.slot(inst) {
                Slot::Memory(at) => self.memory.whole(at).into_iter().collect(),
                _ => Lanes::new(),
            },
            _ => Lanes::new(),
        }
    }

    /// The scalars that a value has become. Those that nothing computes any more are undefined: what the variable held before
    /// ends there.
    fn debug_lanes(&mut self, value: Value, depth: u32) -> Lanes {
        let lanes = match value.kind() {
            ValueKind::Inst(inst) => match self.values.slot(inst) {
                Slot::Lanes(start, len) => self.values.slice(start as usize..(start + len) as usize).into(),
                Slot::Whole(at) => Lanes::from_slice(&[self.values.at(at as usize)]),
                Slot::Unset if depth > 0 => self.salvaged(inst, depth - 1),
                _ => Lanes::new(),
            },
            ValueKind::Const(id) => {
                let mut lanes = Lanes::new();
                if self.const_lanes(id, &mut lanes).is_err() {
                    lanes.clear();
                }
                lanes
            }
            ValueKind::Param(_) => Lanes::from_slice(&[value]),
            _ => Lanes::new(),
        };
        if !lanes.is_empty() {
            return lanes;
        }
        let ty = self.old_type(value);
        if self.ctx.types.scalar_bits(ty) == 0 {
            return lanes;
        }
        let (undef, count) = (self.ctx.undef(self.ctx.types.scalar(ty)), self.ctx.types.lanes(ty));
        Lanes::from_elem(undef, count as usize)
    }

    /// The scalars of a value that no instruction computes any more, where it only put others together.
    fn salvaged(&mut self, inst: InstId, depth: u32) -> Lanes {
        let old = self.input.func;
        let operands = old.operands(inst);
        let lane = |it: &Self, value: Value| it.as_int(value).map(|lane| lane as usize);
        match (old.insts[inst].op, operands) {
            (Opcode::InsertElement, &[vector, scalar, at]) => {
                let (mut lanes, scalar) = (self.debug_lanes(vector, depth), self.debug_lanes(scalar, depth));
                let Some(at) = lane(self, at) else { return Lanes::new() };
                if let (Some(lane), [scalar]) = (lanes.get_mut(at), &scalar[..]) {
                    *lane = *scalar;
                }
                lanes
            }
            (Opcode::ExtractElement, &[vector, at]) => {
                let lanes = self.debug_lanes(vector, depth);
                let lane = lane(self, at).and_then(|at| lanes.get(at).copied());
                lane.into_iter().collect()
            }
            (Opcode::ShuffleVector, &[a, b, mask]) => {
                let mut from = self.debug_lanes(a, depth);
                from.extend(self.debug_lanes(b, depth));
                let mask = self.debug_lanes(mask, 0);
                let pick = |&at: &Value| from.get(lane(self, at).unwrap_or(0)).copied();
                mask.iter().map(pick).collect::<Option<Lanes>>().unwrap_or_default()
            }
            _ => Lanes::new(),
        }
    }

    /// Ends the list of values, once all instructions are made.
    pub(super) fn finish_debug(&mut self) {
        let known = self.body.func.inst_count() as u32;
        if let Some(debug) = &mut self.body.func.debug {
            debug.known = known;
        }
    }
}
