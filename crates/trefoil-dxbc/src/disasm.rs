//! Listings: a program as text, as the format's own compiler prints it.

mod stage;

use crate::kinds;
use crate::op::{Data, Form, Op};
use crate::program::{File, Index, Instruction, Operand, Program, Select, control};
use std::fmt::Write;
use trefoil_dxcontainer::rdef::Reflection;
use trefoil_dxcontainer::sigpart::Form as SignatureForm;
use trefoil_dxcontainer::stat::Statistics;
use trefoil_dxcontainer::{Container, Error, FourCc, InterpolationMode, ShaderModel, Stage, dump, sigpart};

/// The listing of a container: tables of its resources and signatures, then the program.
pub fn container(container: &Container<'_>) -> Result<String, Error> {
    let mut out = String::new();
    if let Some(data) = container.part(FourCc::RDEF) {
        let reflection = Reflection::parse(data)?;
        if !reflection.bindings.is_empty() {
            dump::bindings(&mut out, "//", &reflection.bindings);
        }
    }
    let tokens = container.part(FourCc::SHEX).or(container.part(FourCc::SHDR));
    let tokens = tokens.ok_or(Error::new(0, &kinds::NO_PROGRAM))?;
    let program = crate::decode::decode(tokens)?;
    let signatures = container.parts.iter().filter_map(|part| Some((part, SignatureForm::of(part.name)?)));
    for (i, (part, form)) in signatures.enumerate() {
        if i > 0 {
            out.push_str("//\n");
        }
        let (title, input) = match part.name {
            FourCc::ISGN | FourCc::ISG1 => ("Input signature", true),
            FourCc::PCSG | FourCc::PSG1 => ("Patch Constant signature", program.kind == Stage::Domain),
            _ => ("Output signature", false),
        };
        dump::signature(&mut out, "//", title, &sigpart::parse(part.data, form)?, input);
    }
    self::program(&mut out, &program);
    if let Some(data) = container.part(FourCc::STAT) {
        let count = Statistics::parse(data)?.instructions;
        let _ = writeln!(out, "// Approximately {count} instruction slots used");
    }
    Ok(out)
}

/// Appends the listing of a program.
pub fn program(out: &mut String, program: &Program) {
    let ShaderModel { major, minor } = program.model;
    let _ = writeln!(out, "{}_{major}_{minor}", program.kind.prefix());
    let mut depth = 0usize;
    for instruction in &program.instructions {
        if matches!(
            instruction.op,
            Op::Else | Op::EndIf | Op::EndLoop | Op::EndSwitch | Op::Case | Op::Default
        ) {
            depth = depth.saturating_sub(1);
        }
        // Indented as the structure nests, but never past what a line bears.
        (0..depth.min(60)).for_each(|_| out.push_str("  "));
        self::instruction(out, instruction);
        out.push('\n');
        if matches!(instruction.op, Op::If | Op::Else | Op::Loop | Op::Switch | Op::Case | Op::Default) {
            depth += 1;
        }
        // A case stands one deeper than its switch, and what follows it one deeper still.
        if instruction.op == Op::Switch {
            depth += 1;
        }
        if instruction.op == Op::EndSwitch {
            depth = depth.saturating_sub(1);
        }
    }
}

fn instruction(out: &mut String, instruction: &Instruction) {
    match instruction.op.info().form {
        Form::Code => code(out, instruction),
        Form::Declaration => declaration(out, instruction),
        Form::Custom => custom(out, instruction),
    }
}

fn code(out: &mut String, instruction: &Instruction) {
    let op = instruction.op;
    let info = op.info();
    out.push_str(info.name);
    let controls = instruction.controls;
    match op {
        Op::If | Op::Breakc | Op::Continuec | Op::Callc | Op::Retc | Op::Discard => {
            out.push_str(if controls & control::NONZERO != 0 { "_nz" } else { "_z" });
        }
        Op::ResInfo => out.push_str(match controls >> control::MODE_SHIFT & 3 {
            1 => "_rcpfloat",
            2 => "_uint",
            _ => "",
        }),
        Op::SampleInfo if controls & control::SAMPLEINFO_UINT != 0 => out.push_str("_uint"),
        Op::Sync => sync_flags(out, controls),
        _ if controls & control::SATURATE != 0 => out.push_str("_sat"),
        _ => {}
    }
    if let Some([u, v, w]) = instruction.offsets {
        let _ = write!(out, "_aoffimmi({u},{v},{w})");
    }
    let is_arithmetic = info.dsts > 0 && matches!(info.data, Data::Float | Data::Double);
    let precise = (controls & control::PRECISE) >> control::PRECISE_SHIFT;
    if is_arithmetic && info.form == Form::Code && precise != 0 {
        let names = ['x', 'y', 'z', 'w'].into_iter().enumerate();
        let names: String = names.filter(|(i, _)| precise >> i & 1 != 0).map(|(_, name)| name).collect();
        let _ = if precise == 15 { write!(out, " [precise]") } else { write!(out, " [precise({names})]") };
    }
    for (i, operand) in instruction.operands.iter().enumerate() {
        out.push_str(if i == 0 { " " } else { ", " });
        self::operand(out, operand, info.data);
    }
    if op == Op::Case {
        out.push(':');
    }
    if op == Op::Default {
        out.push_str(": ");
        out.truncate(out.trim_end().len());
    }
}

fn sync_flags(out: &mut String, controls: u32) {
    let flags = [
        (control::SYNC_UAV_GLOBAL, "_uglobal"),
        (control::SYNC_UAV_GROUP, "_ugroup"),
        (control::SYNC_SHARED, "_g"),
        (control::SYNC_THREADS, "_t"),
    ];
    flags.iter().filter(|(flag, _)| controls & flag != 0).for_each(|(_, text)| out.push_str(text));
}

const LETTERS: &[u8; 4] = b"xyzw";

fn letter(component: u8) -> char {
    char::from(LETTERS[usize::from(component & 3)])
}

fn operand(out: &mut String, operand: &Operand, data: Data) {
    if operand.negate {
        out.push('-');
    }
    if operand.absolute {
        out.push('|');
    }
    match operand.file {
        File::Immediate32 => immediate(out, operand, data),
        File::Immediate64 => doubles(out, operand),
        _ => register(out, operand),
    }
    if operand.absolute {
        out.push('|');
    }
    out.push_str(match operand.min_precision {
        1 => " {min16f}",
        2 => " {min2_8f}",
        4 => " {min16i}",
        5 => " {min16u}",
        _ => "",
    });
    if operand.non_uniform {
        out.push_str(" {nonuniform}");
    }
}

/// Whether the first index of an operand is a vertex or a control point.
fn is_of_vertices(operand: &Operand) -> bool {
    let file = operand.file;
    matches!(file, File::Input | File::InputControlPoint | File::OutputControlPoint)
        && operand.indices.len() > 1
}

/// What an operand's file is called: the ranges of constant buffers, which shader model 5.1 has, in capitals.
fn file(operand: &Operand) -> &'static str {
    match operand.file {
        File::ConstantBuffer if operand.indices.len() == 3 => "CB",
        file => file.text(),
    }
}

fn register(out: &mut String, operand: &Operand) {
    out.push_str(file(operand));
    for (i, index) in operand.indices.iter().enumerate() {
        let Index { number, register } = index;
        match register {
            // The first index is part of the name, unless the file has but one of its kind, or it is a vertex.
            None if i == 0 && operand.file != File::ImmediateConstantBuffer && !is_of_vertices(operand) => {
                let _ = write!(out, "{number}");
            }
            None => {
                let _ = write!(out, "[{number}]");
            }
            Some(register) => {
                out.push('[');
                self::operand(out, register, Data::Int);
                let _ = write!(out, " + {number}]");
            }
        }
    }
    match operand.select {
        Select::None | Select::Scalar | Select::Mask(0) => {}
        Select::Mask(mask) => {
            out.push('.');
            (0..4).filter(|c| mask >> c & 1 != 0).for_each(|c| out.push(letter(c)));
        }
        Select::Swizzle(swizzle) => {
            out.push('.');
            swizzle.iter().for_each(|&c| out.push(letter(c)));
        }
        Select::Single(component) => {
            out.push('.');
            out.push(letter(component));
        }
    }
}

fn immediate(out: &mut String, operand: &Operand, data: Data) {
    let count = if operand.select == Select::Scalar { 1 } else { 4 };
    out.push_str("l(");
    for (i, &bits) in operand.immediate[..count].iter().enumerate() {
        if i > 0 {
            out.push_str(", ");
        }
        number(out, bits, data);
    }
    out.push(')');
}

/// A number as its instruction takes it. Untyped ones are shown as floats where they look like one.
fn number(out: &mut String, bits: u32, data: Data) {
    let value = f32::from_bits(bits);
    let looks_float = value.is_normal() && value.abs() > 1e-10 && value.abs() < 1e10;
    let _ = match data {
        Data::Float if value.is_nan() => write!(out, "{bits:#010x}"),
        Data::Float => write!(out, "{value:.6}"),
        Data::Any if looks_float => write!(out, "{value:.6}"),
        Data::Uint if bits > 0x00ff_ffff => write!(out, "{bits:#010x}"),
        _ => write!(out, "{}", bits as i32),
    };
}

fn doubles(out: &mut String, operand: &Operand) {
    let pair = |i: usize| {
        f64::from_bits(u64::from(operand.immediate[i]) | u64::from(operand.immediate[i + 1]) << 32)
    };
    let _ = match operand.select {
        Select::Scalar => write!(out, "d({:.6}l)", pair(0)),
        _ => write!(out, "d({:.6}l, {:.6}l)", pair(0), pair(2)),
    };
}

fn custom(out: &mut String, instruction: &Instruction) {
    if instruction.controls >> 11 != 3 {
        let _ = write!(out, "// custom data of {} words", instruction.words.len());
        return;
    }
    out.push_str("dcl_immediateConstantBuffer { ");
    for (i, row) in instruction.words.chunks(4).enumerate() {
        out.push_str(if i == 0 { "{ " } else { ",\n                              { " });
        for (j, &bits) in row.iter().enumerate() {
            if j > 0 {
                out.push_str(", ");
            }
            number(out, bits, Data::Any);
        }
        out.push('}');
    }
    out.push_str(" }");
}

fn declaration(out: &mut String, instruction: &Instruction) {
    let words = &instruction.words;
    let word = |i: usize| words.get(i).copied().unwrap_or(0);
    let mode = instruction.controls >> control::MODE_SHIFT;
    match instruction.op {
        Op::DclGlobalFlags => return global_flags(out, instruction.controls),
        Op::DclResource | Op::DclUavTyped => return typed_view(out, instruction),
        Op::DclThreadGroup => {
            let _ = write!(out, "dcl_thread_group {}, {}, {}", word(0), word(1), word(2));
            return;
        }
        Op::DclTemps => {
            let _ = write!(out, "dcl_temps {}", word(0));
            return;
        }
        Op::DclIndexableTemp => {
            let _ = write!(out, "dcl_indexableTemp x{}[{}], {}", word(0), word(1), word(2));
            return;
        }
        _ => {}
    }
    if stage::declaration(out, instruction) {
        return;
    }
    out.push_str(instruction.op.info().name);
    uav_flags(out, instruction.op, instruction.controls);
    if matches!(instruction.op, Op::DclInputPs | Op::DclInputPsSgv | Op::DclInputPsSiv) {
        let mode = InterpolationMode::from_number(mode & 15).unwrap_or(InterpolationMode::Undefined);
        let _ = write!(out, " {}", mode.spelling());
    }
    out.push(' ');
    if let Some(operand) = instruction.operands.first() {
        declared(out, operand);
    }
    match instruction.op {
        Op::DclConstantBuffer => {
            let how = if mode & 1 != 0 { "dynamicIndexed" } else { "immediateIndexed" };
            match words.len() {
                0 => drop(write!(out, ", {how}")),
                _ => drop(write!(out, "[{}], {how}, space={}", word(0), word(1))),
            }
        }
        Op::DclSampler => {
            let mode = ["mode_default", "mode_comparison", "mode_mono"]
                .get((mode & 15) as usize)
                .unwrap_or(&"mode_?");
            let _ = write!(out, ", {mode}");
            space(out, words, 0);
        }
        Op::DclUavRaw | Op::DclResourceRaw => space(out, words, 0),
        Op::DclUavStructured | Op::DclResourceStructured => {
            let _ = write!(out, ", {}", word(0));
            space(out, words, 1);
        }
        Op::DclInputSgv
        | Op::DclInputSiv
        | Op::DclInputPsSgv
        | Op::DclInputPsSiv
        | Op::DclOutputSgv
        | Op::DclOutputSiv => {
            let _ = write!(out, ", {}", system_name(word(0)));
        }
        _ => {
            for (i, word) in words.iter().enumerate() {
                let comma = if i > 0 || !instruction.operands.is_empty() { ", " } else { "" };
                let _ = write!(out, "{comma}{word}");
            }
        }
    }
}

/// The register space of shader model 5.1, where the declaration has one.
fn space(out: &mut String, words: &[u32], at: usize) {
    if let Some(space) = words.get(at) {
        let _ = write!(out, ", space={space}");
    }
}

/// A declared operand: ranges of shader model 5.1 are shown with their bounds.
fn declared(out: &mut String, operand: &Operand) {
    let indices: Vec<Index<'_>> = operand.indices.iter().collect();
    match *indices.as_slice() {
        [
            Index { number: id, register: None },
            Index { number: lower, register: None },
            Index { number: upper, register: None },
        ] if crate::encode::is_ranged(operand.file) => {
            let _ = write!(out, "{}{id}[{lower}:", file(operand));
            let _ = match upper {
                u32::MAX => write!(out, "*]"),
                upper => write!(out, "{upper}]"),
            };
        }
        // A constant buffer's swizzle says nothing.
        _ if operand.file == File::ConstantBuffer => {
            register(out, &Operand { select: Select::None, ..operand.clone() });
        }
        _ => register(out, operand),
    }
}

fn uav_flags(out: &mut String, op: Op, controls: u32) {
    if !matches!(op, Op::DclUavTyped | Op::DclUavRaw | Op::DclUavStructured) {
        return;
    }
    let flags = [
        (control::GLOBALLY_COHERENT, "_glc"),
        (control::RASTERIZER_ORDERED, "_rov"),
        (control::ORDER_PRESERVING_COUNTER, "_opc"),
    ];
    flags.iter().filter(|(flag, _)| controls & flag != 0).for_each(|(_, text)| out.push_str(text));
}

fn global_flags(out: &mut String, controls: u32) {
    const FLAGS: [&str; 9] = [
        "refactoringAllowed",
        "enableDoublePrecisionFloatOps",
        "forceEarlyDepthStencil",
        "enableRawAndStructuredBuffers",
        "skipOptimization",
        "enableMinimumPrecision",
        "enable11_1DoubleExtensions",
        "enable11_1ShaderExtensions",
        "allResourcesBound",
    ];
    out.push_str("dcl_globalFlags ");
    let set =
        FLAGS.iter().enumerate().filter(|(i, _)| controls >> (control::MODE_SHIFT as usize + i) & 1 != 0);
    for (i, (_, name)) in set.enumerate() {
        out.push_str(if i == 0 { "" } else { " | " });
        out.push_str(name);
    }
}

fn typed_view(out: &mut String, instruction: &Instruction) {
    const DIMENSIONS: [&str; 13] = [
        "unknown",
        "buffer",
        "texture1d",
        "texture2d",
        "texture2dms",
        "texture3d",
        "texturecube",
        "texture1darray",
        "texture2darray",
        "texture2dmsarray",
        "texturecubearray",
        "raw_buffer",
        "structured_buffer",
    ];
    const TYPES: [&str; 10] =
        ["?", "unorm", "snorm", "sint", "uint", "float", "mixed", "double", "<continued>", "<unused>"];
    let controls = instruction.controls;
    let dimension = (controls >> control::MODE_SHIFT & 31) as usize;
    out.push_str(instruction.op.info().name);
    let _ = write!(out, "_{}", DIMENSIONS.get(dimension).unwrap_or(&"?"));
    uav_flags(out, instruction.op, controls);
    if matches!(dimension, 4 | 9) && controls >> 16 & 127 != 0 && instruction.op == Op::DclResource {
        let _ = write!(out, " ({})", controls >> 16 & 127);
    }
    let types = instruction.words.first().copied().unwrap_or(0);
    out.push_str(" (");
    for i in 0..4 {
        out.push_str(if i == 0 { "" } else { "," });
        out.push_str(TYPES.get((types >> (4 * i) & 15) as usize).unwrap_or(&"?"));
    }
    out.push_str(") ");
    if let Some(operand) = instruction.operands.first() {
        declared(out, operand);
    }
    space(out, &instruction.words, 1);
}

fn system_name(number: u32) -> &'static str {
    const NAMES: [&str; 26] = [
        "undefined",
        "position",
        "clip_distance",
        "cull_distance",
        "rendertarget_array_index",
        "viewport_array_index",
        "vertex_id",
        "primitive_id",
        "instance_id",
        "is_front_face",
        "sampleIndex",
        "finalQuadUeq0EdgeTessFactor",
        "finalQuadVeq0EdgeTessFactor",
        "finalQuadUeq1EdgeTessFactor",
        "finalQuadVeq1EdgeTessFactor",
        "finalQuadUInsideTessFactor",
        "finalQuadVInsideTessFactor",
        "finalTriUeq0EdgeTessFactor",
        "finalTriVeq0EdgeTessFactor",
        "finalTriWeq0EdgeTessFactor",
        "finalTriInsideTessFactor",
        "finalLineDetailTessFactor",
        "finalLineDensityTessFactor",
        "barycentrics",
        "shadingrate",
        "cullprimitive",
    ];
    NAMES.get(number as usize).copied().unwrap_or("?")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn line(instruction: &Instruction) -> String {
        let mut out = String::new();
        super::instruction(&mut out, instruction);
        out
    }

    fn range(file: File, id: u32, lower: u32, upper: u32) -> Operand {
        [id, lower, upper].into_iter().fold(Operand::new(file, Select::None), Operand::index)
    }

    #[test]
    fn declarations_of_the_document() {
        let texture = |id, lower, upper, space| {
            let operand = range(File::Resource, id, lower, upper);
            line(&Instruction::new(Op::DclResource, [operand]).with(3 << 11).words(&[0x5555, space]))
        };
        assert_eq!(
            texture(1, 10, u32::MAX, 0),
            "dcl_resource_texture2d (float,float,float,float) t1[10:*], space=0"
        );
        assert_eq!(texture(2, 0, 7, 1), "dcl_resource_texture2d (float,float,float,float) t2[0:7], space=1");
        let sampler = Instruction::new(Op::DclSampler, [range(File::Sampler, 0, 5, 5)]).words(&[0]);
        assert_eq!(line(&sampler), "dcl_sampler s0[5:5], mode_default, space=0");
        let buffer =
            Instruction::new(Op::DclConstantBuffer, [range(File::ConstantBuffer, 0, 1, 1)]).words(&[4, 0]);
        assert_eq!(line(&buffer), "dcl_constantbuffer CB0[1:1][4], immediateIndexed, space=0");
        let flags = Instruction::new(Op::DclGlobalFlags, []).with(control::REFACTORING_ALLOWED);
        assert_eq!(line(&flags), "dcl_globalFlags refactoringAllowed");
        let input = Operand::register(File::Input, 0, Select::Mask(15));
        let input = Instruction::new(Op::DclInputPs, [input]).with(2 << 11);
        assert_eq!(line(&input), "dcl_input_ps linear v0.xyzw");
    }

    #[test]
    fn code_of_the_document() {
        let r = |n, select| Operand::register(File::Temp, n, select);
        let product = Instruction::new(
            Op::IMul,
            [
                Operand::null(),
                r(1, Select::Mask(6)),
                r(1, Select::Swizzle([2, 2, 1, 2])),
                Operand::vector([0, 15, 3, 0]),
            ],
        );
        assert_eq!(line(&product), "imul null, r1.yz, r1.zzyz, l(0, 15, 3, 0)");
        let texture =
            Operand::register(File::Resource, 1, Select::XYZW).relative(r(1, Select::Single(0)), 10);
        let sampler = Operand::register(File::Sampler, 0, Select::None).index(5);
        let fetch = Instruction::new(
            Op::Sample,
            [r(1, Select::Mask(15)), r(0, Select::Swizzle([0, 1, 0, 0])), texture, sampler],
        );
        assert_eq!(line(&fetch), "sample r1.xyzw, r0.xyxx, t1[r1.x + 10].xyzw, s0[5]");
    }
}
