//! Intrinsics of structured and raw buffers: loads and stores of an element, and counters.

use super::Place;
use crate::kinds;
use crate::lower::types::Shape;
use crate::lower::{Lower, Result};
use spirv::{Op, Scope};
use trefoil_ir::{InstId, Type};

impl Lower<'_> {
    /// `resource.updatecounter`
    pub(in crate::lower) fn update_counter(&mut self, inst: InstId) -> Result<()> {
        let handle = self.operand(inst, 0)?;
        let up = self.const_operand(inst, 1, "the step of a counter")? == 1;
        let counter = self.counter(handle)?;
        let (device, relaxed) = (self.out.u32(Scope::Device as u32), self.out.u32(0));
        let one = self.out.u32(1);
        let op = if up { Op::AtomicIAdd } else { Op::AtomicISub };
        let before = self.op(op, Shape::UINT, &[counter, device, relaxed, one]);
        self.body.values[inst] = if up { before } else { self.op(Op::ISub, Shape::UINT, &[before, one]) };
        Ok(())
    }

    /// `resource.load.rawbuffer`
    pub(in crate::lower) fn load_raw(&mut self, inst: InstId) -> Result<()> {
        let place = self.raw_element(inst)?;
        let ty = self.inst(inst).ty;
        if matches!(self.ctx.types.get(ty), Type::Struct { .. }) {
            return self.fail(&kinds::RAW_LOAD_STATUS);
        }
        self.body.values[inst] = self.load_place(place, ty)?;
        Ok(())
    }

    /// `resource.store.rawbuffer`
    pub(in crate::lower) fn store_raw(&mut self, inst: InstId) -> Result<()> {
        self.refuse_read_only(self.operand(inst, 0)?)?;
        let place = self.raw_element(inst)?;
        let value = self.operand(inst, 3)?;
        self.store_place(place, value)
    }

    /// The place in a buffer that an index and an offset in bytes name.
    fn raw_element(&mut self, inst: InstId) -> Result<Place> {
        let (handle, at, offset) = (self.operand(inst, 0)?, self.operand(inst, 1)?, self.operand(inst, 2)?);
        Ok(match self.element(handle, at)? {
            Place::Typed(p) if !self.is_undef(offset) => {
                let offset = self.const_operand(inst, 2, "the offset inside an element of a buffer")?;
                Place::Typed(self.at_offset(p, offset)?)
            }
            place => place,
        })
    }
}
