//! What tools see of a build: a JSON object a line on standard output.

use crate::files;
use std::time::Duration;
use trefoil_diag::json::Object;
use trefoil_permute::{Counts, Event, Group, Summary};

/// An event on the way.
pub(super) fn event(event: Event, time: Duration) {
    print(|o| match event {
        Event::Begin(total) => {
            o.text("event", "begin");
            if let Some(total) = total {
                o.value("permutations", total);
            }
        }
        Event::Progress(counts) => {
            o.text("event", "progress");
            about(o, &counts, time);
        }
    });
}

/// The end: notices, messages, the summary.
pub(super) fn end(summary: &Summary, time: Duration) {
    for notice in &summary.notices {
        print(|o| {
            o.text("event", "notice");
            o.text("message", notice);
        });
    }
    for group in &summary.groups {
        print(|o| message(o, group));
    }
    print(|o| {
        o.text("event", "end");
        o.flag("good", summary.output.is_some());
        o.flag("up_to_date", summary.is_up_to_date);
        if let Some(output) = &summary.output {
            o.text("output", &output.file().to_string_lossy());
        }
        about(o, &summary.counts, time);
        o.value("damaged", summary.damaged);
        o.value("messages_left_out", summary.dropped);
        o.array("inputs", &summary.inputs, |input, out| trefoil_diag::json::quote(input, out));
    });
}

fn message(o: &mut Object<'_>, group: &Group) {
    let it = &group.message;
    o.text("event", "message");
    o.text("severity", if it.is_error { "error" } else { "warning" });
    o.text("id", &it.id);
    o.text("message", &it.text);
    if let Some((file, line, column)) = &it.place {
        o.text("file", file);
        o.number("line", *line);
        o.number("column", *column);
    }
    o.value("count", group.count);
    o.text("first", &group.name);
    if let Some(command) = &group.command {
        o.text("command", command);
    }
}

fn about(o: &mut Object<'_>, counts: &Counts, time: Duration) {
    let Counts { permutations, unchanged, same_tokens, cached, compiled, elsewhere, failed, outputs, bytes } =
        *counts;
    o.value("permutations", permutations);
    o.value("unchanged", unchanged);
    o.value("same_tokens", same_tokens);
    o.value("cached", cached);
    o.value("compiled", compiled);
    o.value("elsewhere", elsewhere);
    o.value("failed", failed);
    o.value("outputs", outputs);
    o.value("bytes", bytes);
    o.value("milliseconds", u64::try_from(time.as_millis()).unwrap_or(u64::MAX));
}

fn print(members: impl FnOnce(&mut Object<'_>)) {
    let mut line = String::new();
    Object::write(&mut line, members);
    // Who reads may have gone: the build goes on.
    let _ = files::print(&(line + "\n"));
}
