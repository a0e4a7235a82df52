//! SPIR-V as a front end of the interpreter: a module becomes a [`Program`], whose instructions and operations are those that
//! DXIL becomes.
//!
//! | file | what it does |
//! | --- | --- |
//! | `module` | the module as tables |
//! | `types` | slots of values, bytes in memory |
//! | `interface` | variables: memory, descriptors, inputs read at the start and outputs stored at the end |
//! | `function` | registers, blocks, phis |
//! | `memory` | addresses, loads, stores, atomics |
//! | `mesh` | outputs of mesh shaders and where they are stored |
//! | `rays` | what shaders of rays pass one another |
//! | `arithmetic`, `glsl` | instructions on values alone |
//! | `images`, `queries`, `waves` | instructions that become operations of DXIL |

mod arithmetic;
mod function;
mod globals;
mod glsl;
mod images;
mod interface;
mod memory;
mod mesh;
mod module;
mod queries;
mod rays;
mod types;
mod waves;

use crate::program::{Program, Stage};
use crate::{Fault, Result};
use module::Module;
use spirv::ExecutionModel;

/// The stage of a shader of rays.
fn stage_of_rays(model: ExecutionModel) -> Option<Stage> {
    Some(match model {
        ExecutionModel::RayGenerationKHR => Stage::RayGeneration,
        ExecutionModel::IntersectionKHR => Stage::Intersection,
        ExecutionModel::AnyHitKHR => Stage::AnyHit,
        ExecutionModel::ClosestHitKHR => Stage::ClosestHit,
        ExecutionModel::MissKHR => Stage::Miss,
        ExecutionModel::CallableKHR => Stage::Callable,
        _ => return None,
    })
}

impl Program {
    /// Reads a SPIR-V module of one entry, or of shaders of rays.
    ///
    /// # Errors
    /// Bytes that are not SPIR-V, and constructs that the interpreter does not support.
    pub fn read_spirv(bytes: &[u8]) -> Result<Program> {
        Program::from_module(&Module::read(bytes, None)?)
    }

    /// Reads the entry of a name out of a SPIR-V module.
    ///
    /// # Errors
    /// As [`read_spirv`](Program::read_spirv).
    pub fn read_spirv_entry(bytes: &[u8], name: &str) -> Result<Program> {
        Program::from_module(&Module::read(bytes, Some(name))?)
    }

    fn from_module(module: &Module) -> Result<Program> {
        let [first, others @ ..] = &module.entries[..] else {
            return Err(Fault::unsupported("modules without entries"));
        };
        let of_rays = module.entries.iter().all(|entry| stage_of_rays(entry.model).is_some());
        if !others.is_empty() && !of_rays {
            return Err(Fault::unsupported("modules of several entries"));
        }
        let stage = match first.model {
            _ if of_rays => Stage::Library,
            ExecutionModel::GLCompute => Stage::Compute,
            ExecutionModel::Vertex => Stage::Vertex,
            ExecutionModel::Fragment => Stage::Pixel,
            ExecutionModel::Geometry => Stage::Geometry,
            ExecutionModel::TessellationControl => Stage::Hull,
            ExecutionModel::TessellationEvaluation => Stage::Domain,
            ExecutionModel::MeshEXT => Stage::Mesh,
            ExecutionModel::TaskEXT => Stage::Amplification,
            other => return Err(Fault::unsupported(format!("the execution model {other:?}"))),
        };
        let mut program = Program::of_stage(stage);
        program.properties.native_halves = true;
        let globals = globals::Globals::declare(module, &mut program)?;
        for (index, function) in (0..).zip(&module.functions) {
            match module.entry(function.id) {
                Some(entry) if of_rays => rays::declare(module, &mut program, entry, index)?,
                Some(_) => program.entry = Some(index),
                None => {}
            }
            let made = function::compile(module, &mut program, &globals, function)?;
            program.functions.push(made);
        }
        Ok(program)
    }
}
