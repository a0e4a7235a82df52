//! Time and memory on a file, against LLVM's, turn about: `cargo run --release -p trefoil-tablegen --example cost`.
//!
//! Reads LLVM's own `IR/Intrinsics.td` (Debian's llvm-19-dev); needs llvm-tblgen-19 and GNU time.

use std::io::{BufWriter, Write};
use std::process::{Command, Stdio};
use trefoil_tablegen::{FileLoader, Options, read, text_of};

const INCLUDE: &str = "/usr/include/llvm-19";
const FILE: &str = "/usr/include/llvm-19/llvm/IR/Intrinsics.td";
const ROUNDS: usize = 7;

fn main() {
    let args: Vec<String> = std::env::args().collect();
    if let Some(mode) = args.get(1) {
        return child(mode, args.get(2).map_or(FILE, |file| file));
    }
    let ours = std::env::current_exe().expect("the path of this program");
    for mode in ["--print-records", "--dump-json"] {
        let mut best = [(f64::MAX, u64::MAX); 2];
        for _ in 0..ROUNDS {
            let mut llvm = Command::new("/usr/bin/time");
            llvm.args(["-f", "%e %M", "llvm-tblgen-19", mode, "-I", INCLUDE, FILE]);
            let mut trefoil = Command::new("/usr/bin/time");
            trefoil.args(["-f", "%e %M"]).arg(&ours).arg(mode);
            for (best, command) in best.iter_mut().zip([llvm, trefoil]) {
                let (seconds, kilobytes) = measure(command);
                *best = (best.0.min(seconds), best.1.min(kilobytes));
            }
        }
        let [(llvm, llvm_kb), (trefoil, trefoil_kb)] = best;
        println!(
            "{mode}: llvm {llvm:.2} s {llvm_kb} KB, trefoil {trefoil:.2} s {trefoil_kb} KB, ratio {:.1} in time, \
             {:.1} in memory",
            llvm / trefoil,
            llvm_kb as f64 / trefoil_kb as f64
        );
    }
}

fn child(mode: &str, file: &str) {
    let text = text_of(std::fs::read(file).expect("the file reads"));
    let mut loader = FileLoader { directories: vec![INCLUDE.into()] };
    let records = read(file, text, &mut loader, &Options::default());
    let mut out = BufWriter::new(std::io::stdout().lock());
    let written =
        if mode == "--dump-json" { records.dump_json(&mut out) } else { records.print_records(&mut out) };
    written.and_then(|()| out.flush()).expect("stdout takes it");
}

/// Seconds and kilobytes of a command under GNU time.
fn measure(mut command: Command) -> (f64, u64) {
    let child = command.stdout(Stdio::null()).stderr(Stdio::piped()).spawn().expect("GNU time starts");
    let output = child.wait_with_output().expect("the command ends");
    let text = String::from_utf8_lossy(&output.stderr);
    let last = text.lines().last().unwrap_or_default();
    let (seconds, kilobytes) = last.split_once(' ').unwrap_or(("0", "0"));
    (seconds.parse().unwrap_or(0.0), kilobytes.parse().unwrap_or(0))
}
