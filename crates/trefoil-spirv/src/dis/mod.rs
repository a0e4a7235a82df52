//! The disassembler: any module as text in the form of SPIRV-Tools or of LLVM's SPIR-V back end, with numbers for ids.
//!
//! The grammar's tables say what operands an instruction has ([`grammar`]); numbers whose width another instruction
//! gives are followed through the types ([`number`]).

mod check;
mod grammar;
mod kinds;
mod llvm;
mod number;

pub(crate) use kinds::KINDS;

use crate::{debug_ops, instructions};
use check::Check;
use grammar::Reader;
pub(crate) use grammar::{DecorationOperands, decoration_operands, execution_mode_operands, unknown_operand};
use number::Number;
use rspirv::grammar::{OperandKind, OperandQuantifier};
use spirv::{MAGIC_NUMBER, Op};
use std::fmt::{self, Write};
use trefoil_ir::{HashMap, Kind, Message};

/// Words of the header.
const HEADER: usize = 5;

/// The width at which opcodes begin.
const COLUMN: usize = 15;

/// Tools by the numbers under which they are registered, those whose modules are met most.
const GENERATORS: [(u32, &str); 7] = [
    (0, "Khronos"),
    (7, "Khronos SPIR-V Tools Assembler"),
    (8, "Khronos Glslang Reference Front End"),
    (13, "Google Shaderc over Glslang"),
    (14, "Google spiregg"),
    (17, "Google SPIRV-Tools Linker"),
    (18, "Wine VKD3D Shader Compiler"),
];

/// The names of a set's instructions, by their numbers.
type Names = fn(u32) -> Option<&'static str>;

/// The sets of extended instructions that are met most.
const SETS: [(&str, Names); 2] =
    [("GLSL.std.450", instructions::glsl_name), (debug_ops::SET, debug_ops::name)];

/// Why a module could not be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DisassembleError {
    /// The word at which it went wrong.
    pub word: usize,
    /// What is wrong; the words name the word.
    pub message: Message,
}

impl fmt::Display for DisassembleError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.message.fmt(f)
    }
}

impl std::error::Error for DisassembleError {}

impl From<DisassembleError> for Message {
    fn from(error: DisassembleError) -> Message {
        error.message
    }
}

type Result<T> = std::result::Result<T, DisassembleError>;

/// An error of a kind whose first argument is the word.
#[cold]
fn fail<T>(word: usize, kind: &'static Kind, args: &[&dyn fmt::Display]) -> Result<T> {
    let mut all: Vec<&dyn fmt::Display> = vec![&word];
    all.extend(args);
    Err(DisassembleError { word, message: kind.with(&all) })
}

/// Gives a module as text, in the form of SPIRV-Tools.
///
/// # Errors
/// When the bytes are not a SPIR-V module.
pub fn disassemble(bytes: &[u8]) -> Result<String> {
    let words = words(bytes)?;
    let mut module = Text::default();
    module.read(&words)?;
    Ok(module.out)
}

/// Gives a module as assembly, in the form of LLVM's SPIR-V back end.
///
/// # Errors
/// When the bytes are not a SPIR-V module.
pub fn assembly(bytes: &[u8]) -> Result<String> {
    let words = words(bytes)?;
    let mut module = Text { llvm: Some(llvm::Llvm::default()), ..Text::default() };
    module.read(&words)?;
    Ok(module.out)
}

/// Checks what must hold of every module that is written.
///
/// # Errors
/// The first rule that does not hold.
pub(crate) fn check(bytes: &[u8]) -> std::result::Result<(), String> {
    let words = words(bytes).map_err(|error| error.to_string())?;
    let mut module = Text { check: Some(Check::new(words[3])), ..Text::default() };
    module.read(&words).map_err(|error| error.to_string())?;
    module.check.map_or(Ok(()), Check::verdict)
}

/// The module's words, in the order of bytes that its first word tells.
fn words(bytes: &[u8]) -> Result<Vec<u32>> {
    if !bytes.len().is_multiple_of(4) || bytes.len() < HEADER * 4 {
        return fail(0, &kinds::NO_HEADER, &[]);
    }
    let little = |c: &[u8]| u32::from_le_bytes([c[0], c[1], c[2], c[3]]);
    let big = |c: &[u8]| u32::from_be_bytes([c[0], c[1], c[2], c[3]]);
    if little(bytes) == MAGIC_NUMBER {
        Ok(bytes.chunks_exact(4).map(little).collect())
    } else if big(bytes) == MAGIC_NUMBER {
        Ok(bytes.chunks_exact(4).map(big).collect())
    } else {
        fail(0, &kinds::NO_MAGIC, &[])
    }
}

/// The text as it grows, and what of the module so far the rest depends on.
#[derive(Default)]
struct Text {
    out: String,
    /// Types that are numbers, by id.
    types: HashMap<u32, Number>,
    /// The types of values, by id, where they are numbers.
    values: HashMap<u32, Number>,
    /// The ids that stand for sets of extended instructions whose names are known.
    sets: Vec<(u32, Names)>,
    /// What is known of ids and blocks, where the module is to be checked.
    check: Option<Check>,
    /// What the form of LLVM's back end needs, where it is wanted.
    llvm: Option<llvm::Llvm>,
}

impl Text {
    fn read(&mut self, words: &[u32]) -> Result<()> {
        self.out = String::with_capacity(words.len() * 12);
        if self.llvm.is_none() {
            self.header(words);
        }
        let mut at = HEADER;
        while let Some(&first) = words.get(at) {
            let len = (first >> 16) as usize;
            let Some(operands) = words.get(at + 1..at + len.max(1)) else {
                return fail(at, &kinds::PAST_END, &[]);
            };
            if len == 0 {
                return fail(at, &kinds::NO_WORDS, &[]);
            }
            let begin = self.out.len();
            self.instruction(at, first & 0xffff, operands)?;
            at += len;
            if let Some(llvm) = &mut self.llvm {
                llvm.finish_line(&mut self.out, begin, first & 0xffff, operands);
            }
            self.out.push('\n');
        }
        Ok(())
    }

    fn header(&mut self, words: &[u32]) {
        let (version, generator) = (words[1], words[2]);
        let tool = GENERATORS.iter().find(|(n, _)| *n == generator >> 16);
        let tool =
            tool.map_or_else(|| format!("Unknown({})", generator >> 16), |(_, name)| (*name).to_owned());
        let (major, minor) = (version >> 16 & 0xff, version >> 8 & 0xff);
        let _ = writeln!(
            self.out,
            "; SPIR-V\n; Version: {major}.{minor}\n; Generator: {tool}; {}\n; Bound: {}\n; Schema: {}",
            generator & 0xffff,
            words[3],
            words[4],
        );
    }

    fn instruction(&mut self, at: usize, op: u32, operands: &[u32]) -> Result<()> {
        let Some(row) = instructions::instruction(op) else {
            return fail(at, &kinds::UNKNOWN_OPCODE, &[&op]);
        };
        let mut reader = Reader::new(at, operands);
        let (mut ty, mut result) = (0, 0);
        let mut rest = row.operands();
        if let [first, after @ ..] = rest
            && first.kind == OperandKind::IdResultType
        {
            ty = reader.word()?;
            rest = after;
        }
        if let [first, after @ ..] = rest
            && first.kind == OperandKind::IdResult
        {
            result = reader.word()?;
            rest = after;
        }
        self.note(op, ty, result, operands);
        if let Some(check) = &mut self.check {
            check.instruction(op, result);
            if ty != 0 {
                check.use_id(ty);
            }
        }
        if self.llvm.is_some() {
            self.out.push('\t');
            if result != 0 {
                let _ = write!(self.out, "%{result} = ");
            }
            let _ = write!(self.out, "Op{}", row.name());
        } else if result == 0 {
            let _ = write!(self.out, "{:COLUMN$}Op{}", "", row.name());
        } else {
            let name = format!("%{result}");
            let _ = write!(self.out, "{name:>width$} = Op{}", row.name(), width = COLUMN - 3);
        }
        if ty != 0 {
            let _ = write!(self.out, " %{ty}");
        }
        for operand in rest {
            match operand.quantifier {
                OperandQuantifier::One => self.operand(&mut reader, op, ty, &operand.kind)?,
                OperandQuantifier::ZeroOrOne if reader.is_done() => {}
                OperandQuantifier::ZeroOrOne => self.operand(&mut reader, op, ty, &operand.kind)?,
                OperandQuantifier::ZeroOrMore => {
                    while !reader.is_done() {
                        self.operand(&mut reader, op, ty, &operand.kind)?;
                    }
                }
            }
        }
        if !reader.is_done() {
            return fail(at, &kinds::TOO_MANY_WORDS, &[&row.name()]);
        }
        Ok(())
    }

    /// Remembers what later instructions depend on.
    fn note(&mut self, op: u32, ty: u32, result: u32, operands: &[u32]) {
        match (Op::from_u32(op), operands) {
            (Some(Op::TypeInt), &[id, bits, signed]) => {
                self.types.insert(id, Number::int(bits, signed != 0));
            }
            (Some(Op::TypeFloat), &[id, bits, ..]) => {
                self.types.insert(id, Number::float(bits));
            }
            (Some(Op::ExtInstImport), [id, name @ ..]) => {
                let is = |set: &str| *name == *crate::module::string_words(set);
                let known = SETS.iter().find(|(set, _)| is(set));
                self.sets.extend(known.map(|&(_, names)| (*id, names)));
            }
            _ => {
                if let Some(&number) = self.types.get(&ty) {
                    self.values.insert(result, number);
                }
            }
        }
    }

    fn operand(&mut self, reader: &mut Reader<'_>, op: u32, ty: u32, kind: &OperandKind) -> Result<()> {
        self.out.push(' ');
        match kind {
            OperandKind::IdRef
            | OperandKind::IdScope
            | OperandKind::IdMemorySemantics
            | OperandKind::IdResult
            | OperandKind::IdResultType => self.id(reader),
            OperandKind::LiteralString => self.string(reader),
            OperandKind::LiteralContextDependentNumber => {
                let Some(&number) = self.types.get(&ty) else {
                    return fail(reader.place(), &kinds::CONSTANT_TYPE, &[]);
                };
                match self.llvm {
                    Some(_) => number.read_for_llvm(reader, &mut self.out),
                    None => number.read(reader, &mut self.out),
                }
            }
            OperandKind::PairLiteralIntegerIdRef => {
                let selector = reader.first();
                let number = self.values.get(&selector).copied().unwrap_or(Number::int(32, false));
                number.read(reader, &mut self.out)?;
                self.out.push(' ');
                self.id(reader)
            }
            OperandKind::PairIdRefLiteralInteger => {
                self.id(reader)?;
                let _ = write!(self.out, " {}", reader.word()?);
                Ok(())
            }
            OperandKind::PairIdRefIdRef => {
                self.id(reader)?;
                self.out.push(' ');
                self.id(reader)
            }
            OperandKind::LiteralExtInstInteger => self.extended(reader),
            OperandKind::LiteralSpecConstantOpInteger => self.spec_constant_op(reader, ty),
            kind => self.named(reader, op, ty, kind),
        }
    }

    fn id(&mut self, reader: &mut Reader<'_>) -> Result<()> {
        let id = reader.word()?;
        let _ = write!(self.out, "%{id}");
        if let Some(check) = &mut self.check {
            check.use_id(id);
        }
        Ok(())
    }

    fn string(&mut self, reader: &mut Reader<'_>) -> Result<()> {
        self.out.push('"');
        for c in reader.string()?.chars() {
            if matches!(c, '"' | '\\') {
                self.out.push('\\');
            }
            self.out.push(c);
        }
        self.out.push('"');
        Ok(())
    }

    /// The number of an instruction of an extended set, by name where the set is known.
    fn extended(&mut self, reader: &mut Reader<'_>) -> Result<()> {
        let set = reader.third();
        let known = self.sets.iter().find(|(id, _)| *id == set);
        let number = reader.word()?;
        match known.and_then(|(_, names)| names(number)) {
            Some(name) => self.out.push_str(name),
            None => {
                let _ = write!(self.out, "{number}");
            }
        }
        Ok(())
    }

    /// An opcode inside `OpSpecConstantOp`, with its own operands.
    fn spec_constant_op(&mut self, reader: &mut Reader<'_>, ty: u32) -> Result<()> {
        let op = reader.word()?;
        let Some(row) = instructions::instruction(op) else {
            return fail(reader.place(), &kinds::UNKNOWN_OPCODE, &[&op]);
        };
        if op == Op::SpecConstantOp as u32 {
            return fail(reader.place(), &kinds::NESTED_SPEC_CONSTANT_OP, &[]);
        }
        self.out.push_str(row.name());
        for operand in row.operands() {
            if matches!(operand.kind, OperandKind::IdResultType | OperandKind::IdResult) {
                continue;
            }
            while !reader.is_done() {
                self.operand(reader, op, ty, &operand.kind)?;
                if operand.quantifier != OperandQuantifier::ZeroOrMore {
                    break;
                }
            }
        }
        Ok(())
    }

    /// An enumerant or a mask, with the operands that it brings; or a plain number.
    fn named(&mut self, reader: &mut Reader<'_>, op: u32, ty: u32, kind: &OperandKind) -> Result<()> {
        let place = reader.place();
        let word = reader.word()?;
        match grammar::enumerant(kind, word) {
            grammar::Named::Known(name, more) => {
                self.out.push_str(&name);
                for operand in more {
                    // What an enumerant brings is an id, a string, a number or another enumerant: never deeper.
                    match operand.quantifier {
                        OperandQuantifier::One => self.operand(reader, op, ty, &operand.kind)?,
                        _ => {
                            while !reader.is_done() {
                                self.operand(reader, op, ty, &operand.kind)?;
                            }
                        }
                    }
                }
                Ok(())
            }
            // A component of a shuffle that is undefined.
            grammar::Named::Plain
                if word == u32::MAX && op == Op::VectorShuffle as u32 && self.llvm.is_some() =>
            {
                self.out.push_str("0xFFFFFFFF");
                Ok(())
            }
            grammar::Named::Plain => {
                let _ = write!(self.out, "{word}");
                Ok(())
            }
            grammar::Named::Unknown => {
                fail(place, &kinds::UNKNOWN_ENUMERANT, &[&word, &format_args!("{kind:?}")])
            }
        }
    }
}
