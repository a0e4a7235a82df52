//! Tests of the linker: `tests/link/**/*.hlsl`.

use libtest_mimic::{Failed, Trial};

/// A trial for each file.
pub(crate) fn trials() -> Vec<Trial> {
    let files = trefoil_testkit::consumers::files("tests/link").into_iter();
    let trial = |(name, path)| {
        Trial::test(format!("link/{name}"), move || {
            trefoil_testkit::link::file(std::path::Path::new(&path)).map_err(Failed::from)
        })
    };
    files.filter(|(name, _)| name != "README.md").map(trial).collect()
}
