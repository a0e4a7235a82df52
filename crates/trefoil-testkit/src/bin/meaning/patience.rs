//! The end of a worker's patience: DXC goes round for ever on some sources, and a compiler of ours may one day.
//!
//! A thread looks once a second whether the same compile is still going on. After two minutes in DXC, or ten minutes without a
//! compile by DXC, it ends the process with a code of its own, and the leader goes on with the next shader.

use std::process::ExitStatus;
use std::time::Duration;
use trefoil_testkit::dxc::calls;

/// What a worker exits with when DXC does not end.
const IN_DXC: i32 = 42;
/// What it exits with when something else does not.
const ELSEWHERE: i32 = 43;

/// Ends this process when a compile takes too long.
pub(crate) fn watch() {
    std::thread::spawn(|| {
        let (mut seen, mut seconds) = (calls(), 0);
        loop {
            std::thread::sleep(Duration::from_secs(1));
            let now = calls();
            seconds = if now == seen { seconds + 1 } else { 0 };
            seen = now;
            let is_inside = now % 2 == 1;
            if is_inside && seconds >= 120 {
                std::process::exit(IN_DXC);
            } else if seconds >= 600 {
                std::process::exit(ELSEWHERE);
            }
        }
    });
}

/// What became of a worker that did not end well, and whether it is our fault.
pub(crate) fn reason(status: ExitStatus) -> (String, bool) {
    match status.code() {
        Some(IN_DXC) => ("DXC does not come to an end within two minutes".into(), false),
        Some(ELSEWHERE) => {
            ("ours, or the interpreter, does not come to an end within ten minutes".into(), true)
        }
        _ => (format!("a compiler dies of it ({status})"), false),
    }
}
