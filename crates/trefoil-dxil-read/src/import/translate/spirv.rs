//! Intrinsics that LLVM's SPIR-V back end alone has.

use super::{Result, Translate};
use crate::kinds;
use trefoil_ir::{InstId, Intrinsic, Opcode, TypeId, Value};

/// SPIR-V's number of the storage class of inputs.
const INPUT: u32 = 1;
/// SPIR-V's number of the capability that built-ins of subgroups need.
const GROUP_NON_UNIFORM: u32 = 61;

impl Translate<'_> {
    /// `fwidth`
    pub(super) fn fwidth(&mut self, inst: InstId, x: Value) {
        let ty = self.cursor.func.insts[inst].ty;
        let mut part = |which| {
            let slope = self.emit_intrinsic(which, ty, &[x]);
            self.emit_intrinsic(Intrinsic::FAbs, ty, &[slope])
        };
        let (dx, dy) = (part(Intrinsic::Ddx), part(Intrinsic::Ddy));
        self.rewrite(inst, Opcode::FAdd, &[dx, dy], 0);
    }

    /// Two floats as the halves of a word, the first in the lower half.
    ///
    /// # Errors
    /// Other types than two floats and a word.
    pub(super) fn pack_halves(&mut self, inst: InstId, floats: Value) -> Result {
        let two = self.ctx.types.vector(TypeId::FLOAT, 2);
        if self.ty(floats) != two || self.cursor.func.insts[inst].ty != TypeId::I32 {
            return self.malformed(inst, &kinds::PACKED_HALVES);
        }
        let mut part = |lane| {
            let lane = self.ctx.i32(lane);
            let float = self.emit(Opcode::ExtractElement, TypeId::FLOAT, &[floats, lane], 0);
            self.emit_intrinsic(Intrinsic::F32ToF16, TypeId::I32, &[float])
        };
        let (low, high) = (part(0), part(1));
        let sixteen = self.ctx.i32(16);
        let high = self.emit(Opcode::Shl, TypeId::I32, &[high, sixteen], 0);
        self.rewrite(inst, Opcode::Or, &[low, high], 0);
        Ok(())
    }

    /// The halves of a word as two floats, the lower half first.
    ///
    /// # Errors
    /// Other types than a word and two floats.
    pub(super) fn unpack_halves(&mut self, inst: InstId, word: Value) -> Result {
        let two = self.ctx.types.vector(TypeId::FLOAT, 2);
        if self.ty(word) != TypeId::I32 || self.cursor.func.insts[inst].ty != two {
            return self.malformed(inst, &kinds::PACKED_HALVES);
        }
        let sixteen = self.ctx.i32(16);
        let high = self.emit(Opcode::LShr, TypeId::I32, &[word, sixteen], 0);
        let low = self.emit_intrinsic(Intrinsic::F16ToF32, TypeId::FLOAT, &[word]);
        let high = self.emit_intrinsic(Intrinsic::F16ToF32, TypeId::FLOAT, &[high]);
        let (zero, one, none) = (self.ctx.i32(0), self.ctx.i32(1), self.ctx.poison(two));
        let first = self.emit(Opcode::InsertElement, two, &[none, low, zero], 0);
        self.rewrite(inst, Opcode::InsertElement, &[first, high, one], 0);
        Ok(())
    }

    /// An input that is a built-in of SPIR-V: a word of a subgroup, or a lane of three.
    pub(super) fn built_in(&mut self, inst: InstId, number: u32, lane: Option<Value>) {
        if lane.is_none() {
            self.ctx.spirv.capability(GROUP_NON_UNIFORM);
        }
        let held = if lane.is_some() { self.ctx.types.vector(TypeId::I32, 3) } else { TypeId::I32 };
        let same = |&(_, class, built_in): &(_, u32, Option<u32>)| class == INPUT && built_in == Some(number);
        let known = self.ctx.spirv.variables().position(|v| same(&v));
        let variable = match known {
            Some(known) => known as u32,
            None => {
                let name = self.ctx.symbol("");
                self.ctx.spirv.variable(name, INPUT, Some(number))
            }
        };
        let operands = [self.ctx.i32(variable), self.ctx.undef(held)];
        let address = self.emit_intrinsic(Intrinsic::SpirvVariable, TypeId::PTR, &operands);
        match lane {
            None => self.rewrite(inst, Opcode::Load, &[address], 0),
            Some(lane) => {
                let whole = self.emit(Opcode::Load, held, &[address], 0);
                self.rewrite(inst, Opcode::ExtractElement, &[whole, lane], 0);
            }
        }
    }
}
