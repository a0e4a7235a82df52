//! Instructions: those that DXIL has, calls of operations, and what each operation demands of its operands.

mod barrier;
mod call;
mod flags;
mod handle;
mod hints;
mod io;
mod math;
mod memory;
mod mesh;
mod nodes;
mod outputs;
mod plain;
mod rays;
mod resource;
mod results;
mod texture;

use crate::Rule;
use crate::bitcode::{Traits, operands};
use crate::program::{Entry, Program, is_marker};
use crate::report::Report;
use std::cell::OnceCell;
use trefoil_dxil::ops::DxilOp;
use trefoil_dxil_read::bitcode_model::{Constant, Function, Inst, Kind, Module, Op};
use trefoil_facts::Stage;

/// Checks every instruction of every function. Gives the shader flags that go by what handles name, by function.
pub(crate) fn check(program: &Program<'_>, report: &mut Report) -> Vec<u64> {
    let mut flags = vec![0; program.module.functions.len()];
    let mut seen = io::Seen::default();
    for (number, func) in program.bodies() {
        let is_entry = program.entry_of(number).is_some();
        let is_patch = program.is_patch_function(number);
        let entry = entry_of(program, number);
        let stage = entry.and_then(|entry| entry.stage);
        let mut body = Body {
            program,
            m: program.module,
            func,
            entry,
            is_entry,
            is_patch,
            stage,
            places: Vec::new(),
            others: OnceCell::new(),
        };
        body.places = body.definitions();
        let mut calls = call::Calls::default();
        let mut summaries = program.summaries(number).iter();
        for (block, insts) in func.blocks.iter().enumerate() {
            for ((at, inst), &summary) in insts.iter().enumerate().zip(&mut summaries) {
                let here = At { body: &body, place: (block, at) };
                if !inst.attachments.is_empty() {
                    hints::check(&here, inst, report);
                }
                plain::check(&here, inst, summary.traits, report);
                if let Some(op) = summary.op {
                    flags[number] |= flags::of_call(&here, inst, op);
                }
                if let Op::Call { callee, arguments, .. } = &inst.op
                    && summary.traits.has(Traits::OPERATION)
                {
                    call::check(&here, (*callee, func.list(*arguments)), &mut calls, &mut seen, report);
                }
            }
        }
        mesh::check(&body, number, report);
        nodes::completed(&body, number, report);
    }
    outputs::check(program, report);
    flags
}

/// The entry that a function belongs to: the one that it is, the one whose patch constants it makes, or the module's only one.
fn entry_of<'a, 'm>(program: &'a Program<'m>, number: usize) -> Option<&'a Entry<'m>> {
    program.owner_of(number).or_else(|| program.entries.first().filter(|_| !program.is_library()))
}

/// A function with what it belongs to.
struct Body<'a> {
    program: &'a Program<'a>,
    m: &'a Module,
    func: &'a Function,
    entry: Option<&'a Entry<'a>>,
    is_entry: bool,
    /// Whether it makes a hull shader's patch constants.
    is_patch: bool,
    stage: Option<Stage>,
    /// The place of each instruction's result, by its number in the function.
    places: Vec<(u32, u32)>,
    /// Of each of the function's values, whether something else uses it than a mark of a variable's life.
    others: OnceCell<Vec<bool>>,
}

impl<'a> Body<'a> {
    fn definitions(&self) -> Vec<(u32, u32)> {
        let mut places = vec![(u32::MAX, 0); self.func.values.len()];
        for (block, insts) in self.func.blocks.iter().enumerate() {
            for (at, inst) in insts.iter().enumerate() {
                let number = inst.result.and_then(|id| id.checked_sub(self.func.first_value));
                if let Some(place) = number.and_then(|number| places.get_mut(number as usize)) {
                    *place = (block as u32, at as u32);
                }
            }
        }
        places
    }

    /// The instruction that gives a value.
    fn inst(&self, id: u32) -> Option<&'a Inst> {
        let &(block, at) = self.places.get(id.checked_sub(self.func.first_value)? as usize)?;
        self.func.blocks.get(block as usize)?.get(at as usize)
    }

    fn kind(&self, id: u32) -> Option<&'a Kind> {
        self.m.value(Some(self.func), id).map(|value| &value.kind)
    }

    fn ty(&self, id: u32) -> u32 {
        self.m.value(Some(self.func), id).map_or(0, |value| value.ty)
    }

    fn constant(&self, id: u32) -> Option<&'a Constant> {
        match self.kind(id)? {
            Kind::Constant(constant) => Some(constant),
            _ => None,
        }
    }

    fn is_undef(&self, id: u32) -> bool {
        matches!(self.constant(id), Some(Constant::Undef))
    }

    /// Whether a value is a constant expression of something undefined.
    fn is_part_undef(&self, id: u32) -> bool {
        match self.constant(id) {
            Some(Constant::Cast { value, .. }) => self.is_undef(*value),
            Some(Constant::Gep { operands, .. }) => operands.iter().any(|&part| self.is_undef(part)),
            _ => false,
        }
    }

    /// Whether nothing uses a value but the marks where a variable begins and ends to live.
    fn is_only_marked(&self, id: u32) -> bool {
        let others = self.others.get_or_init(|| {
            let mut others = vec![false; self.func.values.len()];
            for inst in self.func.blocks.iter().flatten() {
                let is_mark = match inst.op {
                    Op::Call { callee, .. } => self.callee(callee).is_some_and(is_marker),
                    _ => false,
                };
                operands(self.func, &inst.op, |used| {
                    let number = used.checked_sub(self.func.first_value);
                    if let Some(other) = number.and_then(|number| others.get_mut(number as usize)) {
                        *other |= !is_mark;
                    }
                });
            }
            others
        });
        let number = id.checked_sub(self.func.first_value);
        number.and_then(|number| others.get(number as usize)).is_some_and(|other| !other)
    }

    fn int(&self, id: u32) -> Option<i64> {
        self.m.int(Some(self.func), id)
    }

    /// The name of the function that a call calls.
    fn callee(&self, callee: u32) -> Option<&'a str> {
        match self.kind(callee)? {
            Kind::Function(number) => self.m.functions.get(*number as usize).map(|f| f.name.as_str()),
            _ => None,
        }
    }

    /// The operation that an instruction calls, with its operands, the opcode first.
    fn operation(&self, inst: &'a Inst) -> Option<(DxilOp, &'a [u32])> {
        let Op::Call { callee, arguments, .. } = &inst.op else { return None };
        let arguments = self.func.list(*arguments);
        self.callee(*callee)?.starts_with("dx.op.").then_some(())?;
        let op = DxilOp::from_opcode(self.int(*arguments.first()?)? as u32)?;
        Some((op, arguments))
    }
}

/// A place in a function, for reports.
struct At<'a> {
    body: &'a Body<'a>,
    place: (usize, usize),
}

impl At<'_> {
    /// The type that the instruction gives.
    fn result(&self) -> Option<u32> {
        let (block, at) = self.place;
        let result = self.body.func.blocks[block][at].result?;
        Some(self.body.ty(result))
    }

    #[cold]
    fn say(&self, report: &mut Report, rule: Rule, words: &[&dyn std::fmt::Display]) {
        report.inst(rule, (self.body.m, self.body.func), self.place, words);
    }
}
