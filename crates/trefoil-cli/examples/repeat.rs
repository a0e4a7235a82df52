//! One entry point compiled again and again, for a profiler to look at:
//! `cargo run --release -p trefoil-cli --example repeat -- FILE PROFILE ENTRY dxil|spirv|dxbc|ll [TIMES]`.
//!
//! Each compile has a session of its own, as in the benchmark. Two runs with different counts give the instructions of one
//! compile, whatever else the machine does; the sum of the bytes tells whether two builds make the same. `cargo xtask bench
//! --beside` does both for all examples. It stands with the program because the package of an example decides how all that is
//! linked to it is optimised: this one as users run it, not for size.

use std::process::ExitCode;
use trefoil::{NoIncludes, Options, Profile, Request, Session, Target};

#[cfg(all(target_os = "linux", not(debug_assertions)))]
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    match run(&args) {
        Ok(made) => {
            let sum = made.iter().fold(0u32, |sum, &byte| sum.wrapping_mul(31).wrapping_add(u32::from(byte)));
            println!("{} bytes, sum {sum:08x}", made.len());
            ExitCode::SUCCESS
        }
        Err(why) => {
            eprintln!("{why}");
            ExitCode::FAILURE
        }
    }
}

/// Compiles as often as asked; gives what came out.
fn run(args: &[String]) -> Result<Vec<u8>, String> {
    let [path, profile, entry, target, times @ ..] = args else {
        return Err("repeat FILE PROFILE ENTRY dxil|spirv|dxbc|ll [TIMES]".into());
    };
    let source = std::fs::read(path).map_err(|e| format!("{path}: {e}"))?;
    let target = Target::from_name(target).ok_or_else(|| format!("'{target}' is no target"))?;
    let times = times.first().map_or(Ok(2000), |n| n.parse::<usize>()).map_err(|e| e.to_string())?;
    let request = Request {
        source_name: path,
        source: &source,
        entry,
        profile: Profile::parse(profile).ok_or_else(|| format!("'{profile}' is no profile"))?,
        target,
        options: Options::default(),
        include: &NoIncludes,
    };
    let mut bytes = Vec::new();
    for _ in 0..times {
        let made = Session::new().compile(&request).map_err(|diagnostics| diagnostics.to_string())?;
        bytes = made.bytes;
    }
    Ok(bytes)
}
