//! Instructions: those that DXIL has, calls of operations, and what each operation demands of its operands.

mod call;
mod handle;
mod io;
mod outputs;
mod plain;
mod resource;
mod texture;

use crate::Rule;
use crate::program::{Entry, Program, tag};
use crate::report::Report;
use trefoil_dxil::bitcode_model::{Constant, Function, Inst, Kind, Module, Op};
use trefoil_dxil::ops::DxilOp;
use trefoil_facts::Stage;

/// Checks every instruction of every function.
pub(crate) fn check(program: &Program<'_>, report: &mut Report) {
    for (number, func) in program.bodies() {
        let entry = entry_of(program, number);
        let stage = entry.and_then(|entry| entry.stage);
        let is_entry = entry.is_some_and(|entry| entry.function == Some(number));
        let mut body = Body { program, m: program.module, func, entry, is_entry, stage, places: Vec::new() };
        body.places = body.definitions();
        outputs::check(&body, report);
        for (block, insts) in func.blocks.iter().enumerate() {
            for (at, inst) in insts.iter().enumerate() {
                let here = At { body: &body, place: (block, at) };
                plain::check(&here, inst, report);
                if let Op::Call { callee, arguments, .. } = &inst.op {
                    call::check(&here, *callee, arguments, report);
                }
            }
        }
    }
}

/// The entry that a function belongs to: the one that it is, the one whose patch constants it makes, or the module's only one.
fn entry_of<'a, 'm>(program: &'a Program<'m>, number: usize) -> Option<&'a Entry<'m>> {
    let is_own =
        |entry: &&Entry<'m>| entry.function == Some(number) || patch_function(program, entry) == Some(number);
    let own = program.entries.iter().find(is_own);
    own.or_else(|| program.entries.first().filter(|_| !program.is_library()))
}

/// The function that makes a hull shader's patch constants.
fn patch_function(program: &Program<'_>, entry: &Entry<'_>) -> Option<usize> {
    use trefoil_dxil::bitcode_model::Meta;
    let parts = program.module.node(entry.property(tag::HULL));
    match program.module.metadata.get(parts.first().copied().flatten()? as usize)? {
        Meta::Value { value } => program.function_of(*value),
        _ => None,
    }
}

/// A function with what it belongs to.
struct Body<'a> {
    program: &'a Program<'a>,
    m: &'a Module,
    func: &'a Function,
    entry: Option<&'a Entry<'a>>,
    is_entry: bool,
    stage: Option<Stage>,
    /// The place of each instruction's result, by its number in the function.
    places: Vec<(u32, u32)>,
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
    #[cold]
    fn say(&self, report: &mut Report, rule: Rule, words: &[&dyn std::fmt::Display]) {
        report.inst(rule, (self.body.m, self.body.func), self.place, words);
    }
}
