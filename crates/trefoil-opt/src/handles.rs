//! Handles: once all is known that can be known, each use of a resource names one variable. What is still chosen at run
//! time, or lies in memory, is an error of the source, the same for every target.

use trefoil_ir::{Context, Error, Function, InstId, Loc, Opcode};

/// Finds resources that are chosen at run time.
pub fn check(ctx: &Context, func: &Function, errors: &mut Vec<Error>) {
    if ctx.resources.is_empty() {
        return;
    }
    for &block in &func.layout {
        for &inst in &func.blocks[block].insts {
            let data = &func.insts[inst];
            let is_chosen = matches!(data.op, Opcode::Phi | Opcode::Select | Opcode::Load);
            if is_chosen && ctx.types.as_resource(data.ty).is_some() {
                let message = "local resource not guaranteed to map to unique global resource";
                errors.push(Error::user(place_of(func, inst), message));
            }
        }
    }
}

/// Where an instruction stands; a phi, which stands nowhere, where it is used first.
fn place_of(func: &Function, inst: InstId) -> Loc {
    let own = func.loc(inst);
    if own != Loc::NONE && func.insts[inst].op != Opcode::Phi {
        return own;
    }
    let all = func.layout.iter().flat_map(|&block| func.blocks[block].insts.iter().copied());
    let mut users = all.filter(|&user| func.operands(user).contains(&inst.into()));
    users.find(|&user| func.loc(user) != Loc::NONE).map_or(own, |user| func.loc(user))
}
