//! Loads, stores, atomics and address arithmetic: told apart by what the address points into.

use super::resources::address::Kind;
use super::{Lanes, Lower, Result, Slot};
use crate::kinds;
use trefoil_ir::{Flags, InstId, IntPredicate, Opcode, TypeId, Value, ValueKind};

/// What a pointer points into.
#[derive(Clone, Copy)]
pub(super) enum Pointer {
    /// A resource, by address number.
    Resource(u32),
    /// Local or groupshared memory, by address number.
    Memory(u32),
    /// A payload, by address number.
    Payload(u32),
}

impl Lower<'_> {
    pub(super) fn access(&mut self, inst: InstId) -> Result {
        let old = self.input.func;
        let i = old.insts[inst];
        let operands = old.operands(inst);
        match i.op {
            // A payload is found by its variable.
            Opcode::Alloca if self.is_payload(inst) => Ok(()),
            Opcode::Alloca => self.alloca(inst, i.data_type()),
            Opcode::Gep => self.gep(inst, i.data_type(), operands),
            Opcode::Load => {
                let lanes = match self.pointer(operands[0])? {
                    Pointer::Memory(at) => self.memory_load(at, i.ty)?,
                    Pointer::Payload(at) => self.payload_load(at, i.ty)?,
                    Pointer::Resource(at) => self.resource_load(at, i.ty)?,
                };
                self.set(inst, &lanes);
                Ok(())
            }
            Opcode::Store => {
                let ty = self.old_type(operands[0]);
                let lanes = self.lanes(operands[0])?;
                match self.pointer(operands[1])? {
                    Pointer::Memory(at) => self.memory_store(at, ty, &lanes),
                    Pointer::Payload(at) => self.payload_store(at, ty, &lanes),
                    Pointer::Resource(at) => self.resource_store(at, ty, &lanes),
                }
            }
            Opcode::AtomicRmw => {
                let value = self.scalar(operands[1])?;
                let result = match self.pointer(operands[0])? {
                    Pointer::Memory(at) => self.memory_atomic(at, i.data, value)?,
                    Pointer::Payload(at) => self.payload_atomic(at, i.data, value)?,
                    Pointer::Resource(at) => self.resource_atomic(at, i.data, value)?,
                };
                self.set(inst, &[result]);
                Ok(())
            }
            _ => {
                let (compare, new) = (self.scalar(operands[1])?, self.scalar(operands[2])?);
                let lanes = match self.pointer(operands[0])? {
                    Pointer::Memory(at) => self.memory_exchange(at, compare, new)?,
                    Pointer::Payload(at) => self.payload_exchange(at, compare, new)?,
                    Pointer::Resource(at) => {
                        let old = self.resource_exchange(at, compare, new)?;
                        let predicate = IntPredicate::Eq as u32;
                        let same =
                            self.inst(Opcode::ICmp, TypeId::I1, &[old, compare], predicate, Flags::NONE);
                        Lanes::from_slice(&[old, same])
                    }
                };
                self.set(inst, &lanes);
                Ok(())
            }
        }
    }

    pub(super) fn pointer(&mut self, value: Value) -> Result<Pointer> {
        if let Some(at) = self.payload(value)? {
            return Ok(Pointer::Payload(at));
        }
        match value.kind() {
            ValueKind::Inst(inst) => match self.values.slot(inst) {
                Slot::Address(at) => Ok(Pointer::Resource(at)),
                Slot::Memory(at) => Ok(Pointer::Memory(at)),
                Slot::Payload(at) => Ok(Pointer::Payload(at)),
                _ => Err(self.user(&kinds::NOT_AN_ADDRESS)),
            },
            ValueKind::Global(global) => self.global(global).map(Pointer::Memory),
            _ => Err(self.user(&kinds::UNKNOWN_ADDRESS)),
        }
    }

    fn gep(&mut self, inst: InstId, source: TypeId, operands: &[Value]) -> Result {
        let slot = match self.pointer(operands[0])? {
            Pointer::Payload(at) => Slot::Payload(self.payload_gep(at, source, &operands[1..])?),
            Pointer::Memory(at) => Slot::Memory(self.memory_gep(at, source, &operands[1..])?),
            Pointer::Resource(at) => Slot::Address(self.resource_gep(at, source, &operands[1..])?),
        };
        self.values.put(inst, slot);
        Ok(())
    }

    fn resource_load(&mut self, at: u32, ty: TypeId) -> Result<Lanes> {
        match self.resources.kind(at) {
            Kind::CBuffer => self.cbuffer_load(at, ty),
            Kind::Buffer => self.buffer_load(at, ty).map(|(lanes, _)| lanes),
            Kind::Typed => self.typed_load_at(at, ty),
        }
    }

    fn resource_store(&mut self, at: u32, ty: TypeId, lanes: &[Value]) -> Result {
        match self.resources.kind(at) {
            Kind::CBuffer => Err(self.user(&kinds::CBUFFER_WRITTEN)),
            Kind::Buffer => self.buffer_store(at, ty, lanes),
            Kind::Typed => self.typed_store_at(at, ty, lanes),
        }
    }
}
