//! What the source asked of branches, as drivers read it: `dx.controlflow.hints`.

use trefoil_ir::{Context, Flags, Function, Hint, Merge, Metadata, Opcode};

/// The numbers of the hints.
const BRANCH: u32 = 1;
const FLATTEN: u32 = 2;

/// Attaches a hint to each branch and switch that has one; whether there were any.
pub(crate) fn attach(ctx: &mut Context, func: &mut Function) -> bool {
    let mut any = false;
    for i in 0..func.layout.len() {
        let block = func.layout[i];
        let Some(inst) = func.terminator(block) else { continue };
        let number = match (func.blocks[block].merge, func.insts[inst].flags) {
            (Merge::Selection { hint: Hint::Branch, .. }, _) | (Merge::None, Flags::BRANCH) => BRANCH,
            (Merge::Selection { hint: Hint::Flatten, .. }, _) | (Merge::None, Flags::FLATTEN) => FLATTEN,
            _ => continue,
        };
        let branches = match func.insts[inst].op {
            Opcode::Br => func.operands(inst).len() > 1,
            op => op == Opcode::Switch,
        };
        if !branches {
            continue;
        }
        let name = ctx.symbol("dx.controlflow.hints");
        let text = ctx.metadata.push(Metadata::String(name));
        let number = ctx.i32(number);
        let number = ctx.metadata.push(Metadata::Value(number));
        // The node names itself first, so that no two are one.
        let own = ctx.metadata.next_id();
        let parts = ctx.metadata_parts(&[Some(own), Some(text), Some(number)]);
        ctx.metadata.push(Metadata::Distinct(parts));
        func.attachments.entry(inst).or_default().push((name, own));
        any = true;
    }
    any
}
