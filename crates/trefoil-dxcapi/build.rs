//! Gives the shared library the name inside it that clients link against, and has equal functions stand in it once.

// A build script is told its target by the environment.
#![allow(clippy::disallowed_methods)]

use std::env::var;
use std::path::Path;
use std::process::Command;

fn main() {
    println!("cargo:rerun-if-changed=build.rs");
    match var("CARGO_CFG_TARGET_OS").as_deref() {
        Ok("linux") => println!("cargo:rustc-cdylib-link-arg=-Wl,-soname,libdxcompiler.so"),
        Ok("macos") => println!("cargo:rustc-cdylib-link-arg=-Wl,-install_name,@rpath/libdxcompiler.dylib"),
        _ => {}
    }
    if var("PROFILE").is_ok_and(|profile| profile == "release") && links_with_lld() {
        println!("cargo:rustc-cdylib-link-arg=-Wl,--icf=all");
    }
}

/// Whether rustc links with the lld that it comes with: by default where the toolchain has one for this target. Nothing
/// compares the addresses of functions, so lld may fold equal ones; other linkers do not know the option.
fn links_with_lld() -> bool {
    let Ok(target) = var("TARGET") else { return false };
    let flags = var("CARGO_ENCODED_RUSTFLAGS").unwrap_or_default();
    if target != "x86_64-unknown-linux-gnu" || var("RUSTC_LINKER").is_ok() || flags.contains("link") {
        return false;
    }
    let Ok(out) = Command::new(var("RUSTC").unwrap_or_default()).args(["--print", "sysroot"]).output() else {
        return false;
    };
    let sysroot = String::from_utf8_lossy(&out.stdout);
    Path::new(sysroot.trim()).join("lib/rustlib").join(target).join("bin/gcc-ld/ld.lld").exists()
}
