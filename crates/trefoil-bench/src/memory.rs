//! What a compile holds at most: each compiler is asked once in a process of its own, and the kernel tells.
//!
//! The figure is by how much the most that the process ever held (`VmHWM` of `/proc/self/status`) lies above what it
//! held with the compiler loaded and the source read. Linux alone has it; elsewhere the columns stay empty.

use crate::inputs::Input;
use crate::job::Job;
use std::io::{Read, Write};
use std::process::{Command, Stdio};
use trefoil_testkit::dxc::Microsoft;
use trefoil_testkit::ours::Target;

/// The first argument of the process that compiles once.
pub(crate) const FLAG: &str = "--once";

/// Who compiles.
#[derive(Clone, Copy)]
pub(crate) enum Compiler {
    Trefoil,
    Dxc,
}

/// The MiB that a compiler takes for a job, from a process of its own.
pub(crate) fn peak(job: &Job<'_>, compiler: Compiler) -> Option<f64> {
    let Input { path, entry, prefix, minor, .. } = job.input;
    let who = match compiler {
        Compiler::Trefoil => "trefoil",
        Compiler::Dxc => "dxc",
    };
    let target = match job.target {
        Target::Dxil => "dxil",
        Target::Spirv => "spirv",
        Target::Dxbc => "dxbc",
    };
    let mut child = Command::new(std::env::current_exe().ok()?)
        .args([FLAG, who, target, path, entry, prefix, &minor.to_string()])
        .args(job.args())
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .ok()?;
    child.stdin.take()?.write_all(job.input.source.as_bytes()).ok()?;
    let said = child.wait_with_output().ok()?;
    String::from_utf8(said.stdout).ok()?.trim().parse().ok()
}

/// The process that compiles once: prints the MiB.
pub(crate) fn once(words: &[String]) -> Result<(), String> {
    let [who, target, path, entry, prefix, minor, args @ ..] = words else {
        return Err(format!("{FLAG} is what this program asks of itself"));
    };
    let mut source = String::new();
    std::io::stdin().read_to_string(&mut source).map_err(|e| e.to_string())?;
    let input = Input {
        name: String::new(),
        path: path.clone(),
        source,
        prefix: prefix.clone(),
        minor: minor.parse().map_err(|_| format!("'{minor}' is no minor version"))?,
        entry: entry.clone(),
        args: args.to_vec(),
        large: false,
        // Its arguments say already what these need.
        recent: false,
    };
    let target = match target.as_str() {
        "dxil" => Target::Dxil,
        "spirv" => Target::Spirv,
        _ => Target::Dxbc,
    };
    let job = Job { input: &input, target };
    let before = if who == "dxc" {
        let microsoft = Microsoft::new()?;
        let before = status("VmRSS:");
        job.dxc(&microsoft)?;
        before
    } else {
        let options = job.options()?;
        let before = status("VmRSS:");
        job.ours(&options)?;
        before
    };
    if let (Some(before), Some(most)) = (before, status("VmHWM:")) {
        println!("{:.3}", (most - before) / 1024.0);
    }
    Ok(())
}

/// A figure of this process in KiB, as Linux tells it.
fn status(name: &str) -> Option<f64> {
    let text = std::fs::read_to_string("/proc/self/status").ok()?;
    let line = text.lines().find_map(|line| line.strip_prefix(name))?;
    line.split_whitespace().next()?.parse().ok()
}
