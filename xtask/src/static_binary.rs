//! `cargo xtask static [--profile NAME]`: the program as one file that needs nothing of the system it runs on.
//!
//! It is linked with musl, whose licence lets it be given away, by Debian's compiler: the same on each machine.

use crate::command::{output, run};
use crate::targets::{MUSL, build_for_musl, made};
use crate::{Outcome, root};
use std::fs;
use std::path::Path;
use std::process::Command;

/// Builds it, and has it compile a shader in a root folder where nothing else is.
pub(crate) fn build(args: &[String]) -> Outcome {
    let profile = match args {
        [] => "release",
        [option, name] if option == "--profile" => name,
        other => return Err(format!("there is only --profile NAME, not {}", other.join(" "))),
    };
    run(build_for_musl()?.args(["-p", "trefoil-cli", "--profile", profile]))?;
    let program = made(MUSL, profile).join("trefoil");
    alone(&program)?;
    let size = fs::metadata(&program).map_err(|e| e.to_string())?.len();
    println!("static: {} ({size} bytes) runs where there is nothing else", program.display());
    Ok(())
}

/// Runs a program in an empty root folder.
fn alone(program: &Path) -> Outcome {
    let empty = root().join("target/static-root");
    let tell = |e: std::io::Error| e.to_string();
    if empty.exists() {
        fs::remove_dir_all(&empty).map_err(tell)?;
    }
    fs::create_dir_all(&empty).map_err(tell)?;
    fs::copy(program, empty.join("trefoil")).map_err(tell)?;
    fs::copy(root().join("examples/pbr.hlsl"), empty.join("pbr.hlsl")).map_err(tell)?;
    // Who is not root becomes so in a name space of their own.
    let root_already = output(Command::new("id").arg("-u"))?.trim() == "0";
    let mut chroot = Command::new(if root_already { "chroot" } else { "unshare" });
    if !root_already {
        chroot.args(["--user", "--map-root-user", "chroot"]);
    }
    let compile = ["/trefoil", "compile", "/pbr.hlsl", "-T", "ps_6_0", "-E", "ps_main", "-o", "/pbr.dxil"];
    output(chroot.arg(&empty).args(compile))?;
    match fs::read(empty.join("pbr.dxil")) {
        Ok(bytes) if bytes.starts_with(b"DXBC") => Ok(()),
        _ => Err("it made no container".into()),
    }
}
