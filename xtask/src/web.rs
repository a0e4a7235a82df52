//! `cargo xtask npm [--test]`: the library as a package for npm. `cargo xtask playground [--test]`: the page around it.
//!
//! Both build the compiler once more, for WebAssembly, and use Node.js and npm from what `fetch` unpacks.

use crate::command::{output, run};
use crate::targets::{WASM, cargo_for, link_by, made};
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
    let mut pack = tool("npm");
    pack.current_dir(web.join("trefoil")).args(["pack", "--silent", "--pack-destination"]).arg(&to);
    let file = to.join(output(&mut pack)?.trim());
    let size = fs::metadata(&file).map_err(|e| format!("{}: {e}", file.display()))?.len();
    println!("npm: {} ({size} bytes)", file.display());
    match test {
        true => run(tool("node").arg(web.join("trefoil/test/package.mjs")).arg(&file)),
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
    run(tool("node").arg(package_file(&web, "typescript", "bin/tsc")).arg("-p").arg(&folder))?;
    run(tool("node").arg(folder.join("build.mjs")).arg(&page))?;
    println!("playground: {}", page.display());
    if !test {
        return Ok(());
    }
    fetch::run(&["chromium".to_owned()])?;
    let browser = root().join("target/consumers/bin/chromium");
    let pictures = root().join("target/playground-pictures");
    run(tool("node").arg(folder.join("test/playground.mjs")).arg(&page).arg(browser).arg(&pictures))?;
    println!("playground: its pictures are in {}", pictures.display());
    Ok(())
}

/// `node` or `npm`, which find each other.
pub(crate) fn tool(name: &str) -> Command {
    let bin = root().join("target/consumers/bin");
    let mut tool = Command::new(bin.join(name));
    let path = std::env::var_os("PATH").unwrap_or_default();
    tool.env("PATH", format!("{}:{}", bin.display(), path.to_string_lossy()));
    tool
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
    fetch::run(&["node".to_owned()])?;
    if !web.join("node_modules/.package-lock.json").exists() {
        run(tool("npm").current_dir(web).args(["ci", "--ignore-scripts", "--no-audit", "--no-fund"]))?;
    }
    let folder = web.join("trefoil");
    run(tool("node").arg(package_file(web, "typescript", "bin/tsc")).arg("-p").arg(&folder))?;
    for license in ["LICENSE-APACHE", "LICENSE-MIT"] {
        fs::copy(root().join(license), folder.join(license)).map_err(|e| format!("{license}: {e}"))?;
    }
    let to = folder.join("dist/trefoil.wasm");
    fs::copy(&module, &to).map(drop).map_err(|e| format!("{}: {e}", to.display()))
}

/// A program of a package of `node_modules`.
fn package_file(web: &Path, package: &str, file: &str) -> PathBuf {
    web.join("node_modules").join(package).join(file)
}

/// Builds the module; this toolchain's linker links it.
fn module() -> Result<PathBuf, String> {
    let mut build = cargo_for(WASM, "build")?;
    let rustc = || Command::new(Path::new(env!("CARGO")).with_file_name("rustc"));
    let sysroot = output(rustc().args(["--print", "sysroot"]))?;
    let host = output(rustc().arg("-vV"))?;
    let host = host.lines().find_map(|line| line.strip_prefix("host: ")).unwrap_or_default();
    let linker = Path::new(sysroot.trim()).join("lib/rustlib").join(host).join("bin/rust-lld");
    let flags = format!(
        "-C linker-flavor=wasm-ld -C link-arg=--max-memory={MEMORY} -C link-arg=-zstack-size={STACK}"
    );
    run(link_by(&mut build, WASM, &linker, &flags).args(["-p", "trefoil-wasm", "--profile", "wasm"]))?;
    Ok(made(WASM, "wasm").join("trefoil_wasm.wasm"))
}
