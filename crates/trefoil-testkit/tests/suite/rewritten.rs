//! The tree's shaders rewritten: what the rewriter prints compiles to the bytes that the source compiles to, unchanged and without
//! what the entry does not use.

use libtest_mimic::{Failed, Trial};
use trefoil::{Options, RewriteArgs, Session, WarningPolicy};
use trefoil_testkit::outputs::{Job, OnDisk};
use trefoil_testkit::validation;

/// Of the files that say what is accepted one in so many is judged.
const SHARE: usize = 8;
/// Shaders whose text is another program, each with its reason.
const OTHERWISE: &[(&str, &str)] = &[
    (
        "attributes/behind_the_name",
        "an attribute of a loop's variable is printed ahead of its type, where none may stand",
    ),
    ("language/literals_of_32_bits", "a literal's type is that of its spelling, which the tree has not"),
    (
        "language/member_template_outside",
        "the type of a conversion that is called by name is not in the tree",
    ),
    ("language/statics_that_nothing_names", "a global that nothing names goes, whatever initialises it"),
    ("operators/operator_3", "the type of a conversion that is called by name is not in the tree"),
    ("preprocessor/stage_macros", "it asks for the stage, which a rewriter does not know"),
    ("template_typename_type_using", "`typename` before a type that a template has is not in the tree"),
    ("templates/template_keyword.hlsl", "`typename` before a type that a template has is not in the tree"),
    ("warnings/dxc_warning", "a pragma says that a warning is none, and goes"),
    ("warnings/spirv_initializers", "loose globals move where one before them goes that nothing uses"),
    ("accept/types/plain", "a function returns an array, whose brackets stand after the parameters"),
];

/// A trial for each shader at its own level.
pub(crate) fn trials() -> Vec<Trial> {
    let jobs = match validation::jobs("", None) {
        Ok(jobs) => jobs,
        Err(why) => return vec![Trial::test("rewritten", move || Err(Failed::from(why)))],
    };
    let is_plain = |job: &Job| {
        let own_level = !job.args.iter().any(|arg| arg == "-Od");
        own_level && OTHERWISE.iter().all(|(name, _)| !job.name.contains(name))
    };
    let is_chosen = |(at, job): &(usize, Job)| at % SHARE == 0 || !job.name.starts_with("accept/");
    let jobs = jobs.into_iter().filter(is_plain).enumerate().filter(is_chosen);
    jobs.map(|(_, job)| Trial::test(format!("rewritten/{}", job.name), move || again(&job))).collect()
}

/// Rewrites a shader and compiles it.
fn again(job: &Job) -> Result<(), Failed> {
    let Ok(before) = job.compiled(|_| ()) else { return Ok(()) };
    let options = job.options()?;
    if options.root_signature_define.is_some() {
        return Ok(()); // a macro, which goes
    }
    let warnings = WarningPolicy { warnings_as_errors: false, ..options.warnings.clone() };
    let is_library = job.profile.starts_with("lib_");
    for removes in [false, true] {
        let args = RewriteArgs {
            entry: Some(job.entry.clone()),
            remove_unused_globals: removes && !is_library,
            options: Options { warnings: warnings.clone(), ..options.clone() },
            ..RewriteArgs::default()
        };
        let made = Session::new().rewrite(&job.path, job.source.as_bytes(), &OnDisk, &args);
        if !made.is_right {
            return Err(format!("it is refused: {}", made.messages).into());
        }
        let text = Job { source: made.text.clone(), ..job.clone() };
        let after = text.compiled(|_| ()).map_err(|why| format!("{why}\n{}", made.text))?;
        if before.bytes != after.bytes {
            return Err(format!("other bytes, with removal {removes}:\n{}", made.text).into());
        }
    }
    Ok(())
}
