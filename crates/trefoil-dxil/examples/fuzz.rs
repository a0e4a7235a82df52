//! The reader of bitcode on broken input, for as long as asked, on a stable compiler:
//! `cargo run --release -p trefoil-dxil --example fuzz -- SECONDS FOLDER [SEED]`, where the folder holds containers.
//!
//! Bits of the bitcode are flipped, fields overwritten, runs of bits moved, and pieces of other inputs put in; what still
//! reads is written again, and that is read once more. The same seed gives the same inputs. A panic or an input that
//! takes longer than ten seconds is kept in `fuzz-failure.dxil` and ends the run.

use std::panic::catch_unwind;
use std::time::{Duration, Instant};
use trefoil_dxcontainer::{Container, FourCc, program::ProgramHeader};

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

/// The bitcode of every container in a folder, in order of the names.
fn inputs(folder: &str) -> Vec<Vec<u8>> {
    let entries = std::fs::read_dir(folder).map(|e| e.filter_map(Result::ok).collect::<Vec<_>>());
    let mut paths: Vec<_> = entries.unwrap_or_default().iter().map(|e| e.path()).collect();
    paths.sort();
    let bitcode = |bytes: Vec<u8>| {
        let container = Container::parse(&bytes).ok()?;
        Some(ProgramHeader::parse(container.part(FourCc::DXIL)?).ok()?.1.to_vec())
    };
    paths.iter().filter_map(|p| std::fs::read(p).ok()).filter_map(bitcode).collect()
}

/// One broken input.
fn mutate(inputs: &[Vec<u8>], random: &mut Random) -> Vec<u8> {
    let mut bytes = inputs[random.below(inputs.len())].clone();
    for _ in 0..=random.below(6) {
        // What lies behind the magic number.
        let at = 4 + random.below(bytes.len().saturating_sub(8));
        match random.below(6) {
            0 | 1 => bytes[at] ^= 1 << random.below(8),
            2 => bytes[at] = random.below(256) as u8,
            3 => {
                let other = &inputs[random.below(inputs.len())];
                let len = random.below(64).min(other.len()).min(bytes.len() - at);
                let from = random.below(other.len() - len);
                bytes[at..at + len].copy_from_slice(&other[from..from + len]);
            }
            4 => {
                let len = random.below(32).min(bytes.len() - at);
                let from = random.below(bytes.len() - len);
                bytes.copy_within(from..from + len, at);
            }
            _ => bytes[at] = bytes[at].wrapping_add(1),
        }
    }
    if random.below(20) == 0 {
        bytes.truncate(random.below(bytes.len()));
    }
    bytes
}

/// Reads, lists and writes; says how far it came.
fn read(bytes: &[u8]) -> usize {
    let listed = usize::from(trefoil_dxil::disassemble(bytes).is_ok());
    match trefoil_dxil::rewrite(bytes) {
        Ok(again) => {
            if let Err(why) = trefoil_dxil::rewrite(&again) {
                panic!("what was written does not read: {why}");
            }
            2
        }
        Err(_) => listed,
    }
}

#[expect(clippy::disallowed_methods, reason = "a run of so many seconds, and a hang is a failure")]
fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let number = |i: usize, other: u64| words.get(i).and_then(|w| w.parse().ok()).unwrap_or(other);
    let inputs = inputs(words.get(1).map_or(".", String::as_str));
    if inputs.is_empty() {
        eprintln!("the folder holds no containers");
        std::process::exit(2);
    }
    let mut random = Random(number(2, 1) | 1);
    let end = Instant::now() + Duration::from_secs(number(0, 60));
    let mut reached = [0u64; 3];
    while Instant::now() < end {
        let bytes = mutate(&inputs, &mut random);
        let start = Instant::now();
        let result = catch_unwind(|| read(&bytes));
        match result {
            Ok(how_far) if start.elapsed() < Duration::from_secs(10) => reached[how_far] += 1,
            _ => {
                std::fs::write("fuzz-failure.dxil", &bytes).ok();
                eprintln!("failed; the input is in fuzz-failure.dxil");
                std::process::exit(1);
            }
        }
    }
    println!("{} inputs refused, {} listed, {} written again", reached[0], reached[1], reached[2]);
}
