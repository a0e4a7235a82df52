//! Reads SPIR-V modules: decorations, types, variables, entry points, and which variables code uses.
//!
//! A module does not say which orientation HLSL's matrices had, nor what it left out; what it says is told as it stands, with
//! rows and columns as SPIR-V counts them. The semantics and types of the source are there with `-fspv-reflect`.

mod interface;
mod module;
mod resources;
mod types;

use super::{Entry, Number, Reflection, SPIRV_LIMIT, Shape, SpecConstant, Type};
use crate::{ReadError, Target};
use module::{Instruction, Module};
use spirv::{Capability, Decoration, Op};

/// Reads a module.
pub(super) fn read(bytes: &[u8]) -> Result<Reflection, ReadError> {
    let words = module::words(bytes)?;
    let module = Module::read(&words)?;
    let (resources, variables, push_constants) = resources::read(&module);
    let entries = module.entries.iter().map(|entry| interface::entry(&module, entry, &variables));
    let out = Reflection {
        format: Target::Spirv,
        version: format!("{}.{}", words[1] >> 16 & 255, words[1] >> 8 & 255),
        creator: generator(words[2] >> 16).to_owned(),
        entries: entries.collect::<Vec<Entry>>(),
        resources,
        push_constants,
        spec_constants: module.values.iter().filter_map(|(&id, found)| spec(&module, id, found)).collect(),
        requirements: module.capabilities.iter().map(|&number| capability(number)).collect(),
        extensions: module.extensions.clone(),
        statistics: module.statistics(),
    };
    if module.is_spent() { Err(ReadError::from(SPIRV_LIMIT.with(&[&module::MOST]))) } else { Ok(out) }
}

fn capability(number: u32) -> String {
    Capability::from_u32(number).map_or_else(|| number.to_string(), |known| format!("{known:?}"))
}

/// The generators of shaders, of the registry of their numbers; others are known by number alone.
fn generator(number: u32) -> &'static str {
    match number {
        8 => "glslang",
        13 => "Google shaderc",
        14 => "DXC",
        28 => "naga",
        40 => "Slang",
        _ => "",
    }
}

/// A constant that a pipeline may set: one with a number.
fn spec(module: &Module<'_>, id: u32, found: &Instruction<'_>) -> Option<SpecConstant> {
    let is_one = [Op::SpecConstant, Op::SpecConstantTrue, Op::SpecConstantFalse];
    let op = is_one.into_iter().find(|op| *op as u32 == found.op)?;
    let ty = types::Reader::new(module).plain(*found.operands.first()?);
    let value = |at: usize| found.operands.get(at).copied().unwrap_or(0);
    let wide = u64::from(value(2)) | u64::from(value(3)) << 32;
    let default = match (op, ty.shape) {
        (Op::SpecConstantTrue, _) => "true".to_owned(),
        (Op::SpecConstantFalse, _) => "false".to_owned(),
        (_, Shape::Scalar(Number::Float(64))) => float(f64::from_bits(wide)),
        (_, Shape::Scalar(Number::Float(32))) => float(f64::from(f32::from_bits(value(2)))),
        (_, Shape::Scalar(Number::Int(64))) => (wide as i64).to_string(),
        (_, Shape::Scalar(Number::Uint(64))) => wide.to_string(),
        (_, Shape::Scalar(Number::Int(_))) => (value(2) as i32).to_string(),
        _ => value(2).to_string(),
    };
    let id_number = module.number(id, Decoration::SpecId);
    Some(SpecConstant {
        name: module.name(id).to_owned(),
        id: id_number,
        ty: Type { size: 0, ..ty },
        default,
    })
}

/// A number as JSON has it, which knows no infinity.
fn float(value: f64) -> String {
    if value.is_finite() { format!("{value:?}") } else { "null".to_owned() }
}
