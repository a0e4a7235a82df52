//! The whole compiler on broken shaders, for as long as asked, on a stable toolchain:
//! `cargo run --release -p trefoil-hlsl --example fuzz -- SECONDS [SEED]`.
//!
//! The files of the tests and the examples are cut into tokens, which are dropped, doubled, swapped, replaced and joined
//! with those of other files. The same seed gives the same inputs. Each is compiled to DXIL, SPIR-V, DXBC or LLVM text. A
//! panic, an internal error, and an input that takes longer than ten seconds are kept in `fuzz-failure.hlsl` and end the
//! run; what is being compiled lies in `fuzz-current.hlsl`, for a stack that runs over.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};
use trefoil::{NoIncludes, Options, Profile, Request, Session, Target};

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

/// A file: its tokens and how it is compiled.
struct Seed {
    tokens: Vec<String>,
    profile: String,
    entry: String,
    native_16bit: bool,
}

/// Cuts a text into names, numbers, runs of blanks and single marks.
fn tokens(text: &str) -> Vec<String> {
    let mut tokens: Vec<String> = Vec::new();
    let kind = |c: char| match c {
        c if c.is_alphanumeric() || c == '_' => 1,
        c if c.is_whitespace() => 2,
        _ => 0,
    };
    for c in text.chars() {
        match tokens.last_mut() {
            Some(last) if kind(c) != 0 && last.chars().next_back().map(kind) == Some(kind(c)) => last.push(c),
            _ => tokens.push(c.to_string()),
        }
    }
    tokens
}

const EXTRA: &[&str] = &[
    "struct S",
    "template<typename T>",
    "{",
    "}",
    "(",
    ")",
    "[",
    "]",
    "<",
    ">",
    ">>",
    ";",
    ",",
    "::",
    ":",
    "=",
    "==",
    "?",
    "+",
    "-",
    "*",
    "/",
    "%",
    "&",
    "&&",
    "|",
    "^",
    "~",
    "!",
    "<<",
    ">>=",
    "++",
    "--",
    ".",
    ".xyzw",
    "._m00",
    ".x",
    "float4",
    "float4x4",
    "int",
    "uint64_t",
    "double",
    "half",
    "bool",
    "min16float",
    "Texture2D",
    "RWBuffer<float4>",
    "SamplerState",
    "static",
    "const",
    "groupshared",
    "inout",
    "out",
    "return",
    "if",
    "else",
    "for",
    "while",
    "do",
    "switch",
    "case 0:",
    "default:",
    "break",
    "continue",
    "discard",
    "[unroll]",
    "[loop]",
    "operator+",
    "this",
    "sizeof",
    "typedef",
    "using",
    "namespace",
    "enum class",
    "0",
    "1",
    "-1",
    "4294967295",
    "1e38",
    "0x7fffffffffffffff",
    "1.0h",
    "true",
    "\"s\"",
    "register(t0)",
    "packoffset(c0)",
    "SV_Position",
    "SV_Target",
    "[numthreads(1,1,1)]",
    "#define X",
    "#if 1\n",
    "#endif\n",
    "mul",
    "dot",
    "asuint",
    "select",
    "InterlockedAdd",
    "WaveActiveSum",
    "é",
];

fn mutate(random: &mut Random, seeds: &[Seed], first: usize) -> String {
    let mut input = seeds[first].tokens.clone();
    if random.below(4) == 0 {
        let other = &seeds[random.below(seeds.len())].tokens;
        let (cut, from) = (random.below(input.len()), random.below(other.len()));
        if random.below(2) == 0 {
            input.truncate(cut);
        }
        input.extend_from_slice(&other[from..]);
    }
    for _ in 0..=random.below(6) {
        if input.is_empty() {
            break;
        }
        let (at, to) = (random.below(input.len()), random.below(input.len()));
        match random.below(8) {
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
            _ => {
                let other = &seeds[random.below(seeds.len())].tokens;
                input[at] = other[random.below(other.len())].clone();
            }
        }
    }
    input.concat()
}

/// Compiles; the words of an internal error.
fn run(text: &str, seed: &Seed, target: Target) -> Option<String> {
    let request = Request {
        source_name: "fuzz.hlsl",
        source: text.as_bytes(),
        entry: &seed.entry,
        profile: Profile::parse(&seed.profile)?,
        target,
        options: Options { native_16bit: seed.native_16bit, ..Options::default() },
        include: &NoIncludes,
    };
    let said = match Session::new().compile(&request) {
        Ok(artifact) => artifact.warnings.to_string(),
        Err(diagnostics) => diagnostics.to_string(),
    };
    said.lines().find(|line| line.contains("error: internal error")).map(str::to_owned)
}

fn walk(folder: &Path, out: &mut Vec<PathBuf>) {
    let Ok(entries) = std::fs::read_dir(folder) else { return };
    for path in entries.filter_map(Result::ok).map(|entry| entry.path()) {
        if path.is_dir() {
            walk(&path, out);
        } else if path.extension().is_some_and(|e| e == "hlsl") {
            out.push(path);
        }
    }
}

fn seeds() -> Vec<Seed> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let mut files = Vec::new();
    for folder in ["tests/accept", "tests/exec", "tests/text", "examples"] {
        walk(&root.join(folder), &mut files);
    }
    files.sort();
    let seed = |path: &PathBuf| {
        let text = String::from_utf8(std::fs::read(path).ok()?).ok()?;
        let word = |key: &str| {
            let mut words = text.split_whitespace().skip_while(|word| *word != key).skip(1);
            words.next().map(|word| word.trim_matches(['"', ',', ';']).to_owned())
        };
        let pixel = text.contains("SV_Target");
        let fallback = if pixel { "ps_6_6" } else { "cs_6_6" };
        let profile = word("-T").filter(|p| p.contains("_6_")).unwrap_or_else(|| fallback.to_owned());
        Some(Seed {
            tokens: tokens(&text),
            profile,
            entry: word("-E").or_else(|| word("compute:")).unwrap_or_else(|| "main".to_owned()),
            native_16bit: text.contains("enable-16bit"),
        })
    };
    files.iter().filter_map(seed).filter(|seed| !seed.tokens.is_empty()).collect()
}

#[expect(clippy::disallowed_methods, reason = "the time is what the run is bounded by")]
fn now() -> Instant {
    Instant::now()
}

fn main() {
    let mut args = std::env::args().skip(1);
    let seconds: u64 = args.next().and_then(|a| a.parse().ok()).unwrap_or(60);
    let number: u64 = args.next().and_then(|a| a.parse().ok()).unwrap_or(1);
    let mut random = Random(number | 1 << 40);
    let seeds = seeds();
    let targets = [Target::Dxil, Target::Spirv, Target::Dxbc, Target::Ll];
    let (begin, mut count, mut slowest) = (now(), 0u64, Duration::ZERO);
    while begin.elapsed() < Duration::from_secs(seconds) {
        let first = random.below(seeds.len());
        let text = mutate(&mut random, &seeds, first);
        let target = targets[random.below(targets.len())];
        let current = format!("fuzz-current-{number}.hlsl");
        std::fs::write(&current, &text).expect("the file is written");
        let started = now();
        let result = catch_unwind(AssertUnwindSafe(|| run(&text, &seeds[first], target)));
        let took = started.elapsed();
        slowest = slowest.max(took);
        count += 1;
        let finding = match result {
            Err(_) => Some("panic".to_owned()),
            Ok(Some(words)) => Some(words),
            Ok(None) if took > Duration::from_secs(10) => Some("too slow".to_owned()),
            Ok(None) => None,
        };
        if let Some(words) = finding {
            let kept = format!("fuzz-failure-{number}.hlsl");
            let head = format!("// -T {} -E {} {target:?}\n", seeds[first].profile, seeds[first].entry);
            std::fs::write(&kept, head + &text).expect("the file is written");
            eprintln!("input {count} of seed {number} ({target:?}): {words} (kept in {kept})");
            std::process::exit(1);
        }
    }
    println!("{count} inputs in {seconds} s, the slowest {} ms, no finding", slowest.as_millis());
}
