//! Many threads on one compiler give what one thread gives.

use dxcompiler_calls::{Library, compile};
use std::path::PathBuf;

#[path = "../examples/calls/mod.rs"]
mod dxcompiler_calls;

fn library() -> PathBuf {
    let exe = std::env::current_exe().expect("a test has a path");
    let name = format!("{}dxcompiler{}", std::env::consts::DLL_PREFIX, std::env::consts::DLL_SUFFIX);
    let found = exe.ancestors().skip(1).take(2).map(|folder| folder.join(&name)).find(|path| path.exists());
    found.expect("cargo builds the library with its tests")
}

#[test]
fn eight_threads_make_the_same_bytes_as_one() {
    let library = Library::load(&library());
    let sources: Vec<String> = (0..5).map(dxcompiler_calls::short_source).collect();
    let compiler = library.compiler();
    let expected: Vec<Vec<u8>> = sources.iter().map(|source| compile(&compiler, source)).collect();
    assert!(expected.iter().all(|bytes| bytes.starts_with(b"DXBC")));
    std::thread::scope(|scope| {
        for thread in 0..8 {
            let (library, compiler, sources, expected) = (&library, &compiler, &sources, &expected);
            scope.spawn(move || {
                // Half of the threads share a compiler, half have their own.
                let own = library.compiler();
                let compiler = if thread % 2 == 0 { compiler } else { &own };
                for round in 0..500 {
                    let at = (thread + round) % sources.len();
                    assert_eq!(compile(compiler, &sources[at]), expected[at]);
                }
            });
        }
    });
}
