//! A source location on every instruction, after every pass of every target.
//!
//! The examples and the shaders of the execution tests are compiled with an observer that looks at the IR between passes. Of
//! LLVM's text every pass that has a name runs over every module of the text tests, and the whole way to DXIL. No
//! instruction is excepted: what a pass adds comes from the instruction that it stands in for, a phi from where its block
//! begins, what a function begins with from its first instruction. Only what is read from bitcode has no source to name.

use libtest_mimic::{Failed, Trial};
use std::collections::BTreeMap;
use trefoil::{Module, NamedPass, Observer, Options, PassInfo, PassObserver, Program};
use trefoil_ir::{Function, InstId, Loc};
use trefoil_testkit::consumers::files;
use trefoil_testkit::outputs::{Job, programs};

/// A trial for each compile, and for each module as text.
pub(crate) fn trials() -> Vec<Trial> {
    let mut trials: Vec<Trial> = match programs() {
        Ok(jobs) => jobs.into_iter().map(trial).collect(),
        Err(why) => vec![Trial::test("locations", move || Err(Failed::from(why)))],
    };
    let texts = files("tests/text").into_iter().filter(|(name, _)| name.ends_with(".ll"));
    trials.extend(texts.map(|(name, path)| {
        Trial::test(format!("locations/text/{name}"), move || {
            let text = std::fs::read(&path).map_err(|e| e.to_string())?;
            of_text(&name, &text)
        })
    }));
    trials
}

/// Runs every pass that has a name over a module as text, then lowers it to DXIL.
fn of_text(name: &str, text: &[u8]) -> Result<(), Failed> {
    // Text that is refused has no instructions.
    let Ok((module, _)) = trefoil::read_with_sources(name, text, false) else { return Ok(()) };
    let mut lost = Lost::default();
    lost.look("reading", Program::Ir(&module));
    for pass in NamedPass::names().filter_map(NamedPass::find) {
        let mut module = module.clone();
        if pass.run(&mut module, false, &mut lost).is_ok() {
            lost.look(pass.name, Program::Ir(&module));
        }
    }
    // What is not for DXIL is refused there.
    let _ = trefoil::llc_observed(name, text, None, &Options::default(), &mut lost);
    if lost.found.is_empty() { Ok(()) } else { Err(Failed::from(lost.report())) }
}

fn trial(job: Job) -> Trial {
    Trial::test(format!("locations/{}", job.name), move || {
        let mut lost = Lost::default();
        // What a target lacks it refuses; the passes before were observed all the same.
        let made = job.observed(&mut lost);
        match (lost.found.is_empty(), lost.passes, made) {
            (false, ..) => Err(Failed::from(lost.report())),
            (true, 0, Ok(_)) => Err(Failed::from("no pass was observed")),
            (true, ..) => Ok(()),
        }
    })
}

/// The instructions that were seen without a location, each with the first pass after which it had none.
#[derive(Default)]
struct Lost {
    found: BTreeMap<String, &'static str>,
    passes: usize,
}

impl Lost {
    fn look(&mut self, pass: &'static str, program: Program<'_>) {
        self.passes += 1;
        let Program::Ir(module) = program else { return };
        for func in module.functions.values() {
            let insts = func.layout.iter().flat_map(|&block| &func.blocks[block].insts);
            for &inst in insts.filter(|&&inst| func.loc(inst) == Loc::NONE) {
                self.found.entry(name(module, func, inst)).or_insert(pass);
            }
        }
    }

    fn report(&self) -> String {
        let lines = self.found.iter().map(|(inst, pass)| format!("after {pass}: {inst} has no location"));
        lines.collect::<Vec<_>>().join("\n")
    }
}

/// The opcode of an instruction, with what it calls.
fn name(module: &Module, func: &Function, inst: InstId) -> String {
    let data = &func.insts[inst];
    let callee = func.operands(inst).last().and_then(|v| v.as_func());
    match (data.intrinsic(), callee) {
        (Some(intrinsic), _) => intrinsic.info().name.to_owned(),
        (None, Some(callee)) => module.ctx.name(module.functions[callee].name).to_owned(),
        (None, None) => format!("{:?}", data.op),
    }
}

impl PassObserver for Lost {
    fn before(&mut self, pass: &'static PassInfo, program: Program<'_>) {
        // What lowering made is seen by whoever comes first.
        if self.passes == 0 {
            self.look(pass.name, program);
        }
    }

    fn after(&mut self, pass: &'static PassInfo, program: Program<'_>, _changed: bool) {
        self.look(pass.name, program);
    }
}

impl Observer for Lost {}
