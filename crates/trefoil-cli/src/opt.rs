//! `trefoil opt`: LLVM's command line for passes over IR as text.

use crate::report::Format;
use crate::words::Words;
use crate::{Failure, color_wanted, files, help};
use trefoil::{NamedPass, PassInfo, PassObserver, Program, passes};

/// The parsed command line.
#[derive(Default)]
struct Job {
    input: Option<String>,
    output: Option<String>,
    triple: Option<String>,
    passes: Vec<NamedPass>,
    print_before: Vec<String>,
    print_after: Vec<String>,
    verify_each: bool,
    keep_debug_info: bool,
    disable_output: bool,
    scalarize_memory: bool,
    help: bool,
    list: bool,
}

/// `trefoil opt`
pub(crate) fn opt(words: &[String], format: Format) -> Result<(), Failure> {
    let job = parse(words)?;
    if job.help {
        return files::print(help::OPT);
    }
    if job.list {
        let names: Vec<&str> = NamedPass::names().collect();
        return files::print(&(names.join("\n") + "\n"));
    }
    let input = job.input.as_deref().unwrap_or("-");
    let text = files::read(input)?;
    let name = if input == "-" { "<stdin>" } else { input };
    let show = |d: trefoil::Diagnostics| {
        files::report(&format.whole(format.diagnostics(&d, color_wanted(None))));
        Failure::Shown
    };
    let (mut module, sources) = trefoil::read_with_sources(name, &text, job.keep_debug_info).map_err(show)?;
    let shown = |d: trefoil::Diagnostics| show(d.in_sources_of(&sources));
    if let Some(triple) = &job.triple {
        module.triple.clone_from(triple);
    }
    for pass in &job.passes {
        job.dump(&job.print_before, "Before", pass.name, Program::Ir(&module));
        files::report(&pass.run(&mut module, job.verify_each, &mut Inner(&job)).map_err(shown)?);
        job.dump(&job.print_after, "After", pass.name, Program::Ir(&module));
    }
    if job.disable_output {
        return Ok(());
    }
    files::write(job.output.as_deref().unwrap_or("-"), trefoil::print_ir(&module).as_bytes())
}

impl Job {
    fn dump(&self, list: &[String], when: &str, name: &str, program: Program<'_>) {
        if list.iter().any(|l| l == name || l == "*") {
            files::report(&format!("; *** IR Dump {when} {name} ***\n{program}\n"));
        }
    }
}

/// Prints the module around the passes that one of LLVM's names expands to.
struct Inner<'a>(&'a Job);

impl PassObserver for Inner<'_> {
    fn before(&mut self, pass: &'static PassInfo, program: Program<'_>) {
        let named = self.0.passes.iter().any(|p| p.name == pass.name);
        if !named && self.0.print_before.iter().any(|l| l == pass.name) {
            self.0.dump(&self.0.print_before, "Before", pass.name, program);
        }
    }

    fn after(&mut self, pass: &'static PassInfo, program: Program<'_>, _changed: bool) {
        let named = self.0.passes.iter().any(|p| p.name == pass.name);
        if !named && self.0.print_after.iter().any(|l| l == pass.name) {
            self.0.dump(&self.0.print_after, "After", pass.name, program);
        }
    }
}

fn parse(words: &[String]) -> Result<Job, Failure> {
    let mut job = Job::default();
    let mut words = Words::new(words);
    while let Some((word, option)) = words.next_dashed() {
        let Some(option) = option else {
            if job.input.replace(word.clone()).is_some() {
                return Err(Failure::Misuse(format!("one file at a time, not '{word}' too")));
            }
            continue;
        };
        match words.name_of(option) {
            "o" => job.output = Some(words.value()?),
            "mtriple" => job.triple = Some(words.value()?),
            "passes" | "p" => job.passes.extend(passes(&words.value()?).map_err(Failure::Misuse)?),
            "print-after" => job.print_after.extend(words.value()?.split(',').map(str::to_owned)),
            "data-layout" | "mcpu" | "mattr" | "march" | "codegen-opt-level" => drop(words.value()?), // of no effect here
            "print-before" => job.print_before.extend(words.value()?.split(',').map(str::to_owned)),
            _ => job.switch(option)?,
        }
    }
    if job.scalarize_memory {
        let whole = NamedPass::find("scalarizer<load-store>");
        for pass in job.passes.iter_mut().filter(|pass| pass.name == "scalarizer") {
            *pass = whole.ok_or_else(|| Failure::Misuse("no such scalarizer".into()))?;
        }
    }
    Ok(job)
}

impl Job {
    /// An option without a value: a switch, a level, or a pass.
    fn switch(&mut self, option: &str) -> Result<(), Failure> {
        match option {
            "S" | "f" => {} // the output is always text
            // Always on here, or without effect on the module.
            "verify" | "disable-verify" | "opaque-pointers" | "preserve-ll-uselistorder" => {}
            "verify-dom-info" | "enable-new-pm=0" | "enable-new-pm=1" | "debug-pass-manager" => {}
            // As in the legacy opt: passes that print analyses do, and the module is not printed.
            "analyze" => self.disable_output = true,
            "print-after-all" => self.print_after.push("*".into()),
            "print-before-all" => self.print_before.push("*".into()),
            "verify-each" => self.verify_each = true,
            "scalarize-load-store" => self.scalarize_memory = true,
            "keep-debug-info" => self.keep_debug_info = true,
            "disable-output" => self.disable_output = true,
            "print-passes" => self.list = true,
            "help" | "h" => self.help = true,
            "O0" | "O1" | "O2" | "O3" => {
                self.passes.extend(passes(&format!("default<{option}>")).map_err(Failure::Misuse)?);
            }
            _ => match NamedPass::find(option) {
                Some(pass) => self.passes.push(pass),
                None => return Err(Failure::Misuse(format!("'-{option}' is neither an option nor a pass"))),
            },
        }
        Ok(())
    }
}
