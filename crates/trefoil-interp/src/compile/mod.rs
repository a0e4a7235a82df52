//! From the records of the bitcode to a [`Program`].

mod constants;
pub(crate) mod flow;
mod function;
mod metadata;
mod operations;
mod types;
mod vectors;

use crate::memory::{ABSENT, UNDEF};
use crate::program::{Home, Image, Object, Program, Stage};
use crate::{Fault, Result};
use trefoil_dxcontainer::{Container, FourCc};
use trefoil_dxil_read::bitcode_model::{Constant, Global, Kind, Module, Ty};
use types::Types;

/// Most bytes of each kind of memory that a program declares.
const MAX_MEMORY: usize = 1 << 26;

impl Program {
    /// Reads a container with DXIL or with byte code of shader model 5.1 in it, or bare bitcode.
    ///
    /// # Errors
    /// Bytes that are neither, and what the interpreter does not support.
    pub fn read(bytes: &[u8]) -> Result<Program> {
        if let Ok(container) = Container::parse(bytes)
            && container.part(FourCc::SHEX).is_some()
        {
            return Program::read_dxbc(&container);
        }
        let module = trefoil_dxil_read::read_bitcode(bytes).map_err(|e| Fault::Damaged(e.to_string()))?;
        Program::of_module(&module, None)
    }

    /// Reads all that a container has entries for: of a library each shader by itself, in the order of their names, but those of
    /// rays, which are one program.
    ///
    /// # Errors
    /// As [`read`](Program::read).
    pub fn read_each(bytes: &[u8]) -> Result<Vec<Program>> {
        let Ok(module) = trefoil_dxil_read::read_bitcode(bytes) else {
            return Ok(vec![Program::read(bytes)?]);
        };
        let whole = Program::of_module(&module, None)?;
        let mut names = metadata::entries_of_stages(&module);
        if whole.stage != Stage::Library || names.is_empty() {
            return Ok(vec![whole]);
        }
        names.sort();
        let single = names.iter().map(|(_, entry)| Program::of_module(&module, Some(*entry)));
        let mut all = single.collect::<Result<Vec<Program>>>()?;
        if !whole.entries.is_empty() {
            all.push(whole);
        }
        Ok(all)
    }

    /// The program of a module, or of an entry of a library by its node.
    fn of_module(module: &Module, entry: Option<u32>) -> Result<Program> {
        let mut program = Program::of_stage(Stage::Library);
        metadata::read(module, &mut program, entry)?;
        for (index, global) in module.globals.iter().enumerate() {
            let object = variable(module, &mut program, index as u32, global)?;
            program.objects.push(object);
        }
        metadata::shaders(module, &mut program)?;
        if program.stage == Stage::Node {
            program.records = program.objects.len() as u32;
            program.objects.push(Object { home: Home::Records, size: u32::MAX });
        }
        for index in 0..module.functions.len() {
            let function = function::compile(module, &mut program, index)?;
            program.functions.push(function);
        }
        Ok(program)
    }
}

/// Gives a global variable its place and its first contents.
fn variable(module: &Module, program: &mut Program, index: u32, global: &Global) -> Result<Object> {
    if let Some(resource) = program.resources.iter().position(|r| r.variable == Some(index)) {
        let mut ty = global.ty;
        while let Ty::Array { elem, .. } = module.ty(ty)
            && *elem != ty
        {
            ty = *elem;
        }
        let (size, _) = Types(module).layout(ty)?;
        return Ok(Object { home: Home::Resource(resource as u32), size: size.max(1) });
    }
    let types = Types(module);
    let (size, _) = types.layout(global.ty)?;
    let image = match (global.space, global.constant) {
        (3, _) => &mut program.group_memory,
        (_, true) => &mut program.constants,
        (_, false) => &mut program.lane_memory,
    };
    let base = reserve(image, size)?;
    // What is undefined as a whole is so between its parts as well.
    let is_undefined = |init: &u32| {
        matches!(module.value(None, *init).map(|value| &value.kind), Some(Kind::Constant(Constant::Undef)))
    };
    if let Some(init) = global.init.filter(|init| !is_undefined(init)) {
        let (at, flags) = (base as usize, &mut image.flags);
        flags[at..at + size as usize].fill(0);
        constants::write(types, global.ty, init, image, at, 0)?;
    }
    let home = match (global.space, global.constant) {
        (3, _) => Home::Group(base),
        (_, true) => Home::Constant(base),
        (_, false) => Home::Lane(base),
    };
    Ok(Object { home, size })
}

/// Makes room for an object, undefined as yet; gives its first byte.
pub(crate) fn reserve(image: &mut Image, size: u32) -> Result<u32> {
    let base = image.bytes.len().next_multiple_of(8);
    if base + size as usize > MAX_MEMORY {
        return Err(Fault::Limit("bytes of memory"));
    }
    image.bytes.resize(base + size as usize, 0);
    image.flags.resize(base + size as usize, UNDEF | ABSENT);
    Ok(base as u32)
}
