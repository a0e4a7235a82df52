//! What only Vulkan has: memory by its address, clocks, instructions that the source names.

use super::Lowerer;
use super::place::Place;
use super::types::Memory;
use super::value::Val;
use crate::builtins::BuiltinOp as Op;
use crate::typed::{Arg, ArgIo, Func, Ty, TyId, VkInstruction};
use smallvec::SmallVec;
use trefoil_ir::{Intrinsic, TypeId, Value};

/// `OpReadClockKHR` and what it needs.
const READ_CLOCK: u32 = 5056;
const SHADER_CLOCK: (u32, &str) = (5055, "SPV_KHR_shader_clock");

impl Lowerer<'_> {
    pub(super) fn vulkan(&mut self, op: Op, args: &[Arg], ty: TyId) -> Val {
        match op {
            Op::VkRawBufferLoad => {
                let place = self.physical(args, 1, ty);
                self.load(&place, ty)
            }
            Op::VkRawBufferStore => {
                let ty = args[1].ty;
                let place = self.physical(args, 2, ty);
                let val = self.arg(&args[1]);
                self.store(&place, ty, &val);
                Val::Void
            }
            _ => {
                let scope = self.single_arg(&args[0]);
                self.b.ctx.spirv.capability(SHADER_CLOCK.0);
                let extension = self.b.ctx.symbol(SHADER_CLOCK.1);
                self.b.ctx.spirv.extension(extension);
                let fixed = [READ_CLOCK, 0, 0].map(|n| self.b.ctx.i32(n));
                let operands = [fixed[0], fixed[1], fixed[2], scope];
                Val::Single(self.b.intrinsic(Intrinsic::SpirvInstruction, TypeId::I64, &operands))
            }
        }
    }

    /// What lies at an address; the alignment is the argument there, else 4.
    fn physical(&mut self, args: &[Arg], align_at: usize, ty: TyId) -> Place {
        let address = self.single_arg(&args[0]);
        let align = match args.get(align_at) {
            Some(arg) => self.single_arg(arg),
            None => self.b.ctx.i32(4),
        };
        let memory = Memory::Resource(self.options.structured_rule);
        let held = self.memory_type(ty, memory);
        let of = self.b.ctx.undef(held);
        let pointer = self.b.intrinsic(Intrinsic::PhysicalPointer, TypeId::PTR, &[address, align, of]);
        Place::Memory { pointer, memory, whole: false }
    }

    /// A call of a function that stands for one instruction of SPIR-V.
    pub(super) fn named_instruction(&mut self, it: &VkInstruction, func: &Func, args: &[Arg]) -> Val {
        if it.refers {
            self.error(func.span, "the attribute 'vk::ext_reference' is not supported yet");
            return self.filled(func.ret, false);
        }
        for &number in &it.capabilities {
            self.b.ctx.spirv.capability(number);
        }
        for &name in &it.extensions {
            let name = self.b.ctx.symbol(self.names.get(name).trim_matches('"'));
            self.b.ctx.spirv.extension(name);
        }
        let numbers = [it.opcode, u32::from(it.of_glsl), it.literals];
        let mut operands: SmallVec<[Value; 8]> = numbers.iter().map(|&n| self.b.ctx.i32(n)).collect();
        for arg in args {
            let is_value = matches!(self.ty(arg.ty), Ty::Scalar(_) | Ty::Vector(..)) && arg.io == ArgIo::In;
            if !is_value {
                let message = "an operand of an instruction is a scalar or vector that is passed in";
                self.error(func.span, message);
                return self.filled(func.ret, false);
            }
            operands.push(self.single_arg(arg));
        }
        let ty = match self.ty(func.ret) {
            Ty::Void => TypeId::VOID,
            Ty::Scalar(_) | Ty::Vector(..) => self.register_type(func.ret),
            _ => {
                self.error(func.span, "the result of an instruction is a scalar or vector");
                return self.filled(func.ret, false);
            }
        };
        let value = self.b.intrinsic(Intrinsic::SpirvInstruction, ty, &operands);
        if ty == TypeId::VOID { Val::Void } else { Val::Single(value) }
    }
}
