//! Joins instructions that do the same to several components of one register.
//!
//! An instruction is merged into an earlier one of its block when both have the same opcode, write the same register and
//! read the same ones, and nothing in between conflicts: nothing writes what the later one reads, and nothing reads or writes
//! what it writes. The search back is bounded, so the cost is linear.

use crate::op::Motion;
use crate::program::{File, Instruction, Operand, Select};

/// How many instructions back are searched.
const WINDOW: usize = 24;

/// Merges `next` into one of the last instructions of `code`, if it can; gives whether it did.
pub(crate) fn join(code: &mut [Instruction], next: &Instruction) -> bool {
    let Some(at) = destination(next).filter(|_| next.op.is_lanewise()) else { return false };
    let own = &next.operands[at];
    for i in (code.len().saturating_sub(WINDOW)..code.len()).rev() {
        let candidate = &code[i];
        if fits(candidate, next, at) {
            merge(&mut code[i], next, at);
            return true;
        }
        if candidate.op.info().motion == Motion::Border || disturbs(candidate, next, own) {
            return false;
        }
    }
    false
}

/// The index of the destination, when there is exactly one that is not `null`.
fn destination(instruction: &Instruction) -> Option<usize> {
    let count = usize::from(instruction.op.info().dsts);
    let mut written =
        (0..count).filter(|&i| instruction.operands.get(i).is_some_and(|operand| operand.file != File::Null));
    let at = written.next()?;
    let operand = &instruction.operands[at];
    let plain =
        matches!(operand.file, File::Temp | File::Output) && matches!(operand.select, Select::Mask(_));
    (plain && written.next().is_none()).then_some(at)
}

fn mask_of(operand: &Operand) -> u8 {
    match operand.select {
        Select::Mask(mask) => mask,
        _ => 0,
    }
}

/// Whether the two can be merged, apart from conflicts with instructions in between.
fn fits(first: &Instruction, next: &Instruction, at: usize) -> bool {
    if first.op != next.op || first.controls != next.controls || destination(first) != Some(at) {
        return false;
    }
    let (to, own) = (&first.operands[at], &next.operands[at]);
    let dsts = usize::from(next.op.info().dsts);
    to.file == own.file
        && to.indices == own.indices
        && mask_of(to) & mask_of(own) == 0
        && first.operands[dsts..].iter().zip(&next.operands[dsts..]).all(|(a, b)| reads_alike(a, b))
        && !reads(next, to, mask_of(to))
}

/// Whether one operand can read what both read.
fn reads_alike(a: &Operand, b: &Operand) -> bool {
    let components = |operand: &Operand| matches!(operand.select, Select::Single(_) | Select::Swizzle(_));
    let movable = !matches!(a.file, File::IndexableTemp | File::GroupShared);
    let constants = a.file == File::Immediate32 && b.file == File::Immediate32;
    let same = a.file == b.file && a.indices == b.indices && components(a) && components(b);
    a.negate == b.negate && a.absolute == b.absolute && movable && (constants || same)
}

/// Whether the instruction reads any of the components of a register.
fn reads(instruction: &Instruction, register: &Operand, mask: u8) -> bool {
    let dsts = usize::from(instruction.op.info().dsts);
    let is_store = |i: usize| i < dsts;
    instruction.operands.iter().enumerate().any(|(i, operand)| {
        let indexed = operand.indices.registers().any(|inner| operand_reads(inner, register, mask));
        indexed || !is_store(i) && operand_reads(operand, register, mask)
    })
}

fn operand_reads(operand: &Operand, register: &Operand, mask: u8) -> bool {
    if operand.file != register.file || operand.indices != register.indices {
        return false;
    }
    let components = match operand.select {
        Select::Swizzle(swizzle) => swizzle.iter().fold(0, |read, &c| read | 1 << c),
        Select::Single(component) => 1 << component,
        _ => 15,
    };
    components & mask != 0
}

/// Whether `next` cannot move up across an instruction.
fn disturbs(between: &Instruction, next: &Instruction, own: &Operand) -> bool {
    if reads(between, own, mask_of(own)) {
        return true;
    }
    let dsts = usize::from(between.op.info().dsts);
    between.operands[..dsts].iter().any(|written| {
        let mask = mask_of(written);
        let same = written.file == own.file && written.indices == own.indices && mask & mask_of(own) != 0;
        same || written.file == File::Temp && reads(next, written, mask)
    })
}

/// The component that an operand reads for component `place` of the destination.
fn component(operand: &Operand, place: usize) -> u8 {
    match operand.select {
        Select::Swizzle(swizzle) => swizzle[place],
        Select::Single(component) => component,
        _ => 0,
    }
}

fn merge(first: &mut Instruction, next: &Instruction, at: usize) {
    let (before, more) = (mask_of(&first.operands[at]), mask_of(&next.operands[at]));
    first.operands[at].select = Select::Mask(before | more);
    let dsts = usize::from(next.op.info().dsts);
    for (a, b) in first.operands[dsts..].iter_mut().zip(&next.operands[dsts..]) {
        let from = |place: usize| if more >> place & 1 != 0 { b } else { &*a };
        let used = |place: usize| (before | more) >> place & 1 != 0;
        if a.file == File::Immediate32 {
            let word = |place: usize| match from(place) {
                scalar if scalar.select == Select::Scalar => scalar.immediate[0],
                vector => vector.immediate[place],
            };
            let words = std::array::from_fn(|place| if used(place) { word(place) } else { 0 });
            *a = Operand::vector(words);
            continue;
        }
        let lead = (0..4).find(|&place| used(place)).unwrap_or(0);
        let lead = component(from(lead), lead);
        let swizzle =
            std::array::from_fn(|place| if used(place) { component(from(place), place) } else { lead });
        a.select = Select::Swizzle(swizzle);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::op::Op;

    fn r(number: u32, select: Select) -> Operand {
        Operand::register(File::Temp, number, select)
    }

    fn text(code: &[Instruction]) -> Vec<String> {
        use crate::program::Program;
        let mut out = String::new();
        let program = Program {
            kind: trefoil_dxcontainer::Stage::Compute,
            model: trefoil_dxcontainer::ShaderModel::new(5, 1),
            instructions: code.to_vec(),
        };
        crate::disasm::program(&mut out, &program);
        out.lines().skip(1).map(str::to_owned).collect()
    }

    fn mul(to: (u32, u8), a: (u32, u8), b: Operand) -> Instruction {
        Instruction::new(Op::Mul, [r(to.0, Select::Mask(1 << to.1)), r(a.0, Select::Single(a.1)), b])
    }

    fn run(list: Vec<Instruction>) -> Vec<String> {
        let mut code: Vec<Instruction> = Vec::new();
        for instruction in list {
            if !join(&mut code, &instruction) {
                code.push(instruction);
            }
        }
        text(&code)
    }

    #[test]
    fn components_of_one_register_are_computed_together() {
        let code = run(vec![
            mul((0, 0), (1, 2), Operand::scalar(2f32.to_bits())),
            mul((2, 0), (3, 0), Operand::scalar(0)),
            mul((0, 2), (1, 0), Operand::scalar(4f32.to_bits())),
        ]);
        let joined = "mul r0.xz, r1.zzxz, l(2.000000, 0.000000, 4.000000, 0.000000)";
        assert_eq!(code, [joined, "mul r2.x, r3.x, l(0.000000)"]);
    }

    #[test]
    fn conflicts_in_between_prevent_a_join() {
        let two = || Operand::scalar(2f32.to_bits());
        // The second reads what the first wrote.
        assert_eq!(run(vec![mul((0, 0), (0, 1), two()), mul((0, 2), (0, 0), two())]).len(), 2);
        // What the third reads is written in between.
        let chain = vec![mul((0, 0), (1, 0), two()), mul((1, 1), (2, 0), two()), mul((0, 1), (1, 1), two())];
        assert_eq!(run(chain).len(), 3);
        // What the third writes is read in between.
        let late = vec![mul((0, 0), (1, 0), two()), mul((2, 0), (0, 1), two()), mul((0, 1), (1, 1), two())];
        assert_eq!(run(late).len(), 3);
        // Control flow stands in between.
        let branch = Instruction::new(Op::If, [r(0, Select::Single(0))]);
        assert_eq!(run(vec![mul((0, 0), (1, 0), two()), branch, mul((0, 1), (1, 1), two())]).len(), 3);
        // A vertex goes out in between, with what the outputs held.
        let stream = Operand::register(File::Stream, 0, Select::None);
        let emit = Instruction::new(Op::EmitStream, [stream]);
        assert_eq!(run(vec![mul((0, 0), (1, 0), two()), emit, mul((0, 1), (1, 1), two())]).len(), 3);
    }
}
