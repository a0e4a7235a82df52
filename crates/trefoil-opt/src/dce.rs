//! Dead code: what nothing needs goes. Stores to memory of the function's own that nothing reads go too.

use rustc_hash::FxHashMap;
use trefoil_ir::{Effect, EntityMap, FuncId, Function, InstId, Opcode, SideMap, Value};

/// Removes dead instructions; says whether there were any. `functions` says what calls may do.
pub fn run(functions: &EntityMap<FuncId, Function>, func: &mut Function) -> bool {
    let mut live: SideMap<InstId, bool> = SideMap::sized(func.inst_count(), false);
    let mut work: Vec<InstId> = Vec::new();
    let mut stores: FxHashMap<InstId, Vec<InstId>> = FxHashMap::default();
    for &block in &func.layout {
        for &inst in &func.blocks[block].insts {
            let effect = func.effect(functions, inst);
            if effect < Effect::Write {
                continue;
            }
            match own_store(func, inst) {
                Some(alloca) => stores.entry(alloca).or_default().push(inst),
                None => {
                    live[inst] = true;
                    work.push(inst);
                }
            }
        }
    }
    while let Some(inst) = work.pop() {
        if func.insts[inst].op == Opcode::Alloca {
            for store in stores.remove(&inst).unwrap_or_default() {
                if !std::mem::replace(&mut live[store], true) {
                    work.push(store);
                }
            }
        }
        for v in func.operands(inst) {
            if let Some(i) = v.as_inst()
                && !std::mem::replace(&mut live[i], true)
            {
                work.push(i);
            }
        }
    }
    let mut changed = false;
    for b in 0..func.layout.len() {
        let block = func.layout[b];
        let insts = &mut func.blocks[block].insts;
        let before = insts.len();
        insts.retain(|&i| live[i]);
        changed |= insts.len() != before;
    }
    changed
}

/// The alloca that a store writes, when its address comes from one directly.
fn own_store(func: &Function, inst: InstId) -> Option<InstId> {
    if func.insts[inst].op != Opcode::Store {
        return None;
    }
    let mut pointer: Value = func.operands(inst)[1];
    loop {
        let i = pointer.as_inst()?;
        match func.insts[i].op {
            Opcode::Alloca => return Some(i),
            Opcode::Gep => pointer = func.operands(i)[0],
            _ => return None,
        }
    }
}
