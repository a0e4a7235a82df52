//! The expressions of `#if`.

use super::kinds::*;
use super::state::Preprocessor;
use crate::diag::{Diagnostic, Kind};
use crate::lex::keyword::{Keyword, word};
use crate::lex::literal::{self, Number, NumberError};
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
        self.expand_line(line, &mut tokens);
        self.in_condition(false);
        let last = line.last().map_or(at, |t| t.span);
        let mut parser = Condition { p: self, tokens: &tokens, at: 0, last, nesting: 0, dead: 0 };
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
    /// The last token of the line.
    last: Span,
    nesting: u32,
    /// How many operators around here make that the value does not matter.
    dead: u32,
}

/// How tight a binary operator binds; 0 for what is none.
fn binding(kind: TokenKind) -> u8 {
    use TokenKind::*;
    match kind {
        Star | Slash | Percent => 12,
        Plus | Minus => 11,
        Shl | Shr => 10,
        Lt | Gt | LtEq | GtEq => 9,
        EqEq | BangEq => 8,
        Amp => 7,
        Caret => 6,
        Pipe => 5,
        AmpAmp => 4,
        PipePipe => 3,
        Question => 2,
        Comma => 1,
        _ => 0,
    }
}

impl Condition<'_, '_, '_> {
    fn peek(&self) -> Option<Token> {
        self.tokens.get(self.at).copied()
    }

    fn fail<T>(&self, kind: &'static Kind, token: Option<Token>) -> Result<T, Failure> {
        Err(Box::new(Diagnostic::new(kind, self.place(token))))
    }

    /// Where a token is, or the end of the line where there is none.
    fn place(&self, token: Option<Token>) -> Span {
        token.map_or_else(|| Span::at(self.p.end_of_line(self.last)), |t| t.span)
    }

    fn whole(&mut self) -> Result<Value, Failure> {
        let value = self.binary(binding(TokenKind::Comma))?;
        if let Some(extra) = self.peek() {
            self.p.diagnostics.report(&IF_END_OF_LINE, extra.span);
        }
        Ok(value)
    }

    /// binary = unary (operator binary)*, operators tighter than `least` first.
    ///
    /// What follows it is an operator that binds no tighter, or ends an expression: `)`, `:`, the end of the line.
    fn binary(&mut self, least: u8) -> Result<Value, Failure> {
        let mut left = self.unary()?;
        loop {
            let Some(op) = self.peek() else { return Ok(left) };
            if binding(op.kind) <= least {
                let follows = binding(op.kind) > 0 || matches!(op.kind, TokenKind::RParen | TokenKind::Colon);
                return if follows { Ok(left) } else { self.fail(&IF_BAD_TOKEN, Some(op)) };
            }
            self.at += 1;
            left = match op.kind {
                TokenKind::Comma => self.binary(binding(op.kind))?,
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
            next => return self.fail(&IF_COLON, next),
        }
        self.at += 1;
        self.dead += u32::from(is_true);
        let no = self.binary(binding(TokenKind::Comma))?;
        self.dead -= u32::from(is_true);
        self.nesting -= 1;
        let unsigned = yes.unsigned || no.unsigned;
        Ok(Value { bits: if is_true { yes.bits } else { no.bits }, unsigned })
    }

    fn enter(&mut self) -> Result<(), Failure> {
        self.nesting += 1;
        if self.nesting > MAX_NESTING {
            let span = self.place(self.peek());
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
            TokenKind::Minus => self.negated(token)?,
            TokenKind::Tilde => self.unary().map(|v| Value { bits: !v.bits, ..v })?,
            TokenKind::LParen => {
                let value = self.binary(0)?;
                match self.peek() {
                    Some(next) if next.kind == TokenKind::RParen => {}
                    next => {
                        let missing = Diagnostic::new(&IF_RPAREN, self.place(next));
                        return Err(Box::new(missing.note(&IF_LPAREN, token.span)));
                    }
                }
                self.at += 1;
                value
            }
            TokenKind::Number => self.number(token)?,
            TokenKind::Char => self.character(token)?,
            TokenKind::Ident | TokenKind::Keyword => self.identifier(token)?,
            TokenKind::Str | TokenKind::UnterminatedStr => return self.fail(&IF_STRING, Some(token)),
            _ => return self.fail(&IF_START_TOKEN, Some(token)),
        };
        self.nesting -= 1;
        Ok(value)
    }

    fn negated(&mut self, minus: Token) -> Result<Value, Failure> {
        let value = self.unary()?;
        self.warn_overflow(!value.unsigned && value.bits as i64 == i64::MIN, minus);
        Ok(Value { bits: value.bits.wrapping_neg(), ..value })
    }

    fn number(&mut self, token: Token) -> Result<Value, Failure> {
        let text = self.p.names.get(token.name);
        let wrong =
            |kind, offset: usize| Diagnostic::new(kind, Span::at(token.span.lo.offset(offset as u32)));
        let failure = match literal::number(text) {
            Ok(Number::Int(bits, suffix)) => {
                let is_marked = matches!(suffix, IntSuffix::U | IntSuffix::UL | IntSuffix::ULL);
                let is_large = bits > i64::MAX as u64;
                if is_large && !is_marked && self.dead == 0 && !text.starts_with('0') {
                    self.p.diagnostics.report(&IF_UNSIGNED, token.span);
                }
                return Ok(Value { bits, unsigned: is_marked || is_large });
            }
            Ok(Number::Float(..)) => Diagnostic::new(&IF_FLOAT, token.span),
            Err(NumberError::TooLarge) => Diagnostic::new(&IF_TOO_LARGE, token.span),
            Err(NumberError::Digit(at)) => {
                let base = if text.starts_with('0') { "octal" } else { "decimal" };
                wrong(&IF_DIGIT, at).arg(text.get(at..at + 1).unwrap_or("").to_owned()).arg(base)
            }
            Err(NumberError::Suffix(at)) => {
                wrong(&IF_SUFFIX, at).arg(text.get(at..).unwrap_or("").to_owned())
            }
            Err(NumberError::Exponent(_)) => Diagnostic::new(&IF_INTEGER, token.span),
        };
        Err(Box::new(failure))
    }

    /// A character, of 8 bits with a sign, or several of them, of which the last four count.
    fn character(&mut self, token: Token) -> Result<Value, Failure> {
        let text = self.p.names.get(token.name);
        let body = literal::unescape(&text[1..text.len() - 1]);
        let count = body.chars().count();
        let bits = body.chars().fold(0, |v, c| (v << 8) | u64::from(c));
        if count == 0 {
            return self.fail(&IF_START_TOKEN, Some(token));
        }
        if count != 1 && count != 4 {
            self.p.diagnostics.report(&MULTI_CHARACTER, token.span);
        }
        if count > 4 {
            self.p.diagnostics.report(&IF_CHARACTER_LONG, token.span);
        }
        let value = if count == 1 { i64::from(bits as u8 as i8) } else { i64::from(bits as u32 as i32) };
        Ok(Value { bits: value as u64, unsigned: false })
    }

    fn identifier(&mut self, token: Token) -> Result<Value, Failure> {
        match token.name {
            word::DEFINED => self.defined(),
            name => Ok(Value::bool(name == Keyword::True.name())),
        }
    }

    /// `defined X`, `defined(X)`, after `defined`.
    fn defined(&mut self) -> Result<Value, Failure> {
        let paren = self.peek().is_some_and(|t| t.kind == TokenKind::LParen);
        self.at += usize::from(paren);
        let name = match self.peek() {
            Some(name) if name.kind == TokenKind::Ident => name,
            None => return self.fail(&MACRO_NAME_MISSING, None),
            other => return self.fail(&MACRO_NAME_NOT_IDENT, other),
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

    /// The value of an operator that evaluates both of its operands, from 64 bits as C99 says (6.10.1).
    fn apply(&mut self, op: Token, a: Value, b: Value) -> Result<Value, Failure> {
        use TokenKind::*;
        if matches!(op.kind, Shl | Shr) {
            return Ok(self.shift(op, a, b));
        }
        let unsigned = a.unsigned || b.unsigned;
        if unsigned {
            self.warn_converted(op, a, "left");
            self.warn_converted(op, b, "right");
        }
        let order = if unsigned { a.bits.cmp(&b.bits) } else { (a.bits as i64).cmp(&(b.bits as i64)) };
        let bits = match op.kind {
            Star | Slash | Percent | Plus | Minus => return self.arithmetic(op, a, b),
            Lt => return Ok(Value::bool(order.is_lt())),
            LtEq => return Ok(Value::bool(order.is_le())),
            Gt => return Ok(Value::bool(order.is_gt())),
            GtEq => return Ok(Value::bool(order.is_ge())),
            EqEq => return Ok(Value::bool(order.is_eq())),
            BangEq => return Ok(Value::bool(order.is_ne())),
            Amp => a.bits & b.bits,
            Caret => a.bits ^ b.bits,
            _ => a.bits | b.bits,
        };
        Ok(Value { bits, unsigned })
    }

    fn arithmetic(&mut self, op: Token, a: Value, b: Value) -> Result<Value, Failure> {
        use TokenKind::*;
        let unsigned = a.unsigned || b.unsigned;
        if matches!(op.kind, Slash | Percent) && b.bits == 0 {
            if self.dead > 0 {
                return Ok(Value { bits: 0, unsigned });
            }
            let word = if op.kind == Slash { "division" } else { "remainder" };
            return Err(Box::new(Diagnostic::new(&IF_DIVISION, op.span).arg(word)));
        }
        let (x, y) = (a.bits as i64, b.bits as i64);
        let (bits, overflows) = match (op.kind, unsigned) {
            (Slash, true) => (a.bits / b.bits, false),
            (Percent, true) => (a.bits % b.bits, false),
            (Star, true) => (a.bits.wrapping_mul(b.bits), false),
            (Plus, true) => (a.bits.wrapping_add(b.bits), false),
            (_, true) => (a.bits.wrapping_sub(b.bits), false),
            (Percent, false) => (x.wrapping_rem(y) as u64, false),
            (signed, false) => {
                let (value, overflows) = match signed {
                    Slash => x.overflowing_div(y),
                    Star => x.overflowing_mul(y),
                    Plus => x.overflowing_add(y),
                    _ => x.overflowing_sub(y),
                };
                (value as u64, overflows)
            }
        };
        self.warn_overflow(overflows, op);
        Ok(Value { bits, unsigned })
    }

    /// `a << b`, `a >> b`: the type is that of `a`. Shifted out are bits to the left that differ from the sign, and everything by 64
    /// and more places, of which `>>` leaves what 63 leave.
    fn shift(&mut self, op: Token, a: Value, b: Value) -> Value {
        let by = match op.kind {
            TokenKind::Shl => u32::try_from(b.bits).unwrap_or(u32::MAX),
            // DXC counts with the lower half alone.
            _ => b.bits as u32,
        };
        let (bits, overflows) = match (op.kind, a.unsigned) {
            (TokenKind::Shl, unsigned) => {
                let room = if unsigned || a.bits >> 63 == 0 {
                    a.bits.leading_zeros()
                } else {
                    a.bits.leading_ones()
                };
                let overflows = if unsigned { by > room } else { by >= room };
                (a.bits.checked_shl(by).unwrap_or(0), overflows)
            }
            (_, true) => (a.bits >> by.min(63), by > 63),
            (_, false) => ((a.bits as i64 >> by.min(63)) as u64, by > 63),
        };
        self.warn_overflow(overflows, op);
        Value { bits, ..a }
    }

    fn warn_overflow(&mut self, overflows: bool, op: Token) {
        if overflows && self.dead == 0 {
            self.p.diagnostics.report(&IF_OVERFLOW, op.span);
        }
    }

    /// Warns of a negative operand that counts as an unsigned number since the other one does.
    fn warn_converted(&mut self, op: Token, operand: Value, side: &'static str) {
        let value = operand.bits as i64;
        if !operand.unsigned && value < 0 && self.dead == 0 {
            let numbers = format!("{value} to {}", operand.bits);
            self.p.diagnostics.push(Diagnostic::new(&IF_CONVERTED, op.span).arg(side).arg(numbers));
        }
    }
}
