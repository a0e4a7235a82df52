//! Common subexpressions: what was computed already, on every way to a place, is not computed again.
//!
//! One walk over the dominator tree with a table that is undone when a subtree is left. What depends on the lanes that are
//! active is shared within one block only, and not past what may end lanes.

use crate::simplify::Replaced;
use rustc_hash::FxHashMap;
use smallvec::SmallVec;
use trefoil_ir::cfg::{Cfg, Dominators};
use trefoil_ir::{
    BlockId, Context, Effect, Function, InstId, Intrinsic, Opcode, ResourceClass, TypeId, Value, ValueKind,
};

/// What makes two instructions the same.
#[derive(Clone, PartialEq, Eq, Hash)]
struct Key {
    op: Opcode,
    flags: u8,
    ty: TypeId,
    data: u32,
    /// 0 where it does not matter how control came here; else the stretch of code.
    stretch: u32,
    operands: SmallVec<[Value; 4]>,
}

/// A step of the walk.
enum Step {
    Enter(BlockId),
    Leave(usize),
}

/// Shares what is computed twice; says whether there was any.
pub fn run(ctx: &Context, func: &mut Function) -> bool {
    let cfg = Cfg::new(func);
    let doms = Dominators::new(&cfg);
    let children = doms.children(&cfg);
    let mut known: FxHashMap<Key, InstId> = FxHashMap::default();
    let mut added: Vec<Key> = Vec::new();
    let mut replaced = Replaced::new(func);
    let (mut stretch, mut changed) = (0, false);
    let mut steps = vec![Step::Enter(func.entry())];
    while let Some(step) = steps.pop() {
        let block = match step {
            Step::Leave(len) => {
                for key in added.drain(len..) {
                    known.remove(&key);
                }
                continue;
            }
            Step::Enter(block) => block,
        };
        steps.push(Step::Leave(added.len()));
        steps.extend(children[block].iter().rev().map(|&c| Step::Enter(c)));
        stretch += 1;
        for i in 0..func.blocks[block].insts.len() {
            let inst = func.blocks[block].insts[i];
            for v in func.operands_mut(inst) {
                *v = replaced.get(*v);
            }
            if ends_lanes(func, inst) {
                stretch += 1;
            }
            let Some(key) = key_of(ctx, func, inst, stretch) else { continue };
            match known.get(&key) {
                Some(&before) => changed |= replaced.set(inst, before.into()),
                None => {
                    known.insert(key.clone(), inst);
                    added.push(key);
                }
            }
        }
    }
    if changed {
        func.rewrite_operands(|v| replaced.get(v));
        for b in 0..func.layout.len() {
            let block = func.layout[b];
            func.blocks[block].insts.retain(|&i| !replaced.contains(i));
        }
    }
    changed
}

/// Whether the active lanes may be others behind an instruction.
fn ends_lanes(func: &Function, inst: InstId) -> bool {
    match func.insts[inst].op {
        Opcode::Call => true,
        Opcode::Intrinsic => {
            func.insts[inst].intrinsic().is_none_or(|i| i.effect() == Effect::ConvergentWrite)
        }
        _ => false,
    }
}

fn key_of(ctx: &Context, func: &Function, inst: InstId, stretch: u32) -> Option<Key> {
    let i = &func.insts[inst];
    let stretch = match i.op {
        Opcode::Freeze => return None,
        Opcode::Gep => 0,
        Opcode::Load => is_constant_address(ctx, func, func.operands(inst)[0]).then_some(0)?,
        Opcode::Intrinsic => match i.intrinsic()?.effect() {
            Effect::Pure => 0,
            Effect::Convergent => stretch,
            _ => return None,
        },
        op if op.is_pure() => 0,
        _ => return None,
    };
    let mut operands: SmallVec<[Value; 4]> = func.operands(inst).into();
    if i.op.info().commutes {
        operands[..2].sort_unstable();
    }
    Some(Key { op: i.op, flags: i.flags.0, ty: i.ty, data: i.data, stretch, operands })
}

/// Whether nothing can change what lies at an address: constant tables, constant buffers, read-only views.
fn is_constant_address(ctx: &Context, func: &Function, mut pointer: Value) -> bool {
    loop {
        let inst = match pointer.kind() {
            ValueKind::Inst(inst) => inst,
            ValueKind::Global(global) => return ctx.globals[global].constant,
            _ => return false,
        };
        let i = &func.insts[inst];
        match i.op {
            Opcode::Gep => pointer = func.operands(inst)[0],
            Opcode::Intrinsic if i.is_intrinsic(Intrinsic::GetPointer) => {
                let handle = func.value_type(ctx, func.operands(inst)[0]);
                let class = ctx.types.as_resource(handle).map(|r| r.class());
                return matches!(class, Some(ResourceClass::CBuffer | ResourceClass::Srv));
            }
            _ => return false,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use trefoil_ir::{Builder, Param};

    #[test]
    fn what_a_dominating_block_computed_is_shared_and_siblings_are_not() {
        let mut ctx = Context::default();
        let name = ctx.symbol("f");
        let params = vec![Param { ty: TypeId::I32, name: None }, Param { ty: TypeId::I1, name: None }];
        let mut func = Function::new(name, TypeId::VOID, params);
        let entry = func.new_block();
        func.layout.push(entry);
        let (x, c) = (Value::new(ValueKind::Param(0)), Value::new(ValueKind::Param(1)));
        let mut b = Builder::new(&mut ctx, &mut func, entry);
        let first = b.binary(Opcode::Mul, x, x);
        let mut guard = b.begin_if(c, trefoil_ir::Hint::None);
        b.binary(Opcode::Mul, x, x);
        let one_side = b.binary(Opcode::Add, first, x);
        b.begin_else(&mut guard);
        let other_side = b.binary(Opcode::Add, x, first);
        b.end_if(guard);
        b.ret(None);
        assert!(run(&ctx, &mut func));
        let count = |op| {
            func.layout
                .iter()
                .flat_map(|&b| &func.blocks[b].insts)
                .filter(|&&i| func.insts[i].op == op)
                .count()
        };
        assert_eq!((count(Opcode::Mul), count(Opcode::Add)), (1, 2));
        assert_ne!(one_side, other_side);
    }
}
