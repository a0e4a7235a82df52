//! `docs/reflection.md` shows what the program prints.

mod common;

use common::run;
use std::path::Path;

#[test]
fn the_page_shows_what_its_command_prints() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let page = std::fs::read_to_string(root.join("docs/reflection.md")).expect("the page");
    let shown = page.split("```\n").nth(1).expect("a listing");
    let example = root.join("examples/pbr.hlsl").display().to_string();
    let out = run(&["reflect", &example, "-T", "ps_6_0", "-E", "ps_main"], "");
    assert_eq!(String::from_utf8_lossy(&out.stdout), shown);
}
