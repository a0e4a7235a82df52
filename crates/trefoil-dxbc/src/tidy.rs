//! Simplifies control flow, after moves without effect are gone: an `if` around a lone `break` or `continue` becomes a
//! conditional jump; empty sides are dropped, and so is a `switch` with a default alone that is left only at its end.

use crate::op::Op;
use crate::program::{Instruction, control};

/// An open structure.
struct Open {
    /// `If`, `Loop` or `Switch`.
    op: Op,
    /// The index of its first instruction in the output.
    start: usize,
    /// The index of an `if`'s `else`.
    other: Option<usize>,
    /// The number of cases of a switch, without its default.
    cases: usize,
    /// The number of jumps to the end of a loop or switch.
    breaks: usize,
}

/// Output that is simplified as structures end.
pub(crate) struct Tidy {
    /// The output.
    pub(crate) out: Vec<Instruction>,
    open: Vec<Open>,
}

impl Tidy {
    /// An empty program with room for that many instructions.
    pub(crate) fn new(capacity: usize) -> Tidy {
        Tidy { out: Vec::with_capacity(capacity), open: Vec::new() }
    }

    /// Writes an instruction.
    pub(crate) fn push(&mut self, instruction: Instruction) {
        let Tidy { out, open } = self;
        match instruction.op {
            Op::If | Op::Loop | Op::Switch => {
                open.push(Open { op: instruction.op, start: out.len(), other: None, cases: 0, breaks: 0 });
                out.push(instruction);
            }
            Op::Else => {
                open.iter_mut().last().into_iter().for_each(|top| top.other = Some(out.len()));
                out.push(instruction);
            }
            Op::Case | Op::Default => {
                let cases = usize::from(instruction.op == Op::Case);
                open.iter_mut().last().into_iter().for_each(|top| top.cases += cases);
                out.push(instruction);
            }
            // Unreachable: after a jump.
            Op::Break | Op::Continue if is_jump(out.last()) => {}
            Op::Break | Op::Breakc => {
                count_breaks(open, 1);
                out.push(instruction);
            }
            Op::EndIf => {
                let top = open.pop();
                end_if(out, open, top, instruction);
            }
            Op::EndLoop => {
                open.pop();
                end_loop(out, instruction);
            }
            Op::EndSwitch => end_switch(out, open.pop(), instruction),
            _ => out.push(instruction),
        }
    }
}

fn is_jump(instruction: Option<&Instruction>) -> bool {
    instruction.is_some_and(|last| matches!(last.op, Op::Break | Op::Continue | Op::Ret))
}

/// The loop or switch that a `break` leaves.
fn breakable(open: &mut [Open]) -> Option<&mut Open> {
    open.iter_mut().rev().find(|open| open.op != Op::If)
}

fn count_breaks(open: &mut [Open], change: isize) {
    if let Some(around) = breakable(open) {
        around.breaks = around.breaks.saturating_add_signed(change);
    }
}

fn end_if(out: &mut Vec<Instruction>, open: &mut [Open], top: Option<Open>, end: Instruction) {
    let is_break = |instruction: Option<&Instruction>| instruction.is_some_and(|last| last.op == Op::Break);
    let other = top.and_then(|top| top.other);
    // Where both sides end in a `break`, a single one after the `if` replaces them.
    let shared = match other {
        Some(other) if is_break(out.last()) && is_break(out.get(other - 1)) => {
            out.pop();
            Some(out.remove(other - 1))
        }
        _ => None,
    };
    if out.last().is_some_and(|last| last.op == Op::Else) {
        out.pop();
    }
    let in_switch = breakable(open).is_some_and(|around| around.op == Op::Switch);
    match out.as_mut_slice() {
        [.., open] if open.op == Op::If => {
            out.pop();
        }
        [.., open, only]
            if open.op == Op::If && (only.op == Op::Continue || only.op == Op::Break && !in_switch) =>
        {
            open.op = if only.op == Op::Break { Op::Breakc } else { Op::Continuec };
            out.pop();
        }
        _ => out.push(end),
    }
    if let Some(shared) = shared {
        count_breaks(open, -1);
        out.push(shared);
    }
}

/// `continue if c; break` at the end of a loop becomes `break if not c`.
fn end_loop(out: &mut Vec<Instruction>, end: Instruction) {
    if let [.., again, leave] = out.as_mut_slice()
        && again.op == Op::Continuec
        && leave.op == Op::Break
    {
        again.op = Op::Breakc;
        again.controls ^= control::NONZERO;
        out.pop();
    }
    out.push(end);
}

/// A switch with a default alone, left only at its end, is replaced by its body.
fn end_switch(out: &mut Vec<Instruction>, open: Option<Open>, end: Instruction) {
    // Where the last case goes on with a loop around, readers want its end all the same.
    if out.last().is_some_and(|last| last.op == Op::Continue) {
        out.push(Instruction::new(Op::Break, []));
        return out.push(end);
    }
    let Some(Open { start, cases: 0, breaks: 1, .. }) = open else { return out.push(end) };
    let wraps = out.last().is_some_and(|last| last.op == Op::Break)
        && out.get(start + 1).is_some_and(|label| label.op == Op::Default);
    if !wraps {
        return out.push(end);
    }
    out.pop();
    out.drain(start..start + 2);
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::program::Operand;

    fn ops(code: &[Op]) -> Vec<Op> {
        let make = |&op: &Op| {
            let operand = (op.info().srcs > 0).then(|| Operand::scalar(0));
            Instruction::new(op, operand)
        };
        let mut tidy = Tidy::new(code.len());
        code.iter().map(make).for_each(|instruction| tidy.push(instruction));
        tidy.out.iter().map(|instruction| instruction.op).collect()
    }

    #[test]
    fn lone_jumps_become_conditional() {
        assert_eq!(
            ops(&[Op::Loop, Op::If, Op::Break, Op::EndIf, Op::EndLoop]),
            [Op::Loop, Op::Breakc, Op::EndLoop]
        );
        let do_while = [Op::Loop, Op::If, Op::Continue, Op::EndIf, Op::Break, Op::EndLoop];
        assert_eq!(ops(&do_while), [Op::Loop, Op::Breakc, Op::EndLoop]);
    }

    #[test]
    fn sides_without_code_go() {
        assert_eq!(ops(&[Op::If, Op::Else, Op::EndIf, Op::Ret]), [Op::Ret]);
        assert_eq!(ops(&[Op::If, Op::Nop, Op::Else, Op::EndIf]), [Op::If, Op::Nop, Op::EndIf]);
    }

    #[test]
    fn a_switch_that_chooses_nothing_goes() {
        assert_eq!(ops(&[Op::Switch, Op::Default, Op::Nop, Op::Break, Op::EndSwitch]), [Op::Nop]);
        let left_early = [
            Op::Switch,
            Op::Default,
            Op::If,
            Op::Nop,
            Op::Break,
            Op::EndIf,
            Op::Nop,
            Op::Break,
            Op::EndSwitch,
        ];
        assert_eq!(ops(&left_early), left_early);
        // Both sides leave the switch: one `break` is left, at its end.
        let both = [
            Op::Switch,
            Op::Default,
            Op::If,
            Op::Nop,
            Op::Break,
            Op::Else,
            Op::Nop,
            Op::Break,
            Op::EndIf,
            Op::Break,
            Op::EndSwitch,
        ];
        assert_eq!(ops(&both), [Op::If, Op::Nop, Op::Else, Op::Nop, Op::EndIf]);
        // vkd3d takes no conditional `break` in a switch.
        let lone = [Op::Switch, Op::Default, Op::If, Op::Break, Op::EndIf, Op::Nop, Op::Break, Op::EndSwitch];
        assert_eq!(ops(&lone), lone);
    }
}
