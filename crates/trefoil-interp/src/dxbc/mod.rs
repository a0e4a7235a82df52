//! Byte code of shader model 5.1 as a front end of the interpreter: a token stream becomes a [`Program`], whose instructions and
//! operations are those that DXIL becomes.
//!
//! Each component of a temporary register has a register of the program, which instructions write again and again; floats lie
//! there as their bits. What crosses the stage's boundary is found by its register in the signature parts.
//!
//! | file | what it does |
//! | --- | --- |
//! | `phase` | the phases of a program |
//! | `declare` | declarations: resources, memory, properties of the stage |
//! | `ports` | signatures: registers of inputs and outputs to elements |
//! | `body` | a function under translation: registers, instructions of the program |
//! | `function` | a phase becomes a function: instructions of the byte code one by one |
//! | `flow`, `structure` | structured control flow becomes blocks |
//! | `operands` | operands read and written |
//! | `arithmetic`, `doubles` | what needs nothing but values |
//! | `buffers`, `images` | resources and group memory |

mod arithmetic;
mod body;
mod buffers;
mod declare;
mod doubles;
mod flow;
mod function;
mod images;
mod operands;
mod phase;
mod ports;
mod structure;

use crate::compile::flow as order;
use crate::program::{Block, Exit, Function, Inst, Literal, Program, Stage};
use crate::{Fault, Result};
use body::Body;
use declare::Shader;
use phase::Phase;
use trefoil_dxbc::decode::decode;
use trefoil_dxbc::op::Op;
use trefoil_dxbc::program::Instruction;
use trefoil_dxcontainer::{Container, Error, FourCc, ShaderModel};

fn damaged(error: Error) -> Fault {
    Fault::Damaged(error.to_string())
}

impl Program {
    /// Reads a container with byte code of shader model 5.1.
    ///
    /// # Errors
    /// Tokens that make no sense, and what the interpreter does not support.
    pub(crate) fn read_dxbc(container: &Container<'_>) -> Result<Program> {
        let tokens = container.part(FourCc::SHEX);
        let tokens = tokens.ok_or_else(|| Fault::damaged("a container without byte code"))?;
        let code = decode(tokens).map_err(damaged)?;
        if code.model < ShaderModel::new(5, 1) {
            return Err(Fault::unsupported("byte code before shader model 5.1"));
        }
        let mut program = Program::of_stage(code.kind);
        program.properties.native_halves = true;
        let phases = phases(&code.instructions);
        let ports = ports::Ports::read(container, &code, &mut program)?;
        let shader = Shader::declare(&code, ports, &mut program)?;
        if program.stage == Stage::Hull {
            hull(&shader, &mut program, &phases)?;
            return Ok(program);
        }
        for phase in &phases {
            let function = Body::compile(&shader, &mut program, phase)?;
            program.functions.push(function);
        }
        program.entry = (!program.functions.is_empty()).then_some(0);
        Ok(program)
    }
}

/// Cuts a program at the markers of its phases.
fn phases(all: &[Instruction]) -> Vec<Phase<'_>> {
    let marks = [Op::HsControlPointPhase, Op::HsForkPhase, Op::HsJoinPhase];
    let starts: Vec<usize> = (0..all.len()).filter(|&at| marks.contains(&all[at].op)).collect();
    if starts.is_empty() {
        return vec![Phase { marker: None, instructions: all }];
    }
    let ends = starts.iter().skip(1).copied().chain([all.len()]);
    let phase = |(&start, end): (&usize, usize)| Phase {
        marker: Some(all[start].op),
        instructions: &all[start + 1..end],
    };
    starts.iter().zip(ends).map(phase).collect()
}

/// A hull shader: its control points, which are those that come in where no phase makes them, and a function that calls
/// every other phase as often as it runs.
fn hull(shader: &Shader, program: &mut Program, phases: &[Phase<'_>]) -> Result<()> {
    let mut calls = Vec::new();
    for phase in phases {
        let number = program.functions.len() as u32;
        let function = Body::compile(shader, program, phase)?;
        program.functions.push(function);
        match phase.marker {
            Some(Op::HsForkPhase | Op::HsJoinPhase) => {
                calls.extend((0..phase.instances()).map(|instance| (number, instance)));
            }
            _ => program.entry = Some(number),
        }
    }
    if program.entry.is_none() {
        let function = Body::pass_through(shader, program)?;
        program.entry = Some(program.functions.len() as u32);
        program.functions.push(function);
    }
    program.properties.patch_function = Some(program.functions.len() as u32);
    program.functions.push(caller(&calls));
    Ok(())
}

/// A function that calls others, each with the number of its run.
fn caller(calls: &[(u32, u32)]) -> Function {
    let mut to = Function { registers: calls.len() as u32, ..Function::default() };
    for (dst, &(function, instance)) in (0..).zip(calls) {
        to.literals.push(Literal { dst, bits: instance.into(), undef: false });
        to.operands.push(dst);
        to.insts.push(Inst::Call { function, dst: 0, arguments: dst..dst + 1 });
    }
    to.blocks.push(Block { insts: 0..calls.len() as u32, exit: Exit::Return(0, 0) });
    to.order = order::order(&[Vec::new()]);
    to
}
