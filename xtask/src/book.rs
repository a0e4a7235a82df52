//! `cargo xtask book`: the pages of `docs` as a book, `target/book`, by mdBook.

use crate::command::{cargo, run};
use crate::{Outcome, root};
use std::process::Command;

/// The version that is built where there is none.
const MDBOOK: &str = "0.5.4";

/// Builds the book.
pub(crate) fn build() -> Outcome {
    let tools = root().join("target/tools");
    let program = tools.join("bin/mdbook");
    if !program.exists() {
        let mut install = cargo();
        install.args([
            "install",
            "mdbook",
            "--locked",
            "--no-default-features",
            "--version",
            MDBOOK,
            "--root",
        ]);
        run(install.arg(&tools))?;
    }
    run(Command::new(program).arg("build").arg(root().join("docs")))
}
