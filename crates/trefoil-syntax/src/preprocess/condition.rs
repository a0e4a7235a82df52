//! The expressions of `#if`.

use super::kinds::*;
use super::state::Preprocessor;
use crate::diag::{Diagnostic, Kind};
use crate::lex::keyword::{Keyword, word};
use crate::lex::literal::{self, Number};
use crate::lex::{Token, TokenKind};
use crate::source::Span;
use crate::syntax::tree::IntSuffix;

/// How deep parentheses and unary operators may nest.
const MAX_NESTING: u32 = 256;

/// A value: 64 bits, and whether they count as unsigned.
#[derive(Clone, Copy, Debug)]
struct Value {
    bits: u64,
    unsigned: bool,
}

impl Value {
    fn bool(value: bool) -> Value {
        Value { bits: value.into(), unsigned: false }
    }
}

/// What went wrong, and where.
type Failure = Box<Diagnostic>;

impl Preprocessor<'_> {
    /// Whether the expression holds. One that is no expression is reported and does not hold.
    pub(super) fn condition(&mut self, line: &[Token], at: Span) -> bool {
        let mut tokens = self.spare();
        self.in_condition(true);
        self.expand_alone(line, &mut tokens);
        self.in_condition(false);
        let mut parser = Condition { p: self, tokens: &tokens, at: 0, end: at, nesting: 0, dead: 0 };
        let result = parser.whole();
        let holds = match result {
            Ok(value) => value.bits != 0,
            Err(failure) => {
                self.diagnostics.push(*failure);
                false
            }
        };
        self.recycle(tokens);
        holds
    }
}

struct Condition<'p, 'a, 't> {
    p: &'p mut Preprocessor<'a>,
    tokens: &'t [Token],
    at: usize,
    end: Span,
    nesting: u32,
    /// How many operators around here make that the value does not matter.
    dead: u32,
}

/// How tight a binary operator binds; 0 for what is none.
fn binding(kind: TokenKind) -> u8 {
    use TokenKind::*;
    match kind {
        Star | Slash | Percent => 11,
        Plus | Minus => 10,
        Shl | Shr => 9,
        Lt | Gt | LtEq | GtEq => 8,
        EqEq | BangEq => 7,
        Amp => 6,
        Caret => 5,
        Pipe => 4,
        AmpAmp => 3,
        PipePipe => 2,
        Question => 1,
        _ => 0,
    }
}

impl Condition<'_, '_, '_> {
    fn peek(&self) -> Option<Token> {
        self.tokens.get(self.at).copied()
    }

    fn fail<T>(&self, kind: &'static Kind, token: Option<Token>) -> Result<T, Failure> {
        Err(Box::new(Diagnostic::new(kind, token.map_or(self.end, |t| t.span))))
    }

    fn whole(&mut self) -> Result<Value, Failure> {
        let value = self.binary(0)?;
        match self.peek() {
            Some(extra) if extra.kind == TokenKind::Comma => self.fail(&IF_BAD_TOKEN, Some(extra)),
            Some(extra) => self.fail(&IF_BAD_TOKEN, Some(extra)),
            None => Ok(value),
        }
    }

    /// binary = unary (operator binary)*, operators tighter than `least` first.
    fn binary(&mut self, least: u8) -> Result<Value, Failure> {
        let mut left = self.unary()?;
        loop {
            let Some(op) = self.peek().filter(|t| binding(t.kind) > least) else { return Ok(left) };
            self.at += 1;
            left = match op.kind {
                TokenKind::Question => self.conditional(left)?,
                TokenKind::AmpAmp | TokenKind::PipePipe => {
                    let decided = (left.bits != 0) == (op.kind == TokenKind::PipePipe);
                    self.dead += u32::from(decided);
                    let right = self.binary(binding(op.kind))?;
                    self.dead -= u32::from(decided);
                    Value::bool(if decided { left.bits != 0 } else { right.bits != 0 })
                }
                _ => {
                    let right = self.binary(binding(op.kind))?;
                    self.apply(op, left, right)?
                }
            };
        }
    }

    /// `c ? a : b`, after the question mark.
    fn conditional(&mut self, cond: Value) -> Result<Value, Failure> {
        self.enter()?;
        let is_true = cond.bits != 0;
        self.dead += u32::from(!is_true);
        let yes = self.binary(0)?;
        self.dead -= u32::from(!is_true);
        match self.peek() {
            Some(next) if next.kind == TokenKind::Colon => {}
            Some(next) if next.kind != TokenKind::RParen => return self.fail(&IF_BAD_TOKEN, Some(next)),
            next => return self.fail(&IF_COLON, next),
        }
        self.at += 1;
        self.dead += u32::from(is_true);
        let no = self.binary(0)?;
        self.dead -= u32::from(is_true);
        self.nesting -= 1;
        let unsigned = yes.unsigned || no.unsigned;
        Ok(Value { bits: if is_true { yes.bits } else { no.bits }, unsigned })
    }

    fn enter(&mut self) -> Result<(), Failure> {
        self.nesting += 1;
        if self.nesting > MAX_NESTING {
            let span = self.peek().map_or(self.end, |t| t.span);
            return Err(Box::new(Diagnostic::new(&IF_NESTING, span).arg(MAX_NESTING)));
        }
        Ok(())
    }

    /// unary = ("!" | "~" | "-" | "+") unary | "(" binary ")" | "defined" … | number | identifier
    fn unary(&mut self) -> Result<Value, Failure> {
        self.enter()?;
        let Some(token) = self.peek() else { return self.fail(&IF_NO_VALUE, None) };
        self.at += 1;
        let value = match token.kind {
            TokenKind::Bang => Value::bool(self.unary()?.bits == 0),
            TokenKind::Plus => self.unary()?,
            TokenKind::Minus => self.unary().map(|v| Value { bits: v.bits.wrapping_neg(), ..v })?,
            TokenKind::Tilde => self.unary().map(|v| Value { bits: !v.bits, ..v })?,
            TokenKind::LParen => {
                let value = self.binary(0)?;
                match self.peek() {
                    Some(next) if next.kind == TokenKind::RParen => {}
                    Some(next) if next.kind != TokenKind::Colon => {
                        return self.fail(&IF_BAD_TOKEN, Some(next));
                    }
                    next => return self.fail(&IF_RPAREN, next),
                }
                self.at += 1;
                value
            }
            TokenKind::Number => self.number(token)?,
            TokenKind::Char => {
                let text = self.p.names.get(token.name);
                let body = literal::unescape(&text[1..text.len() - 1]);
                if !matches!(body.chars().count(), 0 | 1 | 4) {
                    self.p.diagnostics.report(&MULTI_CHARACTER, token.span);
                }
                Value { bits: body.chars().fold(0, |v, c| (v << 8) | u64::from(c)), unsigned: false }
            }
            TokenKind::Ident | TokenKind::Keyword => self.identifier(token)?,
            TokenKind::Str | TokenKind::UnterminatedStr => return self.fail(&IF_STRING, Some(token)),
            _ => return self.fail(&IF_START_TOKEN, Some(token)),
        };
        self.nesting -= 1;
        Ok(value)
    }

    fn number(&mut self, token: Token) -> Result<Value, Failure> {
        match literal::number(self.p.names.get(token.name)) {
            Ok(Number::Int(bits, suffix)) => {
                let marked = matches!(suffix, IntSuffix::U | IntSuffix::UL | IntSuffix::ULL);
                Ok(Value { bits, unsigned: marked || bits > i64::MAX as u64 })
            }
            Ok(Number::Float(..)) => self.fail(&IF_FLOAT, Some(token)),
            Err(_) => self.fail(&IF_INTEGER, Some(token)),
        }
    }

    fn identifier(&mut self, token: Token) -> Result<Value, Failure> {
        match token.name {
            word::DEFINED => self.defined(),
            word::HAS_INCLUDE => self.has_include(token),
            word::HAS_FEATURE | word::HAS_EXTENSION | word::HAS_ATTRIBUTE => {
                self.skip_parens();
                Ok(Value::bool(false))
            }
            name => Ok(Value::bool(name == Keyword::True.name())),
        }
    }

    /// `defined X`, `defined(X)`, after `defined`.
    fn defined(&mut self) -> Result<Value, Failure> {
        let paren = self.peek().is_some_and(|t| t.kind == TokenKind::LParen);
        self.at += usize::from(paren);
        let Some(name) = self.peek().filter(|t| t.kind == TokenKind::Ident) else {
            return self.fail(&DEFINED_IDENT, self.peek());
        };
        self.at += 1;
        if paren {
            if self.peek().is_none_or(|t| t.kind != TokenKind::RParen) {
                return self.fail(&DEFINED_PAREN, self.peek());
            }
            self.at += 1;
        }
        Ok(Value::bool(self.p.macros.find(name.name).is_some()))
    }

    fn has_include(&mut self, token: Token) -> Result<Value, Failure> {
        let start = self.at + 1;
        self.skip_parens();
        let inner = self.tokens.get(start..self.at.saturating_sub(1)).unwrap_or(&[]);
        match self.p.include_name(inner) {
            Some((path, angled)) => Ok(Value::bool(self.p.find_include(&path, angled).is_some())),
            None => self.fail(&INCLUDE_EXPECTED, Some(token)),
        }
    }

    fn skip_parens(&mut self) {
        let mut depth = 0;
        while let Some(t) = self.peek() {
            match t.kind {
                TokenKind::LParen => depth += 1,
                TokenKind::RParen => depth -= 1,
                _ if depth == 0 => return,
                _ => {}
            }
            self.at += 1;
            if depth == 0 {
                return;
            }
        }
    }

    fn apply(&mut self, op: Token, a: Value, b: Value) -> Result<Value, Failure> {
        use TokenKind::*;
        let unsigned = a.unsigned || b.unsigned;
        let (x, y) = (a.bits as i64, b.bits as i64);
        let less = |or_equal: bool, a: Value, b: Value| {
            if a.bits == b.bits {
                or_equal
            } else if unsigned {
                a.bits < b.bits
            } else {
                (a.bits as i64) < (b.bits as i64)
            }
        };
        let bits = match op.kind {
            Star => a.bits.wrapping_mul(b.bits),
            Slash | Percent => return self.divide(op, a, b),
            Plus => a.bits.wrapping_add(b.bits),
            Minus => a.bits.wrapping_sub(b.bits),
            Shl => {
                return Ok(Value { bits: a.bits.checked_shl(shift(b)).unwrap_or(0), unsigned: a.unsigned });
            }
            Shr if a.unsigned => {
                return Ok(Value { bits: a.bits.checked_shr(shift(b)).unwrap_or(0), unsigned: true });
            }
            Shr => return Ok(Value { bits: (x >> shift(b).min(63)) as u64, unsigned: false }),
            Lt => return Ok(Value::bool(less(false, a, b))),
            LtEq => return Ok(Value::bool(less(true, a, b))),
            Gt => return Ok(Value::bool(less(false, b, a))),
            GtEq => return Ok(Value::bool(less(true, b, a))),
            EqEq => return Ok(Value::bool(x == y)),
            BangEq => return Ok(Value::bool(x != y)),
            Amp => a.bits & b.bits,
            Caret => a.bits ^ b.bits,
            _ => a.bits | b.bits,
        };
        Ok(Value { bits, unsigned })
    }

    fn divide(&mut self, op: Token, a: Value, b: Value) -> Result<Value, Failure> {
        let unsigned = a.unsigned || b.unsigned;
        let is_division = op.kind == TokenKind::Slash;
        if b.bits == 0 {
            if self.dead > 0 {
                return Ok(Value { bits: 0, unsigned });
            }
            let word = if is_division { "division" } else { "remainder" };
            return Err(Box::new(Diagnostic::new(&IF_DIVISION, op.span).arg(word)));
        }
        let (x, y) = (a.bits as i64, b.bits as i64);
        let bits = match (is_division, unsigned) {
            (true, true) => a.bits / b.bits,
            (true, false) => x.wrapping_div(y) as u64,
            (false, true) => a.bits % b.bits,
            (false, false) => x.wrapping_rem(y) as u64,
        };
        Ok(Value { bits, unsigned })
    }
}

fn shift(by: Value) -> u32 {
    u32::try_from(by.bits).unwrap_or(u32::MAX)
}
