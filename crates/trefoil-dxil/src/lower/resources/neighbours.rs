//! Words of a buffer that lie side by side: one load for those that are read in one block, one store for those that are
//! written one after the other.

use super::address::Address;
use crate::lower::{Lanes, Lower, Result};
use crate::ops::DxilOp;
use trefoil_ir::{Flags, FuncId, InstId, Memory, Opcode, TypeId, Value};

/// Components of one operation.
const WIDTH: u32 = 4;
/// Only words of this size are taken together.
const BITS: u32 = 32;
/// How far back a load is looked for.
const RECENT: usize = 8;

/// Where an operation begins: all but the bytes known at compile time, and those.
#[derive(Clone, Copy, PartialEq)]
struct Place {
    handle: Value,
    index: Option<Value>,
    dynamic: Option<Value>,
    ty: TypeId,
    offset: u32,
}

/// What has been read and written in the current block.
#[derive(Default)]
pub(in crate::lower) struct Neighbours {
    loads: Vec<(Place, InstId)>,
    /// The last store, its place in the block, and what it stores.
    store: Option<(Place, usize, Lanes)>,
}

impl Neighbours {
    /// Forgets all: another block begins.
    pub(in crate::lower) fn clear(&mut self) {
        self.loads.clear();
        self.store = None;
    }
}

impl Place {
    fn new(address: &Address, offset: u32, ty: TypeId) -> Self {
        let index = address.index.first().copied();
        Self { handle: address.handle.value, index, dynamic: address.dynamic, ty, offset }
    }

    /// Which component of an operation at `self` an operation at `other` begins with.
    fn component(&self, other: &Self) -> Option<u32> {
        let bytes = other.offset.checked_sub(self.offset)?;
        let same = Self { offset: self.offset, ..*other } == *self;
        (same && bytes.is_multiple_of(BITS / 8)).then_some(bytes / (BITS / 8))
    }
}

impl Lower<'_> {
    /// A load that gives `len` components from a place on, and the first of them; a load from shortly before it is made
    /// wider.
    pub(in crate::lower) fn wider_load(
        &mut self,
        address: &Address,
        offset: u32,
        ty: TypeId,
        len: u32,
    ) -> Option<(Value, u32)> {
        let place = Place::new(address, offset, ty);
        let found = self.resources.neighbours.loads.iter().rev().find_map(|(before, load)| {
            let first = before.component(&place).filter(|first| first + len <= WIDTH)?;
            Some((*load, first))
        });
        let (load, first) = found?;
        if self.input.target.minor() >= 2 {
            // The mask of `rawBufferLoad`.
            let mask = self.as_int_of(load, 4)? as u32 | ((1 << len) - 1) << first;
            let mask = self.byte((1 << (32 - mask.leading_zeros())) - 1);
            self.body.func.operands_mut(load)[4] = mask;
        }
        Some((load.into(), first))
    }

    fn as_int_of(&self, inst: InstId, operand: usize) -> Option<u64> {
        self.as_int(*self.body.func.operands(inst).get(operand)?)
    }

    /// Whether what an address leads to can be taken together with its neighbours.
    pub(in crate::lower) fn has_neighbours(&self, address: &Address, ty: TypeId) -> bool {
        let i = &self.input.func.insts[self.body.source];
        let plain = matches!(i.op, Opcode::Load | Opcode::Store) && !i.flags.contains(Flags::VOLATILE);
        plain && !address.handle.coherent(self.ctx) && self.ctx.types.scalar_bits(ty) == BITS
    }

    /// Remembers a load of what nothing writes.
    pub(in crate::lower) fn loaded_from(&mut self, address: &Address, offset: u32, ty: TypeId, load: Value) {
        if let Some(load) = load.as_inst().filter(|_| !address.handle.ty.writable) {
            if self.resources.neighbours.loads.len() == RECENT {
                self.resources.neighbours.loads.remove(0);
            }
            self.resources.neighbours.loads.push((Place::new(address, offset, ty), load));
        }
    }

    /// Takes back the last store when `values` follow on what it stores; gives where both begin, and all values.
    pub(in crate::lower) fn wider_store(
        &mut self,
        address: &Address,
        offset: u32,
        ty: TypeId,
        values: &[Value],
    ) -> (u32, Lanes) {
        let place = Place::new(address, offset, ty);
        let mut all = Lanes::from_slice(values);
        let Some((before, at, stored)) = self.resources.neighbours.store.take() else { return (offset, all) };
        let follows = before.component(&place) == Some(stored.len() as u32)
            && stored.len() + values.len() <= WIDTH as usize
            && self.only_computes_after(at);
        if !follows {
            return (offset, all);
        }
        self.body.func.blocks[self.body.block].insts.remove(at);
        all.insert_many(0, stored);
        (before.offset, all)
    }

    /// Remembers the store that was made last.
    pub(in crate::lower) fn stored_to(&mut self, address: &Address, offset: u32, ty: TypeId, values: Lanes) {
        let at = self.body.func.blocks[self.body.block].insts.len() - 1;
        self.resources.neighbours.store = Some((Place::new(address, offset, ty), at, values));
    }

    /// Whether nothing after a place in the block reads or writes memory.
    fn only_computes_after(&self, at: usize) -> bool {
        let memory = |callee: FuncId| self.declared.functions[callee].memory;
        self.body.func.blocks[self.body.block].insts[at + 1..].iter().all(|&inst| {
            match self.body.func.insts[inst].op {
                Opcode::Call => {
                    let callee = self.body.func.operands(inst).last().and_then(|v| v.as_func());
                    callee.is_some_and(|callee| memory(callee) == Memory::None)
                }
                Opcode::Gep => true,
                op => op.is_pure(),
            }
        })
    }

    /// Stores up to four words.
    pub(in crate::lower) fn store_words(
        &mut self,
        address: &Address,
        offset: u32,
        ty: TypeId,
        values: &[Value],
    ) -> Result {
        let (c0, c1) = self.buffer_coords(address, offset);
        let mut arguments: smallvec::SmallVec<[Value; 9]> = smallvec::smallvec![address.handle.value, c0, c1];
        let undef = self.ctx.undef(ty);
        arguments.extend((0..4).map(|i| values.get(i).copied().unwrap_or(undef)));
        arguments.push(self.byte((1 << values.len()) - 1));
        if self.input.target.minor() < 2 {
            self.call(DxilOp::BufferStore, ty, &arguments)?;
        } else {
            arguments.push(self.known_alignment(address, ty));
            self.call(DxilOp::RawBufferStore, ty, &arguments)?;
        }
        Ok(())
    }
}
