//! An engine's shaders, one permutation of each entry: valid, and executed as DXC's are.

use libtest_mimic::{Failed, Trial};
use std::sync::OnceLock;
use trefoil_testkit::engine::{self, Entry, Tree};
use trefoil_testkit::ours::Target;

/// Two trials an entry: to DXIL, which is executed too, and to SPIR-V.
pub(crate) fn trials() -> Vec<Trial> {
    let tree: &'static Tree = Box::leak(Box::new(engine::tree()));
    let of = |entry: &'static Entry| {
        [("dxil", Target::Dxil), ("spirv", Target::Spirv)].map(|(format, target)| {
            let name = format!("engine/{format}/{}", entry.name());
            Trial::test(name, move || check(tree, entry, target))
        })
    };
    tree.sample().flat_map(of).collect()
}

fn check(tree: &Tree, entry: &Entry, target: Target) -> Result<(), Failed> {
    static WRITTEN: OnceLock<Result<(), String>> = OnceLock::new();
    WRITTEN.get_or_init(|| tree.write(&engine::folder())).clone()?;
    match engine::judge(tree, entry, target, 2)?.fault {
        Some(fault) => Err(fault.into()),
        None => Ok(()),
    }
}
