//! The words of one instruction, and the names that the grammar has for them.

use super::{Result, fail, kinds};
use rspirv::binary::Disassemble;
use rspirv::dr::Operand;
use rspirv::grammar::{LogicalOperand, OperandKind};
use std::fmt::Debug;

/// The operands of one instruction.
pub(super) struct Reader<'a> {
    start: usize,
    words: &'a [u32],
    next: usize,
}

impl<'a> Reader<'a> {
    pub(super) fn new(start: usize, words: &'a [u32]) -> Self {
        Self { start, words, next: 0 }
    }

    pub(super) fn is_done(&self) -> bool {
        self.next >= self.words.len()
    }

    /// The number of the word that comes next, in the module.
    pub(super) fn place(&self) -> usize {
        self.start + 1 + self.next
    }

    /// The first operand; 0 when there is none.
    pub(super) fn first(&self) -> u32 {
        self.words.first().copied().unwrap_or(0)
    }

    /// The third operand; 0 when there is none.
    pub(super) fn third(&self) -> u32 {
        self.words.get(2).copied().unwrap_or(0)
    }

    pub(super) fn word(&mut self) -> Result<u32> {
        let Some(&word) = self.words.get(self.next) else {
            return fail(self.place(), &kinds::ENDS_EARLY, &[]);
        };
        self.next += 1;
        Ok(word)
    }

    pub(super) fn string(&mut self) -> Result<String> {
        let mut bytes = Vec::new();
        loop {
            let four = self.word()?.to_le_bytes();
            match four.iter().position(|&b| b == 0) {
                Some(end) => {
                    bytes.extend_from_slice(&four[..end]);
                    break;
                }
                None => bytes.extend_from_slice(&four),
            }
        }
        Ok(String::from_utf8_lossy(&bytes).into_owned())
    }
}

/// What a word means by the kind of operand it is.
pub(super) enum Named {
    /// A name, and the operands that it brings.
    Known(String, Vec<LogicalOperand>),
    /// A number.
    Plain,
    /// Nothing that the grammar knows.
    Unknown,
}

/// How many operands a decoration has, by its number; `None` for those that the grammar does not know.
pub(crate) fn decoration_operands(number: u32) -> Option<usize> {
    operand_count(&OperandKind::Decoration, number)
}

/// What the operands of a decoration are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum DecorationOperands {
    Numbers,
    Ids,
    Strings,
}

impl DecorationOperands {
    /// What those of a decoration are, by its number; `None` where it has none that the grammar knows.
    pub(crate) fn of(number: u32) -> Option<DecorationOperands> {
        let Named::Known(_, taken) = enumerant(&OperandKind::Decoration, number) else { return None };
        Some(match taken.first()?.kind {
            OperandKind::LiteralString => DecorationOperands::Strings,
            OperandKind::IdRef | OperandKind::IdScope => DecorationOperands::Ids,
            _ => DecorationOperands::Numbers,
        })
    }

    /// How a message calls them.
    pub(crate) fn text(self) -> &'static str {
        match self {
            DecorationOperands::Numbers => "numbers",
            DecorationOperands::Ids => "ids",
            DecorationOperands::Strings => "strings",
        }
    }
}

/// The first of a decoration's operands that is none of the enumerants that it may be, and what those are called.
pub(crate) fn unknown_operand(decoration: u32, operands: &[u32]) -> Option<(u32, String)> {
    let Named::Known(_, taken) = enumerant(&OperandKind::Decoration, decoration) else { return None };
    let mut given = taken.iter().zip(operands);
    let (kind, &word) = given.find(|&(kind, &word)| matches!(enumerant(&kind.kind, word), Named::Unknown))?;
    Some((word, format!("{:?}", kind.kind)))
}

/// How many operands an execution mode has, by its number; `None` for those that the grammar does not know.
pub(crate) fn execution_mode_operands(number: u32) -> Option<usize> {
    operand_count(&OperandKind::ExecutionMode, number)
}

fn operand_count(kind: &OperandKind, number: u32) -> Option<usize> {
    match enumerant(kind, number) {
        Named::Known(_, operands) => Some(operands.len()),
        Named::Plain | Named::Unknown => None,
    }
}

/// The name of an enumerant or of the bits of a mask, and the operand that it is.
macro_rules! named {
    ($kind:expr, $word:expr; $($value:ident)*; $($mask:ident)*) => {
        match $kind {
            $(OperandKind::$value => {
                spirv::$value::from_u32($word).map(|value| (text(&value), Operand::$value(value)))
            })*
            $(OperandKind::$mask => {
                spirv::$mask::from_bits($word).map(|mask| (mask.disassemble(), Operand::$mask(mask)))
            })*
            _ => return Named::Plain,
        }
    };
}

fn text(value: &dyn Debug) -> String {
    format!("{value:?}")
}

/// What a word means by the kind of operand it is.
pub(super) fn enumerant(kind: &OperandKind, word: u32) -> Named {
    let named = named! { kind, word;
        SourceLanguage ExecutionModel AddressingModel MemoryModel ExecutionMode StorageClass Dim SamplerAddressingMode
        SamplerFilterMode ImageFormat ImageChannelOrder ImageChannelDataType FPRoundingMode FPDenormMode
        QuantizationModes FPOperationMode OverflowModes LinkageType AccessQualifier HostAccessQualifier
        FunctionParameterAttribute Decoration BuiltIn Scope GroupOperation KernelEnqueueFlags Capability
        RayQueryIntersection RayQueryCommittedIntersectionType RayQueryCandidateIntersectionType PackedVectorFormat
        CooperativeMatrixLayout CooperativeMatrixUse TensorClampMode InitializationModeQualifier LoadCacheControl
        StoreCacheControl NamedMaximumNumberOfRegisters FPEncoding CooperativeVectorMatrixLayout ComponentType;
        ImageOperands FPFastMathMode SelectionControl LoopControl FunctionControl MemorySemantics MemoryAccess
        KernelProfilingInfo RayFlags FragmentShadingRate RawAccessChainOperands CooperativeMatrixOperands
        CooperativeMatrixReduce TensorAddressingOperands MatrixMultiplyAccumulateOperands TensorOperands
    };
    match named {
        // The enumerants of dimensions are named so that they are identifiers.
        Some((name, Operand::Dim(_))) => Named::Known(name.trim_start_matches("Dim").to_owned(), Vec::new()),
        Some((name, operand)) => Named::Known(name, operand.additional_operands()),
        None => Named::Unknown,
    }
}
