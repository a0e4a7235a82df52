//! Control flow: functions that call themselves, loops that nothing ends, loops that are entered in two places.

use crate::Rule;
use crate::bitcode::{Dominators, successors};
use crate::program::Program;
use crate::report::Report;
use trefoil_dxil_read::bitcode_model::{Function, Op};

pub(crate) fn check(program: &Program<'_>, report: &mut Report) {
    for (number, func) in program.bodies() {
        if let Some(dominators) = program.dominators(number) {
            loops(func, dominators, report);
        }
    }
    recursion(program, report);
}

fn loops(func: &Function, dom: &Dominators, report: &mut Report) {
    let mut dead = false;
    for &block in &dom.order {
        let Some(last) = func.blocks[block as usize].last() else { continue };
        let mut reducible = true;
        successors(func, &last.op, |to| {
            let (Some(from), Some(at)) =
                (dom.place[block as usize], dom.place.get(to as usize).copied().flatten())
            else {
                return;
            };
            // An edge backwards in reverse postorder leads to a block that dominates its source.
            reducible &= at > from || dom.dominates(to, block);
        });
        if !reducible {
            report.function(Rule::FlowReducible, &func.name, &[]);
        }
    }
    // A loop has a break when its blocks reach an end of the function.
    let ends = reach_an_end(func, dom);
    for &block in &dom.order {
        dead |= !ends[block as usize];
    }
    if dead {
        report.function(Rule::FlowDeadLoop, &func.name, &[]);
    }
}

/// Which blocks lead to a return or the like.
fn reach_an_end(func: &Function, dom: &Dominators) -> Vec<bool> {
    let mut ends = vec![false; func.blocks.len()];
    let mut open: Vec<u32> = Vec::new();
    for (block, insts) in func.blocks.iter().enumerate() {
        if matches!(insts.last().map(|inst| &inst.op), Some(Op::Ret(_) | Op::Unreachable)) {
            ends[block] = true;
            open.push(block as u32);
        }
    }
    while let Some(block) = open.pop() {
        for &from in dom.predecessors.of(block) {
            if !std::mem::replace(&mut ends[from as usize], true) {
                open.push(from);
            }
        }
    }
    ends
}

fn recursion(program: &Program<'_>, report: &mut Report) {
    let m = program.module;
    let calls = program.calls();
    // Functions are left in order of their ends; a call to one that is still open is a circle.
    let mut state = vec![0u8; calls.len()];
    let mut open = Vec::new();
    for root in 0..calls.len() {
        if state[root] != 0 {
            continue;
        }
        state[root] = 1;
        open.push((root, 0));
        while let Some((at, next)) = open.last_mut() {
            match calls[*at].get(*next) {
                Some(&to) => {
                    *next += 1;
                    match state[to] {
                        0 => {
                            state[to] = 1;
                            open.push((to, 0));
                        }
                        1 => report.function(Rule::FlowNoRecursion, &m.functions[to].name, &[]),
                        _ => {}
                    }
                }
                None => {
                    state[*at] = 2;
                    open.pop();
                }
            }
        }
    }
}
