//! Room on the stack for programs that nest deep.
//!
//! Walks over trees recurse, and the stack of the caller's thread may be small. What has been found to nest deeper than any
//! stack has room for is walked on a thread of its own; nothing else pays for it.

/// The stack of such a thread. Only what is used of it takes memory.
const STACK: usize = 256 << 20;

/// Does some work on a thread with room for whatever the bounds on depth allow, and waits for it.
///
/// # Errors
/// When there is no such thread to be had.
pub fn with_room<T: Send>(work: impl FnOnce() -> T + Send) -> std::io::Result<T> {
    std::thread::scope(|scope| {
        let thread = std::thread::Builder::new().stack_size(STACK).spawn_scoped(scope, work)?;
        thread.join().map_err(|panic| std::panic::resume_unwind(panic))
    })
}
