//! Trying again: what may be better next time, after a while that doubles, a few times.

use std::time::Duration;
use tonic::{Code, Status};

/// How often something is tried in all.
const TRIES: u32 = 8;
/// The pause after the first failure, and the longest.
const FIRST: Duration = Duration::from_millis(100);
const LONGEST: Duration = Duration::from_secs(5);

/// Why something cannot be had.
#[derive(Debug)]
pub(crate) enum Failure {
    /// The server's answer.
    Status(Status),
    /// It did not answer within the time.
    TooLate(Duration),
}

impl From<Status> for Failure {
    fn from(status: Status) -> Failure {
        Failure::Status(status)
    }
}

impl Failure {
    /// The server's code; that of a deadline where it did not answer.
    pub(crate) fn code(&self) -> Code {
        match self {
            Failure::Status(status) => status.code(),
            Failure::TooLate(_) => Code::DeadlineExceeded,
        }
    }

    /// Whether it may be better next time: a machine was lost, or there was too much to do.
    fn may_pass(&self) -> bool {
        matches!(
            self.code(),
            Code::Unavailable
                | Code::Aborted
                | Code::Cancelled
                | Code::DeadlineExceeded
                | Code::Internal
                | Code::ResourceExhausted
                | Code::Unknown
        )
    }
}

impl std::fmt::Display for Failure {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Failure::Status(status) => {
                f.write_str(status.code().description())?;
                if !status.message().is_empty() {
                    write!(f, ": {}", status.message())?;
                }
                // What the transport knows says more than that it failed.
                causes(status, f)
            }
            Failure::TooLate(time) => write!(f, "no answer within {} s", time.as_secs()),
        }
    }
}

/// Writes what an error came from, each cause once.
fn causes(error: &dyn std::error::Error, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
    let (mut last, mut next) = (error.to_string(), error.source());
    while let Some(cause) = next {
        let text = cause.to_string();
        if !last.contains(&text) {
            write!(f, ": {text}")?;
        }
        (last, next) = (text, cause.source());
    }
    Ok(())
}

/// An error with all that it came from, as text.
pub(crate) fn with_causes(error: &dyn std::error::Error) -> String {
    struct Shown<'a>(&'a dyn std::error::Error);
    impl std::fmt::Display for Shown<'_> {
        fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
            std::fmt::Display::fmt(self.0, f)?;
            causes(self.0, f)
        }
    }
    Shown(error).to_string()
}

/// Counts the tries of one thing.
#[derive(Debug, Default)]
pub(crate) struct Tries {
    failures: u32,
    /// How many are left out of all.
    left_out: u32,
}

impl Tries {
    /// For who waits for the first word of a server.
    pub(crate) fn few() -> Tries {
        Tries { failures: 0, left_out: TRIES - 3 }
    }

    /// Waits until it is time to try again.
    ///
    /// # Errors
    /// The failure, when it will not pass or has not for long enough.
    pub(crate) async fn after(&mut self, failure: Failure) -> Result<(), Failure> {
        self.failures += 1;
        if self.failures + self.left_out >= TRIES || !failure.may_pass() {
            return Err(failure);
        }
        tokio::time::sleep(pause(self.failures)).await;
        Ok(())
    }
}

/// The pause after so many failures.
fn pause(failures: u32) -> Duration {
    FIRST.saturating_mul(1 << failures.saturating_sub(1).min(16)).min(LONGEST)
}

/// Waits for an answer for so long.
pub(crate) async fn within<T>(
    time: Duration,
    call: impl Future<Output = Result<T, Status>>,
) -> Result<T, Failure> {
    match tokio::time::timeout(time, call).await {
        Ok(answer) => answer.map_err(Failure::Status),
        Err(_) => Err(Failure::TooLate(time)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pauses_double_up_to_the_longest() {
        assert_eq!(pause(1), FIRST);
        assert_eq!(pause(3), FIRST * 4);
        assert_eq!(pause(40), LONGEST);
        let all: Duration = (1..TRIES).map(pause).sum();
        assert!(all > Duration::from_secs(10) && all < Duration::from_secs(20), "{all:?}");
    }

    #[test]
    fn what_a_server_refuses_is_not_asked_again() {
        for code in
            [Code::PermissionDenied, Code::Unauthenticated, Code::InvalidArgument, Code::Unimplemented]
        {
            assert!(!Failure::Status(Status::new(code, "")).may_pass(), "{code:?}");
        }
        assert!(Failure::Status(Status::unavailable("")).may_pass());
        let shown = Failure::Status(Status::permission_denied("not you")).to_string();
        assert!(shown.ends_with(": not you"), "{shown}");
    }
}
