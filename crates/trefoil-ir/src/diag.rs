//! Errors that stages behind the front end give.

/// A place in the source, as two numbers that the front end hands out and only it understands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Loc {
    /// Where it starts.
    pub start: u32,
    /// Where it ends.
    pub end: u32,
}

impl Loc {
    /// No place.
    pub const NONE: Self = Self { start: u32::MAX, end: u32::MAX };
}

/// Whose fault an error is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Blame {
    /// The input's: it asks for what the language, the stage or the target forbids.
    User,
    /// A bound was passed; the message names it.
    Limit,
    /// Ours: an invariant does not hold.
    Bug,
}

/// An error of a stage behind the front end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Error {
    /// Whose fault it is.
    pub blame: Blame,
    /// Where in the source it comes from.
    pub loc: Loc,
    /// What is wrong, in words that name the construct.
    pub message: String,
}

// What is cold keeps the way to an error apart from the code that always runs.
impl Error {
    /// An error in the input.
    #[cold]
    pub fn user(loc: Loc, message: impl Into<String>) -> Self {
        Self { blame: Blame::User, loc, message: message.into() }
    }

    /// A bound that was passed.
    #[cold]
    pub fn limit(loc: Loc, message: impl Into<String>) -> Self {
        Self { blame: Blame::Limit, loc, message: message.into() }
    }

    /// An invariant that does not hold.
    #[cold]
    pub fn bug(loc: Loc, message: impl Into<String>) -> Self {
        Self { blame: Blame::Bug, loc, message: message.into() }
    }
}

impl std::fmt::Display for Error {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        if self.blame == Blame::Bug {
            f.write_str("internal error: ")?;
        }
        f.write_str(&self.message)
    }
}

impl std::error::Error for Error {}
