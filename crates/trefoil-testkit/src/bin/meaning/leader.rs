//! The leader: starts the workers, and again after a crash, and sums up their results.

use crate::report::Report;
use crate::{Args, names};
use trefoil_testkit::ours::Target;
use trefoil_testkit::workers::{self, Listener};

/// Runs all jobs; gives whether nothing differs or fails.
pub(crate) fn lead(args: &Args) -> Result<bool, String> {
    let list = names(args)?;
    if let Some(tenth) = args.tenth {
        println!("tenth {tenth}, again with: cargo xtask meaning --tenth {tenth}");
    }
    let names: Vec<&str> = list.iter().map(String::as_str).collect();
    let outcomes: Vec<Result<Report, String>> = std::thread::scope(|scope| {
        let names = &names;
        let threads: Vec<_> =
            (0..args.jobs).map(|job| scope.spawn(move || follow(args, job, names))).collect();
        threads.into_iter().map(|t| t.join().unwrap_or_else(|_| Err("a thread panicked".into()))).collect()
    });
    let mut total = Report::default();
    for outcome in outcomes {
        total.add(outcome?);
    }
    total.print(
        args.filter.is_empty() && args.tenth.is_none() && args.random == 0 && args.target == Target::Dxil,
    );
    Ok(total.differ.is_empty() && total.failures.is_empty())
}

/// Starts workers, one after the other, for every `args.jobs`th shader from `first` on.
fn follow(args: &Args, first: usize, names: &[&str]) -> Result<Report, String> {
    let more = |first: usize| {
        let mut more: Vec<String> =
            vec!["--worker".into(), first.to_string(), "--jobs".into(), args.jobs.to_string()];
        // The leader's tenth: a commit in between would change it.
        if let Some(tenth) = args.tenth {
            more.extend(["--tenth".into(), tenth.to_string()]);
        }
        more
    };
    let mut heard = Heard { report: Report::default(), names };
    workers::follow((first, args.jobs, names.len()), &more, &mut heard)?;
    Ok(heard.report)
}

/// What a leader's thread has heard.
struct Heard<'a> {
    report: Report,
    names: &'a [&'a str],
}

impl Listener for Heard<'_> {
    fn begins(&mut self, _: usize) {
        self.report.shaders += 1;
    }

    fn hears(&mut self, line: &str) {
        self.report.hear(line);
    }

    fn dies(&mut self, job: usize, why: &str, is_ours: bool) {
        let name = self.names.get(job).copied().unwrap_or("?");
        if is_ours {
            self.report.failures.push(format!("{name}: {why}"));
        } else {
            self.report.leave_out(why, name);
        }
    }
}
