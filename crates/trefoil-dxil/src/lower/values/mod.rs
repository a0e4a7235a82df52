//! What the values of the old function have become, and asking for them: as scalars ([`Lower::lanes`], [`Lower::scalar`]),
//! or as one value of their old type, where a function keeps such ([`whole`]).
//!
//! In comes a value of the old function; out go values of the new one, made at its insertion point where they were not
//! there. A value is set once, when its instruction is lowered, and asked for after that only.

mod types;
mod undefined;
mod whole;

use super::{Lanes, Lower, Mode, Result};
use crate::kinds;
use smallvec::SmallVec;
use std::ops::Range;
use trefoil_ir::{Const, ConstId, ConstKind, Entity, Function, InstId, TypeId, Value, ValueKind};

pub(super) use whole::Wholes;

/// What a value of the old function has become.
#[derive(Clone, Copy, Default)]
pub(super) enum Slot {
    #[default]
    Unset,
    /// Scalars: where they start in the pool, and their number.
    Lanes(u32, u32),
    Handle(u32),
    Address(u32),
    Memory(u32),
    Payload(u32),
    /// One value of the same type, where only operations are lowered: where it is in the pool.
    Whole(u32),
}

/// What the values of the old function have become.
pub(super) struct Values {
    slots: Vec<Slot>,
    pool: Vec<Value>,
    /// Phis without operands yet: the new one, the old one, and the scalar of it that the new one is.
    pub(super) phis: Vec<(InstId, InstId, u32)>,
    /// Where in the pool constants stand that are computed of floats which the source never set.
    pub(super) of_unset: Vec<usize>,
}

impl Values {
    /// Nothing yet of any instruction of a function.
    pub(super) fn of(old: &Function) -> Self {
        let count = old.inst_count();
        Values {
            slots: vec![Slot::Unset; count],
            pool: Vec::with_capacity(count * 2),
            phis: Vec::new(),
            of_unset: Vec::new(),
        }
    }

    /// What an instruction has become.
    pub(super) fn slot(&self, inst: InstId) -> Slot {
        self.slots[inst.index()]
    }

    pub(super) fn put(&mut self, inst: InstId, slot: Slot) {
        self.slots[inst.index()] = slot;
    }

    /// An instruction has become scalars.
    pub(super) fn set(&mut self, inst: InstId, lanes: &[Value]) {
        let start = self.pool.len();
        self.pool.extend_from_slice(lanes);
        self.set_from(inst, start);
    }

    /// An instruction has become the scalars that were added to the pool since it was as long as `start`.
    pub(super) fn set_from(&mut self, inst: InstId, start: usize) {
        self.put(inst, Slot::Lanes(start as u32, (self.pool.len() - start) as u32));
    }

    /// How long the pool is.
    pub(super) fn len(&self) -> usize {
        self.pool.len()
    }

    /// Adds a value to the pool.
    pub(super) fn push(&mut self, value: Value) {
        self.pool.push(value);
    }

    /// A value of the pool.
    pub(super) fn at(&self, at: usize) -> Value {
        self.pool[at]
    }

    /// Values of the pool.
    pub(super) fn slice(&self, range: Range<usize>) -> &[Value] {
        &self.pool[range]
    }

    /// An instruction has become one value of its type.
    pub(super) fn set_whole(&mut self, inst: InstId, value: Value) {
        self.put(inst, Slot::Whole(self.pool.len() as u32));
        self.pool.push(value);
    }
}

impl Lower<'_> {
    /// The value of an instruction is these scalars now.
    pub(in crate::lower) fn set(&mut self, inst: InstId, lanes: &[Value]) {
        self.values.set(inst, lanes);
    }

    /// The scalars of an old value.
    pub(in crate::lower) fn lanes(&mut self, value: Value) -> Result<Lanes> {
        match value.kind() {
            ValueKind::Inst(inst) => match self.values.slot(inst) {
                Slot::Lanes(start, len) => {
                    Ok(Lanes::from_slice(&self.values.pool[start as usize..(start + len) as usize]))
                }
                Slot::Unset => Err(self.bug("a value is used before it is computed")),
                Slot::Handle(_) => Err(self.user(&kinds::RESOURCE_OPERAND)),
                Slot::Address(_) | Slot::Memory(_) | Slot::Payload(_) => {
                    Err(self.user(&kinds::ADDRESS_AS_VALUE))
                }
                Slot::Whole(at) => {
                    let value = self.values.at(at as usize);
                    self.take_apart(value)
                }
            },
            ValueKind::Param(_) if self.input.mode != Mode::All => self.take_apart(value),
            ValueKind::Const(c) => {
                let mut lanes = Lanes::new();
                let ty = self.ctx.consts.get(c).ty;
                self.leaf_count(ty)?;
                self.const_lanes(c, &mut lanes)?;
                Ok(lanes)
            }
            ValueKind::Global(_) => Err(self.user(&kinds::VARIABLE_ADDRESS_AS_VALUE)),
            _ => Err(self.user(&kinds::NOT_A_VALUE)),
        }
    }

    /// Where the scalars of an old value stand in the pool.
    pub(in crate::lower) fn span(&mut self, value: Value) -> Result<Range<usize>> {
        if let Some(inst) = value.as_inst()
            && let Slot::Lanes(start, len) = self.values.slot(inst)
        {
            return Ok(start as usize..(start + len) as usize);
        }
        let start = self.values.pool.len();
        match value.as_const().map(|c| self.ctx.consts.get(c)) {
            Some(Const { kind: ConstKind::Int(_) | ConstKind::Float(_), .. }) => self.values.pool.push(value),
            // The scalars of a vector of numbers, as most are.
            Some(Const { kind: ConstKind::Aggregate(parts), .. })
                if parts.iter().all(|&part| self.is_number(part.into())) =>
            {
                self.values.pool.extend(parts.iter().map(|&part| Value::from(part)));
            }
            _ => {
                let lanes = self.lanes(value)?;
                self.values.pool.extend_from_slice(&lanes);
            }
        }
        Ok(start..self.values.pool.len())
    }

    /// Whether a value is a scalar constant that is known.
    pub(in crate::lower) fn is_number(&self, value: Value) -> bool {
        let kind = value.as_const().map(|c| &self.ctx.consts.get(c).kind);
        matches!(kind, Some(ConstKind::Int(_) | ConstKind::Float(_)))
    }

    /// The first scalar of an old value.
    pub(in crate::lower) fn scalar(&mut self, value: Value) -> Result<Value> {
        if self.is_number(value) {
            return Ok(value);
        }
        let lanes = self.span(value)?;
        self.values.pool[lanes].first().copied().ok_or_else(|| self.user(&kinds::VALUE_WITHOUT_SCALARS))
    }

    pub(in crate::lower) fn const_lanes(&mut self, c: ConstId, out: &mut Lanes) -> Result {
        let ty = self.ctx.consts.get(c).ty;
        match (&self.ctx.consts.get(c).kind, self.ctx.types.get(ty)) {
            (ConstKind::Int(_) | ConstKind::Float(_), _) => out.push(c.into()),
            (ConstKind::Aggregate(parts), _) => {
                let parts: SmallVec<[ConstId; 4]> = parts.iter().copied().collect();
                for part in parts {
                    self.const_lanes(part, out)?;
                }
            }
            (kind, _) => {
                let zero = *kind == ConstKind::Zero;
                // Lanes of a vector are alike: each type in a row is asked for once.
                let (mut last, mut value) = (TypeId::VOID, None);
                for ty in self.leaf_types(ty)? {
                    let known = value.filter(|_| ty == last);
                    let part = match known {
                        Some(known) => known,
                        None if zero => self.ctx.zero(ty),
                        None => self.ctx.undef(ty),
                    };
                    (last, value) = (ty, Some(part));
                    out.push(part);
                }
            }
        }
        Ok(())
    }

    /// The integer an old or new value is, when it is constant.
    pub(in crate::lower) fn as_int(&self, value: Value) -> Option<u64> {
        self.ctx.consts.as_int(value.as_const()?)
    }

    pub(in crate::lower) fn is_undef(&self, value: Value) -> bool {
        let kind = value.as_const().map(|c| &self.ctx.consts.get(c).kind);
        matches!(kind, Some(ConstKind::Undef | ConstKind::Poison))
    }

    /// The type of a new value.
    pub(in crate::lower) fn type_of(&self, value: Value) -> TypeId {
        self.body.func.value_type(self.ctx, value)
    }

    /// The type of an old value.
    pub(in crate::lower) fn old_type(&self, value: Value) -> TypeId {
        self.input.func.value_type(self.ctx, value)
    }
}
