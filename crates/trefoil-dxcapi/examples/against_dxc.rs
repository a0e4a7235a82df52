//! Measures a library against DXC's: `against_dxc OURS THEIRS [THREADS] [COMPILES]`.
//!
//! Prints the time from loading to the first compile done, whether the threads' results are those of one thread, and
//! throughput, turn about, as a ratio. Without `THEIRS` only the first two are measured, of the one library.

// It measures.
#![allow(clippy::disallowed_methods)]

mod calls;

use calls::{Library, Object, compile, source};
use std::path::Path;
use std::time::{Duration, Instant};

const SOURCES: usize = 10;

/// Compiles on all threads; the time taken, and whether each result was the expected.
fn round(compiler: &Object, expected: &[Vec<u8>], threads: usize, compiles: usize) -> (Duration, bool) {
    let sources: Vec<String> = (0..SOURCES).map(source).collect();
    let start = Instant::now();
    let same = std::thread::scope(|scope| {
        let work = |thread: usize| {
            let sources = &sources;
            scope.spawn(move || {
                (0..compiles).all(|i| {
                    let at = (i + thread) % SOURCES;
                    compile(compiler, &sources[at]) == expected[at]
                })
            })
        };
        let running: Vec<_> = (0..threads).map(work).collect();
        running.into_iter().all(|thread| thread.join().unwrap_or(false))
    });
    (start.elapsed(), same)
}

/// Loads a library; its compiler, and the time until the first compile was done.
fn start(path: &str) -> (Object, Duration) {
    let start = Instant::now();
    let compiler = Library::load(Path::new(path)).compiler();
    compile(&compiler, &source(0));
    (compiler, start.elapsed())
}

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let paths: Vec<&String> = words.iter().take_while(|word| word.parse::<usize>().is_err()).collect();
    let number =
        |at: usize, otherwise| words.get(paths.len() + at).and_then(|w| w.parse().ok()).unwrap_or(otherwise);
    let (threads, compiles): (usize, usize) = (number(0, 8), number(1, 500));
    let mut loaded = Vec::new();
    for path in paths {
        let (compiler, first) = start(path);
        println!("{path}: first compile done after {:.2} ms", first.as_secs_f64() * 1e3);
        let expected: Vec<Vec<u8>> = (0..SOURCES).map(|i| compile(&compiler, &source(i))).collect();
        loaded.push((path, compiler, expected, Duration::ZERO));
    }
    // Turn about, in five rounds, so that what the machine does besides hits both.
    for _ in 0..5 {
        for (path, compiler, expected, total) in &mut loaded {
            let (time, same) = round(compiler, expected, threads, compiles.div_ceil(5));
            assert!(same, "{path}: a thread got other bytes");
            *total += time;
        }
    }
    for (path, _, _, total) in &loaded {
        let each = total.as_secs_f64() / (threads * compiles.div_ceil(5) * 5) as f64;
        println!("{path}: {threads} threads x {compiles} compiles alike, {:.1} us a compile", each * 1e6);
    }
    if let [(.., ours), (.., theirs)] = &loaded[..] {
        println!("throughput: {:.1} times as high", theirs.as_secs_f64() / ours.as_secs_f64());
    }
}
