//! A worker: compares its share of the shaders and prints the results for the leader.

use crate::{Args, jobs};
use trefoil_interp::compare::Certainty;
use trefoil_testkit::meaning::{self, Counts, Job, Known, Verdict};
use trefoil_testkit::mutants::without_names;
use trefoil_testkit::workers;

/// Compares every `args.jobs`th shader. Prints the number of each before it, so that the leader knows where a crash was.
pub(crate) fn work(args: &Args, first: usize) -> Result<(), String> {
    workers::watch();
    let known = Known::read(args.target)?;
    // Random programs are made one at a time: a restarted worker need not make them all again.
    let list = if args.random == 0 { jobs(args)? } else { Vec::new() };
    let count = if args.random == 0 { list.len() } else { args.random as usize };
    let mut counts = Counts::new();
    for number in (first..count).step_by(args.jobs) {
        workers::at(number);
        let one = Args { from: args.from + number as u32, random: 1, ..args.clone() };
        let made = if args.random == 0 { Vec::new() } else { jobs(&one)? };
        let Some(job) = list.get(number).or(made.first()) else { continue };
        for profile in job.profiles() {
            for level in job.levels() {
                let verdict = meaning::judge(job, &profile, level, args.seeds, &mut counts)?;
                say(args, job, (&profile, level), verdict, &known)?;
            }
        }
        for (name, count) in std::mem::take(&mut counts) {
            println!("count\t{name}\t{count}");
        }
    }
    Ok(())
}

/// Writes a random program that differs to `target/random`, headed by its arguments.
fn kept(job: &Job) -> Result<Option<String>, String> {
    let Some(name) = job.name.strip_prefix("random/") else { return Ok(None) };
    let folder = trefoil_testkit::consumers::workspace().join("target/random");
    let path = folder.join(format!("{}.hlsl", name.split(' ').next().unwrap_or_default()));
    let text = job.headed(&job.profile, &job.source);
    std::fs::create_dir_all(&folder).and_then(|()| std::fs::write(&path, text)).map_err(|e| e.to_string())?;
    Ok(Some(format!("kept as {}", path.display())))
}

fn say(
    args: &Args,
    job: &Job,
    (profile, level): (&str, &str),
    verdict: Verdict,
    known: &Known,
) -> Result<(), String> {
    let is_known = |is_sure: bool| known.reason(&job.name, level, is_sure).is_some();
    let flat = |text: String| text.replace(['\t', '\n'], " ");
    match verdict {
        Verdict::Same(seeds) => println!("same\t{seeds}"),
        Verdict::Differs(seed, found) => {
            let sure = meaning::is_sure(&found);
            if is_known(sure) {
                println!("known");
                return Ok(());
            }
            let precision = found.iter().any(|d| d.certainty == Certainty::Precision);
            if !sure {
                println!("{}", if precision { "precision" } else { "rounding" });
                if args.shown != usize::MAX {
                    return Ok(());
                }
            }
            let mut words = vec![format!(
                "{} {level} ({} {}): seed {seed}, {} differ",
                job.name,
                profile,
                job.args.join(" "),
                found.len()
            )];
            let first = found.iter().filter(|d| !sure || d.certainty == Certainty::Sure).take(args.shown);
            words.extend(first.map(|d| flat(format!("{}: DXC {}, trefoil {}", d.place, d.left, d.right))));
            words.push(meaning::who_agrees(job, profile, seed + 1)?);
            words.extend(kept(job)?);
            let kind = if sure { "differ" } else { "rounds" };
            println!("{kind}\t{}", words.join("\t"));
        }
        Verdict::Alone(seeds) => println!("alone\t{seeds}"),
        Verdict::Torn => println!("torn"),
        Verdict::Unset => println!("unset"),
        Verdict::Overflow => println!("overflow\t{} {level}", job.name),
        // Not every shader is valid in a newer model.
        Verdict::Unmade(_) if profile != job.profile => {}
        // A random program should compile: an error is a bug of the generator or of trefoil.
        Verdict::Unmade(why) if job.turn.is_some() => {
            kept(job)?;
            let words = why.split("error: ").last().unwrap_or_default();
            let whose = why.split(':').next().unwrap_or_default();
            println!("left\t{}\t{whose}: {}", job.name, flat(words.to_string()));
        }
        // What shader model 5.1 lacks is counted by its message.
        Verdict::Unmade(why) if job.byte_code && why.starts_with("trefoil: ") => {
            let words = why.split("error: ").last().unwrap_or_default();
            println!("left\t{}\tnot in shader model 5.1: {}", job.name, flat(without_names(words)));
        }
        Verdict::Unmade(why) => {
            let whose = why.split(':').next().unwrap_or_default();
            println!("left\t{}\t{whose} refuses it", job.name);
        }
        Verdict::Unsupported(why) | Verdict::Unclear(why) => {
            println!("left\t{}\t{}", job.name, flat(why));
        }
        Verdict::Fails(_) if is_known(true) => println!("known"),
        Verdict::Fails(why) => {
            let place = kept(job)?.map(|place| format!(" ({place})")).unwrap_or_default();
            println!("fails\t{} {level}\t{}{place}", job.name, flat(why));
        }
    }
    Ok(())
}
