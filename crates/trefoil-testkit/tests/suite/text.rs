//! Text tests: `tests/text/**/*.{hlsl,ll}`, each run as its comments say.

use libtest_mimic::{Failed, Trial};
use std::path::PathBuf;
use std::process::Command;
use std::sync::OnceLock;
use trefoil_testkit::consumers::workspace;
use trefoil_testkit::text::{self, Tools};

/// A trial for each file; files in a folder `inputs` are what tests include.
pub(crate) fn trials() -> Vec<Trial> {
    let files = trefoil_testkit::consumers::files("tests/text").into_iter();
    let files = files.filter(|(name, _)| name != "README.md" && !name.contains("inputs/"));
    let trial = |(name, path): (String, PathBuf)| {
        Trial::test(format!("text/{name}"), move || {
            if path.extension().is_none_or(|extension| extension != "hlsl" && extension != "ll") {
                return Err(Failed::from("not a test: only .hlsl and .ll files belong here"));
            }
            let scratch = workspace().join("target/text").join(&name);
            std::fs::create_dir_all(&scratch)?;
            let oracle = PathBuf::from(env!("CARGO_BIN_EXE_oracle"));
            text::file(&path, &Tools { trefoil: program()?, oracle, scratch }).map_err(Failed::from)
        })
    };
    files.map(trial).collect()
}

/// The program `trefoil`, built once a run in the profile of the tests.
pub(crate) fn program() -> Result<PathBuf, String> {
    static PROGRAM: OnceLock<Result<PathBuf, String>> = OnceLock::new();
    let build = || {
        let mut cargo = Command::new(env!("CARGO"));
        cargo.current_dir(workspace()).args(["build", "--quiet", "-p", "trefoil-cli"]);
        let status = cargo.status().map_err(|e| format!("cargo: {e}"))?;
        let path = workspace().join("target/debug/trefoil");
        if status.success() && path.exists() { Ok(path) } else { Err("trefoil-cli does not build".into()) }
    };
    PROGRAM.get_or_init(build).clone()
}
