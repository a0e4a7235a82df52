//! Random texts through the preprocessors of both compilers: which of them are right, what text comes of them, and with which warnings.
//!
//! `TREFOIL_SEEDS=100..400` looks at other batches than the usual ones.
//!
//! `tests/preprocessor/forms.txt` has texts written by hand, one for each form of a directive, an operator, a name or a literal,
//! separated by lines that begin with `%%`. After that `except` and a reason stand before a text about which the two differ.

use libtest_mimic::{Failed, Trial};
use std::path::PathBuf;
use trefoil_testkit::consumers::workspace;
use trefoil_testkit::dxc::{LAST_WORD, Microsoft};
use trefoil_testkit::ours;
use trefoil_testkit::random::directives;

/// The batches of every run.
const BATCHES: std::ops::Range<u32> = 0..4;
/// Texts of one trial.
const BATCH: u32 = 250;

/// A trial for each batch.
pub(crate) fn trials() -> Vec<Trial> {
    let trial = |batch: u32| {
        let seeds = batch * BATCH..(batch + 1) * BATCH;
        Trial::test(format!("preprocessor/random/{batch}"), move || {
            let dxc = Microsoft::new()?;
            let name = folder_of_headers()?.join("a.hlsl").to_string_lossy().into_owned();
            let wrong: Vec<String> = seeds.filter_map(|seed| check(&dxc, &name, seed).err()).collect();
            match wrong.first() {
                None => Ok(()),
                Some(first) => Err(Failed::from(format!("{} texts, the first: {first}", wrong.len()))),
            }
        })
    };
    let random = crate::random::chosen_seeds().unwrap_or(BATCHES).map(trial);
    random.chain([Trial::test("preprocessor/forms", forms)]).collect()
}

/// Asks both about each form.
fn forms() -> Result<(), Failed> {
    let dxc = Microsoft::new()?;
    let name = folder_of_headers()?.join("a.hlsl").to_string_lossy().into_owned();
    let path = workspace().join("tests/preprocessor/forms.txt");
    let forms = std::fs::read_to_string(&path).map_err(|e| e.to_string())?;
    let mut wrong = Vec::new();
    for form in format!("\n{forms}").split("\n%%") {
        let (head, text) = form.split_once('\n').unwrap_or((form, ""));
        let excepted = head.trim().strip_prefix("except ").is_some();
        match compare(&dxc, &name, text, first_error) {
            Err(shown) if !excepted => wrong.push(shown),
            Ok(()) if excepted => wrong.push(format!("no difference any more, {head}:\n{text}")),
            _ => {}
        }
    }
    if wrong.is_empty() {
        Ok(())
    } else {
        Err(format!("{} forms:\n{}", wrong.len(), wrong.join("\n")).into())
    }
}

/// The first error of a text that is refused, by its place and words.
fn first_error(words: &str) -> Option<&str> {
    words.lines().find(|line| line.contains(" error: "))
}

/// A folder with the files that texts include.
fn folder_of_headers() -> Result<PathBuf, Failed> {
    let folder = workspace().join("target/random/preprocessor");
    std::fs::create_dir_all(&folder).map_err(|e| e.to_string())?;
    for (name, text) in directives::HEADERS {
        let path = folder.join(name);
        if std::fs::read(&path).ok().as_deref() != Some(text.as_bytes()) {
            std::fs::write(&path, text).map_err(|e| e.to_string())?;
        }
    }
    Ok(folder)
}

fn check(dxc: &Microsoft, name: &str, seed: u32) -> Result<(), String> {
    let text = directives::text(seed);
    compare(dxc, name, &text, |_| None).map_err(|shown| format!("seed {seed}:\n{shown}"))
}

/// Whether both make the same of a text and warn of the same, or refuse it with the same `error`.
fn compare(
    dxc: &Microsoft,
    name: &str,
    text: &str,
    error: impl Fn(&str) -> Option<&str>,
) -> Result<(), String> {
    let (made, words) = dxc.judge(name, text, "ps_6_0", "main", &["-P"])?;
    let theirs = (made.map(|text| own_text(&String::from_utf8_lossy(&text))), words);
    let ours = match ours::preprocess(name, text) {
        Ok((text, words)) => (Some(own_text(&text)), words),
        Err(words) => (None, words),
    };
    let is_refused = theirs.0.is_none() && ours.0.is_none();
    let same_error = !is_refused || error(&theirs.1) == error(&ours.1);
    let same = theirs.0 == ours.0 && said(&theirs) == said(&ours) && same_error;
    let show = |(made, words): &(Option<String>, String)| {
        format!("{}\n{words}", made.as_deref().unwrap_or("refused"))
    };
    let shown = || format!("{text}\nDXC:\n{}\ntrefoil:\n{}", show(&theirs), show(&ours));
    if same { Ok(()) } else { Err(shown()) }
}

/// Preprocessed text without what [`Microsoft::judge`] has behind it, and without spaces: DXC prints those of macros that stand for
/// nothing.
fn own_text(text: &str) -> String {
    let own = text.split_once(&format!("#pragma message(\"{LAST_WORD}")).map_or(text, |(own, _)| own);
    // The message is on a line that may need to be said.
    let lines: Vec<&str> = own.trim_end().lines().collect();
    let count = lines.len() - usize::from(lines.last().is_some_and(|line| line.starts_with("#line ")));
    lines[..count].join("\n").trim_end().replace(' ', "")
}

/// The warnings of a text that is taken, in any order. What is said of another is not compared: DXC stops to replace macros in a
/// condition where that has an error, and does not tell each error of a `##`.
fn said((made, words): &(Option<String>, String)) -> Vec<&str> {
    let mut warnings: Vec<_> = words.lines().filter(|line| line.contains(" warning: ")).collect();
    warnings.sort_unstable();
    if made.is_some() { warnings } else { Vec::new() }
}
