//! SPIR-V modules: the validator, the disassembler, and the few facts the runner needs of a module's interface.

mod stripped;
mod told;

pub use stripped::without_debug;
pub use told::Told;

use crate::consumers::{program, run_with};
use spirv::{Decoration, Dim, Op, StorageClass};
use std::collections::BTreeMap;

/// Validates a module by `spirv-val` for Vulkan 1.3, with D3D's layouts allowed.
pub fn validate(module: &[u8]) -> Result<(), String> {
    validate_for(module, "vulkan1.3")
}

/// Validates a module by `spirv-val` for an environment.
pub fn validate_for(module: &[u8], environment: &str) -> Result<(), String> {
    let mut command = program("spirv-val")?;
    command.args(["--target-env", environment, "--scalar-block-layout", "-"]);
    run_with(&mut command, module).map(drop)
}

/// A module after passes of `spirv-opt`, by their options.
fn optimise(module: &[u8], passes: &[&str]) -> Result<Vec<u8>, String> {
    let mut command = program("spirv-opt")?;
    run_with(command.args(passes).args(["-", "-o", "-"]), module)
}

/// A module as `spirv-dis` prints it.
pub fn disassemble(module: &[u8]) -> Result<String, String> {
    let mut command = program("spirv-dis")?;
    let text = run_with(command.args(["--no-color", "-"]), module)?;
    String::from_utf8(text).map_err(|e| e.to_string())
}

/// The descriptor type that a shader's variable needs.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wants {
    /// A constant buffer.
    Uniform,
    /// A buffer of bytes.
    Storage,
    /// A typed buffer, read only.
    UniformTexel,
    /// A typed buffer that is written.
    StorageTexel,
    /// A texture.
    Sampled,
    /// A texture that is written.
    Image,
    /// A sampler.
    Sampler,
    /// An acceleration structure.
    Scene,
}

/// A variable that has a descriptor set and a binding.
#[derive(Clone, Debug)]
pub struct Variable {
    /// Its name in the module; empty when it has none.
    pub name: String,
    /// Its descriptor set.
    pub set: u32,
    /// Its binding.
    pub binding: u32,
    /// How many descriptors, or none when the array has no bound.
    pub count: Option<u32>,
    /// Its descriptor type.
    pub wants: Wants,
    /// For images: one or two or three dimensions or cube, and whether it is an array of such.
    pub image: Option<(Dim, bool)>,
}

/// A type of a module.
#[derive(Clone, Copy)]
enum Type {
    Image { dim: Dim, arrayed: bool, sampled: u32 },
    Sampler,
    Scene,
    Struct,
    Array { of: u32, count: u32 },
    RuntimeArray { of: u32 },
    Pointer { class: u32, to: u32 },
}

/// The facts that one walk over a module collects.
#[derive(Default)]
struct Facts {
    names: BTreeMap<u32, String>,
    sets: BTreeMap<u32, u32>,
    bindings: BTreeMap<u32, u32>,
    buffer_blocks: Vec<u32>,
    constants: BTreeMap<u32, u32>,
    types: BTreeMap<u32, Type>,
    variables: Vec<(u32, u32)>,
    entry_points: Vec<String>,
}

/// The words of a module.
///
/// # Errors
/// Bytes that are not a SPIR-V module.
pub fn words(module: &[u8]) -> Result<Vec<u32>, String> {
    let words: Vec<u32> =
        module.chunks_exact(4).map(|c| u32::from_le_bytes([c[0], c[1], c[2], c[3]])).collect();
    if words.len() < 5 || words[0] != spirv::MAGIC_NUMBER || !module.len().is_multiple_of(4) {
        return Err("not a SPIR-V module".into());
    }
    Ok(words)
}

/// The instructions of a module: opcode and operands.
pub fn instructions(words: &[u32]) -> impl Iterator<Item = (u32, &[u32])> {
    let mut rest = words.get(5..).unwrap_or_default();
    std::iter::from_fn(move || {
        let first = *rest.first()?;
        let length = (first >> 16) as usize;
        let (instruction, after) = rest.split_at_checked(length.max(1))?;
        rest = after;
        Some((first & 0xffff, &instruction[1..]))
    })
}

/// How many instructions lie inside the module's functions.
pub fn body_size(module: &[u8]) -> usize {
    let Ok(words) = words(module) else { return 0 };
    instructions(&words).skip_while(|(op, _)| *op != Op::Function as u32).count()
}

/// The module with all its variables in one descriptor set.
pub fn in_set(module: &[u8], set: u32) -> Result<Vec<u8>, String> {
    let mut words = words(module)?;
    let mut at = 5;
    while let Some(&first) = words.get(at) {
        let decorates = first & 0xffff == Op::Decorate as u32;
        if decorates && words.get(at + 2) == Some(&(Decoration::DescriptorSet as u32)) && at + 3 < words.len()
        {
            words[at + 3] = set;
        }
        at += ((first >> 16) as usize).max(1);
    }
    Ok(words.iter().flat_map(|word| word.to_le_bytes()).collect())
}

/// The variables that have bindings, and the names of the entry points.
pub fn interface(module: &[u8]) -> Result<(Vec<Variable>, Vec<String>), String> {
    let words = words(module)?;
    let facts = Facts::of(&words)?;
    let mut variables = Vec::new();
    for &(id, pointer) in &facts.variables {
        let (Some(&set), Some(&binding)) = (facts.sets.get(&id), facts.bindings.get(&id)) else { continue };
        let Some(&Type::Pointer { class, to }) = facts.types.get(&pointer) else { continue };
        let (mut of, mut count) = (to, Some(1));
        while let Some(&(Type::Array { of: inner, .. } | Type::RuntimeArray { of: inner })) =
            facts.types.get(&of)
        {
            count = match facts.types[&of] {
                Type::Array { count: n, .. } => count.map(|c: u32| c.saturating_mul(n)),
                _ => None,
            };
            of = inner;
        }
        let (wants, image) =
            facts.wants(class, of).ok_or_else(|| format!("variable %{id} has an odd type"))?;
        let name = facts.names.get(&id).cloned().unwrap_or_default();
        variables.push(Variable { name, set, binding, count, wants, image });
    }
    Ok((variables, facts.entry_points))
}

impl Facts {
    fn of(words: &[u32]) -> Result<Facts, String> {
        let mut facts = Facts::default();
        for (op, operands) in instructions(words) {
            facts.take(op, operands).ok_or("an instruction is too short")?;
        }
        Ok(facts)
    }

    fn take(&mut self, op: u32, operands: &[u32]) -> Option<()> {
        let at = |index: usize| operands.get(index).copied();
        match Op::from_u32(op)? {
            Op::Name => drop(self.names.insert(at(0)?, text(operands.get(1..)?))),
            Op::EntryPoint => self.entry_points.push(text(operands.get(2..)?)),
            Op::Decorate => match Decoration::from_u32(at(1)?) {
                Some(Decoration::DescriptorSet) => drop(self.sets.insert(at(0)?, at(2)?)),
                Some(Decoration::Binding) => drop(self.bindings.insert(at(0)?, at(2)?)),
                Some(Decoration::BufferBlock) => self.buffer_blocks.push(at(0)?),
                _ => {}
            },
            Op::Constant => drop(self.constants.insert(at(1)?, at(2)?)),
            Op::Variable => self.variables.push((at(1)?, at(0)?)),
            Op::TypeStruct => drop(self.types.insert(at(0)?, Type::Struct)),
            Op::TypeAccelerationStructureKHR => drop(self.types.insert(at(0)?, Type::Scene)),
            Op::TypeSampler => drop(self.types.insert(at(0)?, Type::Sampler)),
            Op::TypeRuntimeArray => drop(self.types.insert(at(0)?, Type::RuntimeArray { of: at(1)? })),
            Op::TypePointer => drop(self.types.insert(at(0)?, Type::Pointer { class: at(1)?, to: at(2)? })),
            Op::TypeArray => {
                let count = self.constants.get(&at(2)?).copied().unwrap_or(1);
                self.types.insert(at(0)?, Type::Array { of: at(1)?, count });
            }
            Op::TypeImage => {
                let image =
                    Type::Image { dim: Dim::from_u32(at(2)?)?, arrayed: at(4)? != 0, sampled: at(6)? };
                self.types.insert(at(0)?, image);
            }
            _ => {}
        }
        Some(())
    }

    fn wants(&self, class: u32, of: u32) -> Option<(Wants, Option<(Dim, bool)>)> {
        let storage = class == StorageClass::StorageBuffer as u32 || self.buffer_blocks.contains(&of);
        Some(match *self.types.get(&of)? {
            Type::Struct => (if storage { Wants::Storage } else { Wants::Uniform }, None),
            Type::Sampler => (Wants::Sampler, None),
            Type::Scene => (Wants::Scene, None),
            Type::Image { dim: Dim::DimBuffer, sampled: 1, .. } => (Wants::UniformTexel, None),
            Type::Image { dim: Dim::DimBuffer, .. } => (Wants::StorageTexel, None),
            Type::Image { dim, arrayed, sampled: 1 } => (Wants::Sampled, Some((dim, arrayed))),
            Type::Image { dim, arrayed, .. } => (Wants::Image, Some((dim, arrayed))),
            _ => return None,
        })
    }
}

/// A string literal.
pub(crate) fn text(words: &[u32]) -> String {
    let bytes: Vec<u8> = words.iter().flat_map(|w| w.to_le_bytes()).take_while(|b| *b != 0).collect();
    String::from_utf8_lossy(&bytes).into_owned()
}
