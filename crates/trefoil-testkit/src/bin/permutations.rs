//! `permutations PROGRAM [--sample N]`: a hundred thousand permutations of one shader, built by the program four times over, and the rate
//! at which DXC compiles a sample of them. `cargo xtask permutations` calls it with a release build.

use std::path::Path;
use std::process::{Command, ExitCode};
use std::time::Instant;
use trefoil_testkit::consumers::workspace;
use trefoil_testkit::cost::{self, Cost, copy};
use trefoil_testkit::dxc::Microsoft;

/// Threads of both compilers.
const THREADS: usize = 2;

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let sample = match &args[..] {
        [_] => Some(200),
        [_, option, sample] if option == "--sample" => sample.parse().ok().filter(|&n| n > 0),
        _ => None,
    };
    let (Some(program), Some(sample)) = (args.first(), sample) else {
        eprintln!("usage: permutations PROGRAM [--sample N]");
        return ExitCode::from(2);
    };
    match table(Path::new(program), sample) {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("{why}");
            ExitCode::FAILURE
        }
    }
}

fn table(program: &Path, sample: usize) -> Result<(), String> {
    let folder = workspace().join("target/permutations");
    let _ = std::fs::remove_dir_all(&folder);
    copy(&workspace().join("examples/permutations"), &folder).map_err(|e| e.to_string())?;
    let names = names(program, &folder)?;
    println!("{:45} {:>9} {:>9} {:>9} {:>10}", "", "wall", "processor", "memory", "of the first");
    let mut first = None;
    let mut build = |what: &str| {
        let cost = build(program, &folder)?;
        let of = first.get_or_insert(cost).processor;
        let Cost { wall, processor, memory } = cost;
        let share = processor / of * 100.0;
        println!("{what:45} {wall:>7.2} s {processor:>7.2} s {:>5.0} MiB {share:>9.2} %", memory / 1024.0);
        Ok::<_, String>(())
    };
    build("nothing is known")?;
    build("nothing has changed")?;
    let edit = |name: &str, text: &str| {
        let path = folder.join(name);
        let before = std::fs::read_to_string(&path).map_err(|e| e.to_string())?;
        std::fs::write(path, before + text).map_err(|e| e.to_string())
    };
    edit("shaders.toml", "# edited\n")?;
    build("the manifest has another comment")?;
    edit("include/shadows.hlsli", "// edited\n")?;
    build("a header of one in two has another comment")?;
    let Some(first) = first else { return Ok(()) };
    let (wall, processor) = dxc(&folder, &names, sample)?;
    let count = names.len() as f64;
    let ms = |seconds: f64| seconds * 1000.0;
    println!("\na permutation on {THREADS} threads, in milliseconds: wall, processor");
    println!(
        "  trefoil  {:>8.3} {:>8.3}   ({count} of them)",
        ms(first.wall / count),
        ms(first.processor / count)
    );
    println!("  DXC      {:>8.3} {:>8.3}   ({sample} of them)", ms(wall), ms(processor));
    println!(
        "  ratio    {:>8.1} {:>8.1}",
        wall / (first.wall / count),
        processor / (first.processor / count)
    );
    Ok(())
}

/// The names of all permutations.
fn names(program: &Path, folder: &Path) -> Result<Vec<String>, String> {
    let out = Command::new(program).args(["build", "--list"]).current_dir(folder).output();
    let out = out.map_err(|e| format!("{}: {e}", program.display()))?;
    Ok(String::from_utf8_lossy(&out.stdout).lines().map(str::to_owned).collect())
}

/// Builds all with a cache.
fn build(program: &Path, folder: &Path) -> Result<Cost, String> {
    let threads = THREADS.to_string();
    let words = ["build", "-o", "shaders.pack", "--cache", "cache", "--json", "-j", &threads];
    cost::of(program, &words, folder)
}

/// The seconds that DXC takes for one of a sample of the permutations, on as many threads: on the wall, and of the processor.
fn dxc(folder: &Path, names: &[String], sample: usize) -> Result<(f64, f64), String> {
    let step = (names.len() / sample).max(1);
    let chosen: Vec<&String> = names.iter().step_by(step).take(sample).collect();
    let source = std::fs::read_to_string(folder.join("uber.hlsl")).map_err(|e| e.to_string())?;
    let (name, include) = (folder.join("uber.hlsl"), folder.join("include"));
    let (name, include) = (name.display().to_string(), include.display().to_string());
    let compile = |permutation: &str, dxc: &Microsoft| {
        let axes = permutation.split_once('?').map_or("", |(_, axes)| axes);
        let mut args: Vec<String> =
            axes.split('&').filter(|it| !it.is_empty()).map(|it| format!("-D{it}")).collect();
        args.extend(["-I".to_owned(), include.clone()]);
        let args: Vec<&str> = args.iter().map(String::as_str).collect();
        dxc.compile(&name, &source, "ps_6_0", "ps_main", &args).map(|_| ())
    };
    // What is done once in a process is not counted.
    chosen.first().map_or(Ok(()), |it| compile(it, &Microsoft::new()?))?;
    let (start, before) = (Instant::now(), processor()?);
    std::thread::scope(|scope| {
        let work = |thread: usize| {
            let dxc = Microsoft::new()?;
            chosen.iter().skip(thread).step_by(THREADS).try_for_each(|it| compile(it, &dxc))
        };
        let threads: Vec<_> = (0..THREADS).map(|thread| scope.spawn(move || work(thread))).collect();
        threads.into_iter().try_for_each(|it| it.join().map_err(|_| "a thread panicked".to_owned())?)
    })?;
    let count = chosen.len() as f64;
    Ok((start.elapsed().as_secs_f64() / count, (processor()? - before) / count))
}

/// The processor's time of this process, in seconds: fields 14 and 15 of its line, in hundredths.
fn processor() -> Result<f64, String> {
    let line = std::fs::read_to_string("/proc/self/stat").map_err(|e| e.to_string())?;
    let fields = line.rsplit(')').next().unwrap_or_default().split_whitespace();
    Ok(fields.skip(11).take(2).filter_map(|it| it.parse::<f64>().ok()).sum::<f64>() / 100.0)
}
