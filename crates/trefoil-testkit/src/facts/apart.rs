//! Shaders of SPIR-V compared in processes of their own, since DXC dies of some random programs.

use super::{Difference, Known, compare};
use crate::disagreements::flat;
use crate::meaning::Job;
use crate::workers::{self, Listener};

/// What a worker prints of a shader that both compilers take.
const COMPARED: &str = "compared";

/// What was heard of workers.
#[derive(Default)]
pub struct Heard {
    /// How many shaders were compared.
    pub compared: usize,
    /// What differs.
    pub differences: Vec<Difference>,
    /// How many shaders a compiler died of.
    pub died: usize,
}

impl Listener for Heard {
    fn begins(&mut self, _: usize) {}

    fn hears(&mut self, line: &str) {
        match line {
            COMPARED => self.compared += 1,
            _ => self.differences.extend(read(line)),
        }
    }

    fn dies(&mut self, _: usize, _: &str, _: bool) {
        self.died += 1;
    }
}

/// Has workers compare `count` shaders, as many at a time as there are cores.
///
/// # Errors
/// A worker that cannot be started or heard.
pub fn lead(count: usize) -> Result<Heard, String> {
    let processes = std::thread::available_parallelism().map_or(1, usize::from);
    let mut all = Heard::default();
    for heard in workers::lead(processes, count, &[], Heard::default)? {
        all.compared += heard.compared;
        all.differences.extend(heard.differences);
        all.died += heard.died;
    }
    all.differences.sort();
    Ok(all)
}

/// Of a worker: compares every `step`th shader from `first` on.
pub fn work(
    jobs: &[Job],
    (first, step): (usize, usize),
    environment: &str,
    options: &[String],
    known: &Known,
) {
    workers::watch();
    for (number, job) in jobs.iter().enumerate().skip(first).step_by(step) {
        workers::at(number);
        let (count, differences) = compare(std::slice::from_ref(job), environment, options, known);
        differences.iter().for_each(|difference| println!("{}", line(difference)));
        if count > 0 {
            println!("{COMPARED}");
        }
    }
}

/// A difference as a line; a side that says something has `=` before it.
fn line(difference: &Difference) -> String {
    let [ours, theirs] = difference.says.each_ref().map(|said| match said {
        Some(text) => format!("={}", flat(text)),
        None => String::new(),
    });
    let of = [&difference.kind, &difference.shader, &difference.about].map(|text| flat(text));
    format!("{}\t{ours}\t{theirs}", of.join("\t"))
}

fn read(line: &str) -> Option<Difference> {
    let mut parts = line.split('\t').map(str::to_owned);
    let (kind, shader, about) = (parts.next()?, parts.next()?, parts.next()?);
    let mut side = || Some(parts.next()?.strip_prefix('=').map(str::to_owned));
    let says = [side()?, side()?];
    Some(Difference { kind, shader, about, says })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_difference_is_read_as_it_was_printed() {
        let says = [None, Some("2".to_owned())];
        let of = |text: &str| text.to_owned();
        let difference =
            Difference { kind: of("input location"), shader: of("a b"), about: String::new(), says };
        assert_eq!(read(&line(&difference)), Some(difference));
        assert_eq!(read(COMPARED), None);
    }
}
