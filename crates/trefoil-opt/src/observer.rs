//! Looking on while passes run: dumps, clocks, counts.

use std::fmt;
use trefoil_ir::verify::{verify, verify_function};
use trefoil_ir::{Error, FuncId, Module};

/// A pass as command lines, dumps and lists know it: of the shared pipeline or of a target's own.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct PassInfo {
    /// What it is called.
    pub name: &'static str,
    /// What it does, in a line.
    pub about: &'static str,
}

/// A program between two passes; its `Display` is what dumps print.
#[derive(Clone, Copy)]
pub enum Program<'a> {
    /// The IR.
    Ir(&'a Module),
    /// A target's own code, as a listing.
    Code(&'a dyn fmt::Display),
}

impl fmt::Display for Program<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Program::Ir(module) => f.write_str(&trefoil_text::print(module)),
            Program::Code(code) => code.fmt(f),
        }
    }
}

/// Sees each pass, the targets' own among them. Implement it to print the program or to measure time; `()` looks
/// away.
pub trait Observer {
    /// A pass is about to run.
    fn before(&mut self, pass: &'static PassInfo, program: Program<'_>) {
        let _ = (pass, program);
    }

    /// A pass has run, and changed something or not. The verifier has not looked yet.
    fn after(&mut self, pass: &'static PassInfo, program: Program<'_>, changed: bool) {
        let _ = (pass, program, changed);
    }
}

impl Observer for () {}

/// The observer of a target's own steps, and whether the verifier runs between them.
pub struct Watch<'a> {
    observer: &'a mut dyn Observer,
    /// Whether what must hold is checked after each step.
    pub verify: bool,
}

impl<'a> Watch<'a> {
    /// An observer; with `verify` the verifier runs after each step.
    pub fn new(observer: &'a mut dyn Observer, verify: bool) -> Self {
        Watch { observer, verify }
    }

    /// A step is about to run.
    pub fn before(&mut self, step: &'static PassInfo, program: Program<'_>) {
        self.observer.before(step, program);
    }

    /// A step has run over code of the target's own, and changed something or not.
    pub fn after(&mut self, step: &'static PassInfo, program: Program<'_>, changed: bool) {
        self.observer.after(step, program, changed);
    }

    /// A step has run over the IR, and changed something or not.
    ///
    /// # Errors
    /// Where the verifier looks, the first thing that it finds in the module: a bug of ours.
    pub fn after_ir(&mut self, step: &'static PassInfo, module: &Module, changed: bool) -> Result<(), Error> {
        self.after(step, Program::Ir(module), changed);
        if !self.verify || !changed {
            return Ok(());
        }
        first_of(step, verify(module))
    }

    /// As [`after_ir`](Self::after_ir), of a step that looks at one function: the others are not checked again.
    ///
    /// # Errors
    /// As there.
    pub fn after_function(
        &mut self,
        step: &'static PassInfo,
        module: &Module,
        func: FuncId,
        changed: bool,
    ) -> Result<(), Error> {
        self.after(step, Program::Ir(module), changed);
        if !self.verify || !changed {
            return Ok(());
        }
        first_of(step, verify_function(&module.ctx, &module.functions[func]))
    }
}

/// The first thing that the verifier found after a step.
fn first_of(step: &PassInfo, found: Vec<Error>) -> Result<(), Error> {
    match found.first() {
        Some(e) => Err(Error::bug(e.loc, format!("after {}: {}", step.name, e.invariant()))),
        None => Ok(()),
    }
}
