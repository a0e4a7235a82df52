//! The way from LLVM IR to DXIL on broken input, for as long as asked, on a stable compiler:
//! `cargo run --release -p trefoil --example fuzz_llc -- SECONDS FOLDER [SEED]`, where the folder holds `.ll` files.
//!
//! Tokens of one file are dropped, doubled, swapped, and replaced by others of all files, so that much still reads. Some
//! passes run alone over the same text. The
//! same seed gives the same inputs. A panic or an input that takes longer than ten seconds is kept in `fuzz-failure.ll`
//! and ends the run.

use std::panic::catch_unwind;
use std::time::{Duration, Instant};
use trefoil::Options;

/// Passes of the DirectX back end, alone and in LLVM's order.
const PASSES: &[&str] = &[
    "dxil-resource-access",
    "dxil-op-lower",
    "dxil-cbuffer-access,dxil-resource-access",
    "dxil-data-scalarization,dxil-flatten-arrays",
    "scalarizer",
    "dxil-legalize",
    "dxil-forward-handle-accesses",
    "dxil-intrinsic-expansion",
    "dxil-translate-metadata",
    "dxil-post-optimization-validation",
    "print<dxil-resources>,print<dxil-resource-binding>,print<dx-shader-flags>,print<dxil-root-signature>",
    "dxil-finalize-linkage,dxil-cbuffer-access,dxil-resource-access,dxil-intrinsic-expansion,\
     dxil-data-scalarization,scalarizer,dxil-flatten-arrays,dxil-forward-handle-accesses,dxil-legalize,\
     dxil-resource-implicit-binding,dxil-translate-metadata,dxil-post-optimization-validation,dxil-op-lower",
];

/// Runs passes over what reads; what comes out must read again, and no pass may leave it broken.
fn alone(text: &str, list: &str) {
    let Ok(mut module) = trefoil::read_ir("fuzz.ll", text.as_bytes()) else { return };
    for pass in trefoil::passes(list).expect("the passes are there") {
        if let Err(errors) = pass.run(&mut module, true, &mut ()) {
            let text = errors.to_string();
            assert!(!text.contains("verifier") && !text.contains("internal error"), "{text}");
            return;
        }
        let printed = trefoil::print_ir(&module);
        if let Err(error) = trefoil::read_ir("printed.ll", printed.as_bytes()) {
            panic!("what came out of {list} does not read: {error}");
        }
    }
}

/// A small generator of numbers, the same on every machine.
struct Random(u64);

impl Random {
    fn below(&mut self, count: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 % count.max(1) as u64) as usize
    }
}

/// The texts of a folder and those below it, in order of the names.
fn texts(folder: &std::path::Path, out: &mut Vec<Vec<String>>) {
    let entries = std::fs::read_dir(folder).map(|e| e.filter_map(Result::ok).collect::<Vec<_>>());
    let mut paths: Vec<_> = entries.unwrap_or_default().iter().map(|e| e.path()).collect();
    paths.sort();
    for path in paths {
        if path.is_dir() {
            texts(&path, out);
        } else if path.extension().is_some_and(|e| e == "ll") {
            out.extend(std::fs::read_to_string(&path).ok().map(|text| tokens(&text)));
        }
    }
}

/// Cuts a text into words, runs of blanks and single marks.
fn tokens(text: &str) -> Vec<String> {
    let mut tokens: Vec<String> = Vec::new();
    let kind = |c: char| match c {
        c if c.is_alphanumeric() || "_.%@".contains(c) => 1,
        c if c.is_whitespace() => 2,
        _ => 0,
    };
    for line in text.lines().filter(|line| !line.starts_with(';')) {
        for c in line.chars().chain(['\n']) {
            match tokens.last_mut() {
                Some(last) if kind(c) != 0 && last.chars().next_back().map(kind) == Some(kind(c)) => {
                    last.push(c)
                }
                _ => tokens.push(c.to_string()),
            }
        }
    }
    tokens
}

fn mutate(texts: &[Vec<String>], random: &mut Random) -> String {
    let mut tokens = texts[random.below(texts.len())].clone();
    for _ in 0..=random.below(4) {
        let (at, other) = (random.below(tokens.len()), random.below(tokens.len()));
        match random.below(6) {
            0 => drop(tokens.remove(at)),
            1 => tokens.insert(at, tokens[other].clone()),
            2 => tokens.swap(at, other),
            3 => tokens[at] = tokens[other].clone(),
            4 => {
                let text = &texts[random.below(texts.len())];
                tokens[at] = text[random.below(text.len())].clone();
            }
            _ => {
                tokens[at] =
                    ["0", "1", "-1", "4294967295", "i32", "poison", "ptr", "undef"][random.below(8)].into()
            }
        }
        if tokens.is_empty() {
            break;
        }
    }
    tokens.concat()
}

#[expect(clippy::disallowed_methods, reason = "a run of so many seconds, and a hang is a failure")]
fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let number = |i: usize, other: u64| words.get(i).and_then(|w| w.parse().ok()).unwrap_or(other);
    let mut all = Vec::new();
    texts(std::path::Path::new(words.get(1).map_or(".", String::as_str)), &mut all);
    all.retain(|tokens| !tokens.is_empty());
    if all.is_empty() {
        eprintln!("the folder holds no .ll files");
        std::process::exit(2);
    }
    let mut random = Random(number(2, 1) | 1);
    let end = Instant::now() + Duration::from_secs(number(0, 60));
    let mut reached = [0u64; 2];
    while Instant::now() < end {
        let text = mutate(&all, &mut random);
        let start = Instant::now();
        let list = PASSES[random.below(PASSES.len())];
        let result = catch_unwind(|| {
            alone(&text, list);
            usize::from(trefoil::llc("fuzz.ll", text.as_bytes(), None, &Options::default()).is_ok())
        });
        match result {
            Ok(how_far) if start.elapsed() < Duration::from_secs(10) => reached[how_far] += 1,
            _ => {
                std::fs::write("fuzz-failure.ll", &text).ok();
                eprintln!("failed; the input is in fuzz-failure.ll");
                std::process::exit(1);
            }
        }
    }
    println!("{} inputs refused, {} lowered", reached[0], reached[1]);
}
