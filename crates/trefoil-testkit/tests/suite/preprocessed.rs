//! Random texts through the preprocessors of both compilers: which of them are right, what text comes of them, and with which warnings.
//!
//! `TREFOIL_SEEDS=100..400` looks at other batches than the usual ones.

use libtest_mimic::{Failed, Trial};
use std::path::PathBuf;
use trefoil_testkit::consumers::workspace;
use trefoil_testkit::dxc::Microsoft;
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
    crate::random::chosen_seeds().unwrap_or(BATCHES).map(trial).collect()
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
    let (made, words) = dxc.judge(name, &text, "ps_6_0", "main", &["-P"])?;
    let theirs = (made.map(|text| own_text(&String::from_utf8_lossy(&text))), words);
    let made = match ours::preprocess(name, &text) {
        Ok((text, words)) => (Some(own_text(&text)), words),
        Err(words) => (None, words),
    };
    let same = theirs.0 == made.0 && said(&theirs) == said(&made);
    let show = |(made, words): &(Option<String>, String)| {
        format!("{}\n{words}", made.as_deref().unwrap_or("refused"))
    };
    let shown = || format!("seed {seed}:\n{text}\nDXC:\n{}\ntrefoil:\n{}", show(&theirs), show(&made));
    if same { Ok(()) } else { Err(shown()) }
}

/// Preprocessed text without what [`Microsoft::judge`] has behind it, and without spaces: DXC prints those of macros that stand for
/// nothing.
fn own_text(text: &str) -> String {
    text.split("#pragma message").next().unwrap_or_default().trim_end().replace(' ', "")
}

/// The warnings of a text that is taken, in any order. What is said of another is not compared: DXC stops to replace macros in a
/// condition where that has an error, and does not tell each error of a `##`.
fn said((made, words): &(Option<String>, String)) -> Vec<&str> {
    let mut warnings: Vec<_> = words.lines().filter(|line| line.contains(" warning: ")).collect();
    warnings.sort_unstable();
    if made.is_some() { warnings } else { Vec::new() }
}
