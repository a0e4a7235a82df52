//! The steps from the optimised IR to tokens, by name, and what looks on between them.

use crate::alloc::Allocation;
use crate::check::{check_code, check_program, check_structure};
use crate::code::Code;
use crate::disasm;
use crate::finish::written;
use crate::model::Model;
use crate::program::{Instruction, Program};
use std::fmt;
use trefoil_dxcontainer::Stage;
use trefoil_ir::{Error, Loc, Module};
use trefoil_opt::{Watch, pass_names};

pass_names! {
    /// A step from the optimised IR to tokens.
    Step;
    /// Selects instructions over virtual registers.
    Lower "dxbc-lower";
    /// Liveness of registers and dead code elimination.
    Live "dxbc-live";
    /// Register allocation.
    Allocate "dxbc-allocate";
    /// Replaces virtual registers; coalesces moves and joins instructions.
    Finish "dxbc-finish";
    /// Adds declarations.
    Declare "dxbc-declare";
}

/// Observes a program through the steps.
pub(crate) struct Line<'a> {
    pub(crate) stage: Stage,
    pub(crate) model: &'static Model,
    pub(crate) watch: Watch<'a>,
}

impl Line<'_> {
    /// The first step is about to run.
    pub(crate) fn begin(&mut self, module: &Module) {
        self.watch.before(Step::Lower.info(), trefoil_opt::Program::Ir(module));
    }

    fn head(&self) -> Head {
        Head { stage: self.stage, model: self.model }
    }

    /// A step over code is about to run.
    pub(crate) fn before(&mut self, step: Step, code: &Code, places: Option<&Allocation>) {
        let listing = Listing { head: self.head(), code, places };
        self.watch.before(step.info(), trefoil_opt::Program::Code(&listing));
    }

    /// A step over instructions is about to run.
    pub(crate) fn before_instructions(&mut self, step: Step, instructions: &[&[Instruction]]) {
        let listing = Tokens { head: self.head(), instructions };
        self.watch.before(step.info(), trefoil_opt::Program::Code(&listing));
    }

    /// A step has left this code, with the places of its registers where they are known.
    ///
    /// # Errors
    /// Where the verifier is asked for, what does not hold: a bug of ours.
    pub(crate) fn after(
        &mut self,
        step: Step,
        code: &Code,
        places: Option<&Allocation>,
    ) -> Result<(), Error> {
        let listing = Listing { head: self.head(), code, places };
        self.watch.after(step.info(), trefoil_opt::Program::Code(&listing), true);
        if !self.watch.verify {
            return Ok(());
        }
        verdict(step, check_code(code, places))
    }

    /// A step has left these instructions.
    ///
    /// # Errors
    /// As for [`after`](Self::after).
    pub(crate) fn after_instructions(
        &mut self,
        step: Step,
        instructions: &[&[Instruction]],
    ) -> Result<(), Error> {
        let listing = Tokens { head: self.head(), instructions };
        self.watch.after(step.info(), trefoil_opt::Program::Code(&listing), true);
        if !self.watch.verify {
            return Ok(());
        }
        let ops = instructions.iter().copied().flatten().map(|inst| inst.op);
        verdict(step, check_structure(ops))
    }

    /// The program is whole.
    ///
    /// # Errors
    /// As for [`after`](Self::after).
    pub(crate) fn check_program(&self, parts: &[&[Instruction]]) -> Result<(), Error> {
        if !self.watch.verify {
            return Ok(());
        }
        verdict(Step::Declare, check_program(self.stage, self.model, parts.iter().copied().flatten()))
    }
}

fn verdict(step: Step, found: Result<(), String>) -> Result<(), Error> {
    found.map_err(|what| Error::bug(Loc::NONE, format!("after {}: {what}", step.name())))
}

/// What a listing begins with.
#[derive(Clone, Copy)]
struct Head {
    stage: Stage,
    model: &'static Model,
}

/// Code over virtual registers as text: each has its own number, or the one of its place.
struct Listing<'a> {
    head: Head,
    code: &'a Code,
    places: Option<&'a Allocation>,
}

impl fmt::Display for Listing<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let own = Allocation::own(self.code);
        let instructions = written(self.code, self.places.unwrap_or(&own));
        Tokens { head: self.head, instructions: &[&instructions] }.fmt(f)
    }
}

/// Instructions as text.
struct Tokens<'a> {
    head: Head,
    instructions: &'a [&'a [Instruction]],
}

impl fmt::Display for Tokens<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let instructions = self.instructions.concat();
        let mut text = String::new();
        let Head { stage: kind, model } = self.head;
        disasm::program(&mut text, &Program { kind, model: model.version, instructions });
        f.write_str(&text)
    }
}
