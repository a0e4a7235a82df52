//! A SPIR-V module as tables: types, constants, decorations, variables, and the functions' instructions.

use super::types::{Layouts, Type};
use crate::program::Scalar;
use crate::{Fault, Result};
use rspirv::dr::{self, Operand};
use spirv::{BuiltIn, Decoration, ExecutionMode, ExecutionModel, Op, StorageClass, Word};
use std::collections::BTreeMap;

/// Most slots of a constant.
const MAX_SLOTS: usize = 1 << 16;

/// An instruction with its operands as words.
#[derive(Clone, Debug)]
pub(super) struct Inst {
    pub(super) op: Op,
    /// The result's type; 0 for none.
    pub(super) ty: Word,
    /// The result; 0 for none.
    pub(super) id: Word,
    /// The operands, without strings.
    pub(super) words: Vec<Word>,
}

impl Inst {
    /// An operand.
    pub(super) fn word(&self, index: usize) -> Result<Word> {
        let word = self.words.get(index).copied();
        word.ok_or_else(|| Fault::damaged(format!("Op{:?} with too few operands", self.op)))
    }
}

/// A constant's slots, each with whether it is undefined.
pub(super) type Slots = Vec<(u64, bool)>;

/// A global variable.
#[derive(Clone, Debug)]
pub(super) struct Variable {
    pub(super) id: Word,
    pub(super) class: StorageClass,
    /// The type of what it holds.
    pub(super) held: Word,
    pub(super) initializer: Option<Word>,
}

/// A function.
#[derive(Clone, Debug)]
pub(super) struct Function {
    pub(super) id: Word,
    /// The type of what it gives; 0 for nothing.
    pub(super) result: Word,
    /// Ids and types of the parameters.
    pub(super) parameters: Vec<(Word, Word)>,
    /// Labels and instructions.
    pub(super) blocks: Vec<(Word, Vec<Inst>)>,
}

/// An entry.
#[derive(Clone, Debug)]
pub(super) struct Entry {
    pub(super) function: Word,
    pub(super) model: ExecutionModel,
    pub(super) name: String,
    /// The variables that it uses.
    pub(super) interface: Vec<Word>,
}

/// A module.
pub(super) struct Module {
    pub(super) layouts: Layouts,
    pub(super) constants: BTreeMap<Word, (Word, Slots)>,
    pub(super) variables: Vec<Variable>,
    pub(super) functions: Vec<Function>,
    /// One, but of a library of shaders of rays.
    pub(super) entries: Vec<Entry>,
    /// Execution modes of the entry, with operands.
    pub(super) modes: Vec<(ExecutionMode, Vec<Word>)>,
    /// The names of sets of extended instructions.
    pub(super) sets: BTreeMap<Word, String>,
    pub(super) decorations: BTreeMap<(Word, Decoration), Vec<Word>>,
}

impl Module {
    /// Reads the bytes of a module: of all its entries, or that of a name.
    pub(super) fn read(bytes: &[u8], of: Option<&str>) -> Result<Module> {
        let from = dr::load_words(readable(bytes)?).map_err(|e| Fault::damaged(e.to_string()))?;
        let mut entries = from.entry_points.iter().map(entry).collect::<Result<Vec<Entry>>>()?;
        entries.retain(|entry| of.is_none_or(|name| entry.name == name));
        let mut module = Module {
            layouts: Layouts::default(),
            constants: BTreeMap::new(),
            variables: Vec::new(),
            functions: Vec::new(),
            entries,
            modes: Vec::new(),
            sets: BTreeMap::new(),
            decorations: BTreeMap::new(),
        };
        for mode in &from.execution_modes {
            let words = words(mode);
            let is_own = module.entry(words.first().copied().unwrap_or(0)).is_some();
            if let (Some(Operand::ExecutionMode(mode)), true) = (mode.operands.get(1), is_own) {
                module.modes.push((*mode, words.get(2..).unwrap_or_default().to_vec()));
            }
        }
        for import in &from.ext_inst_imports {
            if let (Some(id), Some(Operand::LiteralString(name))) =
                (import.result_id, import.operands.first())
            {
                module.sets.insert(id, name.clone());
            }
        }
        from.annotations.iter().for_each(|annotation| module.decorate(annotation));
        for global in &from.types_global_values {
            module.global(&inst(global))?;
        }
        for function in &from.functions {
            let Some(id) = function.def_id() else { continue };
            let of_parameter = |p: &dr::Instruction| (p.result_id.unwrap_or(0), p.result_type.unwrap_or(0));
            let blocks = function
                .blocks
                .iter()
                .map(|block| (block.label_id().unwrap_or(0), block.instructions.iter().map(inst).collect()));
            let result = function.def.as_ref().and_then(|def| def.result_type).unwrap_or(0);
            let gives = !matches!(module.layouts.types.get(&result), Some(Type::Void) | None);
            module.functions.push(Function {
                id,
                result: if gives { result } else { 0 },
                parameters: function.parameters.iter().map(of_parameter).collect(),
                blocks: blocks.collect(),
            });
        }
        Ok(module)
    }

    /// The entry that a function is.
    pub(super) fn entry(&self, function: Word) -> Option<&Entry> {
        self.entries.iter().find(|entry| entry.function == function)
    }

    fn decorate(&mut self, annotation: &dr::Instruction) {
        let words = words(annotation);
        match (annotation.class.opcode, &annotation.operands[..]) {
            (Op::Decorate | Op::DecorateId, [Operand::IdRef(id), Operand::Decoration(which), ..]) => {
                let operands = words.get(2..).unwrap_or_default().to_vec();
                if *which == Decoration::ArrayStride {
                    self.layouts.array_strides.insert(*id, operands.first().copied().unwrap_or(0));
                }
                self.decorations.insert((*id, *which), operands);
            }
            (
                Op::MemberDecorate,
                [Operand::IdRef(id), Operand::LiteralBit32(member), Operand::Decoration(which), ..],
            ) => {
                let operand = words.get(3).copied().unwrap_or(0);
                let member = self.layouts.members.entry((*id, *member)).or_default();
                match which {
                    Decoration::Offset => member.offset = Some(operand),
                    Decoration::MatrixStride => member.way.matrix_stride = operand,
                    Decoration::RowMajor => member.way.row_major = true,
                    _ => {}
                }
            }
            _ => {}
        }
    }

    fn global(&mut self, inst: &Inst) -> Result<()> {
        let word = |index: usize| inst.word(index);
        let ty = match inst.op {
            Op::TypeVoid | Op::TypeFunction => Type::Void,
            Op::TypeBool => Type::Scalar(Scalar::I1, false),
            Op::TypeInt => {
                let scalar = match word(0)? {
                    8 => Scalar::I8,
                    16 => Scalar::I16,
                    64 => Scalar::I64,
                    _ => Scalar::I32,
                };
                Type::Scalar(scalar, word(1)? != 0)
            }
            Op::TypeFloat => Type::Scalar(
                match word(0)? {
                    16 => Scalar::F16,
                    64 => Scalar::F64,
                    _ => Scalar::F32,
                },
                true,
            ),
            Op::TypeVector => Type::Vector(word(0)?, word(1)?),
            Op::TypeMatrix => Type::Matrix(word(0)?, word(1)?),
            Op::TypeArray => Type::Array(word(0)?, self.int(word(1)?).unwrap_or(0) as u32),
            Op::TypeRuntimeArray => Type::Runtime(word(0)?),
            Op::TypeStruct => Type::Struct(inst.words.clone()),
            Op::TypePointer => Type::Pointer(word(1)?),
            Op::TypeImage => Type::Image(super::types::Image {
                sampled: word(0)?,
                dim: word(1)?,
                arrayed: word(3)? != 0,
                multisampled: word(4)? != 0,
                written: word(5)? == 2,
                format: word(6)?,
            }),
            Op::TypeSampler => Type::Sampler,
            Op::TypeSampledImage => Type::SampledImage(word(0)?),
            Op::TypeAccelerationStructureKHR => Type::Opaque,
            Op::TypeRayQueryKHR => Type::RayQuery,
            Op::Variable => {
                let held = self.layouts.pointee(inst.ty)?;
                let class = StorageClass::from_u32(word(0)?);
                let class = class.ok_or_else(|| Fault::damaged("a storage class that is none"))?;
                let initializer = inst.words.get(1).copied();
                self.variables.push(Variable { id: inst.id, class, held, initializer });
                return Ok(());
            }
            _ => return self.constant(inst),
        };
        self.layouts.types.insert(inst.id, ty);
        Ok(())
    }

    fn constant(&mut self, inst: &Inst) -> Result<()> {
        let slots: Slots = match inst.op {
            Op::ConstantTrue | Op::SpecConstantTrue => vec![(1, false)],
            Op::ConstantFalse | Op::SpecConstantFalse => vec![(0, false)],
            Op::Constant | Op::SpecConstant => {
                let high = inst.words.get(1).copied().unwrap_or(0);
                let value = u64::from(inst.word(0)?) | u64::from(high) << 32;
                let bits = self.layouts.element(inst.ty)?.bits();
                vec![(value & u64::MAX >> (64 - bits), false)]
            }
            Op::ConstantComposite | Op::SpecConstantComposite => {
                let mut slots = Slots::new();
                for part in &inst.words {
                    let known = self
                        .constants
                        .get(part)
                        .ok_or_else(|| Fault::unsupported("constants of what is computed of others"))?;
                    slots.extend_from_slice(&known.1);
                    if slots.len() > MAX_SLOTS {
                        return Err(Fault::Limit("values in a constant"));
                    }
                }
                slots
            }
            Op::ConstantNull | Op::Undef => {
                let count = self.layouts.slots(inst.ty)? as usize;
                if count > MAX_SLOTS {
                    return Err(Fault::Limit("values in a constant"));
                }
                vec![(0, inst.op == Op::Undef); count]
            }
            // What is computed of constants is missed only where it is used; lines and strings say nothing here.
            _ => return Ok(()),
        };
        self.constants.insert(inst.id, (inst.ty, slots));
        Ok(())
    }

    /// The integer that a constant is.
    pub(super) fn int(&self, id: Word) -> Option<u64> {
        match self.constants.get(&id)?.1[..] {
            [(bits, false)] => Some(bits),
            _ => None,
        }
    }

    /// The operand of a decoration.
    pub(super) fn decoration(&self, id: Word, which: Decoration) -> Option<Word> {
        self.decorations.get(&(id, which)).map(|operands| operands.first().copied().unwrap_or(0))
    }

    /// The built-in that a variable is.
    pub(super) fn built_in(&self, id: Word) -> Option<BuiltIn> {
        BuiltIn::from_u32(self.decoration(id, Decoration::BuiltIn)?)
    }

    /// The operands of an execution mode of the entry.
    pub(super) fn mode(&self, which: ExecutionMode) -> Option<&[Word]> {
        self.modes.iter().find(|(mode, _)| *mode == which).map(|(_, operands)| &operands[..])
    }
}

fn entry(from: &dr::Instruction) -> Result<Entry> {
    let [
        Operand::ExecutionModel(model),
        Operand::IdRef(function),
        Operand::LiteralString(name),
        interface @ ..,
    ] = &from.operands[..]
    else {
        return Err(Fault::damaged("an entry without a function"));
    };
    let interface = interface.iter().filter_map(Operand::id_ref_any).collect();
    Ok(Entry { function: *function, model: *model, name: name.clone(), interface })
}

/// The words of a module as the library that reads modules takes them: it knows no modes whose operands are ids, which become
/// modes like the others, and instructions within blocks alone, so that those which mean nothing to what is computed go.
fn readable(bytes: &[u8]) -> Result<Vec<Word>> {
    /// The words before the first instruction.
    const HEADER: usize = 5;
    let (words, rest) = bytes.as_chunks::<4>();
    if !rest.is_empty() {
        return Err(Fault::damaged("a module that is no whole number of words"));
    }
    let words: Vec<Word> = words.iter().map(|word| Word::from_le_bytes(*word)).collect();
    let (header, mut code) = words.split_at(HEADER.min(words.len()));
    let mut out = Vec::with_capacity(words.len());
    out.extend_from_slice(header);
    // Sets of instructions without a meaning.
    let mut sets: Vec<Word> = Vec::new();
    while let Some(head) = code.first() {
        let length = ((head >> 16) as usize).clamp(1, code.len());
        let (inst, after) = code.split_at(length);
        code = after;
        let op = head & 0xffff;
        match inst {
            [_, id, name @ ..] if op == Op::ExtInstImport as Word && is_non_semantic(name) => sets.push(*id),
            [_, _, _, set, ..] if op == Op::ExtInst as Word && sets.contains(set) => continue,
            _ => {}
        }
        let at = out.len();
        out.extend_from_slice(inst);
        if op == Op::ExecutionModeId as Word {
            out[at] = head & !0xffff | Op::ExecutionMode as Word;
        }
    }
    Ok(out)
}

/// Whether a name, as words, is that of a set without a meaning.
fn is_non_semantic(name: &[Word]) -> bool {
    const PREFIX: &[u8] = b"NonSemantic.";
    name.iter().flat_map(|word| word.to_le_bytes()).take(PREFIX.len()).eq(PREFIX.iter().copied())
}

fn inst(from: &dr::Instruction) -> Inst {
    Inst {
        op: from.class.opcode,
        ty: from.result_type.unwrap_or(0),
        id: from.result_id.unwrap_or(0),
        words: words(from),
    }
}

/// The operands that are numbers, as words.
fn words(inst: &dr::Instruction) -> Vec<Word> {
    let mut out = Vec::with_capacity(inst.operands.len());
    for operand in &inst.operands {
        match operand {
            Operand::LiteralString(_) => {}
            Operand::LiteralBit32(word) | Operand::LiteralExtInstInteger(word) => out.push(*word),
            Operand::LiteralBit64(word) => out.extend([*word as u32, (*word >> 32) as u32]),
            Operand::LiteralSpecConstantOpInteger(op) => out.push(*op as u32),
            Operand::ImageOperands(bits) => out.push(bits.bits()),
            Operand::MemoryAccess(bits) => out.push(bits.bits()),
            Operand::StorageClass(class) => out.push(*class as u32),
            Operand::Dim(dim) => out.push(*dim as u32),
            Operand::ImageFormat(format) => out.push(*format as u32),
            Operand::Decoration(which) => out.push(*which as u32),
            Operand::BuiltIn(which) => out.push(*which as u32),
            Operand::GroupOperation(which) => out.push(*which as u32),
            Operand::PackedVectorFormat(which) => out.push(*which as u32),
            Operand::ExecutionMode(which) => out.push(*which as u32),
            other => out.push(other.id_ref_any().unwrap_or(0)),
        }
    }
    out
}
