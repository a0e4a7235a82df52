//! The reader on broken input, for as long as asked, on a stable compiler:
//! `cargo run --release -p trefoil-tablegen --example fuzz -- SECONDS [SEED]`.
//!
//! The files of the tests and the specifications are cut into tokens, which are dropped, doubled, swapped, replaced
//! and joined with those of other files. The same seed gives the same inputs. A panic or an input that takes longer
//! than ten seconds is kept in `fuzz-failure.td` and ends the run.

use std::panic::catch_unwind;
use std::path::Path;
use std::time::{Duration, Instant};
use trefoil_tablegen::{Limits, Loader, Options, read, text_of};

/// Finds one small file under any name.
struct OneFile;

impl Loader for OneFile {
    fn load(&mut self, name: &str) -> Option<(String, String)> {
        Some((name.to_owned(), "#ifndef P\n#define P\nclass Part<int n> { int N = n; }\n#endif\n".to_owned()))
    }
}

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

/// Cuts a text into names, numbers, strings, runs of blanks and single marks.
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
            Some(last) if last == "!" && kind(c) == 1 => last.push(c),
            _ => tokens.push(c.to_string()),
        }
    }
    tokens
}

const EXTRA: [&str; 40] = [
    "!foldl",
    "!foreach",
    "!filter",
    "!cond",
    "!cast<",
    "!dag",
    "!con",
    "!range",
    "!listsplat",
    "!substr",
    "!exists<",
    "!repr",
    "!getdagarg<",
    "!setdagname",
    "?",
    "{",
    "}",
    "<",
    ">",
    "...",
    "#",
    "#ifdef X\n",
    "#endif\n",
    "[{",
    "}]",
    "defm",
    "multiclass",
    "foreach",
    "if",
    "then",
    "else",
    "let",
    "in",
    "defset",
    "NAME",
    "9223372036854775807",
    "-1",
    "0b11",
    "\"s\"",
    "é",
];

fn mutate(random: &mut Random, seeds: &[Vec<String>]) -> String {
    let mut input = seeds[random.below(seeds.len())].clone();
    if random.below(4) == 0 {
        let other = &seeds[random.below(seeds.len())];
        let (cut, from) = (random.below(input.len()), random.below(other.len()));
        input.truncate(cut);
        input.extend_from_slice(&other[from..]);
    }
    for _ in 0..=random.below(8) {
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
                let other = &seeds[random.below(seeds.len())];
                input[at] = other[random.below(other.len())].clone();
            }
        }
    }
    input.concat()
}

fn run(text: &str) {
    let limits = Limits { depth: 500, elements: 4096, memory: 1 << 24, steps: 200_000, ..Limits::default() };
    let options = Options { macros: Vec::new(), limits };
    let records = read("fuzz.td", text.to_owned(), &mut OneFile, &options);
    let mut out = Vec::new();
    records.dump_json(&mut out).expect("memory takes it");
    records.print_records(&mut out).expect("memory takes it");
    records.diagnostics();
}

fn seeds() -> Vec<Vec<String>> {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut files: Vec<_> = ["tests/td", "../../spec"]
        .iter()
        .flat_map(|directory| std::fs::read_dir(here.join(directory)).expect("the directory lists"))
        .map(|entry| entry.expect("an entry").path())
        .filter(|path| path.is_file())
        .collect();
    files.sort();
    let mut seeds = Vec::new();
    for file in files {
        let text = text_of(std::fs::read(file).expect("the file reads"));
        // Of a large file, pieces: whole ones would take all the time.
        let all = tokens(&text);
        seeds.extend(all.chunks(4000).map(<[String]>::to_vec));
    }
    seeds
}

#[expect(clippy::disallowed_methods, reason = "the time is what the run is bounded by")]
fn now() -> Instant {
    Instant::now()
}

fn main() {
    let mut args = std::env::args().skip(1);
    let seconds: u64 = args.next().and_then(|a| a.parse().ok()).unwrap_or(60);
    let mut random = Random(args.next().and_then(|a| a.parse().ok()).unwrap_or(1) | 1 << 40);
    let seeds = seeds();
    let (begin, mut count, mut slowest) = (now(), 0u64, Duration::ZERO);
    while begin.elapsed() < Duration::from_secs(seconds) {
        let text = mutate(&mut random, &seeds);
        let started = now();
        let failed = catch_unwind(|| run(&text)).is_err();
        let took = started.elapsed();
        slowest = slowest.max(took);
        count += 1;
        if failed || took > Duration::from_secs(10) {
            std::fs::write("fuzz-failure.td", &text).expect("the file is written");
            eprintln!(
                "input {count}: {} (kept in fuzz-failure.td)",
                if failed { "panic" } else { "too slow" }
            );
            std::process::exit(1);
        }
    }
    println!("{count} inputs in {seconds} s, the slowest {} ms, no panic and no hang", slowest.as_millis());
}
