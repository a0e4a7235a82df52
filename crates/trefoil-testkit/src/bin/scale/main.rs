//! `scale TRACE FOLDER`: how a build would go on more machines than are at hand. It takes the times of a real build (`cargo xtask farm` writes
//! them), simulates the same build for other numbers of workers and other sizes of batches, draws what comes out as SVG into a
//! folder and prints it. `cargo xtask scale` calls it for `docs/scale.md`.

mod measured;
mod plot;
mod simulate;

use measured::Measured;
use plot::{Curve, Plot};
use simulate::{Outcome, Site, simulate};
use std::path::Path;
use std::process::ExitCode;

/// Numbers of workers and sizes of batches that are tried.
const WORKERS: [usize; 11] = [1, 2, 4, 10, 20, 50, 100, 200, 500, 1000, 2000];
const SIZES: [usize; 9] = [8, 16, 32, 64, 128, 256, 512, 1024, 2048];
/// Permutations that differ, of a large build.
const MANY: usize = 1_000_000;

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [trace, folder] = &args[..] else {
        eprintln!("usage: scale TRACE FOLDER");
        return ExitCode::from(2);
    };
    match run(trace, Path::new(folder)) {
        Ok(()) => ExitCode::SUCCESS,
        Err(why) => {
            eprintln!("{why}");
            ExitCode::FAILURE
        }
    }
}

fn run(trace: &str, folder: &Path) -> Result<(), String> {
    let text = std::fs::read_to_string(trace).map_err(|e| format!("{trace}: {e}"))?;
    let measured = Measured::read(&text).map_err(|why| format!("{trace}: {why}"))?;
    println!("{measured}\n");
    let size = measured.size_for_a_second();
    by_workers(&measured, size, folder)?;
    by_size(&measured, folder)?;
    by_resource(&measured, size, folder)?;
    by_site(&measured, size, folder)?;
    answers(&measured, size);
    Ok(())
}

fn site(workers: usize) -> Site {
    Site { workers, ..Site::default() }
}

fn write(folder: &Path, name: &str, plot: &Plot) -> Result<(), String> {
    let path = folder.join(name);
    std::fs::write(&path, plot.svg()).map_err(|e| format!("{}: {e}", path.display()))
}

/// Speed over workers, for some sizes of batches.
fn by_workers(measured: &Measured, size: usize, folder: &Path) -> Result<(), String> {
    println!("times one core, {MANY} permutations, by workers (rows) and permutations a batch (columns)");
    let sizes = [16, 64, size, 1024];
    println!("{:>8} {}", "workers", sizes.map(|size| format!("{size:>8}")).join(" "));
    let mut curves: Vec<Curve> =
        sizes.iter().map(|size| Curve { name: format!("{size} a batch"), points: Vec::new() }).collect();
    for workers in WORKERS {
        let speeds = sizes.map(|size| simulate(measured, &site(workers), MANY, size, false).speed);
        println!("{workers:>8} {}", speeds.map(|speed| format!("{speed:>8.1}")).join(" "));
        for (curve, speed) in curves.iter_mut().zip(speeds) {
            curve.points.push((workers as f64, speed));
        }
    }
    let ideal = Curve {
        name: "one core each".into(),
        points: WORKERS.map(|workers| (workers as f64, workers as f64)).to_vec(),
    };
    curves.insert(0, ideal);
    let plot = Plot {
        title: "A million permutations that differ: times the speed of one core".into(),
        across: "workers".into(),
        up: "times one core".into(),
        curves,
    };
    write(folder, "workers.svg", &plot)
}

/// Speed over sizes of batches, for some numbers of workers.
fn by_size(measured: &Measured, folder: &Path) -> Result<(), String> {
    let cases = [(2, 40_000), (20, 40_000), (200, MANY), (1000, MANY), (1000, 40_000)];
    println!("\ntimes one core, by permutations a batch (rows) and workers (columns)");
    let names = cases.map(|(workers, count)| format!("{workers} workers, {count} permutations"));
    println!("{:>8} {}", "batch", names.clone().map(|name| format!("{name:>34}")).join(" "));
    let mut curves: Vec<Curve> = names.into_iter().map(|name| Curve { name, points: Vec::new() }).collect();
    for size in SIZES {
        let speeds =
            cases.map(|(workers, count)| simulate(measured, &site(workers), count, size, false).speed);
        println!("{size:>8} {}", speeds.map(|speed| format!("{speed:>34.1}")).join(" "));
        for (curve, speed) in curves.iter_mut().zip(speeds) {
            curve.points.push((size as f64, speed));
        }
    }
    let plot = Plot {
        title: "How large a batch should be".into(),
        across: "permutations a batch".into(),
        up: "times one core".into(),
        curves,
    };
    write(folder, "batches.svg", &plot)
}

/// What is busy, over workers.
fn by_resource(measured: &Measured, size: usize, folder: &Path) -> Result<(), String> {
    println!("\nbusy, in percent of the time, {MANY} permutations in batches of {size}");
    let names = ["workers", "client's processors", "client's link", "store's link", "server's calls"];
    println!("{:>8} {}", "workers", names.map(|name| format!("{name:>20}")).join(" "));
    let mut curves = names.map(|name| Curve { name: name.into(), points: Vec::new() });
    for workers in WORKERS {
        let Outcome { busy, .. } = simulate(measured, &site(workers), MANY, size, false);
        println!("{workers:>8} {}", busy.map(|busy| format!("{:>20.1}", busy * 100.0)).join(" "));
        for (curve, busy) in curves.iter_mut().zip(busy) {
            curve.points.push((workers as f64, (busy * 100.0).max(0.01)));
        }
    }
    let plot = Plot {
        title: format!("What is busy: a million permutations in batches of {size}"),
        across: "workers".into(),
        up: "percent of the time".into(),
        curves: curves.to_vec(),
    };
    write(folder, "busy.svg", &plot)
}

/// Speed over workers, for clients and stores that are larger.
fn by_site(measured: &Measured, size: usize, folder: &Path) -> Result<(), String> {
    let small = Site::default();
    let sites = [
        ("16 processors, 1 Gbit/s", small),
        ("16 processors, 10 Gbit/s", Site { client_link: 1_250_000.0, ..small }),
        ("64 processors, 10 Gbit/s", Site { client_link: 1_250_000.0, processors: 64, ..small }),
        (
            "160, 25 Gbit/s; store 100 Gbit/s",
            Site { client_link: 3_125_000.0, processors: 160, store_link: 12_500_000.0, ..small },
        ),
    ];
    println!(
        "\ntimes one core, {MANY} permutations in batches of {size}, by workers (rows) and clients (columns)"
    );
    println!("{:>8} {}", "workers", sites.map(|(name, _)| format!("{name:>34}")).join(" "));
    let mut curves = sites.map(|(name, _)| Curve { name: name.into(), points: Vec::new() });
    for workers in WORKERS {
        let speeds =
            sites.map(|(_, site)| simulate(measured, &Site { workers, ..site }, MANY, size, false).speed);
        println!("{workers:>8} {}", speeds.map(|speed| format!("{speed:>34.1}")).join(" "));
        for (curve, speed) in curves.iter_mut().zip(speeds) {
            curve.points.push((workers as f64, speed));
        }
    }
    let plot = Plot {
        title: format!("A million permutations in batches of {size}, by the client"),
        across: "workers".into(),
        up: "times one core".into(),
        curves: curves.to_vec(),
    };
    write(folder, "clients.svg", &plot)
}

/// The build whose answers the action cache has.
fn answers(measured: &Measured, size: usize) {
    println!(
        "\nwith everything in the action cache, {MANY} permutations: times one core, and what is busiest"
    );
    for size in [16, size, 1024] {
        let Outcome { speed, busy, .. } = simulate(measured, &site(1), MANY, size, true);
        let shown =
            busy[1..].iter().map(|busy| format!("{:.1}", busy * 100.0)).collect::<Vec<_>>().join(", ");
        println!(
            "{size:>8} a batch {speed:>8.1}   client's processors, its link, store's link, calls: {shown} %"
        );
    }
}
