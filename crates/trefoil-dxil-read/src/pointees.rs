//! Addresses as bitcode of LLVM 3.7 has them: of something. An address that is used as that of something else is made one of that
//! first, which text of later versions does not say.

use trefoil_dxil::bitcode::pointee;
use trefoil_dxil::module::code::insts;
use trefoil_ir::{Context, Cursor, Flags, Function, InstId, Opcode, TypeId, Value};

/// Makes addresses what their uses take them for.
pub(crate) fn settle(ctx: &Context, func: &mut Function) {
    if insts(func).all(|inst| other(ctx, func, inst).is_none()) {
        return;
    }
    for block in func.layout.clone() {
        let (old, mut cursor) = Cursor::rebuild(func, block);
        for inst in old {
            if let Some((at, address, of)) = other(ctx, cursor.func, inst) {
                cursor.at_inst(inst);
                let ty = cursor.func.value_type(ctx, address);
                let made = cursor.inst(Opcode::BitCast, ty, &[address], of.as_u32(), Flags::NONE);
                cursor.func.operands_mut(inst)[at] = made.into();
            }
            cursor.keep(inst);
        }
    }
}

/// Of an instruction that takes an address for that of something else: which operand it is, the address, and what of.
fn other(ctx: &Context, func: &Function, inst: InstId) -> Option<(usize, Value, TypeId)> {
    let i = &func.insts[inst];
    let operands = func.operands(inst);
    let (at, of) = match i.op {
        Opcode::Load => (0, i.ty),
        Opcode::Store => (1, func.value_type(ctx, operands[0])),
        Opcode::Gep => (0, i.data_type()),
        Opcode::AtomicRmw | Opcode::CmpXchg => (0, func.value_type(ctx, operands[1])),
        _ => return None,
    };
    let address = *operands.get(at)?;
    (pointee(ctx, func, address) != of).then_some((at, address, of))
}
