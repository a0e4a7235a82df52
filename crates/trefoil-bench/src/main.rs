//! trefoil against DXC on the examples, in one process, turn about on the same source and options.
//!
//! Each turn is a few compiles in a row, as when one compiler works through a list of shaders. The median is over all of
//! them; the first of each turn, which finds the processor's caches full of the other compiler's code, has a ratio of its
//! own, called cold.
//!
//! `cargo xtask bench [FILTER] [--rounds N]` prints for each entry point and format: the medians of both, their ratio,
//! the cold one, the bytes and the instructions of what each made, and the memory that one compile took. After the
//! examples come large inputs: a shader of 5,000 lines and the two largest that naga makes of bevy's; for those the speed
//! of the front end in lines too. DXC runs as its users run it, its validator included. DXC makes no DXBC; there its DXIL is what
//! ours is held against. Then comes what validating our DXIL costs, by our validator and by DXC's (`validators`), last one shader
//! under every combination of its switches (`variants`). With `--train` it only compiles, for a profile to be made.

mod growth;
mod inputs;
mod job;
mod memory;
mod row;
mod train;
mod validators;
mod variants;

use inputs::{Input, examples, large};
use job::Job;
use trefoil_testkit::dxc::Microsoft;
use trefoil_testkit::ours::Target;

#[cfg(all(target_os = "linux", not(debug_assertions)))]
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// The option that compiles everything without DXC, for a profile.
const TRAIN: &str = "--train";

/// The word for how times grow, instead of the examples.
const GROWTH: &str = "growth";

fn main() -> Result<(), String> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    if let Some((memory::FLAG, words)) = args.split_first().map(|(first, rest)| (first.as_str(), rest)) {
        return memory::once(words);
    }
    if args.iter().any(|arg| arg == TRAIN) {
        return train::all();
    }
    if args.first().is_some_and(|arg| arg == GROWTH) {
        growth::show(args.get(1).map(String::as_str));
        return Ok(());
    }
    let rounds = match args.iter().position(|arg| arg == "--rounds") {
        Some(at) => Some(args.get(at + 1).and_then(|n| n.parse().ok()).ok_or("--rounds needs a number")?),
        None => None,
    };
    let filter = args.first().filter(|arg| !arg.starts_with("--"));
    let microsoft = Microsoft::new()?;
    println!("{}", row::HEAD);
    let mut ratios = Vec::new();
    let inputs: Vec<Input> = examples()?.into_iter().chain(large()?).collect();
    for input in inputs.iter().filter(|i| filter.is_none_or(|filter| i.name.contains(filter.as_str()))) {
        for &target in input.targets() {
            let job = Job { input, target };
            match job.measure(&microsoft, rounds) {
                Ok(pair) => {
                    println!("{}", job.show(&pair));
                    ratios.extend(pair.ratio());
                }
                Err(why) => println!("{} {target:?}: {}", input.name, why.lines().next().unwrap_or_default()),
            }
        }
    }
    validation(&inputs, filter, &microsoft)?;
    if filter.is_none_or(|filter| "variants".contains(filter.as_str())) {
        println!("{}", variants::show(&microsoft)?);
    }
    ratios.sort_by(f64::total_cmp);
    if let (Some(least), Some(median)) = (ratios.first(), ratios.get(ratios.len() / 2)) {
        println!(
            "\ntrefoil is {least:.1} to {:.1} times faster, median {median:.1}",
            ratios[ratios.len() - 1]
        );
    }
    Ok(())
}

/// What validating costs, shader by shader.
fn validation(inputs: &[Input], filter: Option<&String>, microsoft: &Microsoft) -> Result<(), String> {
    println!("{}", validators::HEAD);
    let mut costs = Vec::new();
    for input in inputs.iter().filter(|i| filter.is_none_or(|filter| i.name.contains(filter.as_str()))) {
        let job = Job { input, target: Target::Dxil };
        let cost = validators::measure(&job, microsoft).map_err(|why| format!("{}: {why}", input.name))?;
        println!("{}", cost.show(&job));
        costs.push(cost);
    }
    let middle = |of: fn(&validators::Cost) -> f64| {
        let mut all: Vec<f64> = costs.iter().map(of).collect();
        all.sort_by(f64::total_cmp);
        all.get(all.len() / 2).copied().unwrap_or_default()
    };
    let (ratio, share) = (middle(validators::Cost::ratio), 100.0 * middle(validators::Cost::share));
    println!("validating is {ratio:.1} times as fast as by DXC in the median, {share:.1} % of a compile\n");
    Ok(())
}
