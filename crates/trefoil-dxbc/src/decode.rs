//! From tokens to the model. Nothing in the input can make it panic, recurse deep or allocate beyond its size.

use crate::encode::program_type;
use crate::kinds;
use crate::op::{Form, Op};
pub use crate::program::Program;
use crate::program::{File, Instruction, Operand, Select};
use trefoil_dxcontainer::{Error, ShaderModel, Stage};
use trefoil_ir::Kind;

/// Indices within indices deeper than this are refused.
const MAX_INDEX_DEPTH: usize = 4;

struct Tokens<'a> {
    data: &'a [u8],
    at: usize,
    end: usize,
}

impl Tokens<'_> {
    fn error(&self, kind: &'static Kind) -> Error {
        Error::new(self.at * 4, kind)
    }

    fn next(&mut self) -> Result<u32, Error> {
        if self.at >= self.end {
            return Err(self.error(&kinds::INSTRUCTION_ENDS_EARLY));
        }
        let b = &self.data[self.at * 4..self.at * 4 + 4];
        self.at += 1;
        Ok(u32::from_le_bytes([b[0], b[1], b[2], b[3]]))
    }
}

/// Reads the tokens of a `SHEX` or `SHDR` part.
///
/// # Errors
/// Tokens that end early, and numbers that name nothing.
pub fn decode(data: &[u8]) -> Result<Program, Error> {
    decode_with_offsets(data).map(|(program, _)| program)
}

/// Reads them with the byte at which each instruction begins.
///
/// # Errors
/// As for [`decode`].
pub fn decode_with_offsets(data: &[u8]) -> Result<(Program, Vec<usize>), Error> {
    let mut tokens = Tokens { data, at: 0, end: data.len() / 4 };
    let version = tokens.next()?;
    let stages = [Stage::Pixel, Stage::Vertex, Stage::Geometry, Stage::Hull, Stage::Domain, Stage::Compute];
    let kind = stages.into_iter().find(|&kind| program_type(kind) == version >> 16);
    let kind = kind.ok_or(Error::new(0, &kinds::PROGRAM_TYPE))?;
    let length = tokens.next()? as usize;
    if length > data.len() / 4 || length < 2 {
        return Err(Error::new(4, &kinds::PROGRAM_LENGTH));
    }
    let mut program = Program {
        kind,
        model: ShaderModel::new((version >> 4 & 15) as u8, (version & 15) as u8),
        instructions: Vec::new(),
    };
    let mut offsets = Vec::new();
    while tokens.at < length {
        tokens.end = length;
        offsets.push(tokens.at * 4);
        program.instructions.push(decode_instruction(&mut tokens, program.model)?);
    }
    Ok((program, offsets))
}

/// Plain words of a declaration: before 5.1, the register space is missing.
fn word_count(op: Op, model: ShaderModel) -> usize {
    let words = usize::from(op.info().words);
    let spaced = matches!(
        op,
        Op::DclResource
            | Op::DclConstantBuffer
            | Op::DclSampler
            | Op::DclUavTyped
            | Op::DclUavRaw
            | Op::DclUavStructured
            | Op::DclResourceRaw
            | Op::DclResourceStructured
    );
    if !spaced || model >= ShaderModel::new(5, 1) {
        words
    } else if op == Op::DclConstantBuffer {
        // The size is the operand's second index there.
        0
    } else {
        words - 1
    }
}

fn decode_instruction(tokens: &mut Tokens<'_>, model: ShaderModel) -> Result<Instruction, Error> {
    let start = tokens.at;
    let token = tokens.next()?;
    let op = Op::from_number(token & 0x7ff).ok_or_else(|| Error::new(start * 4, &kinds::UNKNOWN_OPCODE))?;
    let info = op.info();
    let mut instruction = Instruction::new(op, []);
    if info.form == Form::Custom {
        let length = tokens.next()? as usize;
        if length < 2 || length > tokens.end - start {
            return Err(tokens.error(&kinds::CUSTOM_DATA_LENGTH));
        }
        instruction.controls = token & !0x7ff;
        instruction.words = (2..length).map(|_| tokens.next()).collect::<Result<_, _>>()?;
        return Ok(instruction);
    }
    let length = (token >> 24 & 127) as usize;
    if length == 0 || length > tokens.end - start {
        return Err(Error::new(start * 4, &kinds::INSTRUCTION_LENGTH));
    }
    tokens.end = start + length;
    instruction.controls = token & 0x00ff_f800;
    let mut more = token >> 31 != 0;
    while more {
        let extended = tokens.next()?;
        more = extended >> 31 != 0;
        let nibble = |shift: u32| ((extended >> shift & 15) as i8) << 4 >> 4;
        match extended & 63 {
            1 => instruction.offsets = Some([nibble(9), nibble(13), nibble(17)]),
            _ => instruction.extended.push(extended & !(1 << 31)),
        }
    }
    for _ in 0..info.dsts + info.srcs {
        instruction.operands.push(decode_operand(tokens, 0)?);
    }
    instruction.words = (0..word_count(op, model)).map(|_| tokens.next()).collect::<Result<_, _>>()?;
    if tokens.at != tokens.end {
        return Err(tokens.error(&kinds::INSTRUCTION_TOO_LONG));
    }
    Ok(instruction)
}

fn decode_select(tokens: &Tokens<'_>, token: u32) -> Result<Select, Error> {
    let components = |bits: u32| std::array::from_fn(|i| (bits >> (2 * i) & 3) as u8);
    match (token & 3, token >> 2 & 3) {
        (0, _) => Ok(Select::None),
        (1, _) => Ok(Select::Scalar),
        (2, 0) => Ok(Select::Mask((token >> 4 & 15) as u8)),
        (2, 1) => Ok(Select::Swizzle(components(token >> 4))),
        (2, 2) => Ok(Select::Single((token >> 4 & 3) as u8)),
        _ => Err(tokens.error(&kinds::COMPONENT_SELECTION)),
    }
}

fn decode_operand(tokens: &mut Tokens<'_>, depth: usize) -> Result<Operand, Error> {
    if depth > MAX_INDEX_DEPTH {
        return Err(tokens.error(&kinds::INDICES_TOO_DEEP));
    }
    let token = tokens.next()?;
    let file = File::from_number(token >> 12 & 255).ok_or_else(|| tokens.error(&kinds::OPERAND_TYPE))?;
    let mut operand = Operand::new(file, decode_select(tokens, token)?);
    let mut more = token >> 31 != 0;
    while more {
        let extended = tokens.next()?;
        more = extended >> 31 != 0;
        if extended & 63 == 1 {
            operand.negate = extended >> 6 & 1 != 0;
            operand.absolute = extended >> 7 & 1 != 0;
            operand.min_precision = (extended >> 14 & 7) as u8;
            operand.non_uniform = extended >> 17 & 1 != 0;
        }
    }
    let immediates = match (file, operand.select) {
        (File::Immediate32, Select::Scalar) => 1,
        (File::Immediate64, Select::Scalar) => 2,
        (File::Immediate32 | File::Immediate64, _) => 4,
        _ => 0,
    };
    for i in 0..immediates {
        operand.immediate[i] = tokens.next()?;
    }
    for i in 0..token >> 20 & 3 {
        let (number, register) = decode_index(tokens, token >> (22 + 3 * i) & 7, depth)?;
        operand.indices.push(number, register);
    }
    Ok(operand)
}

/// An index: a number, and the register that it is added to.
fn decode_index(tokens: &mut Tokens<'_>, kind: u32, depth: usize) -> Result<(u32, Option<Operand>), Error> {
    match kind {
        0 => Ok((tokens.next()?, None)),
        2 => Ok((0, Some(decode_operand(tokens, depth + 1)?))),
        3 => {
            let base = tokens.next()?;
            Ok((base, Some(decode_operand(tokens, depth + 1)?)))
        }
        _ => Err(tokens.error(&kinds::INDEX_64BIT)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::encode::encode;
    use crate::program::control;

    fn sample() -> Program {
        let r = |n, select| Operand::register(File::Temp, n, select);
        let texture = Operand::register(File::Resource, 1, Select::XYZW);
        let texture = texture.relative(r(1, Select::Single(0)), 10);
        let sampler = Operand::register(File::Sampler, 0, Select::None).index(5);
        let mut fetch = Instruction::new(
            Op::Sample,
            [r(0, Select::Mask(15)), r(2, Select::Swizzle([0, 1, 0, 0])), texture, sampler],
        );
        fetch.offsets = Some([-8, 7, 0]);
        let mut negated = r(0, Select::XYZW);
        (negated.negate, negated.absolute) = (true, true);
        let dcl = Operand::register(File::Resource, 1, Select::None);
        let dcl = dcl.index(10).index(u32::MAX);
        Program {
            kind: Stage::Pixel,
            model: ShaderModel::new(5, 1),
            instructions: vec![
                Instruction::new(Op::DclGlobalFlags, []).with(control::REFACTORING_ALLOWED),
                crate::encode::immediate_constant_buffer(&[[1, 2, 3, 4]]),
                Instruction::new(Op::DclResource, [dcl]).with(3 << 11).words(&[0x5555, 0]),
                fetch,
                Instruction::new(Op::Add, [r(0, Select::Mask(7)), negated, Operand::vector([1, 2, 3, 4])])
                    .with(control::SATURATE),
                Instruction::new(Op::Mov, [r(0, Select::Mask(1)), Operand::scalar(7)]),
                Instruction::new(Op::Ret, []),
            ],
        }
    }

    #[test]
    fn round_trip() {
        let data = encode(&sample());
        assert_eq!(decode(&data).unwrap(), sample());
    }

    #[test]
    fn broken_tokens_are_errors() {
        let data = encode(&sample());
        for len in 0..data.len() {
            assert!(decode(&data[..len]).is_err());
        }
        for at in 0..data.len() {
            for bit in 0..8 {
                let mut broken = data.clone();
                broken[at] ^= 1 << bit;
                drop(decode(&broken));
            }
        }
    }
}
