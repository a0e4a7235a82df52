//! Atomic operations on buffers, texels and groupshared memory.

use crate::kinds;
use crate::lower::memory::Place;
use crate::lower::types::{Scalar, Shape};
use crate::lower::{Lower, Result};
use crate::module::Id;
use spirv::{Capability, Op, Scope, StorageClass};
use trefoil_ir::{AtomicOp, InstId, TypeId, Value};

/// Where an atomic operation works: a pointer, what it points to, and how far it is seen.
struct Target {
    pointer: Id,
    shape: Shape,
    scope: Id,
}

impl Lower<'_> {
    fn atomic_target(&mut self, address: Value, ty: TypeId) -> Result<Target> {
        self.refuse_read_only(address)?;
        let wanted = self.shape(ty)?;
        let device = self.out.u32(Scope::Device as u32);
        let target = match self.place(address)? {
            Place::Typed(p) => {
                let p = self.narrow(p, ty)?;
                let scope = match p.class {
                    StorageClass::Workgroup | StorageClass::TaskPayloadWorkgroupEXT => {
                        self.out.u32(Scope::Workgroup as u32)
                    }
                    StorageClass::Function | StorageClass::Private => {
                        return self.fail(
                            kinds::UNSUPPORTED.with(&[&"an atomic operation on memory that is not shared"]),
                        );
                    }
                    _ => device,
                };
                Target { pointer: p.id, shape: self.shape(p.ty)?, scope }
            }
            Place::Raw(b) => {
                let (pointer, shape) = self.atomic_word(b, wanted)?;
                Target { pointer, shape, scope: device }
            }
            Place::Texel { handle, at, .. } => {
                let resource = self.resource_type(handle)?;
                let shape = self.texel_shape(&resource)?.with_lanes(1);
                let image = self.descriptor(handle)?;
                let at = self.coordinates(at, resource.kind.coordinates())?;
                let held = self.type_of_shape(shape);
                let ty = self.out.pointer(StorageClass::Image, held);
                let zero = self.out.u32(0);
                let pointer = self.out.value(Op::ImageTexelPointer, ty, &[image.pointer, at, zero]);
                if image.non_uniform {
                    self.out.non_uniform(pointer);
                }
                Target { pointer, shape, scope: device }
            }
        };
        if target.shape.lanes != 1 || target.shape.bits() < 32 {
            return self.fail(kinds::UNSUPPORTED.with(&[&"an atomic operation on this type"]));
        }
        if target.shape.bits() == 64 {
            self.out.capability(Capability::Int64Atomics);
        }
        Ok(target)
    }

    pub(in crate::lower) fn atomic(&mut self, inst: InstId) -> Result<()> {
        let (address, value) = (self.operand(inst, 0)?, self.operand(inst, 1)?);
        let i = self.inst(inst);
        let Some(which) = AtomicOp::from_u32(i.data) else { return self.bug("no such atomic operation") };
        let target = self.atomic_target(address, i.ty)?;
        let op = match which {
            AtomicOp::Xchg => Op::AtomicExchange,
            AtomicOp::Add => Op::AtomicIAdd,
            AtomicOp::Sub => Op::AtomicISub,
            AtomicOp::And => Op::AtomicAnd,
            AtomicOp::Or => Op::AtomicOr,
            AtomicOp::Xor => Op::AtomicXor,
            AtomicOp::Max => Op::AtomicSMax,
            AtomicOp::Min => Op::AtomicSMin,
            AtomicOp::UMax => Op::AtomicUMax,
            AtomicOp::UMin => Op::AtomicUMin,
            other => {
                return self.fail(kinds::UNSUPPORTED.with(&[&format_args!("an atomic `{}`", other.name())]));
            }
        };
        if target.shape.is_float() && which != AtomicOp::Xchg {
            return self.fail(kinds::UNSUPPORTED.with(&[&"atomic arithmetic on floats"]));
        }
        let own = self.shape(i.ty)?;
        let value = self.id(value)?;
        let value = self.bit_cast(value, own, target.shape);
        let relaxed = self.out.u32(0);
        let before = self.op(op, target.shape, &[target.pointer, target.scope, relaxed, value]);
        self.body.values[inst] = self.bit_cast(before, target.shape, own);
        Ok(())
    }

    pub(in crate::lower) fn compare_exchange(&mut self, inst: InstId) -> Result<()> {
        let (address, expected, new) =
            (self.operand(inst, 0)?, self.operand(inst, 1)?, self.operand(inst, 2)?);
        let ty = self.type_of(new);
        let target = self.atomic_target(address, ty)?;
        if !matches!(target.shape.scalar, Scalar::Uint(_) | Scalar::Sint(_)) {
            return self.fail(kinds::UNSUPPORTED.with(&[&"an atomic comparison of floats"]));
        }
        let own = self.shape(ty)?;
        let (expected, new) = (self.id(expected)?, self.id(new)?);
        let (old, new) = (self.bit_cast(expected, own, target.shape), self.bit_cast(new, own, target.shape));
        let relaxed = self.out.u32(0);
        let operands = [target.pointer, target.scope, relaxed, relaxed, new, old];
        let before = self.op(Op::AtomicCompareExchange, target.shape, &operands);
        if self.body.exchanged.contains(&inst) {
            self.body.values[inst] = self.bit_cast(before, target.shape, own);
            return Ok(());
        }
        let same = self.op(Op::IEqual, Shape::BOOL, &[before, old]);
        let before = self.bit_cast(before, target.shape, own);
        let pair = self.value_type(self.inst(inst).ty)?;
        self.body.values[inst] = self.out.value(Op::CompositeConstruct, pair, &[before, same]);
        Ok(())
    }
}
