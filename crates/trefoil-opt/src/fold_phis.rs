//! Phis of constants: what one instruction computes with such a phi and constants alone is a phi of the results.

use smallvec::SmallVec;
use trefoil_ir::{
    BlockId, ConstId, Context, Flags, Function, InstId, Opcode, OpcodeClass, SideMap, TypeId, Value,
};

use crate::fold;
use crate::simplify::Replaced;

/// Most rounds: how many operations after each other fold into a phi.
const ROUNDS: usize = 8;

/// Who uses a phi of constants.
#[derive(Clone, Copy, PartialEq)]
enum User {
    /// It is none.
    NoPhi,
    None,
    One(InstId),
    Many,
}

/// Folds into phis of constants what is computed with them; says whether there was anything.
pub fn run(ctx: &mut Context, func: &mut Function) -> bool {
    let mut changed = false;
    for _ in 0..ROUNDS {
        let phis = phis_of_constants(func);
        if phis.is_empty() || !fold_users(ctx, func, &phis) {
            break;
        }
        changed = true;
    }
    changed
}

/// The phis that bring constants alone, with their blocks.
fn phis_of_constants(func: &Function) -> Vec<(BlockId, InstId)> {
    let is_constant =
        |&phi: &InstId| func.operands(phi).chunks_exact(2).all(|pair| pair[0].as_const().is_some());
    let phis = |&block: &BlockId| func.phis(block).filter(is_constant).map(move |phi| (block, phi));
    func.layout.iter().flat_map(phis).collect()
}

fn fold_users(ctx: &mut Context, func: &mut Function, phis: &[(BlockId, InstId)]) -> bool {
    let mut users: SideMap<InstId, User> = SideMap::sized(func.inst_count(), User::NoPhi);
    phis.iter().for_each(|&(_, phi)| users[phi] = User::None);
    for &inst in func.layout.iter().flat_map(|&block| &func.blocks[block].insts) {
        for used in func.operands(inst).iter().filter_map(|v| v.as_inst()) {
            users[used] = match users[used] {
                User::NoPhi => User::NoPhi,
                User::None => User::One(inst),
                _ => User::Many,
            };
        }
    }
    let mut replaced = Replaced::new(func);
    for &(block, phi) in phis {
        let User::One(user) = users[phi] else { continue };
        let Some(results) = results(ctx, func, phi, user) else { continue };
        let (ty, loc) = (func.insts[user].ty, func.loc(user));
        let new = func.detached(loc, Opcode::Phi, ty, &results, 0, Flags::NONE);
        func.blocks[block].insts.insert(0, new);
        replaced.set(user, new.into());
    }
    if replaced.is_empty() {
        return false;
    }
    func.rewrite_operands(|value| replaced.get(value));
    func.retain(|inst| !replaced.contains(inst) && !is_idle(&users, &replaced, inst));
    true
}

/// Whether an instruction is a phi whose only user is gone.
fn is_idle(users: &SideMap<InstId, User>, replaced: &Replaced, phi: InstId) -> bool {
    matches!(users[phi], User::One(user) if replaced.contains(user))
}

/// The operands of a phi of what an instruction gives for each constant of another, its only operand that is none.
fn results(ctx: &mut Context, func: &Function, phi: InstId, user: InstId) -> Option<SmallVec<[Value; 8]>> {
    let i = func.insts[user];
    let folds = matches!(i.op.class(), OpcodeClass::Binary | OpcodeClass::Compare | OpcodeClass::Cast)
        || i.op == Opcode::Select;
    if !folds || i.ty == TypeId::VOID {
        return None;
    }
    let mut out: SmallVec<[Value; 8]> = SmallVec::new();
    for pair in func.operands(phi).chunks_exact(2) {
        let constants = func.operands(user).iter().map(|&value| match value == phi.into() {
            true => pair[0].as_const(),
            false => value.as_const(),
        });
        let constants: SmallVec<[ConstId; 4]> = constants.collect::<Option<_>>()?;
        out.extend([fold::evaluate(ctx, &i, &constants)?.into(), pair[1]]);
    }
    Some(out)
}
