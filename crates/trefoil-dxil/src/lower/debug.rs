//! What variables of the source hold, carried over from the old function to the new one, scalar by scalar.
//!
//! Nothing here makes an instruction: what has become neither scalars nor one array is left out.

use super::{Lanes, Lower};
use crate::lower::values::Slot;
use trefoil_ir::{DebugValue, ValueKind};

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
        let lanes = self.debug_lanes(value);
        let count = lanes.len() as u32;
        if count == 0 || !value.bits.is_multiple_of(count) {
            return;
        }
        let (block, at) = (self.body.block, self.body.func.inst_count() as u32);
        let bits = value.bits / count;
        let list = (0..).zip(lanes).map(|(i, lane)| DebugValue {
            value: lane,
            bit: value.bit + i * bits,
            bits,
            block,
            at,
            ..value
        });
        self.body.func.debug.get_or_insert_default().list.extend(list);
    }

    /// What a value has become.
    fn debug_lanes(&mut self, value: DebugValue) -> Lanes {
        match value.value.kind() {
            ValueKind::Inst(inst) => match self.values.slot(inst) {
                Slot::Lanes(start, len) if !value.is_address => {
                    self.values.slice(start as usize..(start + len) as usize).into()
                }
                Slot::Whole(at) if !value.is_address => Lanes::from_slice(&[self.values.at(at as usize)]),
                Slot::Memory(at) if value.is_address => self.memory.whole(at).into_iter().collect(),
                _ => Lanes::new(),
            },
            ValueKind::Const(id) => {
                let mut lanes = Lanes::new();
                if self.const_lanes(id, &mut lanes).is_err() || lanes.iter().any(|&lane| self.is_undef(lane)) {
                    lanes.clear();
                }
                lanes
            }
            ValueKind::Param(_) => Lanes::from_slice(&[value.value]),
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
