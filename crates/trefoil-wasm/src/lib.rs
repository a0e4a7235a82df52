//! trefoil for browsers and other hosts of WebAssembly: the module that the package for npm wraps.
//!
//! | module | what it has |
//! | --- | --- |
//! | `exchange` | what the host writes and reads: lists of named byte strings |
//! | `ask` | a request's fields as the library takes them |
//! | `work` | what can be asked for |
//! | `watch` | time of phases, the program after each pass |
//! | `wgsl` | SPIR-V to WGSL |
//!
//! A host asks thus: `reserve(length)` gives a place in memory, where it writes the request; `perform()` gives the length of the
//! answer, and `answer()` its place. Nothing else is shared, and there is nothing to free. A panic traps: `panicked()` and `answer()`
//! then tell its words, and the host makes a new instance.

mod ask;
mod exchange;
mod watch;
mod wgsl;
mod work;

use std::sync::{Mutex, MutexGuard, OnceLock, PoisonError};
use trefoil::Session;

/// What the host wrote.
static REQUEST: Mutex<Vec<u8>> = Mutex::new(Vec::new());
/// What it reads.
static ANSWER: Mutex<Vec<u8>> = Mutex::new(Vec::new());
/// What compiles share.
static SESSION: OnceLock<Session> = OnceLock::new();

fn locked(buffer: &'static Mutex<Vec<u8>>) -> MutexGuard<'static, Vec<u8>> {
    buffer.lock().unwrap_or_else(PoisonError::into_inner)
}

/// Makes room for a request of a length: where it lies, until the next call.
#[unsafe(no_mangle)]
pub extern "C" fn reserve(length: usize) -> *mut u8 {
    let mut request = locked(&REQUEST);
    request.clear();
    request.resize(length, 0);
    request.as_mut_ptr()
}

/// Answers the request: how long the answer is.
#[unsafe(no_mangle)]
pub extern "C" fn perform() -> usize {
    std::panic::set_hook(Box::new(|panic| *locked(&ANSWER) = panic.to_string().into_bytes()));
    locked(&ANSWER).clear();
    let request = std::mem::take(&mut *locked(&REQUEST));
    let made = work::perform(SESSION.get_or_init(Session::new), &request);
    *locked(&ANSWER) = made;
    locked(&ANSWER).len()
}

/// Where the answer lies, until the next call.
#[unsafe(no_mangle)]
pub extern "C" fn answer() -> *const u8 {
    locked(&ANSWER).as_ptr()
}

/// After a trap: how many bytes of [`answer`] are the words of a panic; 0 where none was.
#[unsafe(no_mangle)]
pub extern "C" fn panicked() -> usize {
    locked(&ANSWER).len()
}
