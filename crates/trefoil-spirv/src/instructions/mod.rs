//! The grammar of SPIR-V's instructions: names, operands, and what they need.
//!
//! The rows are generated from the grammar in `rspirv`, and hold offsets into a few arrays: lists of strings and of lists
//! would cost a shared library a relocation each.

#[rustfmt::skip]
mod generated;

use generated::{CAPABILITIES, EXTENSIONS, GLSL, GLSL_OPERANDS, NAMES, OPERANDS, ROWS};
use rspirv::grammar::{LogicalOperand, OperandKind, OperandQuantifier};
use spirv::Capability;

/// An instruction.
pub(crate) struct Row {
    op: u16,
    name: u16,
    operands: u16,
    capabilities: u16,
    name_len: u8,
    operand_count: u8,
    capability_count: u8,
    /// The number of the extension, [`NO_EXTENSION`] where there is none or several would do.
    extension: u8,
}

const NO_EXTENSION: u8 = u8::MAX;

/// The instruction of an opcode.
pub(crate) fn instruction(op: u32) -> Option<&'static Row> {
    ROWS.binary_search_by_key(&op, |row| u32::from(row.op)).ok().map(|at| &ROWS[at])
}

/// The name of an instruction of GLSL.std.450, by its number.
pub(crate) fn glsl_name(number: u32) -> Option<&'static str> {
    GLSL.split(' ').nth(number as usize).filter(|name| !name.is_empty())
}

/// An instruction of GLSL.std.450 by its number: its name, and how many operands it takes.
pub(crate) fn glsl(number: u32) -> Option<(&'static str, usize)> {
    Some((glsl_name(number)?, usize::from(*GLSL_OPERANDS.get(number as usize)?)))
}

impl Row {
    /// The name, without `Op`.
    pub(crate) fn name(&self) -> &'static str {
        NAMES.get(range(self.name, self.name_len)).unwrap_or_default()
    }

    /// The operands, the type and the id of a result among them.
    pub(crate) fn operands(&self) -> &'static [LogicalOperand] {
        OPERANDS.get(range(self.operands, self.operand_count)).unwrap_or_default()
    }

    /// How few and how many operands the instruction takes besides the type and the id of its result; no most where some
    /// may be left out or bring others.
    pub(crate) fn operand_counts(&self) -> (usize, Option<usize>) {
        let result =
            |o: &&LogicalOperand| !matches!(o.kind, OperandKind::IdResultType | OperandKind::IdResult);
        let taken = || self.operands().iter().filter(result);
        let fewest = taken().filter(|o| o.quantifier == OperandQuantifier::One).count();
        (fewest, (taken().count() == fewest).then_some(fewest))
    }

    /// The capabilities each of which lets the instruction stand; none when it may always.
    pub(crate) fn capabilities(&self) -> &'static [Capability] {
        CAPABILITIES.get(range(self.capabilities, self.capability_count)).unwrap_or_default()
    }

    /// The extension that the instruction needs, where there is one only.
    pub(crate) fn extension(&self) -> Option<&'static str> {
        EXTENSIONS.get(usize::from(self.extension)).copied()
    }
}

fn range(start: u16, len: u8) -> std::ops::Range<usize> {
    usize::from(start)..usize::from(start) + usize::from(len)
}

/// A row: the opcode; starts and lengths of the name, the operands and the capabilities; the number of the extension.
const fn row(
    op: u16,
    (name, name_len): (u16, u8),
    (operands, operand_count): (u16, u8),
    (capabilities, capability_count): (u16, u8),
    extension: Option<u8>,
) -> Row {
    let extension = match extension {
        Some(extension) => extension,
        None => NO_EXTENSION,
    };
    Row { op, name, operands, capabilities, name_len, operand_count, capability_count, extension }
}

const fn one(kind: OperandKind) -> LogicalOperand {
    LogicalOperand { kind, quantifier: OperandQuantifier::One }
}

const fn optional(kind: OperandKind) -> LogicalOperand {
    LogicalOperand { kind, quantifier: OperandQuantifier::ZeroOrOne }
}

const fn several(kind: OperandKind) -> LogicalOperand {
    LogicalOperand { kind, quantifier: OperandQuantifier::ZeroOrMore }
}

#[cfg(test)]
mod tests {
    use super::*;
    use rspirv::grammar::{ExtInstOp, GLSL_STD_450_INSTRUCTION_TABLE, INSTRUCTION_TABLE};

    #[test]
    fn rows_say_what_the_grammar_says() {
        for known in INSTRUCTION_TABLE.iter() {
            let row = instruction(known.opcode as u32).expect(known.opname);
            assert_eq!((row.name(), row.operands()), (known.opname, known.operands));
            assert_eq!(row.capabilities(), known.capabilities, "{}", known.opname);
            assert_eq!(
                row.extension().as_slice(),
                if known.extensions.len() == 1 { known.extensions } else { &[] }
            );
        }
        assert!(instruction(0xffff).is_none());
    }

    #[test]
    fn extended_instructions_have_their_names() {
        for known in GLSL_STD_450_INSTRUCTION_TABLE.iter() {
            if let ExtInstOp::GlslStd450(op) = known.opcode {
                assert_eq!(glsl_name(op as u32), Some(known.opname));
                assert_eq!(glsl(op as u32), Some((known.opname, known.operands.len())));
            }
        }
        assert_eq!((glsl_name(0), glsl_name(127), glsl_name(u32::MAX)), (None, None, None));
        assert_eq!((glsl(0), glsl(127)), (None, None));
    }

    #[test]
    fn instructions_take_as_many_operands_as_the_grammar_says() {
        let counts = |op: spirv::Op| instruction(op as u32).map(Row::operand_counts);
        assert_eq!(counts(spirv::Op::BitReverse), Some((1, Some(1))));
        assert_eq!(counts(spirv::Op::ImageRead), Some((2, None)));
    }
}
