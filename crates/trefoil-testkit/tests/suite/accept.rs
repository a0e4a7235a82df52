//! Acceptance tests: `tests/accept/**/*.hlsl`, each taken or refused by trefoil as it says itself.

use libtest_mimic::{Failed, Trial};
use std::collections::BTreeMap;
use std::path::PathBuf;
use trefoil_testkit::accept::{blessed, file};

/// The files, with their names from `tests/accept`.
fn files() -> impl Iterator<Item = (String, PathBuf)> {
    trefoil_testkit::consumers::files("tests/accept").into_iter().filter(|(name, _)| name != "README.md")
}

/// The lists of files whose words or warnings are not DXC's.
const LISTS: [&str; 2] = ["other_words.txt", "other_warnings.txt"];

/// A trial for each file; one that is no shader fails, since nothing would use it.
pub(crate) fn trials() -> Vec<Trial> {
    let trial = |(name, path): (String, PathBuf)| {
        Trial::test(format!("accept/{name}"), move || {
            if LISTS.contains(&&*name) {
                return trefoil_testkit::accept::listed_files().map_err(Failed::from);
            }
            if path.extension().is_none_or(|extension| extension != "hlsl") {
                return Err(Failed::from("not a test: only .hlsl files belong here"));
            }
            file(&path).map_err(Failed::from)
        })
    };
    files().map(trial).collect()
}

/// A trial for each folder: what its files say is what DXC says.
pub(crate) fn second_judge() -> Vec<Trial> {
    let mut folders: BTreeMap<String, Vec<PathBuf>> = BTreeMap::new();
    for (name, path) in files().filter(|(name, _)| name.ends_with(".hlsl")) {
        let folder = name.rsplit_once('/').map_or("", |(folder, _)| folder);
        folders.entry(folder.to_string()).or_default().push(path);
    }
    let trial = |(folder, paths): (String, Vec<PathBuf>)| {
        Trial::test(format!("dxc/accept/{folder}"), move || blessed(&paths).map_err(Failed::from))
    };
    folders.into_iter().map(trial).collect()
}
