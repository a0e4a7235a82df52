//! Interlocked operations on groupshared memory and writable resources.

use super::Lowerer;
use super::value::Val;
use crate::builtins::BuiltinOp as Op;
use crate::source::Span;
use crate::typed::{Arg, Scalar};
use trefoil_ir::{AtomicOp, Opcode, TypeId, Value};

/// What an interlocked operation does.
#[derive(Clone, Copy)]
enum Kind {
    /// Reads, combines, writes: signed and unsigned form.
    Modify(AtomicOp, AtomicOp),
    /// Writes when what is there equals something.
    Compare,
}

fn kind(op: Op) -> Option<Kind> {
    use Kind::{Compare, Modify};
    let same = |op| Modify(op, op);
    Some(match op {
        Op::InterlockedAdd | Op::ByteAddressInterlockedAdd | Op::ByteAddressInterlockedAdd64 => {
            same(AtomicOp::Add)
        }
        Op::InterlockedAnd | Op::ByteAddressInterlockedAnd | Op::ByteAddressInterlockedAnd64 => {
            same(AtomicOp::And)
        }
        Op::InterlockedOr | Op::ByteAddressInterlockedOr | Op::ByteAddressInterlockedOr64 => {
            same(AtomicOp::Or)
        }
        Op::InterlockedXor | Op::ByteAddressInterlockedXor | Op::ByteAddressInterlockedXor64 => {
            same(AtomicOp::Xor)
        }
        Op::InterlockedMin | Op::ByteAddressInterlockedMin | Op::ByteAddressInterlockedMin64 => {
            Modify(AtomicOp::Min, AtomicOp::UMin)
        }
        Op::InterlockedMax | Op::ByteAddressInterlockedMax | Op::ByteAddressInterlockedMax64 => {
            Modify(AtomicOp::Max, AtomicOp::UMax)
        }
        Op::InterlockedExchange
        | Op::ByteAddressInterlockedExchange
        | Op::ByteAddressInterlockedExchange64
        | Op::ByteAddressInterlockedExchangeFloat => same(AtomicOp::Xchg),
        Op::InterlockedCompareExchange
        | Op::InterlockedCompareStore
        | Op::InterlockedCompareExchangeFloatBitwise
        | Op::InterlockedCompareStoreFloatBitwise
        | Op::ByteAddressInterlockedCompareExchange
        | Op::ByteAddressInterlockedCompareExchange64
        | Op::ByteAddressInterlockedCompareStore
        | Op::ByteAddressInterlockedCompareStore64
        | Op::ByteAddressInterlockedCompareExchangeFloatBitwise
        | Op::ByteAddressInterlockedCompareStoreFloatBitwise => Compare,
        _ => return None,
    })
}

/// Whether the built-in is an interlocked operation.
pub(super) fn is_interlocked(op: Op) -> bool {
    kind(op).is_some()
}

impl Lowerer<'_> {
    /// `InterlockedX(place, value, original)`.
    pub(super) fn interlocked(&mut self, op: Op, args: &[Arg], span: Span) -> Val {
        let place = self.place(args[0].expr);
        let Some((pointer, _)) = self.address(&place) else {
            self.error(span, format!("the destination of '{}' is not memory that threads share", op.name()));
            return Val::Void;
        };
        let scalar = self.scalar_of(self.program.exprs[args[0].expr].ty);
        self.interlocked_at(op, pointer, scalar, &args[1..])
    }

    /// `buffer.InterlockedX(offset, value, original)`.
    pub(super) fn interlocked_bytes(&mut self, op: Op, args: &[Arg]) -> Val {
        let handle = self.single_arg(&args[0]);
        let offset = self.single_arg(&args[1]);
        let pointer = self.element_pointer(handle, offset);
        let scalar = self.scalar_of(args[2].ty);
        self.interlocked_at(op, pointer, scalar, &args[2..])
    }

    fn interlocked_at(&mut self, op: Op, pointer: Value, scalar: Scalar, rest: &[Arg]) -> Val {
        let Some(kind) = kind(op) else { return Val::Void };
        let ir = self.scalar_type(scalar);
        let (before, out) = match kind {
            Kind::Modify(signed, unsigned) => {
                let value = self.operand(&rest[0], scalar);
                let op = if scalar.is_signed() { signed } else { unsigned };
                (self.b.atomic(op, pointer, value), rest.get(1))
            }
            Kind::Compare => {
                let bits = if scalar.is_float() { TypeId::I32 } else { ir };
                let [compare, value] = [0, 1].map(|i| {
                    let v = self.operand(&rest[i], scalar);
                    self.b.cast(Opcode::BitCast, v, bits)
                });
                let before = self.b.compare_exchange(pointer, compare, value);
                (self.b.cast(Opcode::BitCast, before, ir), rest.get(2))
            }
        };
        if let Some(out) = out {
            let to = self.scalar_of(out.ty);
            let before = self.convert(before, scalar, to);
            self.write_out(out, Val::Single(before));
        }
        Val::Void
    }

    /// An operand in the type of what is changed.
    fn operand(&mut self, arg: &Arg, scalar: Scalar) -> Value {
        let value = self.single_arg(arg);
        let value = self.b.extract(value, 0);
        let from = self.scalar_of(arg.ty);
        self.convert(value, from, scalar)
    }
}
