//! Extended regular expressions as `!match` and `!instances` take them: POSIX's, by backtracking, with a bound on steps.
//!
//! The crates for regular expressions have a syntax of their own (`\d`, `(?i)`, a backslash within brackets), so that this parser
//! would have to stay to translate into it; a crate would take the place of the matcher alone.

/// A piece of an expression.
#[derive(Debug)]
enum Piece {
    Byte(u8),
    Any,
    Start,
    End,
    /// Bytes, or all others.
    Set(Box<[bool; 256]>),
    /// One of several sequences.
    Group(Vec<Vec<Piece>>),
    /// A piece that many times.
    Repeat(Box<Piece>, u32, u32),
}

/// An expression.
#[derive(Debug)]
pub(crate) struct Regex {
    choices: Vec<Vec<Piece>>,
}

/// How many steps a search may take.
const STEPS: u32 = 1_000_000;
/// How deep groups may nest.
const DEPTH: u32 = 100;

struct Parser<'a> {
    text: &'a [u8],
    at: usize,
    depth: u32,
}

impl Parser<'_> {
    fn peek(&self) -> Option<u8> {
        self.text.get(self.at).copied()
    }

    fn eat(&mut self, byte: u8) -> bool {
        let found = self.peek() == Some(byte);
        self.at += usize::from(found);
        found
    }

    fn choices(&mut self) -> Result<Vec<Vec<Piece>>, &'static str> {
        let mut choices = vec![self.sequence()?];
        while self.eat(b'|') {
            choices.push(self.sequence()?);
        }
        Ok(choices)
    }

    fn sequence(&mut self) -> Result<Vec<Piece>, &'static str> {
        let mut pieces = Vec::new();
        while !matches!(self.peek(), None | Some(b'|' | b')')) {
            let piece = self.atom()?;
            pieces.push(self.repeated(piece)?);
        }
        Ok(pieces)
    }

    fn atom(&mut self) -> Result<Piece, &'static str> {
        let Some(byte) = self.peek() else { return Err("ends too early") };
        self.at += 1;
        Ok(match byte {
            b'.' => Piece::Any,
            b'^' => Piece::Start,
            b'$' => Piece::End,
            b'[' => self.set()?,
            b'(' => {
                self.depth += 1;
                if self.depth > DEPTH {
                    return Err("nests too deep");
                }
                let choices = self.choices()?;
                self.depth -= 1;
                if !self.eat(b')') {
                    return Err("has an open parenthesis");
                }
                Piece::Group(choices)
            }
            b'\\' => {
                let Some(escaped) = self.peek() else { return Err("ends in a backslash") };
                self.at += 1;
                Piece::Byte(escaped)
            }
            b'*' | b'+' | b'?' => return Err("repeats nothing"),
            byte => Piece::Byte(byte),
        })
    }

    fn repeated(&mut self, mut piece: Piece) -> Result<Piece, &'static str> {
        loop {
            let (least, most) = match self.peek() {
                Some(b'*') => (0, u32::MAX),
                Some(b'+') => (1, u32::MAX),
                Some(b'?') => (0, 1),
                Some(b'{') => {
                    self.at += 1;
                    let least = self.number()?;
                    let most = match (self.eat(b','), self.peek()) {
                        (false, _) => least,
                        (true, Some(b'}')) => u32::MAX,
                        (true, _) => self.number()?,
                    };
                    if self.peek() != Some(b'}') || least > most {
                        return Err("has a wrong count");
                    }
                    (least, most)
                }
                _ => return Ok(piece),
            };
            self.at += 1;
            self.depth += 1;
            if self.depth > DEPTH {
                return Err("nests too deep");
            }
            piece = Piece::Repeat(Box::new(piece), least, most);
        }
    }

    fn number(&mut self) -> Result<u32, &'static str> {
        let begin = self.at;
        while self.peek().is_some_and(|b| b.is_ascii_digit()) {
            self.at += 1;
        }
        let digits = std::str::from_utf8(&self.text[begin..self.at]).unwrap_or_default();
        digits.parse().ok().filter(|&n: &u32| n <= 255).ok_or("has a wrong count")
    }

    fn set(&mut self) -> Result<Piece, &'static str> {
        let negative = self.eat(b'^');
        let mut set = Box::new([false; 256]);
        let begin = self.at;
        loop {
            let Some(byte) = self.peek() else { return Err("has an open bracket") };
            if byte == b']' && self.at > begin {
                self.at += 1;
                break;
            }
            if byte == b'[' && self.text.get(self.at + 1) == Some(&b':') {
                self.class(&mut set)?;
                continue;
            }
            self.at += 1;
            let mut last = byte;
            if self.peek() == Some(b'-')
                && let Some(&end) = self.text.get(self.at + 1)
                && end != b']'
            {
                self.at += 2;
                last = end;
            }
            if byte > last {
                return Err("has a range that ends before it begins");
            }
            set[byte as usize..=last as usize].fill(true);
        }
        if negative {
            set.iter_mut().for_each(|b| *b = !*b);
        }
        Ok(Piece::Set(set))
    }

    fn class(&mut self, set: &mut [bool; 256]) -> Result<(), &'static str> {
        let rest = &self.text[self.at + 2..];
        let Some(len) = rest.windows(2).position(|w| w == b":]") else { return Err("has an open class") };
        let test: fn(&u8) -> bool = match &rest[..len] {
            b"alpha" => u8::is_ascii_alphabetic,
            b"digit" => u8::is_ascii_digit,
            b"alnum" => u8::is_ascii_alphanumeric,
            b"upper" => u8::is_ascii_uppercase,
            b"lower" => u8::is_ascii_lowercase,
            b"space" => u8::is_ascii_whitespace,
            b"punct" => u8::is_ascii_punctuation,
            b"xdigit" => u8::is_ascii_hexdigit,
            _ => return Err("has an unknown class"),
        };
        (0..=255u8).filter(test).for_each(|b| set[b as usize] = true);
        self.at += len + 4;
        Ok(())
    }
}

struct Matcher<'a> {
    text: &'a [u8],
    steps: u32,
    depth: u32,
}

/// What remains to be matched after a piece.
type Then<'a> = &'a mut dyn FnMut(&mut Matcher<'_>, usize) -> bool;

impl Matcher<'_> {
    fn sequence(&mut self, pieces: &[Piece], at: usize, then: Then<'_>) -> bool {
        match pieces.split_first() {
            None => then(self, at),
            Some((first, rest)) => self.piece(first, at, &mut |m, at| m.sequence(rest, at, then)),
        }
    }

    fn piece(&mut self, piece: &Piece, at: usize, then: Then<'_>) -> bool {
        self.steps += 1;
        if self.steps > STEPS || self.depth > 2000 {
            self.steps = STEPS + 1;
            return false;
        }
        self.depth += 1;
        let byte = self.text.get(at).copied();
        let found = match piece {
            Piece::Byte(wanted) => byte == Some(*wanted) && then(self, at + 1),
            Piece::Any => byte.is_some() && then(self, at + 1),
            Piece::Set(set) => byte.is_some_and(|b| set[b as usize]) && then(self, at + 1),
            Piece::Start => at == 0 && then(self, at),
            Piece::End => byte.is_none() && then(self, at),
            Piece::Group(choices) => choices.iter().any(|choice| self.sequence(choice, at, then)),
            Piece::Repeat(inner, least, most) => self.repeat(inner, *least, *most, at, then),
        };
        self.depth -= 1;
        found
    }

    fn repeat(&mut self, inner: &Piece, least: u32, most: u32, at: usize, then: Then<'_>) -> bool {
        let more = most > 0
            && self.piece(inner, at, &mut |m, next| {
                let progress = next > at || least > 0;
                let most = if most == u32::MAX { most } else { most - 1 };
                progress && m.repeat(inner, least.saturating_sub(1), most, next, then)
            });
        more || (least == 0 && then(self, at))
    }
}

impl Regex {
    /// Reads an expression; the error completes "the expression …".
    pub(crate) fn new(text: &str) -> Result<Regex, &'static str> {
        let mut parser = Parser { text: text.as_bytes(), at: 0, depth: 0 };
        let choices = parser.choices()?;
        if parser.at < text.len() { Err("has a parenthesis too many") } else { Ok(Regex { choices }) }
    }

    /// Whether the expression matches somewhere in the text; nothing where that takes too long to tell.
    pub(crate) fn is_match(&self, text: &str) -> Option<bool> {
        let mut matcher = Matcher { text: text.as_bytes(), steps: 0, depth: 0 };
        let found = (0..=text.len())
            .any(|at| self.choices.iter().any(|choice| matcher.sequence(choice, at, &mut |_, _| true)));
        (found || matcher.steps <= STEPS).then_some(found)
    }
}

#[cfg(test)]
mod tests {
    use super::Regex;

    #[test]
    fn matches_as_posix_says() {
        let cases = [
            ("an", "banana", true),
            ("^an", "banana", false),
            ("^(ban|an)+a$", "banana", true),
            ("^[a-c]x{2,3}$", "bxxx", true),
            ("^[a-c]x{2,3}$", "bxxxx", false),
            ("[[:digit:]]+_[^a-z]", "r12_X", true),
            ("a.?c|d", "ac", true),
            ("^$", "", true),
            ("\\.", "ab", false),
            ("[]x]", "]", true),
            ("(a*)*b", "aaac", false),
        ];
        for (regex, text, wanted) in cases {
            assert_eq!(Regex::new(regex).unwrap().is_match(text), Some(wanted), "{regex} on {text}");
        }
        for wrong in ["(", "a)", "*", "[a", "a{3,2}", "a{999}", "[[:no:]]", "\\"] {
            assert!(Regex::new(wrong).is_err(), "{wrong}");
        }
        assert_eq!(Regex::new("(a|a)*(a|a)*(a|a)*(a|a)*b").unwrap().is_match(&"a".repeat(300)), None);
    }
}
