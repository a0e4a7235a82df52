//! A kind with its arguments.

use crate::{INTERNAL, Kind};
use std::fmt::{self, Display};

/// A kind of diagnostic with its arguments; `Display` gives the text.
#[derive(Clone, Debug, PartialEq)]
pub struct Message {
    /// The kind.
    pub kind: &'static Kind,
    /// The arguments of its text, in order.
    pub args: Vec<String>,
}

impl Eq for Message {}

impl Kind {
    /// The message with these arguments.
    ///
    /// ```
    /// trefoil_diag::diagnostics! { error TOO_MANY: "{0} {1}, at most {2} are allowed"; }
    /// assert_eq!(TOO_MANY.with(&[&9, &"rows", &4]).to_string(), "9 rows, at most 4 are allowed");
    /// ```
    #[cold]
    pub fn with(&'static self, args: &[&dyn Display]) -> Message {
        Message { kind: self, args: args.iter().map(ToString::to_string).collect() }
    }
}

impl Message {
    /// The message of a broken invariant.
    #[cold]
    pub fn internal(invariant: impl Into<String>) -> Message {
        Message { kind: &INTERNAL, args: vec![invariant.into()] }
    }
}

impl From<&'static Kind> for Message {
    #[cold]
    fn from(kind: &'static Kind) -> Message {
        Message { kind, args: Vec::new() }
    }
}

impl Display for Message {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for piece in pieces(self.kind.text()) {
            match piece {
                Piece::Text(text) => f.write_str(text)?,
                Piece::Arg(n) => f.write_str(self.args.get(n).map_or("", String::as_str))?,
            }
        }
        Ok(())
    }
}

/// A part of a kind's text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Piece<'a> {
    /// Literal text.
    Text(&'a str),
    /// The argument with this number.
    Arg(usize),
}

/// Splits the text of a kind into parts. A brace that does not belong to a placeholder is literal text.
pub fn pieces(text: &str) -> impl Iterator<Item = Piece<'_>> {
    let mut rest = text;
    std::iter::from_fn(move || {
        let arg = |s: &str| match s.as_bytes() {
            [b'{', d @ b'0'..=b'9', b'}', ..] => Some(usize::from(d - b'0')),
            _ => None,
        };
        if let Some(n) = arg(rest) {
            rest = &rest[3..];
            return Some(Piece::Arg(n));
        }
        let end = rest.char_indices().skip(1).find(|&(i, _)| arg(&rest[i..]).is_some());
        let (piece, after) = rest.split_at(end.map_or(rest.len(), |(i, _)| i));
        rest = after;
        (!piece.is_empty()).then_some(Piece::Text(piece))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn text_is_split_at_placeholders() {
        let all: Vec<Piece<'_>> = pieces("{1} of '{0}' {x}").collect();
        let expected = [Piece::Arg(1), Piece::Text(" of '"), Piece::Arg(0), Piece::Text("' {x}")];
        assert_eq!(all, expected);
        assert_eq!(pieces("").count(), 0);
    }

    #[test]
    fn missing_arguments_are_empty() {
        let message = Message { kind: &INTERNAL, args: Vec::new() };
        assert_eq!(message.to_string(), "internal error: ; please report this");
    }
}
