//! What was measured: the trace of a build on a farm, a line a batch, after a few figures of the whole.

use std::fmt::{self, Display, Formatter};

/// What a build costs, in milliseconds and bytes.
#[derive(Clone, Debug)]
pub(crate) struct Measured {
    /// One permutation on one core of this machine, all that a build does for it.
    pub(crate) local: f64,
    /// What the client's processor spends on a permutation that differs when others compile it.
    pub(crate) client: f64,
    /// The bytes of the program.
    pub(crate) program: f64,
    /// What the program takes to start, and for a permutation.
    pub(crate) start: f64,
    pub(crate) each: f64,
    /// How batches took longer or shorter than that, as factors, in the order of the trace.
    pub(crate) spread: Vec<f64>,
    /// What an action costs besides the program.
    pub(crate) overhead: f64,
    /// Bytes of a batch and its answer, for a permutation.
    pub(crate) up: f64,
    pub(crate) down: f64,
}

/// A row of the trace, as far as it is used.
struct Row {
    permutations: f64,
    look_up: f64,
    execute: f64,
    run: f64,
    up: f64,
    down: f64,
}

impl Measured {
    /// Reads a trace.
    ///
    /// # Errors
    /// What is missing or is no number.
    pub(crate) fn read(text: &str) -> Result<Measured, String> {
        let figure = |name: &str| {
            let line = text.lines().find_map(|line| line.strip_prefix("# ")?.strip_prefix(name));
            let number = line.and_then(|rest| rest.trim().parse::<f64>().ok());
            number.filter(|it| *it > 0.0).ok_or_else(|| format!("no line '# {name} NUMBER'"))
        };
        let lines = text.lines().filter(|line| line.starts_with(|c: char| c.is_ascii_digit()));
        let rows = lines.map(row).collect::<Option<Vec<Row>>>().ok_or("a row is no row of a trace")?;
        // What the cache knew took no time of a worker.
        let rows: Vec<Row> = rows.into_iter().filter(|row| row.execute > 0.0).collect();
        if rows.len() < 8 {
            return Err(format!("{} batches are too few", rows.len()));
        }
        let (start, each) = line_through(&rows);
        let mut besides: Vec<f64> = rows.iter().map(|row| row.execute - row.run).collect();
        besides.sort_by(f64::total_cmp);
        let sum = |of: fn(&Row) -> f64| rows.iter().map(of).sum::<f64>();
        let all = sum(|row| row.permutations);
        Ok(Measured {
            local: figure("local")?,
            client: figure("client")?,
            program: figure("program")?,
            start,
            each,
            spread: rows.iter().map(|row| row.run / (start + each * row.permutations)).collect(),
            // Of actions that did not wait for others: the quickest tenth.
            overhead: besides[rows.len() / 10].max(0.0),
            up: sum(|row| row.up) / all,
            down: sum(|row| row.down) / all,
        })
    }

    /// How many permutations a batch of a second has, as a power of two, as the client takes it.
    pub(crate) fn size_for_a_second(&self) -> usize {
        let sample = self.start / 32.0 + self.each;
        1 << ((1000.0 / sample) as usize).max(1).ilog2()
    }
}

fn row(line: &str) -> Option<Row> {
    let fields = line.split('\t').map(str::parse).collect::<Result<Vec<f64>, _>>().ok()?;
    match fields[..] {
        [permutations, _, look_up, _, execute, _, _, run, _, up, down] => {
            Some(Row { permutations, look_up, execute, run, up, down })
        }
        _ => None,
    }
    .filter(|row| row.permutations > 0.0 && row.look_up >= 0.0)
}

/// The line of least squares through the times of batches: what none costs, and one more.
fn line_through(rows: &[Row]) -> (f64, f64) {
    let count = rows.len() as f64;
    let mean = |of: &dyn Fn(&Row) -> f64| rows.iter().map(of).sum::<f64>() / count;
    let (x, y) = (mean(&|row| row.permutations), mean(&|row| row.run));
    let xy = mean(&|row| (row.permutations - x) * (row.run - y));
    let xx = mean(&|row| (row.permutations - x).powi(2));
    let each = if xx > 0.0 { xy / xx } else { y / x };
    let each = if each > 0.0 { each.min(y / x) } else { y / x };
    (y - each * x, each)
}

impl Display for Measured {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        writeln!(f, "measured, in milliseconds:")?;
        writeln!(f, "  {:>9.3} a permutation on one core of this machine", self.local)?;
        writeln!(f, "  {:>9.3} the client's processor for a permutation that others compile", self.client)?;
        writeln!(f, "  {:>9.3} an action, besides the program", self.overhead)?;
        writeln!(f, "  {:>9.3} the program's start in a batch", self.start)?;
        writeln!(f, "  {:>9.3} a permutation of a batch", self.each)?;
        write!(
            f,
            "bytes: {:.0} of a batch and {:.0} of its answer a permutation, {:.0} of the program",
            self.up, self.down, self.program
        )
    }
}
