//! `tests/next`: shader model 6.9, judged by a later version of DXC.

use libtest_mimic::{Failed, Trial};
use trefoil_testkit::next;

/// A trial for each file; where that version is not there they are ignored, with a line that says how to get it.
pub(crate) fn trials() -> Vec<Trial> {
    let is_there = next::is_there();
    if !is_there {
        eprintln!("next/: ignored, the later DXC is not there: run `cargo xtask fetch dxc-next`");
    }
    let files = trefoil_testkit::consumers::files("tests/next").into_iter();
    let shaders = files.filter(|(name, _)| name.ends_with(".hlsl"));
    let trial = |(name, path): (String, std::path::PathBuf)| {
        let test = move || next::file(&path).map_err(Failed::from);
        Trial::test(format!("next/{name}"), test).with_ignored_flag(!is_there)
    };
    shaders.map(trial).collect()
}
