//! `dxil-cbuffer-access`: replaces clang's variables for members of constant buffers by addresses from the buffers' handles,
//! and removes them and `!hlsl.cbs`.

use crate::import::cbuffers::Members;
use trefoil_dxil::module::defined;
use trefoil_dxil::module::sweep;
use trefoil_ir::{Context, Error, Function, HashMap, InstId, Module, Opcode, Value};

pub(super) fn run(module: &mut Module) -> Result<(), Error> {
    let members = Members::of(module)?;
    for id in defined(module) {
        members.rewrite(&mut module.ctx, &mut module.functions[id]);
        follow_spaces(&module.ctx, &mut module.functions[id]);
    }
    let ctx = &module.ctx;
    module.named_metadata.retain(|(name, _)| ctx.name(*name) != "hlsl.cbs");
    sweep::remove_globals(module, |g| members.contains(g));
    Ok(())
}

/// Gives addresses the address space of their base, since members had one of their own, and removes casts that no longer
/// change it.
fn follow_spaces(ctx: &Context, func: &mut Function) {
    let mut same: HashMap<InstId, Value> = HashMap::default();
    for inst in trefoil_dxil::module::code::insts(func).collect::<Vec<_>>() {
        let i = func.insts[inst];
        let from = match i.op {
            Opcode::Gep | Opcode::AddrSpaceCast => func.operands(inst)[0],
            Opcode::Select => func.operands(inst)[1],
            Opcode::Phi => func.operands(inst)[0],
            _ => continue,
        };
        let from = from.as_inst().and_then(|i| same.get(&i)).copied().unwrap_or(from);
        let ty = func.value_type(ctx, from);
        if i.op == Opcode::AddrSpaceCast && ty == i.ty {
            same.insert(inst, from);
        } else if i.op != Opcode::AddrSpaceCast && ctx.types.is_ptr(i.ty) && from.as_const().is_none() {
            func.insts[inst].ty = ty;
        }
    }
    func.retain(|inst| !same.contains_key(&inst));
    func.rewrite_operands(|v| v.as_inst().and_then(|i| same.get(&i)).copied().unwrap_or(v));
}
