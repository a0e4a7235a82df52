//! Builds for targets other than this system.
//!
//! Debian's compiler makes them, whatever this toolchain has: the same everywhere, from what `fetch` unpacks. Its standard library for
//! WebAssembly is packaged; for the others it is built from its sources, which cargo keeps to itself (`-Zbuild-std`), so that it is told to
//! be open-minded.

use crate::command::{cargo, output, script};
use crate::{fetch, root};
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

pub(crate) const WASM: &str = "wasm32-unknown-unknown";
pub(crate) const MUSL: &str = "x86_64-unknown-linux-musl";
pub(crate) const WINDOWS: &str = "x86_64-pc-windows-gnu";

/// What Debian has the standard library for.
const PACKAGED: &[&str] = &[WASM];

/// Where it builds: what another compiler has built is of no use to it.
pub(crate) fn folder() -> PathBuf {
    root().join("target/targets")
}

/// Where what is built for a target by a profile comes to lie.
pub(crate) fn made(target: &str, profile: &str) -> PathBuf {
    folder().join(target).join(if profile == "dev" { "debug" } else { profile })
}

/// Cargo with a subcommand for a target.
///
/// # Errors
/// When the compiler cannot be had.
pub(crate) fn cargo_for(target: &str, subcommand: &str) -> Result<Command, String> {
    fetch::run(&["rust-targets".to_owned()])?;
    let mut command = cargo();
    command.env("RUSTC", root().join("target/consumers/bin/rustc-targets"));
    command.args([subcommand, "--target", target, "--target-dir"]).arg(folder());
    if !PACKAGED.contains(&target) {
        command.env("RUSTC_BOOTSTRAP", "1").arg("-Zbuild-std=std,panic_abort");
    }
    Ok(command)
}

/// Has the target's programs linked by a program, with flags for the compiler.
pub(crate) fn link_by<'a>(
    command: &'a mut Command,
    target: &str,
    linker: &Path,
    flags: &str,
) -> &'a mut Command {
    let of_target = format!("CARGO_TARGET_{}", target.replace('-', "_").to_uppercase());
    command.env(format!("{of_target}_LINKER"), linker).env(format!("{of_target}_RUSTFLAGS"), flags)
}

/// Builds for musl, with all that a program needs in its file. C is compiled by this system's compiler, with musl's headers.
///
/// # Errors
/// As of [`cargo_for`], and when the linker cannot be written.
pub(crate) fn build_for_musl() -> Result<Command, String> {
    let mut build = cargo_for(MUSL, "build")?;
    let linker = linker_for_musl()?;
    let flags = "-Crelocation-model=static -Clink-self-contained=no -Clinker-flavor=ld";
    link_by(&mut build, MUSL, &linker, flags);
    let headers = root().join("target/consumers/rust-targets/usr/include/x86_64-linux-musl");
    let of_compiler = output(Command::new("cc").arg("-print-file-name=include"))?;
    build.env("CC_x86_64_unknown_linux_musl", "cc").env(
        "CFLAGS_x86_64_unknown_linux_musl",
        format!("-nostdinc -isystem {} -isystem {}", of_compiler.trim(), headers.display()),
    );
    Ok(build)
}

/// A linker with what a program begins and ends with: musl's, and around what unwinds the C compiler's own. LLVM's unwinder was built for
/// glibc, of which it calls one function that musl lacks, for its last words.
fn linker_for_musl() -> Result<PathBuf, String> {
    let debian = root().join("target/consumers/rust-targets/usr/lib");
    let (musl, unwind) = (debian.join("x86_64-linux-musl"), debian.join("llvm-19/lib"));
    let (musl, unwind) = (musl.display(), unwind.display());
    let text = format!(
        "#!/bin/sh\n\
         exec ld -L'{musl}' -L'{unwind}' --defsym=__fprintf_chk=abort '{musl}/crt1.o' '{musl}/crti.o' \
         \"$(cc -print-file-name=crtbeginT.o)\" \"$@\" -lc \"$(cc -print-libgcc-file-name)\" \
         \"$(cc -print-file-name=crtend.o)\" '{musl}/crtn.o'\n"
    );
    fs::create_dir_all(folder()).map_err(|e| format!("{}: {e}", folder().display()))?;
    let linker = folder().join("linker-musl");
    script(&linker, &text)?;
    Ok(linker)
}
