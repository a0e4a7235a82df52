//! Interlocked operations on groupshared memory and writable resources.

use crate::lower::Lowerer;
use crate::lower::kinds;
use crate::lower::types::Memory;
use crate::lower::values::{Place, Val};
use crate::source::Span;
use crate::typed::{Arg, ArgIo, ExprId, ExprKind, Scalar, Ty};
use trefoil_ir::{AtomicOp, Opcode, TypeId, Value};

impl Lowerer<'_> {
    /// Reads, combines, writes: `InterlockedAdd(place, value, original)` and its kin, by the operation of signed and that
    /// of unsigned integers.
    pub(super) fn atomic(&mut self, ops: (AtomicOp, AtomicOp), args: &[Arg], span: Span) -> Val {
        let Some((pointer, scalar, rest)) = self.destination(args, span) else { return Val::Void };
        let value = self.operand(&rest[0], scalar);
        let which = if scalar.is_signed() { ops.0 } else { ops.1 };
        let before = self.b.atomic(which, pointer, value);
        self.give_original(before, scalar, rest.get(1));
        Val::Void
    }

    /// Writes when what is there equals something: `InterlockedCompareStore(place, compare, value)` and its kin.
    pub(super) fn compare_exchange(&mut self, args: &[Arg], span: Span) -> Val {
        let Some((pointer, scalar, rest)) = self.destination(args, span) else { return Val::Void };
        let ir = self.scalar_type(scalar);
        let bits = if scalar.is_float() { TypeId::I32 } else { ir };
        let [compare, value] = [0, 1].map(|i| {
            let v = self.operand(&rest[i], scalar);
            self.b.cast(Opcode::BitCast, v, bits)
        });
        let before = self.b.compare_exchange(pointer, compare, value);
        let before = self.b.cast(Opcode::BitCast, before, ir);
        self.give_original(before, scalar, rest.get(2));
        Val::Void
    }

    /// What an operation changes, a place or what lies in a buffer at an offset: its address and type, and the operands
    /// that follow.
    fn destination<'a>(&mut self, args: &'a [Arg], span: Span) -> Option<(Value, Scalar, &'a [Arg])> {
        if args[0].io != ArgIo::Ref {
            let handle = self.single_arg(&args[0]);
            let offset = self.single_arg(&args[1]);
            let pointer = self.element_pointer(handle, offset);
            return Some((pointer, self.scalar_of(args[2].ty), &args[2..]));
        }
        if self.options.target.vulkan_language && self.is_lane_of_texel(args[0].expr) {
            self.error(span, &kinds::ATOMIC_OF_VECTOR);
            return None;
        }
        let place = self.arg_place(&args[0]);
        let address = self.address(&place, self.program.exprs[args[0].expr].ty);
        let Some((pointer, _)) = address.filter(|&(pointer, _)| !self.is_passed(&place, pointer)) else {
            self.error(span, &kinds::ATOMIC_DESTINATION_NOT_SHARED);
            return None;
        };
        Some((pointer, self.scalar_of(self.program.exprs[args[0].expr].ty), &args[1..]))
    }

    /// Whether an address lies in what a function of a library was given, which is no memory of the group.
    fn is_passed(&self, place: &Place, pointer: Value) -> bool {
        let space = self.b.type_of(pointer);
        matches!(place, Place::Memory { memory: Memory::Payload, .. }) && space == TypeId::PTR
    }

    /// Whether a place is a lane of a vector in a typed buffer or a texture.
    fn is_lane_of_texel(&self, place: ExprId) -> bool {
        let (ExprKind::Swizzle { base, .. } | ExprKind::Index(base, _)) = self.program.exprs[place].kind
        else {
            return false;
        };
        let ExprKind::Access { resource, .. } = self.program.exprs[base].kind else { return false };
        let Ty::Resource(r) = self.ty(self.program.exprs[resource].ty) else { return false };
        r.kind.is_typed() && matches!(self.ty(r.element), Ty::Vector(..))
    }

    /// Writes what was there before, when the call asks for it.
    fn give_original(&mut self, before: Value, scalar: Scalar, out: Option<&Arg>) {
        let Some(out) = out else { return };
        // For Direct3D it becomes what the parameter is on the way, for Vulkan it does not.
        let ty = match self.options.target.vulkan_language {
            true => self.program.exprs[out.expr].ty,
            false => out.ty,
        };
        let to = self.scalar_of(ty);
        let before = self.convert(before, scalar, to);
        self.write_out(&Arg { ty, ..*out }, Val::Single(before));
    }

    /// An operand in the type of what is changed.
    fn operand(&mut self, arg: &Arg, scalar: Scalar) -> Value {
        let value = self.single_arg(arg);
        let value = self.b.extract(value, 0);
        let from = self.scalar_of(arg.ty);
        self.convert(value, from, scalar)
    }
}
