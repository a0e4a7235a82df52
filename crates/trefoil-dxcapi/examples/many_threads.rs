//! Many threads on one compiler, and on one each: `many_threads [THREADS] [COMPILES] [LIBRARY]`.
//!
//! Every compile must give the bytes that one thread gave. The library is the one linked in, so that a sanitiser sees all of
//! it, unless one is named.

mod calls;

use calls::{Library, compile, source};
use std::path::Path;

const SOURCES: usize = 10;

fn main() {
    let words: Vec<String> = std::env::args().skip(1).collect();
    let number = |at: usize, otherwise| words.get(at).and_then(|w| w.parse().ok()).unwrap_or(otherwise);
    let (threads, compiles): (usize, usize) = (number(0, 8), number(1, 500));
    let library = words.get(2).map_or_else(Library::linked, |path| Library::load(Path::new(path)));
    let sources: Vec<String> = (0..SOURCES).map(source).collect();
    let compiler = library.compiler();
    let expected: Vec<Vec<u8>> = sources.iter().map(|source| compile(&compiler, source)).collect();
    assert!(expected.iter().all(|bytes| bytes.starts_with(b"DXBC")));
    std::thread::scope(|scope| {
        for thread in 0..threads {
            let (library, compiler, sources, expected) = (&library, &compiler, &sources, &expected);
            scope.spawn(move || {
                // Half of the threads share a compiler, half have their own.
                let own = library.compiler();
                let compiler = if thread % 2 == 0 { compiler } else { &own };
                for round in 0..compiles {
                    let at = (thread + round) % SOURCES;
                    assert_eq!(
                        compile(compiler, &sources[at]),
                        expected[at],
                        "thread {thread}, compile {round}"
                    );
                }
            });
        }
    });
    let sum = expected
        .iter()
        .flatten()
        .fold(0xcbf2_9ce4_8422_2325_u64, |sum, &byte| (sum ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3));
    println!("{threads} threads x {compiles} compiles: the bytes of one thread, {sum:016x}");
}
