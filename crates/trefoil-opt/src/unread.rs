//! Removes stores to group memory that is never read; the values that only they used are dead then.
//!
//! Runs for SPIR-V alone, where DXC removes such stores too, with the resources that only they used; its DXIL keeps them, and so
//! do our DXIL and DXBC. A variable counts as read unless every use is a store to it or the address of one.

use smallvec::SmallVec;
use trefoil_ir::{Context, FuncId, Function, GlobalId, InstId, Module, Opcode, SPACE_SHARED, SideMap, Value};

/// Removes stores to group memory that is never read. Returns whether there were any.
pub fn run(module: &mut Module, id: FuncId) -> bool {
    let shared = |ctx: &Context| ctx.globals.values().any(|global| global.space == SPACE_SHARED);
    let alone = || module.functions.iter().all(|(other, func)| other == id || func.is_declaration());
    if !shared(&module.ctx) || !alone() {
        return false;
    }
    let func = &mut module.functions[id];
    let mut found = Found {
        is_shared: SideMap::with_default(false),
        read: SideMap::with_default(false),
        base: SideMap::sized(func.inst_count(), None),
        stores: SmallVec::new(),
        unread: 0,
    };
    for (id, global) in module.ctx.globals.iter() {
        found.is_shared[id] = global.space == SPACE_SHARED;
        found.unread += usize::from(found.is_shared[id]);
    }
    found.walk(func);
    if found.unread == 0 {
        return false;
    }
    let mut dead: SideMap<InstId, bool> = SideMap::with_default(false);
    let mut any = false;
    for (store, _) in found.stores.iter().filter(|(_, of)| !found.read[*of]) {
        dead[*store] = true;
        any = true;
    }
    any && func.retain(|inst| !dead[inst])
}

/// What a walk over the function finds.
struct Found {
    is_shared: SideMap<GlobalId, bool>,
    read: SideMap<GlobalId, bool>,
    /// The variable of an address.
    base: SideMap<InstId, Option<GlobalId>>,
    stores: SmallVec<[(InstId, GlobalId); 8]>,
    /// How many variables nothing has been seen to read: the walk ends when there is none, as mostly soon happens.
    unread: usize,
}

impl Found {
    fn walk(&mut self, func: &Function) {
        for &block in &func.layout {
            for &inst in &func.blocks[block].insts {
                let address = match func.insts[inst].op {
                    Opcode::Gep => Some(0),
                    Opcode::Store => Some(1),
                    _ => None,
                };
                for (n, &operand) in func.operands(inst).iter().enumerate() {
                    let Some(global) = self.variable(operand) else { continue };
                    match func.insts[inst].op {
                        Opcode::Gep if address == Some(n) => self.base[inst] = Some(global),
                        Opcode::Store if address == Some(n) => self.stores.push((inst, global)),
                        _ => {
                            self.unread -= usize::from(!std::mem::replace(&mut self.read[global], true));
                            if self.unread == 0 {
                                return;
                            }
                        }
                    }
                }
            }
        }
    }

    /// The groupshared variable that an operand is, or is an address into.
    fn variable(&self, operand: Value) -> Option<GlobalId> {
        match (operand.as_global(), operand.as_inst()) {
            (Some(global), _) if self.is_shared[global] => Some(global),
            (_, Some(inst)) => self.base[inst],
            _ => None,
        }
    }
}
