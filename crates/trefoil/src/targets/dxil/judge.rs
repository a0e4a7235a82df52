//! What was made is validated, as bytes, and what is found has the place of its instruction in the source.

use crate::Options;
use trefoil_hlsl::diagnostics;
use trefoil_ir::{Error, Loc, Module};
use trefoil_opt::{Observer, PassInfo, Program, Watch};
use trefoil_validate::{Finding, Limits};

diagnostics! {
    error NOT_VALID: "validation: {0} [{1}]", help: "The shader compiles, and the rules of DXIL do not allow what came of it.";
    error NOT_VALID_IN: "validation: {0} [{1}], in function '{2}'", help: "The shader compiles, and the rules of DXIL do not allow what came of it.";
    error NOT_VALID_AT: "validation: {0} [{1}], in function '{2}' at '{3}'", help: "The shader compiles, and the rules of DXIL do not allow what came of it.";
}

/// The last step before the module is written: instructions are final after it.
const LAST_STEP: &str = "dxil-metadata";

/// Whether what is made is to be validated.
pub(super) fn is_asked_for(options: &Options) -> bool {
    options.validate && !options.codegen.skip_validation
}

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
    let mut places = Places { watch, functions: Functions::default() };
    let made = write(Watch::new(&mut places, verify))?;
    places.functions.judge(container(&made))?;
    Ok(made)
}

/// The places of instructions: of each function, in their order.
#[derive(Default)]
pub(super) struct Functions(Vec<Vec<Loc>>);

impl Functions {
    /// Those of a module that is written as it is.
    pub(super) fn of(module: &Module) -> Functions {
        let functions = module.functions.values();
        let of_each = functions.map(|function| {
            let insts = function.layout.iter().flat_map(|&block| &function.blocks[block].insts);
            insts.map(|&inst| function.loc(inst)).collect()
        });
        Functions(of_each.collect())
    }

    /// Validates a container that was made of the module.
    ///
    /// # Errors
    /// What the validation finds, at its places.
    pub(super) fn judge(&self, container: &[u8]) -> Result<(), Vec<Error>> {
        let found = trefoil_validate::validate(container, Limits::default());
        found.map_err(|found| found.list.iter().map(|finding| self.error(finding)).collect())
    }

    /// A finding as an error; only instructions have places.
    fn error(&self, finding: &Finding) -> Error {
        let place = finding.place.as_ref();
        let loc = place.and_then(|place| {
            let places = self.0.get(place.function as usize)?;
            places.get(place.number as usize).copied()
        });
        let (words, code) = (finding.words.trim_end_matches('.'), finding.rule.code());
        let message = match (&finding.function, place) {
            (Some(function), Some(place)) => {
                NOT_VALID_AT.with(&[&words, &code, function, &place.instruction.trim()])
            }
            (Some(function), None) => NOT_VALID_IN.with(&[&words, &code, function]),
            (None, _) => NOT_VALID.with(&[&words, &code]),
        };
        Error::new(loc.unwrap_or(Loc::NONE), message)
    }
}

/// Takes the places when they are final; what else is seen goes on to the watch of the compile.
struct Places<'a> {
    watch: Watch<'a>,
    functions: Functions,
}

impl Observer for Places<'_> {
    fn before(&mut self, step: &'static PassInfo, program: Program<'_>) {
        self.watch.before(step, program);
    }

    fn after(&mut self, step: &'static PassInfo, program: Program<'_>, changed: bool) {
        if let (LAST_STEP, Program::Ir(module)) = (step.name, &program) {
            self.functions = Functions::of(module);
        }
        self.watch.after(step, program, changed);
    }
}
