//! What people do to the project: fetch the consumers, test, generate tables, bench.
//!
//! `cargo xtask COMMAND`. This program links nothing that it may have to generate: it starts cargo for the rest, so
//! that it still builds when what it writes is broken.

mod artefacts;
mod bazel;
mod bench;
mod bless;
mod book;
mod codegen;
mod command;
mod counts;
mod cross;
mod d3d11;
mod dropin;
mod engine;
mod examples;
mod facts;
mod farm;
mod fetch;
mod fuzz;
mod fuzz_diff;
mod hostile;
mod install_c;
mod matrices;
mod meaning;
mod mutants;
mod outputs;
mod package;
mod permutations;
mod pgo;
mod static_binary;
mod targets;
mod test;
mod tidy;
mod translations;
mod tsan;
mod validate;
mod watch;
mod web;
mod wine;

use std::path::{Path, PathBuf};
use std::process::ExitCode;

/// What every command answers: nothing, or why it failed.
type Outcome = Result<(), String>;

const USAGE: &str = "usage: cargo xtask COMMAND

commands:
  fetch [NAME...]     get the real consumers of the compiler's output into target/consumers
  test [ARGS...]      fetch, build and run every test of the workspace (ARGS go to cargo test)
  doors               the static program, the packages for npm and its page, Direct3D 11's library in wine, the examples on lavapipe: part of test
  bless [FILTER]      write what is right into the tests: DXC's verdicts, the snapshots
  codegen [--check]   write the sources made from spec/, or check that they are fresh
  bazel [--program FILE]  Bazel builds examples/project with rules_trefoil, by workers and sandboxed: bytes, and what an edit compiles
  book                the pages of docs as a book, target/book, by mdBook, which is built where it is not there
  bench [ARGS...]     trefoil against DXC on the examples: time, bytes, instructions
  bench artefacts     what each thing that users get weighs, and how soon it has compiled a shader
  bench growth        how the time and memory of a compile grow with its input, by shapes of code ([FILTER])
  bench --pgo         likewise, built by a profile of compiles
  bench --beside OLD  this version against another one's example `repeat`, row by row ([FILTER], --rounds N, --count: instructions too)
  counts [FILTER]     instructions and bytes beside DXC's, DXIL and SPIR-V, over the tree's shaders, sorted (--worse RATIO, --all)
  dropin [ARGS...]    the shared library against DXC's: size, time to the first compile, throughput on threads
  engine [FILTER]     an engine's shaders against DXC: valid, the same meaning, instructions, time (--seeds N, --write)
  examples [NAME]     the examples wgpu (Rust) and python on lavapipe, what they draw checked; fetches and builds much
  static [--profile P] the program as one file that needs nothing else, run in an empty root folder
  tsan [ARGS...]      the shared library on many threads under ThreadSanitizer
  cross [--run]       the shared library for other systems: checked, and for Windows linked and run in wine
  d3d11 [--profile NAME]  the library in place of d3dcompiler_47 in wine: a client's answers, and a picture that is drawn
  facts spirv [FILTER] what our SPIR-V says of itself beside DXC's, by kind (--env ENVIRONMENT, --with OPTION, --all, --show KIND)
  facts dxil [FILTER] what our DXIL containers and their reflection say beside DXC's (--sample WHICH/COUNT, --random N, --all, --show KIND)
  farm [--grid | --full]  a build over two executors on this machine beside one core of it; with --grid over BuildGrid with two workers too,
                      with --full so and of 122,880 permutations
  scale [TRACE]       that build on up to 2,000 workers, simulated from the times of batches: docs/scale
  fuzz [TARGET...]    every reader on broken input (--seconds N, --inputs N, --seed N, --jobs N)
  fuzz-diff N SEED    N random programs from a seed, trefoil against DXC on lavapipe (--jobs J)
  hostile [FILTER]    what a release build answers to hostile input: verdict, time, memory
  install-c PREFIX    libtrefoil for C and C++ and the program: a release build with headers, pkg-config file and CMake package (--from FOLDER, --program FILE)
  meaning [FILTER]    what DXC's DXIL and ours compute on the same inputs, by an interpreter (--seeds N, --tenth K, --random N, --spirv, --dxbc)
  matrices [FILTER]   every declaration with every annotation, type or index: whether DXC and trefoil both take them
  mutants [FILTER]    the tree's shaders with small edits: whether DXC and trefoil both take them, what both compute (--each N, --every K, --spirv)
  npm [--test]        the library for browsers and Node.js as a package for npm: target/npm (needs Node.js 20)
  outputs [FILTER]    a hash of everything the compiler makes of the tree's shaders (--against FILE: what differs)
  package [--verify]  every public crate as crates.io takes it; with --verify built from its package
  permutations        122,880 permutations of a shader built, cold and warm, and DXC's rate on a sample (--sample N)
  pgo [PACKAGE...]    release builds that are optimised by a profile of compiles
  playground [--test] a page with an editor, every target and the passes: target/playground; with --test used in Chromium
  translations [FILTER]  the tree's shaders as spirv-cross and slangc write them: whether DXC and trefoil both take them, what both compute, instructions
                      (--way NAME, --every K, --from K, --seeds N, --worse RATIO)
  validate [FILTER]   our validator against DXC's on the tree's containers (--damage N: each damaged N times, --listings N: its listing changed N times, --seed S, --every K, --one, --rules)
  watch [--rounds N]  how long a watched build of an engine's shaders takes from the saving of a file to its end
  tidy                check the crate table against the manifests, circles of files, headers, walk-throughs";

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let Some((command, rest)) = args.split_first() else {
        eprintln!("{USAGE}");
        return ExitCode::from(2);
    };
    let outcome = match command.as_str() {
        "counts" => counts::run(rest),
        "engine" => engine::run(rest),
        "examples" => examples::run(rest),
        "facts" => facts::run(rest),
        "farm" => farm::run(rest),
        "fetch" => fetch::run(rest),
        "scale" => farm::scale(rest),
        "test" => test::run(rest),
        "codegen" => codegen::run(rest),
        "bazel" => bazel::run(rest),
        "bench" => bench::run(rest),
        "book" => book::build(),
        "bless" => bless::run(rest),
        "dropin" => dropin::run(rest),
        "static" => static_binary::build(rest),
        "tsan" => tsan::run(rest),
        "doors" if rest.is_empty() => test::doors(),
        "cross" => cross::run(rest),
        "d3d11" => d3d11::run(rest),
        "fuzz" => fuzz::run(rest),
        "fuzz-diff" => fuzz_diff::run(rest),
        "hostile" => hostile::run(rest),
        "install-c" => install_c::run(rest),
        "meaning" => meaning::run(rest),
        "matrices" => matrices::run(rest),
        "mutants" => mutants::run(rest),
        "npm" => web::npm(rest),
        "outputs" => outputs::run(rest),
        "package" => package::run(rest),
        "permutations" => permutations::run(rest),
        "pgo" => pgo::run(rest),
        "playground" => web::playground(rest),
        "tidy" => tidy::run(),
        "translations" => translations::run(rest),
        "validate" => validate::run(rest),
        "watch" => watch::run(rest),
        "help" | "--help" | "-h" => {
            println!("{USAGE}");
            Ok(())
        }
        other => {
            eprintln!("xtask: unknown command '{other}'\n\n{USAGE}");
            return ExitCode::from(2);
        }
    };
    match outcome {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("xtask {command}: {why}");
            ExitCode::FAILURE
        }
    }
}

/// The root of the workspace.
fn root() -> PathBuf {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    here.parent().expect("xtask lies in the workspace").to_path_buf()
}
