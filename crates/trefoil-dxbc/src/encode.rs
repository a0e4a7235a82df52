//! From the model to tokens.

use crate::op::{Form, Op};
use crate::program::{File, Index, Instruction, Operand, Program, Select};
use trefoil_dxcontainer::{ShaderModel, Stage};

/// The program type number of the first token.
pub(crate) const fn program_type(kind: Stage) -> u32 {
    match kind {
        Stage::Pixel => 0,
        Stage::Vertex => 1,
        Stage::Geometry => 2,
        Stage::Hull => 3,
        Stage::Domain => 4,
        _ => 5,
    }
}

/// The tokens of a program, as bytes for the `SHEX` part.
pub fn encode(program: &Program) -> Vec<u8> {
    encode_parts(program.kind, program.model, &[&program.instructions])
}

/// The same of a program that lies in several runs of instructions.
pub(crate) fn encode_parts(kind: Stage, model: ShaderModel, parts: &[&[Instruction]]) -> Vec<u8> {
    let count: usize = parts.iter().map(|part| part.len()).sum();
    let mut tokens = Vec::with_capacity(16 + count * 8);
    tokens.push(program_type(kind) << 16 | u32::from(model.major) << 4 | u32::from(model.minor));
    tokens.push(0);
    for instruction in parts.iter().copied().flatten() {
        encode_instruction(&mut tokens, instruction);
    }
    tokens[1] = tokens.len() as u32;
    let mut bytes = vec![0; tokens.len() * 4];
    for (bytes, token) in bytes.as_chunks_mut::<4>().0.iter_mut().zip(&tokens) {
        *bytes = token.to_le_bytes();
    }
    bytes
}

fn encode_instruction(tokens: &mut Vec<u32>, instruction: &Instruction) {
    let start = tokens.len();
    tokens.push(instruction.op as u32 | instruction.controls);
    if instruction.op.info().form == Form::Custom {
        tokens.push(instruction.words.len() as u32 + 2);
        tokens.extend_from_slice(&instruction.words);
        return;
    }
    let mut last = start;
    if let Some(offsets) = instruction.offsets {
        tokens[last] |= 1 << 31;
        last = tokens.len();
        let nibble = |i: usize| (offsets[i] as u32 & 15) << (9 + 4 * i);
        tokens.push(1 | nibble(0) | nibble(1) | nibble(2));
    }
    for &token in &instruction.extended {
        tokens[last] |= 1 << 31;
        last = tokens.len();
        tokens.push(token & !(1 << 31));
    }
    for operand in &instruction.operands {
        encode_operand(tokens, operand);
    }
    tokens.extend_from_slice(&instruction.words);
    // Seven bits of length are enough for every instruction: operands are bounded.
    tokens[start] |= ((tokens.len() - start) as u32 & 127) << 24;
}

fn select_bits(select: Select) -> u32 {
    let packed = |swizzle: [u8; 4]| swizzle.iter().rev().fold(0, |bits, &c| bits << 2 | u32::from(c & 3));
    match select {
        Select::None => 0,
        Select::Scalar => 1,
        Select::Mask(mask) => 2 | u32::from(mask & 15) << 4,
        Select::Swizzle(swizzle) => 2 | 1 << 2 | packed(swizzle) << 4,
        Select::Single(component) => 2 | 2 << 2 | u32::from(component & 3) << 4,
    }
}

fn index_kind(index: Index<'_>) -> u32 {
    match index {
        Index { register: None, .. } => 0,
        Index { number: 0, .. } => 2,
        _ => 3,
    }
}

fn encode_operand(tokens: &mut Vec<u32>, operand: &Operand) {
    let mut token = select_bits(operand.select) | (operand.file as u32) << 12;
    token |= (operand.indices.len() as u32 & 3) << 20;
    for (i, index) in operand.indices.iter().enumerate() {
        // An operand of a 5.1 resource has its base even when that is zero.
        let kind = if is_ranged(operand.file) && i == 1 {
            index_kind(index) | index_kind(index) >> 1
        } else {
            index_kind(index)
        };
        token |= kind << (22 + 3 * i);
    }
    let modifier = u32::from(operand.negate) | u32::from(operand.absolute) << 1;
    let extended =
        modifier << 6 | u32::from(operand.min_precision) << 14 | u32::from(operand.non_uniform) << 17;
    tokens.push(if extended == 0 { token } else { token | 1 << 31 });
    if extended != 0 {
        tokens.push(1 | extended);
    }
    match operand.file {
        File::Immediate32 if operand.select == Select::Scalar => tokens.push(operand.immediate[0]),
        File::Immediate64 if operand.select == Select::Scalar => tokens.extend(&operand.immediate[..2]),
        File::Immediate32 | File::Immediate64 => tokens.extend(&operand.immediate),
        _ => {}
    }
    for (i, index) in operand.indices.iter().enumerate() {
        let Index { number, register } = index;
        if register.is_none() || number != 0 || is_ranged(operand.file) && i == 1 {
            tokens.push(number);
        }
        if let Some(register) = register {
            encode_operand(tokens, register);
        }
    }
}

/// Files whose second index, in shader model 5.1, is a register of the range.
pub(crate) fn is_ranged(file: File) -> bool {
    matches!(file, File::Sampler | File::Resource | File::Uav | File::ConstantBuffer)
}

/// Makes the declaration of the immediate constant buffer.
pub fn immediate_constant_buffer(rows: &[[u32; 4]]) -> Instruction {
    let mut declaration = Instruction::new(Op::CustomData, []);
    declaration.controls = 3 << 11;
    declaration.words = rows.as_flattened().to_vec();
    declaration
}
