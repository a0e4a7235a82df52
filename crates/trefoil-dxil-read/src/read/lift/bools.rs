//! Variables of one bit: DXC has some, the IR has none. They become words of 32 bits, 0 or 1.

use trefoil_ir::{ConstKind, Context, Cursor, Flags, Function, IntPredicate, Module, Opcode, TypeId, Value};

/// Widens the variables of one bit, and what is loaded from them and stored to them.
pub(super) fn widen(module: &mut Module) {
    let Module { ctx, functions, .. } = module;
    let narrow: Vec<_> =
        ctx.globals.iter().filter(|(_, global)| global.ty == TypeId::I1).map(|(id, _)| id).collect();
    for id in narrow {
        let init = ctx.globals[id].init.map(|init| match ctx.consts.get(init).kind {
            ConstKind::Undef | ConstKind::Poison => ctx.consts.undef(TypeId::I32),
            _ => {
                let value = ctx.consts.as_int(init).unwrap_or(0);
                ctx.consts.i32((value & 1) as u32)
            }
        });
        ctx.globals[id].ty = TypeId::I32;
        ctx.globals[id].init = init;
    }
    for func in functions.values_mut() {
        if accesses_bits(ctx, func) {
            function(ctx, func);
        }
    }
}

fn is_bit(ctx: &Context, func: &Function, inst: trefoil_ir::InstId) -> bool {
    match func.insts[inst].op {
        Opcode::Load => func.insts[inst].ty == TypeId::I1,
        Opcode::Store => func.value_type(ctx, func.operands(inst)[0]) == TypeId::I1,
        Opcode::Alloca => func.insts[inst].data_type() == TypeId::I1,
        _ => false,
    }
}

fn accesses_bits(ctx: &Context, func: &Function) -> bool {
    trefoil_dxil::module::code::insts(func).any(|inst| is_bit(ctx, func, inst))
}

fn function(ctx: &mut Context, func: &mut Function) {
    let mut loaded: Vec<(trefoil_ir::InstId, Value)> = Vec::new();
    for i in 0..func.layout.len() {
        let block = func.layout[i];
        let (list, mut cursor) = Cursor::rebuild(func, block);
        for inst in list {
            if !is_bit(ctx, cursor.func, inst) {
                cursor.keep(inst);
                continue;
            }
            cursor.at_inst(inst);
            let operands = cursor.func.operands(inst).to_vec();
            match cursor.func.insts[inst].op {
                Opcode::Load => {
                    let word = cursor.inst(Opcode::Load, TypeId::I32, &operands, 0, Flags::NONE).into();
                    let zero = ctx.i32(0);
                    let data = IntPredicate::Ne as u32;
                    let bit = cursor.inst(Opcode::ICmp, TypeId::I1, &[word, zero], data, Flags::NONE);
                    loaded.push((inst, bit.into()));
                }
                Opcode::Store => {
                    let word = cursor.inst(Opcode::ZExt, TypeId::I32, &operands[..1], 0, Flags::NONE);
                    cursor.inst(Opcode::Store, TypeId::VOID, &[word.into(), operands[1]], 0, Flags::NONE);
                }
                _ => {
                    let word = TypeId::I32.as_u32();
                    let variable = cursor.inst(Opcode::Alloca, TypeId::PTR, &[], word, Flags::NONE);
                    loaded.push((inst, variable.into()));
                }
            }
        }
    }
    let loaded: trefoil_ir::HashMap<_, _> = loaded.into_iter().collect();
    func.rewrite_operands(|v| v.as_inst().and_then(|inst| loaded.get(&inst).copied()).unwrap_or(v));
}
