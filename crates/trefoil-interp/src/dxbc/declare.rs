//! Declarations: ranges of resources, memory, and what the code says of its stage.

use super::ports::Ports;
use crate::compile::reserve;
use crate::program::{Class, Home, Object, Program, Resource, View};
use crate::{Fault, Result};
use std::collections::BTreeMap;
use trefoil_dxbc::op::Op;
use trefoil_dxbc::program::{self as tokens, File, Instruction, Operand, control};

/// The class of a resource by how operands name it, as a key of tables.
pub(super) fn class(file: File) -> Option<Class> {
    Some(match file {
        File::Resource => Class::Srv,
        File::Uav => Class::Uav,
        File::ConstantBuffer => Class::Cbv,
        File::Sampler => Class::Sampler,
        _ => return None,
    })
}

/// DXIL's component type of a typed view that holds doubles: their words.
pub(super) const DOUBLES: u8 = 5;
/// DXIL's kind of typed buffers.
pub(super) const TYPED_BUFFER: u8 = 10;
/// DXIL's kind of texture buffers.
pub(super) const TEXTURE_BUFFER: u8 = 15;

/// Group memory.
#[derive(Clone, Copy, Debug)]
pub(super) struct Shared {
    /// Its address.
    pub(super) address: u64,
    /// Bytes of an element where it is structured.
    pub(super) stride: Option<u32>,
}

/// What the declarations of a program say.
#[derive(Debug)]
pub(super) struct Shader {
    pub(super) ports: Ports,
    /// The number of a range among the program's resources, by its class and id.
    ranges: BTreeMap<(Class, u32), u32>,
    pub(super) shared: BTreeMap<u32, Shared>,
    /// The address of the immediate constant buffer.
    pub(super) constants: Option<u64>,
    /// Whether arithmetic may be done otherwise than written where nothing is marked precise.
    pub(super) refactoring: bool,
}

impl Shader {
    /// Reads what is declared into the program.
    pub(super) fn declare(code: &tokens::Program, ports: Ports, program: &mut Program) -> Result<Shader> {
        let mut shader = Shader {
            ports,
            ranges: BTreeMap::new(),
            shared: BTreeMap::new(),
            constants: None,
            refactoring: false,
        };
        for inst in &code.instructions {
            shader.declaration(inst, program)?;
        }
        Ok(shader)
    }

    /// The range that an operand names, as its number among the program's resources.
    pub(super) fn range(&self, operand: &Operand) -> Result<u32> {
        let id = operand.indices.iter().next().map(|index| index.number);
        let key = class(operand.file).zip(id);
        let found = key.and_then(|key| self.ranges.get(&key)).copied();
        found.ok_or_else(|| Fault::damaged("a resource that is not declared"))
    }

    fn declaration(&mut self, inst: &Instruction, program: &mut Program) -> Result<()> {
        let mode = inst.controls >> control::MODE_SHIFT;
        let word = |index: usize| inst.words.get(index).copied().unwrap_or(0);
        let of = &mut program.properties;
        match inst.op {
            Op::DclGlobalFlags => self.refactoring = inst.controls & control::REFACTORING_ALLOWED != 0,
            Op::DclThreadGroup => of.threads = [word(0), word(1), word(2)],
            Op::DclGsInstanceCount => of.instances = word(0),
            Op::DclMaxOutputVertexCount => of.max_vertices = word(0),
            Op::DclInputControlPointCount => of.input_points = mode & 63,
            Op::DclOutputControlPointCount => of.output_points = mode & 63,
            Op::DclGsInputPrimitive => {
                of.input_points = match mode & 63 {
                    1 => 1,
                    2 => 2,
                    3 => 3,
                    6 => 4,
                    7 => 6,
                    patch @ 8.. => patch - 7,
                    _ => 0,
                };
            }
            Op::CustomData if mode & 0x1f_ffff == 3 => {
                let bytes: Vec<u8> = inst.words.iter().flat_map(|word| word.to_le_bytes()).collect();
                let base = reserve(&mut program.constants, bytes.len() as u32)?;
                let at = base as usize;
                program.constants.bytes[at..at + bytes.len()].copy_from_slice(&bytes);
                program.constants.flags[at..at + bytes.len()].fill(0);
                self.constants = Some(object(program, Home::Constant(base), bytes.len() as u32));
            }
            Op::DclTgsmRaw | Op::DclTgsmStructured => {
                let structured = inst.op == Op::DclTgsmStructured;
                let size = if structured { word(0).saturating_mul(word(1)) } else { word(0) };
                let number = number(inst)?;
                let base = reserve(&mut program.group_memory, size)?;
                let address = object(program, Home::Group(base), size);
                self.shared.insert(number, Shared { address, stride: structured.then_some(word(0)) });
            }
            _ => self.resource(inst, program)?,
        }
        Ok(())
    }

    fn resource(&mut self, inst: &Instruction, program: &mut Program) -> Result<()> {
        let word = |index: usize| inst.words.get(index).copied().unwrap_or(0);
        let plain = |kind: u8| View { kind, component: 0, stride: 0 };
        let (view, space) = match inst.op {
            Op::DclConstantBuffer => (plain(13), word(1)),
            Op::DclSampler => (plain(14), word(0)),
            Op::DclResourceRaw | Op::DclUavRaw => (plain(11), word(0)),
            Op::DclResourceStructured | Op::DclUavStructured => {
                (View { stride: word(0), ..plain(12) }, word(1))
            }
            Op::DclResource | Op::DclUavTyped => (typed(inst)?, word(1)),
            _ => return Ok(()),
        };
        let operand = inst.operands.first().ok_or_else(|| Fault::damaged("a declaration of nothing"))?;
        let class = class(operand.file).ok_or_else(|| Fault::damaged("a declaration of no resource"))?;
        let first = operand.indices.iter().nth(1).map_or(0, |index| index.number);
        let number = program.resources.len() as u32;
        self.ranges.insert((class, self::number(inst)?), number);
        program.resources.push(Resource { class, id: number, space, first, view, variable: None });
        Ok(())
    }
}

/// The view of a typed resource: its kind and component type by DXIL's numbers.
fn typed(inst: &Instruction) -> Result<View> {
    let returned = inst.words.first().copied().unwrap_or(0) & 15;
    let component = match returned {
        1 => 14,
        2 => 13,
        3 => 4,
        4 => 5,
        5 => 9,
        7 => DOUBLES,
        _ => 0,
    };
    let kind = match inst.controls >> control::MODE_SHIFT & 31 {
        // What mixes types is a texture buffer.
        1 if returned == 6 => TEXTURE_BUFFER,
        1 => TYPED_BUFFER,
        2 => 1,
        3 => 2,
        4 => 3,
        5 => 4,
        6 => 5,
        7 => 6,
        8 => 7,
        9 => 8,
        10 => 9,
        other => return Err(Fault::unsupported(format!("resources of dimension {other}"))),
    };
    Ok(View { kind, component, stride: 0 })
}

/// The number of what is declared.
fn number(inst: &Instruction) -> Result<u32> {
    let index =
        inst.operands.first().and_then(|operand| operand.indices.iter().next().map(|index| index.number));
    index.ok_or_else(|| Fault::damaged("a declaration without a number"))
}

/// Adds an object of memory; gives its address.
pub(super) fn object(program: &mut Program, home: Home, size: u32) -> u64 {
    let number = program.objects.len() as u64;
    program.objects.push(Object { home, size });
    number << 32
}
