//! Unit tests in HLSL: functions with `[test]`, each executed as a compute shader of its own.

use crate::error::Result;
use crate::extent::Extent;
use crate::setup::Setup;
use crate::shader::Shader;
use trefoil::{Diagnostics, Place, Profile, Request, Session, Severity};
use trefoil_interp::Checks;

/// The attribute of tests.
const ATTRIBUTE: &str = "test";
/// What is defined while tests are compiled.
const MACRO: &str = "__TREFOIL_TEST__";
/// The name of the entry that calls a test.
const ENTRY: &str = "__trefoil_test";
/// Most threads of a group.
const MAX_THREADS: u32 = 1024;

/// A unit test of a source: a function with `[test]`, which one thread calls; with `[test(64)]` a group of 64 threads, with
/// `[test(64, 4)]` four such groups. With `[numthreads]` too, the function is the entry point itself and may have parameters.
#[derive(Clone, Debug)]
pub struct UnitTest {
    /// The function's name.
    pub name: String,
    /// Where it is.
    pub place: Place,
    /// Threads of a group, where the function is no entry itself.
    threads: Option<u32>,
    groups: u32,
    parameters: usize,
}

/// How a test went.
#[derive(Clone, Debug, Default)]
pub struct Tested {
    /// What is wrong: errors of the compile, assertions that failed, what the sanitizer found. Empty when all is well.
    pub wrong: Vec<Diagnostics>,
    /// Whether it was not even compiled.
    pub broken: bool,
    /// What it printed.
    pub printed: Vec<String>,
    /// How many assertions were made, by all threads.
    pub assertions: u64,
    /// Instructions that lanes executed.
    pub steps: u64,
}

impl Tested {
    /// Whether all is well.
    pub fn passed(&self) -> bool {
        self.wrong.iter().all(Diagnostics::is_empty)
    }
}

/// The tests of a request's source, in their order; tests in what it includes are not its own. `__TREFOIL_TEST__` is defined. The
/// request's entry, profile and target are of no account, but for the shader model.
///
/// # Errors
/// What the preprocessor and the parser found wrong.
pub fn tests(session: &Session, request: &Request<'_>) -> Result<Vec<UnitTest>, Diagnostics> {
    let found = session.attributed(&for_tests(request), ATTRIBUTE)?;
    let test = |function: trefoil::Attributed| UnitTest {
        threads: (!function.has_threads).then(|| function.arguments.first().copied().unwrap_or(1)),
        groups: if function.has_threads {
            function.arguments.first().copied().unwrap_or(1)
        } else {
            function.arguments.get(1).copied().unwrap_or(1)
        },
        parameters: function.parameters,
        name: function.name,
        place: function.place,
    };
    Ok(found.into_iter().map(test).collect())
}

/// The request with what tests need.
fn for_tests<'a>(request: &Request<'a>) -> Request<'a> {
    let mut request = request.clone();
    request.options.defines.push((MACRO.to_owned(), None));
    request.profile = Profile { stage: trefoil::Stage::Compute, ..request.profile };
    request
}

impl UnitTest {
    /// Compiles and executes the test.
    pub fn run(&self, session: &Session, request: &Request<'_>, checks: Checks, max_steps: u64) -> Tested {
        let fail = |why: &str| {
            let Place { file, line, column, .. } = &self.place;
            let why = format!("{file}:{line}:{column}: {why}");
            Tested { wrong: vec![Diagnostics::of_program(Severity::Error, &why)], ..Tested::default() }
        };
        let mut source = request.source.to_vec();
        let mut request = for_tests(request);
        if let Some(threads) = self.threads {
            if self.parameters > 0 {
                return fail(
                    "a test has no parameters; with [numthreads] it may have those of a compute shader",
                );
            }
            if !(1..=MAX_THREADS).contains(&threads) {
                return fail("a group has 1 to 1024 threads");
            }
            // Behind the last line, so that all places stay what they are.
            let entry = format!("\n[numthreads({threads}, 1, 1)] void {ENTRY}() {{ {}(); }}\n", self.name);
            source.extend_from_slice(entry.as_bytes());
            request.entry = ENTRY;
        } else {
            request.entry = &self.name;
        }
        request.source = &source;
        let shader = match Shader::compile(session, &request) {
            Ok(shader) => shader,
            Err(diagnostics) => {
                return Tested { wrong: vec![diagnostics], broken: true, ..Tested::default() };
            }
        };
        let mut setup = Setup::new(Extent::Groups([self.groups.max(1), 1, 1]));
        (setup.checks, setup.max_steps) = (checks, max_steps);
        match shader.run(&setup) {
            Err(error) => fail(&error.0),
            Ok(results) => Tested {
                wrong: vec![results.findings, results.messages.failed],
                printed: results.messages.printed,
                assertions: results.messages.asserted,
                steps: results.steps,
                broken: false,
            },
        }
    }
}
