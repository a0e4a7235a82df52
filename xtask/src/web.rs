//! `cargo xtask npm [--test]`: the library as a package for npm. `cargo xtask playground [--test]`: the page around it.
//!
//! Both want Node.js 20 with npm, and are no part of `cargo xtask test`: they build the compiler once more, for WebAssembly.

use crate::command::{cargo, output, run};
use crate::{Outcome, fetch, root};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// What the module may take of a page's memory, and of that its stack, in bytes.
const MEMORY: u32 = 1 << 30;
const STACK: u32 = 4 << 20;

/// The package: `target/npm/*.tgz`.
pub(crate) fn npm(args: &[String]) -> Outcome {
    let test = is_test(args)?;
    let web = root().join("web");
    package(&web)?;
    let to = root().join("target/npm");
    fs::create_dir_all(&to).map_err(|e| e.to_string())?;
    let mut pack = Command::new("npm");
    pack.current_dir(web.join("trefoil")).args(["pack", "--silent", "--pack-destination"]).arg(&to);
    let file = to.join(output(&mut pack)?.trim());
    let size = fs::metadata(&file).map_err(|e| format!("{}: {e}", file.display()))?.len();
    println!("npm: {} ({size} bytes)", file.display());
    match test {
        true => run(Command::new("node").arg(web.join("trefoil/test/package.mjs")).arg(&file)),
        false => Ok(()),
    }
}

/// The page: `target/playground`, for any server of files; with `--test` it is used in Chromium.
pub(crate) fn playground(args: &[String]) -> Outcome {
    let test = is_test(args)?;
    let web = root().join("web");
    package(&web)?;
    let page = root().join("target/playground");
    if page.exists() {
        fs::remove_dir_all(&page).map_err(|e| e.to_string())?;
    }
    let folder = web.join("playground");
    run(Command::new("node").arg(tool(&web, "typescript", "bin/tsc")).arg("-p").arg(&folder))?;
    run(Command::new("node").arg(folder.join("build.mjs")).arg(&page))?;
    println!("playground: {}", page.display());
    if !test {
        return Ok(());
    }
    fetch::run(&["chromium".to_owned()])?;
    let browser = root().join("target/consumers/bin/chromium");
    let pictures = root().join("target/playground-pictures");
    run(Command::new("node").arg(folder.join("test/playground.mjs")).arg(&page).arg(browser).arg(&pictures))?;
    println!("playground: its pictures are in {}", pictures.display());
    Ok(())
}

fn is_test(args: &[String]) -> Result<bool, String> {
    match args {
        [] => Ok(false),
        [one] if one == "--test" => Ok(true),
        other => Err(format!("there is only --test, not {}", other.join(" "))),
    }
}

/// The package's folder as it is published.
fn package(web: &Path) -> Outcome {
    let module = module()?;
    if !web.join("node_modules/.package-lock.json").exists() {
        run(Command::new("npm").current_dir(web).args([
            "ci",
            "--ignore-scripts",
            "--no-audit",
            "--no-fund",
        ]))?;
    }
    let folder = web.join("trefoil");
    run(Command::new("node").arg(tool(web, "typescript", "bin/tsc")).arg("-p").arg(&folder))?;
    for license in ["LICENSE-APACHE", "LICENSE-MIT"] {
        fs::copy(root().join(license), folder.join(license)).map_err(|e| format!("{license}: {e}"))?;
    }
    let to = folder.join("dist/trefoil.wasm");
    fs::copy(&module, &to).map(drop).map_err(|e| format!("{}: {e}", to.display()))
}

/// A program of a package of `node_modules`.
fn tool(web: &Path, package: &str, file: &str) -> PathBuf {
    web.join("node_modules").join(package).join(file)
}

/// Builds the module: by this toolchain where it has the target, else by Debian's compiler.
fn module() -> Result<PathBuf, String> {
    let target = "wasm32-unknown-unknown";
    let rustc = || Command::new(Path::new(env!("CARGO")).with_file_name("rustc"));
    let sysroot = output(rustc().args(["--print", "sysroot"]))?;
    let libraries = Path::new(sysroot.trim()).join("lib/rustlib");
    let host = output(rustc().arg("-vV"))?;
    let host = host.lines().find_map(|line| line.strip_prefix("host: ")).unwrap_or_default();
    let mut build = cargo();
    if !libraries.join(target).exists() {
        fetch::run(&["rust-wasm".to_owned()])?;
        build.env("RUSTC", root().join("target/consumers/bin/rustc-wasm"));
    }
    let flags = format!(
        "-C linker-flavor=wasm-ld -C link-arg=--max-memory={MEMORY} -C link-arg=-zstack-size={STACK}"
    );
    build.env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_RUSTFLAGS", flags);
    build.env("CARGO_TARGET_WASM32_UNKNOWN_UNKNOWN_LINKER", libraries.join(host).join("bin/rust-lld"));
    // What another compiler built is of no use to this one: a folder of its own.
    let folder = root().join("target/wasm");
    build.args(["build", "-p", "trefoil-wasm", "--profile", "wasm", "--target", target, "--target-dir"]);
    run(build.arg(&folder))?;
    Ok(folder.join(target).join("wasm/trefoil_wasm.wasm"))
}
