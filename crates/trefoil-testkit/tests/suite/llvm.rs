//! LLVM 22 beside trefoil, on what clang writes of `tests/clang`; `tests/llvm/known.txt` lists the differences that stay. Functions
//! of one intrinsic each are in `tests/llvm/intrinsics.txt`.

use libtest_mimic::{Failed, Trial};
use std::path::PathBuf;
use trefoil_testkit::llvm::{Check, intrinsics, is_there};

/// A trial for each file and each thing that is compared; where LLVM 22 is not there they are ignored, with a line that says how to
/// get it.
pub(crate) fn trials() -> Vec<Trial> {
    let is_there = is_there();
    if !is_there {
        eprintln!("llvm/: ignored, LLVM 22 is not there: run `cargo xtask fetch clang llvm-22`");
    }
    let files = trefoil_testkit::consumers::files("tests/clang").into_iter();
    let shaders: Vec<(String, PathBuf)> = files.filter(|(name, _)| name.ends_with(".hlsl")).collect();
    let trial = |check: Check, (name, path): &(String, PathBuf)| {
        let (name, path) = (name.clone(), path.clone());
        let title = format!("llvm/{}/{name}", check.name());
        let test = move || check.run(&name, &path).map_err(Failed::from);
        Trial::test(title, test).with_ignored_flag(!is_there)
    };
    let groups = intrinsics::groups().unwrap_or_else(|why| panic!("{why}"));
    let group = |group: intrinsics::Group| {
        let title = format!("llvm/intrinsics/{}", group.name);
        Trial::test(title, move || group.run().map_err(Failed::from)).with_ignored_flag(!is_there)
    };
    let compared = Check::all().flat_map(|check| shaders.iter().map(move |shader| trial(check, shader)));
    compared.chain(groups.into_iter().map(group)).collect()
}
