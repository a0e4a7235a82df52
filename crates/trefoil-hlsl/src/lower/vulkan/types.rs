//! Types that the source makes of SPIR-V's numbers, as LLVM has them: `target("spirv.Type", operands…, opcode, size, align)`.

use crate::lower::types::Memory;
use crate::lower::{Lowerer, kinds};
use crate::typed::{Arg, Func, Scalar, SpirvTy, SpirvTyId, Ty, TyId, VkInstruction};
use trefoil_ir::{Type, TypeId};

impl Lowerer<'_> {
    /// The IR type; `void` where nothing that was lowered before declares it, which is an error.
    pub(in crate::lower) fn spirv_type(&mut self, id: SpirvTyId) -> TypeId {
        let program = self.program;
        match &program.spirv_types[id] {
            SpirvTy::Type { opcode, layout, operands } => {
                let types: Vec<TypeId> = operands.iter().map(|&of| self.operand_type(of)).collect();
                let (size, align) = layout.unwrap_or_default();
                self.target_type("spirv.Type", &types, &[*opcode, size, align])
            }
            &SpirvTy::Constant { ty, value } => {
                let of = self.register_type(ty);
                let words = self.words(ty, value);
                self.target_type("spirv.IntegralConstant", &[of], &words)
            }
            &SpirvTy::Literal { ty, value } => {
                let words = self.words(ty, value);
                self.target_type("spirv.Literal", &[], &words)
            }
            SpirvTy::Defined(number) => match self.types.defined(*number) {
                Some(known) => known,
                None => {
                    let loc = self.b.loc;
                    let message = kinds::TYPE_NOT_DEFINED.with(&[number]);
                    self.errors.push(trefoil_ir::Error::new(loc, message));
                    TypeId::VOID
                }
            },
        }
    }

    fn operand_type(&mut self, of: TyId) -> TypeId {
        match self.ty(of) {
            Ty::Struct(_) => self.memory_type(of, Memory::Own),
            _ => self.register_type(of),
        }
    }

    /// The words of a number, lowest first.
    fn words(&self, ty: TyId, value: i64) -> Vec<u32> {
        let is_long = self.numeric(ty).is_some_and(|num| matches!(num.scalar, Scalar::I64 | Scalar::U64));
        let (low, high) = (value as u32, (value >> 32) as u32);
        if is_long { vec![low, high] } else { vec![low] }
    }

    fn target_type(&mut self, name: &str, types: &[TypeId], ints: &[u32]) -> TypeId {
        let name = self.b.ctx.symbol(name);
        self.b.ctx.types.intern(Type::Target { name, types: types.into(), ints: ints.into() })
    }

    /// A call of a function with `[[vk::ext_type_def(id, opcode)]]`: its arguments are the operands of the type, literals where
    /// the parameters are.
    pub(in crate::lower) fn define_type(
        &mut self,
        number: u32,
        it: &VkInstruction,
        func: &Func,
        args: &[Arg],
    ) {
        let mut operands = Vec::with_capacity(args.len());
        for (i, arg) in args.iter().enumerate() {
            let value = self.single_arg(arg);
            let Some(known) = self.b.ctx.as_int(value) else {
                self.error(func.span, &kinds::INLINE_CONSTANT_ARGUMENT);
                return;
            };
            let words = self.words(arg.ty, known as i64);
            let is_literal = it.literals >> i.min(31) & 1 != 0;
            let of = if is_literal { None } else { Some(self.register_type(arg.ty)) };
            let name = if is_literal { "spirv.Literal" } else { "spirv.IntegralConstant" };
            operands.push(self.target_type(name, of.as_slice(), &words));
        }
        let made = self.target_type("spirv.Type", &operands, &[it.opcode, 0, 0]);
        self.types.define(number, made);
    }
}
