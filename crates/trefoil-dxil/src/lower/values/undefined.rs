//! What nothing has set: operations on it are known here, as the validator wants no instruction that reads it.

use crate::kinds;
use crate::lower::{Lanes, Lower, Mode, Result};
use trefoil_ir::{ConstKind, Opcode, OpcodeClass, Semantic, TypeId, Value};

impl Lower<'_> {
    /// Whether this lowering ends in a container, which the validator reads.
    pub(in crate::lower) fn folds_undefined(&self) -> bool {
        matches!(self.input.mode, Mode::All | Mode::Library)
    }

    /// Whether the validator reads the container that this lowering ends in, so that an error of its own rules is told here.
    pub(in crate::lower) fn is_validated(&self) -> bool {
        let target = self.input.target;
        let is_skipped = target.skips_validation();
        self.folds_undefined() && !is_skipped
    }

    /// The result of an operation on scalars of which one is undefined, where it is known: any value that it may have. An integer
    /// divided by zero has none at all, and the validator wants no such division. Sums and products of it and of another float have none;
    /// quotients may have any.
    pub(in crate::lower) fn undefined_operation(
        &mut self,
        op: Opcode,
        ty: TypeId,
        a: Value,
        b: Value,
    ) -> Result<Option<Value>> {
        let divides = matches!(op, Opcode::SDiv | Opcode::UDiv | Opcode::SRem | Opcode::URem);
        if divides && self.ctx.as_int(b) == Some(0) && self.folds_undefined() {
            return Ok(Some(self.ctx.undef(ty)));
        }
        let (x, y) = (self.is_undef(a), self.is_undef(b));
        if !(x || y) || !self.folds_undefined() {
            return Ok(None);
        }
        if op.class() == OpcodeClass::Compare {
            return Ok(Some(self.ctx.undef(ty)));
        }
        let zero = self.ctx.zero(ty);
        let known = match op {
            Opcode::FDiv | Opcode::FRem if a.as_const().is_none() || b.as_const().is_none() => {
                self.ctx.undef(ty)
            }
            Opcode::FAdd | Opcode::FSub | Opcode::FMul | Opcode::FDiv | Opcode::FRem => {
                let other = if x { b } else { a };
                // Lanes that passes have found to be of no use are poison: nobody misses them.
                let read = if x { a } else { b };
                if other.as_const().is_none() && self.is_unset(read) && self.is_validated() {
                    return Err(self.user(&kinds::UNDEFINED_READ));
                }
                zero
            }
            Opcode::Sub | Opcode::Xor if a == b => zero,
            Opcode::Add | Opcode::Sub | Opcode::Xor => self.ctx.undef(ty),
            Opcode::Or => {
                let ones = u64::MAX >> (64 - self.ctx.types.scalar_bits(ty).clamp(1, 64));
                self.ctx.int(ty, ones)
            }
            Opcode::And | Opcode::Mul => zero,
            _ if x => zero,
            _ => self.ctx.undef(ty),
        };
        Ok(Some(known))
    }

    /// Follows what is computed of a float that the source never set and of constants alone: the validator takes such a constant where it
    /// is written, and refuses to compute with it and anything else. `at` is where the operands stand in the pool.
    pub(in crate::lower) fn follow_unset(&mut self, op: Opcode, at: [usize; 2], result: Value) -> Result {
        if result.as_const().is_none() && self.values.of_unset.is_empty() {
            return Ok(());
        }
        let is_float = matches!(op, Opcode::FAdd | Opcode::FSub | Opcode::FMul | Opcode::FDiv | Opcode::FRem);
        let is_of_unset = |it: &Self, at: usize| {
            let value = it.values.at(at);
            value.as_const().is_some() && (it.is_unset(value) || it.values.of_unset.contains(&at))
        };
        if !is_float || !at.iter().any(|&at| is_of_unset(self, at)) {
            return Ok(());
        }
        if at.iter().all(|&at| self.values.at(at).as_const().is_some()) {
            let here = self.values.len();
            self.values.of_unset.push(here);
        } else if result.as_const().is_none() && self.is_validated() {
            return Err(self.user(&kinds::UNDEFINED_READ));
        }
        Ok(())
    }

    /// Whether a value is what the source reads before it has set it.
    pub(in crate::lower) fn is_unset(&self, value: Value) -> bool {
        value.as_const().is_some_and(|c| self.ctx.consts.get(c).kind == ConstKind::Undef)
    }

    /// The result of a conversion of a scalar that is undefined.
    pub(in crate::lower) fn undefined_cast(&mut self, op: Opcode, to: TypeId, value: Value) -> Option<Value> {
        if !self.is_undef(value) || !self.folds_undefined() {
            return None;
        }
        // Not every bit pattern comes out of these.
        let narrow = matches!(op, Opcode::SiToFp | Opcode::UiToFp | Opcode::ZExt | Opcode::SExt);
        Some(if narrow { self.ctx.zero(to) } else { self.ctx.undef(to) })
    }

    /// A condition to branch on.
    pub(in crate::lower) fn defined_condition(&mut self, condition: Value) -> Value {
        if self.is_undef(condition) && self.folds_undefined() {
            let ty = self.type_of(condition);
            return self.ctx.zero(ty);
        }
        condition
    }

    /// An error for what is written to memory that others read, when nothing has set it.
    pub(in crate::lower) fn refuse_undefined(&self, lanes: &[Value]) -> Result {
        if self.is_validated() && lanes.iter().any(|&lane| self.is_undef(lane)) {
            return Err(self.user(&kinds::UNDEFINED_STORE));
        }
        Ok(())
    }

    /// An error for a hit object among an operation's operands that nothing has made, unless validation is skipped.
    pub(in crate::lower) fn refuse_unmade(&mut self, arguments: &[Value]) -> Result {
        if !self.is_validated() {
            return Ok(());
        }
        let hit_object = self.ctx.hit_object();
        if arguments.iter().any(|&value| self.is_undef(value) && self.type_of(value) == hit_object) {
            return Err(self.user(&kinds::HIT_OBJECT_UNDEFINED));
        }
        Ok(())
    }

    /// An error for an output that the pipeline needs, when nothing has set all of it, unless validation is skipped.
    pub(in crate::lower) fn refuse_unwritten(&self, index: usize, lanes: &Lanes) -> Result {
        let output = &self.input.entry.outputs[index];
        let needed = matches!(
            output.semantic,
            Semantic::Position | Semantic::Depth | Semantic::DepthLessEqual | Semantic::DepthGreaterEqual
        );
        let is_checked = self.input.mode == Mode::All && !self.input.target.codegen.skip_validation;
        if is_checked && needed && lanes.iter().any(|&lane| self.is_undef(lane)) {
            let name = self.ctx.symbols.get(output.name);
            return Err(self.user(kinds::OUTPUT_NOT_WRITTEN.with(&[&name])));
        }
        Ok(())
    }
}
