//! Acceptance tests: `tests/accept/**/*.hlsl`, each taken or refused by trefoil as DXC does.

use libtest_mimic::{Failed, Trial};

/// A trial for each file; one that is no shader fails, since nothing would use it.
pub(crate) fn trials() -> Vec<Trial> {
    let files =
        trefoil_testkit::consumers::files("tests/accept").into_iter().filter(|(name, _)| name != "README.md");
    let trial = |(name, path): (String, std::path::PathBuf)| {
        Trial::test(format!("accept/{name}"), move || {
            if path.extension().is_none_or(|extension| extension != "hlsl") {
                return Err(Failed::from("not a test: only .hlsl files belong here"));
            }
            trefoil_testkit::accept::file(&path).map_err(Failed::from)
        })
    };
    files.map(trial).collect()
}
