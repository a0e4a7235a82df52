//! What was made is validated, as bytes, and what is found has the place of its instruction in the source.

use trefoil_hlsl::diagnostics;
use trefoil_ir::{Error, Loc, Module};
use trefoil_opt::{Observer, PassInfo, Program, Watch};
use trefoil_validate::{Finding, Limits};

diagnostics! {
    error NOT_VALID: "validation: {0} [{1}]", help: "The shader compiles, and the rules of DXIL do not allow what came of it.";
}

/// The last step before the module is written: instructions are final after it.
const LAST_STEP: &str = "dxil-metadata";

/// Validates what `write` makes.
///
/// # Errors
/// Those of `write`, or what the validation finds.
pub(super) fn validated<T>(
    watch: Watch<'_>,
    write: impl FnOnce(Watch<'_>) -> Result<T, Vec<Error>>,
    container: impl FnOnce(&T) -> &[u8],
) -> Result<T, Vec<Error>> {
    let verify = watch.verify;
    let mut places = Places { watch, functions: Vec::new() };
    let made = write(Watch::new(&mut places, verify))?;
    match trefoil_validate::validate(container(&made), Limits::default()) {
        Ok(()) => Ok(made),
        Err(found) => Err(found.list.iter().map(|finding| places.error(finding)).collect()),
    }
}

/// The places of instructions: of each function, in their order. What else is seen goes on to the watch of the compile.
struct Places<'a> {
    watch: Watch<'a>,
    functions: Vec<Vec<Loc>>,
}

impl Places<'_> {
    fn take(&mut self, module: &Module) {
        let functions = module.functions.values();
        let of_each = functions.map(|function| {
            let insts = function.layout.iter().flat_map(|&block| &function.blocks[block].insts);
            insts.map(|&inst| function.loc(inst)).collect()
        });
        self.functions = of_each.collect();
    }

    /// A finding as an error; only instructions have places.
    fn error(&self, finding: &Finding) -> Error {
        let place = finding.place.as_ref().and_then(|place| {
            let places = self.functions.get(place.function as usize)?;
            places.get(place.number as usize).copied()
        });
        let words = finding.words.trim_end_matches('.');
        Error::new(place.unwrap_or(Loc::NONE), NOT_VALID.with(&[&words, &finding.rule.code()]))
    }
}

impl Observer for Places<'_> {
    fn before(&mut self, step: &'static PassInfo, program: Program<'_>) {
        self.watch.before(step, program);
    }

    fn after(&mut self, step: &'static PassInfo, program: Program<'_>, changed: bool) {
        if let (LAST_STEP, Program::Ir(module)) = (step.name, &program) {
            self.take(module);
        }
        self.watch.after(step, program, changed);
    }
}
