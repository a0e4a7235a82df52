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
    // The leader's tenth: a commit in between would change it.
    let tenth = args.tenth.map(|tenth| ["--tenth".into(), tenth.to_string()]);
    let more = tenth.as_ref().map_or(&[][..], |more| more);
    let listener = || Heard { report: Report::default(), names: &names };
    let mut total = Report::default();
    for heard in workers::lead(args.jobs, names.len(), more, listener)? {
        total.add(heard.report);
    }
    total.print(
        args.filter.is_empty() && args.tenth.is_none() && args.random == 0 && args.target == Target::Dxil,
    );
    Ok(total.differ.is_empty() && total.failures.is_empty())
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
