//! Errors of the stages after the front end.

use crate::ids::FrameId;
use trefoil_diag::{Blame, Message};

/// A place in the source, as two numbers that the front end hands out and only it understands.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Loc {
    /// Where it starts.
    pub start: u32,
    /// Where it ends; see [`Loc::FRAMES`].
    pub end: u32,
}

impl Loc {
    /// No place.
    pub const NONE: Self = Self { start: u32::MAX, end: u32::MAX };

    /// From here on `end` is the number of a frame instead, up to that of [`Loc::NONE`]: no source reaches as far.
    pub const FRAMES: u32 = 0xc000_0000;

    /// A place in a frame.
    pub fn in_frame(start: u32, frame: FrameId) -> Self {
        Self { start, end: Self::FRAMES | frame.as_u32() & !Self::FRAMES }
    }

    /// The frame that the place is in, where debug information is made.
    pub fn frame(self) -> Option<FrameId> {
        (self.end >= Self::FRAMES && self != Self::NONE).then(|| FrameId::from_u32(self.end & !Self::FRAMES))
    }
}

/// An error of a stage after the front end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Error {
    /// Where in the source it comes from.
    pub loc: Loc,
    /// Whether it is told of the whole line, at its start.
    pub is_of_line: bool,
    /// What is wrong, in words that name the construct.
    pub message: Message,
    /// What else is to be known of it, at the same place.
    pub note: Option<Box<Message>>,
}

// Cold functions keep error paths out of the code that always runs.
impl Error {
    /// An error of a kind, with its arguments where it has any: in the input, or a bound that was passed.
    #[cold]
    pub fn new(loc: Loc, message: impl Into<Message>) -> Self {
        Self { loc, is_of_line: false, message: message.into(), note: None }
    }

    /// An invariant that does not hold.
    #[cold]
    pub fn bug(loc: Loc, invariant: impl Into<String>) -> Self {
        Self { loc, is_of_line: false, message: Message::internal(invariant), note: None }
    }

    /// Tells it of the line that its place is in.
    #[must_use]
    #[cold]
    pub fn of_line(mut self) -> Self {
        self.is_of_line = true;
        self
    }

    /// Adds a note.
    #[must_use]
    pub fn with_note(mut self, note: Message) -> Self {
        self.note = Some(Box::new(note));
        self
    }

    /// The invariant that does not hold, of an error by [`Error::bug`].
    pub fn invariant(&self) -> &str {
        self.message.args.first().map_or("", String::as_str)
    }

    /// Whose fault it is.
    pub fn blame(&self) -> Blame {
        self.message.kind.blame
    }
}

impl std::fmt::Display for Error {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        self.message.fmt(f)
    }
}

impl std::error::Error for Error {}
