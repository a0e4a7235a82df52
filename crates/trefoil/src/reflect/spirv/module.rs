//! A module as tables: names, decorations, types and values by id, entry points, counts. Reading is one walk over the words.

use super::super::{SPIRV_HEADER, SPIRV_INSTRUCTION};
use crate::ReadError;
use spirv::{Decoration, Op};
use std::cell::Cell;
use std::collections::{BTreeMap, BTreeSet};

/// Words of the header.
const HEADER: usize = 5;
/// The magic number.
const MAGIC: u32 = 0x0723_0203;

/// The words of a module, in this machine's order.
pub(super) fn words(bytes: &[u8]) -> Result<Vec<u32>, ReadError> {
    let (chunks, rest) = bytes.as_chunks::<4>();
    let mut words: Vec<u32> = chunks.iter().map(|chunk| u32::from_le_bytes(*chunk)).collect();
    if words.len() < HEADER || !rest.is_empty() {
        return Err(ReadError::from(&SPIRV_HEADER));
    }
    if words[0] == MAGIC.swap_bytes() {
        words.iter_mut().for_each(|word| *word = word.swap_bytes());
    }
    Ok(words)
}

/// An instruction without its first word.
#[derive(Clone, Copy)]
pub(super) struct Instruction<'a> {
    pub(super) op: u32,
    /// For a value in [`Module::values`] from the type on: the result is the key.
    pub(super) operands: &'a [u32],
}

/// A decoration: its number, and the words after it.
type Decorated<'a> = (u32, &'a [u32]);

/// An entry point as it is declared.
pub(super) struct EntryPoint<'a> {
    pub(super) model: u32,
    pub(super) function: u32,
    pub(super) name: String,
    pub(super) interface: &'a [u32],
    /// Execution modes with their words.
    pub(super) modes: Vec<Decorated<'a>>,
}

/// The tables.
#[derive(Default)]
pub(super) struct Module<'a> {
    names: BTreeMap<u32, String>,
    member_names: BTreeMap<(u32, u32), String>,
    decorations: BTreeMap<u32, Vec<Decorated<'a>>>,
    member_decorations: BTreeMap<(u32, u32), Vec<Decorated<'a>>>,
    /// Types, constants and variables of the module.
    pub(super) values: BTreeMap<u32, Instruction<'a>>,
    /// The ids of variables, in order.
    pub(super) variables: Vec<u32>,
    pub(super) entries: Vec<EntryPoint<'a>>,
    pub(super) capabilities: Vec<u32>,
    pub(super) extensions: Vec<String>,
    /// What each function names: pointers that it uses, and functions that it calls.
    uses: BTreeMap<u32, BTreeSet<u32>>,
    counts: [u32; COUNTS.len()],
    /// What has been described so far, in types, uses and eighths of names.
    spent: Cell<usize>,
}

/// Most that is described of one module: types and names are shared, so its size is no bound.
pub(super) const MOST: usize = 1 << 22;

/// Whether an operation belongs to a count.
type Counted = fn(u32) -> bool;

/// The counts, and the operations that each of them has.
const COUNTS: [(&str, Counted); 7] = [
    ("instructions", |_| true),
    ("branches", |op| matches!(op, 250 | 251)),
    ("texture_samples", |op| matches!(op, 87..=94 | 96..=97 | 305..=312 | 314..=315)),
    ("texture_loads", |op| matches!(op, 95 | 98 | 313 | 320)),
    ("texture_stores", |op| op == Op::ImageWrite as u32),
    ("atomics", |op| matches!(op, 227..=242 | 6035)),
    ("barriers", |op| matches!(op, 224 | 225)),
];

impl<'a> Module<'a> {
    /// Reads the words of a module.
    pub(super) fn read(words: &'a [u32]) -> Result<Module<'a>, ReadError> {
        let mut module = Module::default();
        let (mut at, mut function) = (HEADER, None);
        while let Some(&first) = words.get(at) {
            let operands = at.checked_add(1).zip(at.checked_add((first >> 16) as usize));
            let operands = operands.and_then(|(start, end)| words.get(start..end));
            let operands = operands.ok_or_else(|| SPIRV_INSTRUCTION.with(&[&at]))?;
            let instruction = Instruction { op: first & 0xffff, operands };
            match (Op::from_u32(instruction.op), function) {
                (Some(Op::Function), _) => function = operands.get(1).copied(),
                (Some(Op::FunctionEnd), _) => function = None,
                (_, Some(function)) => module.code(function, instruction),
                (Some(op), None) => {
                    // An instruction that is too short says nothing.
                    _ = module.declare(op, operands);
                }
                (None, None) => {}
            }
            at += operands.len() + 1;
        }
        Ok(module)
    }

    fn declare(&mut self, op: Op, operands: &'a [u32]) -> Option<()> {
        let word = |at: usize| operands.get(at).copied();
        let rest = |from: usize| operands.get(from..);
        match op {
            Op::Capability => self.capabilities.push(word(0)?),
            Op::Extension => self.extensions.push(text(operands).0),
            Op::Name => _ = self.names.insert(word(0)?, text(rest(1)?).0),
            Op::MemberName => _ = self.member_names.insert((word(0)?, word(1)?), text(rest(2)?).0),
            Op::Decorate | Op::DecorateId | Op::DecorateString => {
                self.decorations.entry(word(0)?).or_default().push((word(1)?, rest(2)?));
            }
            Op::MemberDecorate | Op::MemberDecorateString => {
                let member = self.member_decorations.entry((word(0)?, word(1)?)).or_default();
                member.push((word(2)?, rest(3)?));
            }
            Op::EntryPoint => {
                let (name, words) = text(rest(2)?);
                let (model, function) = (word(0)?, word(1)?);
                let interface = rest(2 + words)?;
                self.entries.push(EntryPoint { model, function, name, interface, modes: Vec::new() });
            }
            Op::ExecutionMode | Op::ExecutionModeId => {
                let mode = (word(1)?, rest(2)?);
                let function = word(0)?;
                let of = self.entries.iter_mut().filter(|entry| entry.function == function);
                of.for_each(|entry| entry.modes.push(mode));
            }
            _ => self.value(op, operands)?,
        }
        Some(())
    }

    /// A type, constant or variable.
    fn value(&mut self, op: Op, operands: &'a [u32]) -> Option<()> {
        let number = op as u32;
        let is_type = (Op::TypeVoid as u32..=Op::TypeForwardPointer as u32).contains(&number)
            || matches!(op, Op::TypeAccelerationStructureKHR);
        let is_constant = (Op::ConstantTrue as u32..=Op::SpecConstantOp as u32).contains(&number);
        if is_type {
            let instruction = Instruction { op: number, operands: operands.get(1..)? };
            self.values.insert(*operands.first()?, instruction);
        } else if is_constant || op == Op::Variable {
            let id = *operands.get(1)?;
            if op == Op::Variable {
                self.variables.push(id);
            }
            // The type, then what follows the result.
            self.values.insert(id, Instruction { op: number, operands });
        }
        Some(())
    }

    fn code(&mut self, function: u32, instruction: Instruction<'a>) {
        let is_code = !matches!(
            Op::from_u32(instruction.op),
            Some(
                Op::Label
                    | Op::Line
                    | Op::NoLine
                    | Op::FunctionParameter
                    | Op::SelectionMerge
                    | Op::LoopMerge
            )
        );
        for (count, (_, counts)) in self.counts.iter_mut().zip(COUNTS) {
            *count += u32::from(is_code && counts(instruction.op));
        }
        let used = pointers(instruction);
        if !used.is_empty() {
            self.uses.entry(function).or_default().extend(used);
        }
    }

    /// Counts something that is described; whether there is room for it.
    pub(super) fn spend(&self, amount: usize) -> bool {
        self.spent.set(self.spent.get().saturating_add(amount));
        !self.is_spent()
    }

    /// Whether more was to be described than there is room for.
    pub(super) fn is_spent(&self) -> bool {
        self.spent.get() > MOST
    }

    /// Everything that a function, and those that it calls, names.
    pub(super) fn used_by(&self, function: u32) -> BTreeSet<u32> {
        let (mut seen, mut open, mut used) = (BTreeSet::new(), vec![function], BTreeSet::new());
        while let Some(function) = open.pop() {
            let Some(uses) = self.uses.get(&function).filter(|_| seen.insert(function)) else { continue };
            if !self.spend(uses.len()) {
                break;
            }
            open.extend(uses.iter().filter(|id| self.uses.contains_key(id)));
            used.extend(uses);
        }
        used
    }

    /// Everything that code names.
    pub(super) fn used(&self) -> BTreeSet<u32> {
        self.uses.values().flatten().copied().collect()
    }

    /// The counts that are not zero.
    pub(super) fn statistics(&self) -> Vec<(String, u32)> {
        let counts = COUNTS.iter().zip(self.counts).filter(|&(_, count)| count > 0);
        counts.map(|(&(name, _), count)| (name.to_owned(), count)).collect()
    }

    /// The name of an id; empty where it has none.
    pub(super) fn name(&self, id: u32) -> &str {
        self.said(self.names.get(&id))
    }

    /// The name of a member.
    pub(super) fn member_name(&self, ty: u32, member: u32) -> &str {
        self.said(self.member_names.get(&(ty, member)))
    }

    /// A name, while there is room.
    fn said<'m>(&'m self, name: Option<&'m String>) -> &'m str {
        name.filter(|name| self.spend(1 + name.len() / 8)).map_or("", String::as_str)
    }

    /// The words of a decoration.
    pub(super) fn decoration(&self, id: u32, which: Decoration) -> Option<&'a [u32]> {
        find(self.decorations.get(&id)?, which)
    }

    /// The words of a member's decoration.
    pub(super) fn member_decoration(&self, ty: u32, member: u32, which: Decoration) -> Option<&'a [u32]> {
        find(self.member_decorations.get(&(ty, member))?, which)
    }

    /// The number that a decoration gives.
    pub(super) fn number(&self, id: u32, which: Decoration) -> Option<u32> {
        self.decoration(id, which)?.first().copied()
    }

    /// The text that a decoration gives.
    pub(super) fn string(&self, id: u32, which: Decoration) -> Option<String> {
        let words = self.decoration(id, which)?;
        self.spend(1 + words.len()).then(|| text(words).0)
    }

    /// The value of a constant of 32 bits.
    pub(super) fn constant(&self, id: u32) -> Option<u32> {
        let found = self.values.get(&id)?;
        let is_number = found.op == Op::Constant as u32 || found.op == Op::SpecConstant as u32;
        if is_number { found.operands.get(2).copied() } else { None }
    }
}

fn find<'a>(decorations: &[Decorated<'a>], which: Decoration) -> Option<&'a [u32]> {
    decorations.iter().find(|(number, _)| *number == which as u32).map(|&(_, words)| words)
}

/// The pointers that an instruction of a function may use, and the function that it calls. Other ids may be among them.
fn pointers(instruction: Instruction<'_>) -> &[u32] {
    let Instruction { op, operands } = instruction;
    let Some(op) = Op::from_u32(op) else { return &[] };
    let range = match op {
        Op::Store | Op::CopyMemory | Op::CopyMemorySized => 0..2,
        Op::Load
        | Op::AccessChain
        | Op::InBoundsAccessChain
        | Op::PtrAccessChain
        | Op::InBoundsPtrAccessChain
        | Op::ArrayLength
        | Op::ImageTexelPointer
        | Op::CopyObject => 2..3,
        Op::FunctionCall | Op::Select | Op::Phi => 2..operands.len(),
        // After the set and its instruction.
        Op::ExtInst => 4..operands.len(),
        Op::AtomicStore | Op::AtomicFlagClear => 0..1,
        Op::ReturnValue => 0..1,
        Op::TraceRayKHR | Op::ExecuteCallableKHR | Op::EmitMeshTasksEXT => 0..operands.len(),
        other if (Op::AtomicLoad as u32..=Op::AtomicXor as u32).contains(&(other as u32)) => 2..3,
        Op::AtomicFAddEXT | Op::AtomicFMinEXT | Op::AtomicFMaxEXT => 2..3,
        other if format!("{other:?}").starts_with("RayQuery") => 0..operands.len(),
        _ => 0..0,
    };
    operands.get(range.start..range.end.min(operands.len())).unwrap_or(&[])
}

/// A string of an instruction, and how many words it takes.
pub(super) fn text(words: &[u32]) -> (String, usize) {
    let bytes: Vec<u8> = words.iter().flat_map(|word| word.to_le_bytes()).collect();
    let end = bytes.iter().position(|&byte| byte == 0).unwrap_or(bytes.len());
    (String::from_utf8_lossy(&bytes[..end]).into_owned(), (end / 4 + 1).min(words.len()))
}
