//! The IR of every example and every execution test, printed, read back and printed again.

use libtest_mimic::{Failed, Trial};
use trefoil_testkit::{examples, roundtrip};

/// A trial for each file.
pub(crate) fn trials() -> Vec<Trial> {
    let mut trials = Vec::new();
    for (name, path) in trefoil_testkit::consumers::files("tests/exec") {
        if path.extension().is_some_and(|e| e == "hlsl") && !name.starts_with("inputs") {
            let run = move || roundtrip::file(&path).map_err(Failed::from);
            trials.push(Trial::test(format!("roundtrip/{name}"), run));
        }
    }
    let examples = match examples::all() {
        Ok(examples) => examples,
        Err(why) => return vec![Trial::test("roundtrip", move || Err(Failed::from(why)))],
    };
    for example in examples {
        for (stage, entry) in example.entries.clone() {
            let (example, name) = (example.clone(), format!("roundtrip/examples/{}/{entry}", example.name));
            let run = move || {
                let (profile, file) = (example.profile(stage).to_string(), example.path.display());
                roundtrip::source_of(&file.to_string(), &example.source, &profile, &entry, &[])
                    .map_err(Failed::from)
            };
            trials.push(Trial::test(name, run));
        }
    }
    trials
}
