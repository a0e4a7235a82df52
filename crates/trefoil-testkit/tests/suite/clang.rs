//! `tests/clang`: HLSL that stock clang compiles to LLVM IR and `trefoil llc` lowers, at several optimisation levels, executed
//! beside what DXC makes of the same source.

use libtest_mimic::{Failed, Trial};
use trefoil_testkit::{clang, exec::run};

/// A trial for each file; where clang is not there they are ignored, with a line that says how to get it.
pub(crate) fn trials() -> Vec<Trial> {
    let is_there = clang::is_there();
    if !is_there {
        eprintln!("clang/: ignored, clang 22 is not there: run `cargo xtask fetch clang`");
    }
    let files = trefoil_testkit::consumers::files("tests/clang").into_iter();
    let shaders = files.filter(|(name, _)| name.ends_with(".hlsl"));
    let trial = |(name, path): (String, std::path::PathBuf)| {
        let test = move || run::by_clang(&path).map(|_| ()).map_err(Failed::from);
        Trial::test(format!("clang/{name}"), test).with_ignored_flag(!is_there)
    };
    shaders.map(trial).collect()
}
