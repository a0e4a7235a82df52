//! Broken LLVM text, made of sound text, and the loop that tries it.

use std::panic::{RefUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

/// A small generator of numbers, the same on every machine.
struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0
    }

    fn below(&mut self, count: usize) -> usize {
        (self.next() % count.max(1) as u64) as usize
    }
}

/// Cuts a text into names and words with their marks, runs of blanks, and single marks.
fn tokens(text: &str) -> Vec<String> {
    let mut tokens: Vec<String> = Vec::new();
    let kind = |c: char| match c {
        c if c.is_alphanumeric() || "_.$-".contains(c) => 1,
        c if c.is_whitespace() => 2,
        _ => 0,
    };
    for c in text.chars() {
        match tokens.last_mut() {
            Some(last) if kind(c) != 0 && last.chars().next_back().map(kind) == Some(kind(c)) => last.push(c),
            Some(last) if kind(c) == 1 && matches!(last.as_str(), "%" | "@" | "!" | "#") => last.push(c),
            _ => tokens.push(c.to_string()),
        }
    }
    tokens
}

const EXTRA: &[&str] = &[
    "undef",
    "poison",
    "zeroinitializer",
    "null",
    "none",
    "splat (i32 1)",
    "<4 x float>",
    "[0 x i8]",
    "{ i32, i1 }",
    "i1",
    "i64",
    "i7",
    "half",
    "double",
    "ptr",
    "ptr addrspace(3)",
    "ptr addrspace(77)",
    "token",
    "metadata",
    "label",
    "void",
    "i32*",
    "void ()*",
    "target(\"dx.RawBuffer\", i8, 1, 0)",
    "target(\"dx.TypedBuffer\", <4 x float>, 1, 0, 0)",
    "target(\"spirv.Image\", float, 1, 2, 0, 0, 1, 0)",
    "phi",
    "select",
    "getelementptr inbounds",
    "load",
    "store",
    "alloca",
    "atomicrmw",
    "cmpxchg",
    "extractvalue",
    "insertvalue",
    "extractelement",
    "insertelement",
    "shufflevector",
    "freeze",
    "call",
    "ret",
    "br",
    "switch",
    "unreachable",
    "bitcast",
    "ptrtoint",
    "inttoptr",
    "addrspacecast",
    "trunc",
    "zext",
    "fptrunc",
    "icmp",
    "fcmp",
    "add",
    "fadd",
    "udiv",
    "fneg",
    "fast",
    "nuw",
    "exact",
    "volatile",
    "atomic",
    "seq_cst",
    "align 4",
    "align 4294967296",
    "declare",
    "define",
    "internal",
    "external",
    "global",
    "constant",
    "distinct",
    "!{",
    "!0",
    "!\"x\"",
    "!DILocation(line: 1)",
    "!trefoil.entries",
    "!trefoil.layouts",
    "!trefoil.resources",
    "!trefoil.merge",
    "!dbg",
    "#0",
    "%0",
    "%1",
    "@f",
    "@main",
    "4294967295",
    "-1",
    "18446744073709551615",
    "-9223372036854775809",
    "0x7FF8000000000001",
    "0xH7E00",
    "1.0e+00",
    "0",
    "1",
    "2",
    "\"",
    "\\",
    "(",
    ")",
    "{",
    "}",
    "[",
    "]",
    "<",
    ">",
    "*",
    ",",
    "=",
    ":",
    "...",
    ";",
    "x",
    "to",
    "é",
    "\u{0}",
];

fn mutate(random: &mut Random, seeds: &[Vec<String>]) -> String {
    let mut input = seeds[random.below(seeds.len())].clone();
    if random.below(4) == 0 {
        let other = &seeds[random.below(seeds.len())];
        let (cut, from) = (random.below(input.len()), random.below(other.len()));
        input.truncate(cut);
        input.extend_from_slice(&other[from..]);
    }
    for _ in 0..=random.below(6) {
        if input.is_empty() {
            break;
        }
        let (at, to) = (random.below(input.len()), random.below(input.len()));
        match random.below(9) {
            0 => _ = input.remove(at),
            1 => input.insert(at, input[to].clone()),
            2 => input.swap(at, to),
            3 => input[at] = EXTRA[random.below(EXTRA.len())].to_owned(),
            4 => input.insert(at, EXTRA[random.below(EXTRA.len())].to_owned()),
            5 => {
                let end = (at + random.below(40)).min(input.len());
                let run: Vec<String> = input[at..end].to_vec();
                input.splice(to..to, run);
            }
            6 => _ = input.drain(at..(at + random.below(20)).min(input.len())),
            7 => {
                // Names for names: what is used before it is there, and twice.
                let names: Vec<usize> =
                    (0..input.len()).filter(|&i| input[i].starts_with(['%', '@', '!'])).collect();
                if !names.is_empty() {
                    let (a, b) = (names[random.below(names.len())], names[random.below(names.len())]);
                    input[a] = input[b].clone();
                }
            }
            _ => {
                let other = &seeds[random.below(seeds.len())];
                input[at] = other[random.below(other.len())].clone();
            }
        }
    }
    input.concat()
}

fn seeds(mut files: Vec<PathBuf>) -> Vec<Vec<String>> {
    if files.is_empty() {
        let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../tests/text/ll");
        files = std::fs::read_dir(folder)
            .expect("the directory lists")
            .map(|e| e.expect("an entry").path())
            .collect();
        files.retain(|f| f.extension().is_some_and(|e| e == "ll"));
    }
    files.sort();
    let texts = files.iter().map(|f| std::fs::read(f).expect("the file reads"));
    let texts: Vec<String> = texts.map(|t| String::from_utf8_lossy(&t).into_owned()).collect();
    // Comments would hide most of what is changed in the tests.
    let plain =
        |t: &String| t.lines().filter(|l| !l.trim_start().starts_with(';')).collect::<Vec<_>>().join("\n");
    texts.iter().map(|t| tokens(&plain(t))).collect()
}

#[expect(clippy::disallowed_methods, reason = "the time is what the run is bounded by")]
fn now() -> Instant {
    Instant::now()
}

/// Tries `run` on texts for as long as the command line says; `run` says whether the text was sound.
pub(crate) fn main(run: impl Fn(&str, bool) -> bool + RefUnwindSafe) {
    let mut args = std::env::args().skip(1);
    let seconds: u64 = args.next().and_then(|a| a.parse().ok()).unwrap_or(60);
    let mut random = Random(args.next().and_then(|a| a.parse().ok()).unwrap_or(1) | 1 << 40);
    let seeds = seeds(args.map(PathBuf::from).collect());
    let (begin, mut count, mut good, mut slowest) = (now(), 0u64, 0u64, Duration::ZERO);
    while begin.elapsed() < Duration::from_secs(seconds) {
        let text = mutate(&mut random, &seeds);
        let started = now();
        let result = catch_unwind(|| run(&text, count.is_multiple_of(2)));
        let took = started.elapsed();
        slowest = slowest.max(took);
        count += 1;
        good += u64::from(matches!(result, Ok(true)));
        if result.is_err() || took > Duration::from_secs(10) {
            std::fs::write("fuzz-failure.ll", &text).expect("the file is written");
            let why = if result.is_err() { "panic" } else { "too slow" };
            eprintln!("input {count}: {why} (kept in fuzz-failure.ll)");
            std::process::exit(1);
        }
    }
    let slowest = slowest.as_millis();
    println!(
        "{count} inputs in {seconds} s, {good} of them sound, the slowest {slowest} ms, no panic and no hang"
    );
}
