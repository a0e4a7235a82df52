//! A source cut into pieces that an edit can exchange: words, numbers, marks, and what stands between.

/// What a piece is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// White space, comments, directives, text in quotes: what edits leave alone.
    Left,
    /// A name or keyword.
    Word,
    /// A literal number.
    Number,
    /// An operator or a mark of punctuation.
    Mark,
}

/// A piece of a source.
#[derive(Clone, Debug)]
pub(super) struct Piece {
    /// What it is.
    pub(super) kind: Kind,
    /// Its text.
    pub(super) text: String,
}

/// Marks of several characters, longest first.
const LONG: [&str; 24] = [
    "<<=", ">>=", "...", "++", "--", "<<", ">>", "<=", ">=", "==", "!=", "&&", "||", "+=", "-=", "*=", "/=",
    "%=", "&=", "|=", "^=", "::", "->", "##",
];

/// All pieces of a source; put together they are the source.
pub(super) fn pieces(source: &str) -> Vec<Piece> {
    let mut pieces = Vec::new();
    let mut rest = source;
    let mut is_line_start = true;
    while !rest.is_empty() {
        let (kind, length) = next(rest, is_line_start);
        let (text, after) = rest.split_at(length);
        is_line_start = text.ends_with('\n') || (is_line_start && text.trim().is_empty());
        pieces.push(Piece { kind, text: text.into() });
        rest = after;
    }
    pieces
}

/// The kind of what a text begins with, and its length.
fn next(rest: &str, is_line_start: bool) -> (Kind, usize) {
    let first = rest.chars().next().unwrap_or(' ');
    let while_of = |is: fn(char) -> bool| rest.find(|c| !is(c)).unwrap_or(rest.len());
    let line = || rest.find('\n').map_or(rest.len(), |at| at + 1);
    match first {
        c if c.is_whitespace() => {
            let spaces = while_of(char::is_whitespace);
            (Kind::Left, rest[..spaces].find('\n').map_or(spaces, |at| at + 1))
        }
        '#' if is_line_start => (Kind::Left, line()),
        '/' if rest.starts_with("//") => (Kind::Left, line()),
        '/' if rest.starts_with("/*") => (Kind::Left, rest.find("*/").map_or(rest.len(), |at| at + 2)),
        '"' => (Kind::Left, rest[1..].find('"').map_or(rest.len(), |at| at + 2)),
        c if c.is_ascii_digit() => (Kind::Number, while_of(|c| c.is_ascii_alphanumeric() || c == '.')),
        c if c.is_alphabetic() || c == '_' => (Kind::Word, while_of(|c| c.is_alphanumeric() || c == '_')),
        c => {
            let long = LONG.iter().find(|mark| rest.starts_with(**mark));
            (Kind::Mark, long.map_or(c.len_utf8(), |mark| mark.len()))
        }
    }
}

/// The source that pieces are.
pub(super) fn joined(pieces: &[Piece]) -> String {
    pieces.iter().map(|piece| piece.text.as_str()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pieces_put_together_are_the_source() {
        let source = "// -T cs_6_0\n#define A 1\n  float4 x = a.xy<<2 + 1.5e3f; /* c */ \"t\" é\n";
        let cut = pieces(source);
        assert_eq!(joined(&cut), source);
        let of = |kind| cut.iter().filter(|p| p.kind == kind).map(|p| p.text.as_str()).collect::<Vec<_>>();
        assert_eq!(of(Kind::Word), ["float4", "x", "a", "xy", "é"]);
        assert_eq!(of(Kind::Number), ["2", "1.5e3f"]);
        assert_eq!(of(Kind::Mark), ["=", ".", "<<", "+", ";"]);
    }
}
