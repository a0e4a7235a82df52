//! Where the time of a compile goes, as a trace that Chrome and Perfetto show: `-ftime-trace`.

use std::time::Duration;
use trefoil_diag::json::{Object, quote};

/// The passes of one compile, each run with its place in time.
#[derive(Default)]
pub(crate) struct Trace {
    passes: Vec<Entry>,
}

/// One entry: when it began, from the start of the compile, and how long it took.
struct Entry {
    name: &'static str,
    start: Duration,
    time: Duration,
}

impl Entry {
    /// A complete event; a stage contains its passes since it begins before and ends after them.
    fn write(&self, out: &mut String) {
        Object::write(out, |o| {
            o.number("pid", 1);
            o.number("tid", 0);
            o.text("ph", "X");
            o.value("ts", micros(self.start));
            o.value("dur", micros(self.time));
            o.text("name", self.name);
        });
    }
}

fn micros(time: Duration) -> u64 {
    u64::try_from(time.as_micros()).unwrap_or(u64::MAX)
}

impl Trace {
    /// Adds a run of a pass.
    pub(crate) fn pass(&mut self, name: &'static str, start: Duration, time: Duration) {
        self.passes.push(Entry { name, start, time });
    }

    /// The trace, of the stages in their order and the passes in them; what took less than `granularity` microseconds is left out.
    pub(crate) fn text(&self, stages: &[(&'static str, Duration)], granularity: u32) -> String {
        let mut start = Duration::ZERO;
        let mut entries = Vec::with_capacity(stages.len() + 1);
        for &(name, time) in stages {
            entries.push(Entry { name, start, time });
            start += time;
        }
        entries.insert(0, Entry { name: "compile", start: Duration::ZERO, time: start });
        let shown = |entry: &&Entry| micros(entry.time) >= u64::from(granularity);
        let mut out = String::new();
        Object::write(&mut out, |o| {
            let entries = entries.iter().chain(&self.passes).filter(shown);
            o.array("traceEvents", entries, Entry::write);
            o.object("metadata", |o| o.array("stages", stages.iter().map(|stage| stage.0), quote));
        });
        out + "\n"
    }
}

#[cfg(test)]
mod tests {
    use super::Trace;
    use std::time::Duration;

    #[test]
    fn stages_follow_each_other_and_small_entries_are_left_out() {
        let mut trace = Trace::default();
        trace.pass("mem2reg", Duration::from_micros(30), Duration::from_micros(20));
        trace.pass("cse", Duration::from_micros(50), Duration::from_micros(2));
        let stages = [("parse", Duration::from_micros(30)), ("optimize", Duration::from_micros(40))];
        let text = trace.text(&stages, 10);
        let entry = |start: u32, time: u32, name: &str| {
            format!(r#"{{"pid":1,"tid":0,"ph":"X","ts":{start},"dur":{time},"name":"{name}"}}"#)
        };
        let entries = [
            entry(0, 70, "compile"),
            entry(0, 30, "parse"),
            entry(30, 40, "optimize"),
            entry(30, 20, "mem2reg"),
        ];
        let metadata = r#""metadata":{"stages":["parse","optimize"]}"#;
        assert_eq!(text, format!("{{\"traceEvents\":[{}],{metadata}}}\n", entries.join(",")));
    }
}
