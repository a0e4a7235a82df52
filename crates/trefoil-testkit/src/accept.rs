//! Acceptance tests: small HLSL files, each one behaviour, that say themselves whether they are taken or refused.
//!
//! The first line is a comment with DXC's arguments and the outcome: `// -T ps_6_0 -E main -HV 2018 => dxil spirv`. The
//! rest of the verdict stands on the lines that earn it (`verdict.rs`). `cargo xtask bless` has DXC write it (`bless.rs`);
//! a test compares trefoil with what the file says, and asks DXC nothing but whether the container is valid.
//!
//! A line `// except outcome: reason` leaves out a comparison: `outcome`, `line`, `warnings`, `dxil`, `spirv`.

mod bless;
pub mod families;
pub(crate) mod judges;
mod verdict;

pub use bless::{bless, blessed};
pub use verdict::{Remark, Verdict};

use crate::dxc::Microsoft;
use crate::ours::{self, Target};
use crate::spirv;
use judges::Answer;
use std::collections::BTreeSet;
use std::path::Path;
use std::sync::LazyLock;

/// The environment that SPIR-V is made for.
const ENVIRONMENT: &str = "-fspv-target-env=vulkan1.3";

/// The files whose first error is not told as DXC tells it.
const OTHER_WORDS: &str = include_str!("../../../tests/accept/other_words.txt");

/// The files that are taken, and whose warnings are not DXC's.
const OTHER_WARNINGS: &str = include_str!("../../../tests/accept/other_warnings.txt");

/// The comparisons that an `except` line may leave out.
const COMPARISONS: [&str; 5] = ["outcome", "line", "warnings", "dxil", "spirv"];

/// An acceptance test as its file says it.
#[derive(Clone, Debug)]
pub struct Case {
    /// The file's path.
    pub name: String,
    /// What the compilers see: the file without the verdict.
    pub source: String,
    /// The profile, such as `cs_6_0`.
    pub profile: String,
    /// The entry point.
    pub entry: String,
    /// DXC's arguments but for these two.
    pub args: Vec<String>,
    /// What is right; none in a file that is new.
    pub verdict: Option<Verdict>,
    /// The comparisons that the file leaves out.
    except: Vec<String>,
}

impl Case {
    /// Reads a file.
    ///
    /// # Errors
    /// A first line that is no command, an outcome or an exception that is none.
    pub fn read(path: &Path) -> Result<Case, String> {
        let text = std::fs::read_to_string(path).map_err(|e| format!("{}: {e}", path.display()))?;
        Case::parse(&path.to_string_lossy(), &text)
    }

    /// The case that a text is.
    fn parse(name: &str, text: &str) -> Result<Case, String> {
        let (source, verdict) = verdict::split(text)?;
        let first = source.lines().next().unwrap_or_default();
        let first = first.strip_prefix("// ").ok_or("the first line is no comment with arguments")?;
        let (mut profile, mut entry, mut args) = (String::new(), "main".to_string(), Vec::new());
        let mut words = first.split_whitespace();
        while let Some(word) = words.next() {
            match word {
                "-T" => profile = words.next().unwrap_or_default().into(),
                "-E" => entry = words.next().unwrap_or_default().into(),
                _ => args.push(word.into()),
            }
        }
        if profile.is_empty() {
            return Err("the first line has no -T".into());
        }
        let except = exceptions(&source)?;
        Ok(Case { name: name.into(), source, profile, entry, args, verdict, except })
    }

    /// Whether a comparison counts.
    fn counts(&self, what: &str) -> bool {
        !self.except.iter().any(|except| except == what)
    }

    /// Whether it is SPIR-V that is made, and nothing else.
    fn is_spirv(&self) -> bool {
        self.args.iter().any(|arg| arg == "-spirv")
    }

    /// Whether the list says that the first error has other words than DXC's, or stands elsewhere on its line.
    fn has_other_words(&self) -> bool {
        static LISTED: LazyLock<BTreeSet<&str>> = LazyLock::new(|| OTHER_WORDS.lines().collect());
        LISTED.contains(self.short_name())
    }

    /// Whether the list says that the warnings are not DXC's.
    fn has_other_warnings(&self) -> bool {
        static LISTED: LazyLock<BTreeSet<&str>> = LazyLock::new(|| OTHER_WARNINGS.lines().collect());
        LISTED.contains(self.short_name())
    }

    /// The name from the tests' folder on.
    fn short_name(&self) -> &str {
        self.name.rsplit_once("tests/accept/").map_or(&*self.name, |(_, name)| name)
    }

    /// Whether the file lies in a folder of the tests, such as `warnings`.
    fn lies_in(&self, folder: &str) -> bool {
        let mut parts = Path::new(&self.name).components().skip_while(|part| part.as_os_str() != "accept");
        parts.any(|part| part.as_os_str() == folder)
    }
}

/// The comparisons that the lines of a source leave out.
fn exceptions(source: &str) -> Result<Vec<String>, String> {
    let exception = |line: &str| {
        let (what, reason) = line.split_once(": ").ok_or("an exception without a reason")?;
        if !COMPARISONS.contains(&what) || reason.trim().is_empty() {
            return Err(format!("'{what}' is no comparison, or has no reason"));
        }
        Ok(what.to_string())
    };
    source.lines().filter_map(|line| line.strip_prefix("// except ")).map(exception).collect()
}

/// Compares what trefoil says of a file with what the file says, and has what it makes validated.
///
/// # Errors
/// Where they differ, and what the file, DXC or trefoil says there.
pub fn file(path: &Path) -> Result<(), String> {
    let case = Case::read(path)?;
    let verdict = case.verdict.as_ref().ok_or("the file has no verdict: run `cargo xtask bless`")?;
    let answer = judges::trefoil(&case, if case.is_spirv() { Target::Spirv } else { Target::Dxil })?;
    compare(&case, verdict, &answer).map_err(|why| format!("{why}\ntrefoil says:\n{}", answer.brief()))?;
    let Some(made) = &answer.made else { return Ok(()) };
    if case.is_spirv() {
        return if case.counts("spirv") { spirv::validate(made) } else { Ok(()) };
    }
    if case.counts("dxil") && verdict.dxil {
        Microsoft::new()?.validate(made).map_err(|why| format!("the DXIL is not valid: {why}"))?;
    }
    if case.counts("spirv") && verdict.spirv {
        let answer = judges::trefoil(&case, Target::Spirv)?;
        let module = answer.made.as_ref();
        let module = module.ok_or_else(|| format!("no SPIR-V is made of it:\n{}", answer.brief()))?;
        spirv::validate(module)?;
    }
    Ok(())
}

/// Checks the lists of files that have other words or warnings: each is there.
///
/// # Errors
/// The first that is not.
pub fn listed_files() -> Result<(), String> {
    let folder = crate::consumers::workspace().join("tests/accept");
    let mut names = OTHER_WORDS.lines().chain(OTHER_WARNINGS.lines());
    match names.find(|name| !folder.join(name).is_file()) {
        Some(name) => Err(format!("{name} is listed, and is no file")),
        None => Ok(()),
    }
}

/// Compares an answer of trefoil with a verdict: the outcome, the place of the first error, words and warnings.
fn compare(case: &Case, verdict: &Verdict, answer: &Answer) -> Result<(), String> {
    if ours::is_failure(&answer.words) {
        return Err("trefoil fails".into());
    }
    let taken = if case.is_spirv() { verdict.spirv } else { verdict.dxil };
    let agree = taken == answer.made.is_some();
    if agree != case.counts("outcome") {
        let told = if taken { "it is to be taken" } else { "it is to be refused" };
        return Err(if agree { format!("{told}, and is: the exception is not needed") } else { told.into() });
    }
    if let (Some(right), Some(ours)) = (verdict.error(), answer.error())
        && agree
    {
        let line = |remark: &Remark| remark.place.map(|place| place.0);
        let same = line(right).is_none() || line(right) == line(&ours);
        if same != case.counts("line") {
            return Err(match same {
                true => "the first error stands on the right line: the exception is not needed".into(),
                false => format!("the first error is to be on line {:?}", line(right)),
            });
        }
        let same = right.words == ours.words && (right.place.is_none() || right.place == ours.place);
        match same == case.has_other_words() {
            true if same => {
                return Err("the first error has DXC's words and place: it need not be listed".into());
            }
            true => return Err(format!("the first error is to be {right:?}")),
            false => {}
        }
    }
    if agree && taken && case.counts("warnings") {
        let right = verdict.remarks.iter().filter(|remark| remark.is_warning());
        match other_warnings(right, answer.warnings()) {
            None if case.has_other_warnings() => {
                return Err("the warnings are DXC's: it need not be listed".into());
            }
            Some(difference) if !case.has_other_warnings() => return Err(difference),
            _ => {}
        }
    }
    if case.lies_in("warnings") && case.counts("warnings") {
        let essence = |remarks: &[Remark]| -> BTreeSet<(Option<(u32, u32)>, String)> {
            let warnings = remarks.iter().filter(|remark| remark.is_warning() && remark.place.is_some());
            warnings.map(|remark| (remark.place, remark.flag().to_string())).collect()
        };
        let (right, ours) = (essence(&verdict.remarks), essence(&answer.warnings()));
        if right != ours {
            let missing: Vec<_> = right.difference(&ours).collect();
            let beyond: Vec<_> = ours.difference(&right).collect();
            return Err(format!(
                "of the warnings these are missing: {missing:?}, and these too many: {beyond:?}"
            ));
        }
    }
    Ok(())
}

/// How warnings differ in places or words from those that are right; one without a place may be anywhere.
fn other_warnings<'a>(right: impl IntoIterator<Item = &'a Remark>, mut ours: Vec<Remark>) -> Option<String> {
    let mut missing = Vec::new();
    for remark in right {
        let is_it =
            |it: &Remark| it.words == remark.words && (remark.place.is_none() || remark.place == it.place);
        match ours.iter().position(is_it) {
            Some(at) => _ = ours.remove(at),
            None => missing.push(remark),
        }
    }
    let is_same = missing.is_empty() && ours.is_empty();
    (!is_same)
        .then(|| format!("of the warnings these are missing: {missing:?}, and these too many: {ours:?}"))
}

/// More than a test asks for: the first error's place and words, and all warnings. None when all of it agrees with DXC.
///
/// # Errors
/// A file that is no test, or a judge that cannot be asked.
pub fn words(path: &Path) -> Result<Option<String>, String> {
    let case = Case::read(path)?;
    let said =
        |answer: Answer| -> Vec<Remark> { answer.error().into_iter().chain(answer.warnings()).collect() };
    let theirs = said(judges::dxc(&case, &[])?);
    let ours = said(judges::trefoil(&case, if case.is_spirv() { Target::Spirv } else { Target::Dxil })?);
    let show = |remarks: &[Remark]| {
        let row = |Remark { place, words }: &Remark| {
            let (line, column) = place.unwrap_or_default();
            format!("{line}:{column} {words}")
        };
        remarks.iter().map(row).collect::<Vec<_>>().join("\n    ")
    };
    let (right, errors): (Vec<&Remark>, Vec<&Remark>) = theirs.iter().partition(|remark| remark.is_warning());
    let same_error = match (errors.first(), ours.first().filter(|remark| !remark.is_warning())) {
        (Some(right), Some(ours)) => {
            right.words == ours.words && (right.place.is_none() || right.place == ours.place)
        }
        (right, ours) => right.is_none() && ours.is_none(),
    };
    let warnings = ours.iter().filter(|remark| remark.is_warning()).cloned().collect();
    let same = same_error && other_warnings(right, warnings).is_none();
    Ok((!same).then(|| format!("  D {}\n  O {}", show(&theirs), show(&ours))))
}
