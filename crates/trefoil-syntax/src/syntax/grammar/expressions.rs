//! Expressions: operators.

use super::Parser;
use super::kinds::{CHAIN_LENGTH, COMPOUND_LITERAL, EXPECTED_EXPR};
use crate::diag::Diagnostic;
use crate::lex::TokenKind;
use crate::source::Pos;
use crate::source::Span;
use crate::syntax::tree::{BinaryOp, Expr, ExprId, UnaryOp};
use smallvec::SmallVec;

/// A binary operator and how tight it binds.
pub(super) fn binary_operator(kind: TokenKind) -> Option<(BinaryOp, u8)> {
    use TokenKind as T;
    Some(match kind {
        T::Star => (BinaryOp::Mul, 10),
        T::Slash => (BinaryOp::Div, 10),
        T::Percent => (BinaryOp::Rem, 10),
        T::Plus => (BinaryOp::Add, 9),
        T::Minus => (BinaryOp::Sub, 9),
        T::Shl => (BinaryOp::Shl, 8),
        T::Shr => (BinaryOp::Shr, 8),
        T::Lt => (BinaryOp::Lt, 7),
        T::Gt => (BinaryOp::Gt, 7),
        T::LtEq => (BinaryOp::Le, 7),
        T::GtEq => (BinaryOp::Ge, 7),
        T::EqEq => (BinaryOp::Eq, 6),
        T::BangEq => (BinaryOp::Ne, 6),
        T::Amp => (BinaryOp::BitAnd, 5),
        T::Caret => (BinaryOp::BitXor, 4),
        T::Pipe => (BinaryOp::BitOr, 3),
        T::AmpAmp => (BinaryOp::And, 2),
        T::PipePipe => (BinaryOp::Or, 1),
        _ => return None,
    })
}

/// The operator of a compound assignment.
pub(super) fn compound_operator(kind: TokenKind) -> Option<BinaryOp> {
    use TokenKind as T;
    Some(match kind {
        T::PlusEq => BinaryOp::Add,
        T::MinusEq => BinaryOp::Sub,
        T::StarEq => BinaryOp::Mul,
        T::SlashEq => BinaryOp::Div,
        T::PercentEq => BinaryOp::Rem,
        T::ShlEq => BinaryOp::Shl,
        T::ShrEq => BinaryOp::Shr,
        T::AmpEq => BinaryOp::BitAnd,
        T::CaretEq => BinaryOp::BitXor,
        T::PipeEq => BinaryOp::BitOr,
        _ => return None,
    })
}

/// An operator before its operand.
fn prefix_operator(kind: TokenKind) -> Option<UnaryOp> {
    use TokenKind as T;
    Some(match kind {
        T::Plus => UnaryOp::Plus,
        T::Minus => UnaryOp::Minus,
        T::Bang => UnaryOp::Not,
        T::Tilde => UnaryOp::BitNot,
        T::PlusPlus => UnaryOp::PreInc,
        T::MinusMinus => UnaryOp::PreDec,
        T::Star => UnaryOp::Deref,
        T::Amp => UnaryOp::AddressOf,
        _ => return None,
    })
}

impl Parser {
    /// Reads what stands in brackets: there a `>` is an operator again.
    pub(super) fn bracketed<T>(&mut self, read: impl FnOnce(&mut Parser) -> T) -> T {
        let outer = std::mem::replace(&mut self.no_greater, false);
        let result = read(self);
        self.no_greater = outer;
        result
    }

    /// expression = assignment ("," assignment)*
    pub(super) fn expression(&mut self) -> ExprId {
        let start = self.span().lo;
        let mut lhs = self.assignment();
        let mut length = 1;
        while self.at(TokenKind::Comma) {
            let caret = self.bump().span.lo;
            let rhs = self.assignment();
            self.lengthen(&mut length, caret);
            lhs = self.add_binary(BinaryOp::Comma, (lhs, start), rhs, caret);
        }
        lhs
    }

    /// One operand more in a chain of operators; too many end the parse.
    fn lengthen(&mut self, length: &mut u32, caret: Pos) {
        *length += 1;
        if *length > super::MAX_CHAIN {
            self.abort(Diagnostic::new(&CHAIN_LENGTH, Span::at(caret)).arg(super::MAX_CHAIN));
        }
    }

    fn add_binary(&mut self, op: BinaryOp, (lhs, start): (ExprId, Pos), rhs: ExprId, caret: Pos) -> ExprId {
        let span = Span::new(start, self.expr_span(rhs).hi);
        self.add_expr(Expr::Binary { op, lhs, rhs }, span, caret)
    }

    /// assignment = conditional (("=" | "+=" | …) (assignment | initializer-list))?
    pub(super) fn assignment(&mut self) -> ExprId {
        let target = self.conditional();
        if self.at_assignment() { self.assigned(target) } else { target }
    }

    /// Whether an operator stands here that assigns.
    fn at_assignment(&self) -> bool {
        self.at(TokenKind::Eq) || compound_operator(self.kind()).is_some()
    }

    /// The rest of an assignment after its target, if there is one. A chain of them is read in a loop.
    fn assigned(&mut self, target: ExprId) -> ExprId {
        let mut value = target;
        let mut targets: SmallVec<[_; 2]> = SmallVec::new();
        loop {
            let op = match self.kind() {
                TokenKind::Eq => None,
                kind => match compound_operator(kind) {
                    Some(op) => Some(op),
                    None => break,
                },
            };
            targets.push((value, op, self.bump().span.lo));
            if self.at(TokenKind::LBrace) {
                self.complain(Diagnostic::new(&EXPECTED_EXPR, self.span()));
                value = self.initializer_clause();
                break;
            }
            value = self.conditional();
        }
        while let Some((target, op, caret)) = targets.pop() {
            let span = self.expr_span(target).to(self.expr_span(value));
            value = self.add_expr(Expr::Assign { op, target, value }, span, caret);
        }
        value
    }

    /// conditional = binary ("?" expression ":" assignment)?
    ///
    /// A chain of them is read in a loop: it may be long, and is not nested as it is written.
    pub(super) fn conditional(&mut self) -> ExprId {
        let mut last = self.binary(0);
        if !self.at(TokenKind::Question) {
            return last;
        }
        let mut heads = Vec::new();
        while self.at(TokenKind::Question) {
            let caret = self.bump().span.lo;
            if !self.enter() {
                self.leave();
                return last;
            }
            let yes = self.bracketed(Parser::expression);
            self.leave();
            self.expect(TokenKind::Colon);
            heads.push((last, yes, caret));
            last = self.binary(0);
        }
        last = self.assigned(last);
        while let Some((cond, yes, caret)) = heads.pop() {
            let span = self.expr_span(cond).to(self.expr_span(last));
            last = self.add_expr(Expr::Conditional { cond, yes, no: last }, span, caret);
        }
        last
    }

    /// binary = unary (operator binary)*, operators tighter than `least` alone.
    fn binary(&mut self, least: u8) -> ExprId {
        let start = self.span().lo;
        let mut lhs = self.unary();
        let mut lhs_closed = self.closed == Some(lhs);
        let mut length = 1;
        loop {
            let kind = self.kind();
            if self.no_greater
                && (kind == TokenKind::Gt || kind == TokenKind::Shr && !self.shifts_at(self.at))
            {
                return lhs;
            }
            let Some((op, tightness)) = binary_operator(kind).filter(|&(_, t)| t > least) else { return lhs };
            let caret = self.bump().span.lo;
            let rhs = self.binary(tightness);
            let rhs_closed = self.closed == Some(rhs);
            self.lengthen(&mut length, caret);
            self.suspect_precedence(op, caret, (lhs, lhs_closed), (rhs, rhs_closed));
            lhs = self.add_binary(op, (lhs, start), rhs, caret);
            lhs_closed = false;
        }
    }

    /// unary = ("+" | "-" | "!" | "~" | "++" | "--" | "*" | "&")* ("(" type ")" unary | postfix)
    pub(super) fn unary(&mut self) -> ExprId {
        if prefix_operator(self.kind()).is_some() {
            return self.prefixed();
        }
        match self.at(TokenKind::LParen) && self.at_cast() {
            true => self.cast(),
            false => self.postfix(),
        }
    }

    /// A unary expression that begins with an operator. A chain of them is read in a loop.
    fn prefixed(&mut self) -> ExprId {
        let mut operators: SmallVec<[_; 2]> = SmallVec::new();
        while let Some(op) = prefix_operator(self.kind()) {
            operators.push((op, self.bump().span.lo));
        }
        let mut operand = self.unary();
        while let Some((op, start)) = operators.pop() {
            let span = Span::new(start, self.expr_span(operand).hi);
            operand = self.add_expr(Expr::Unary { op, operand }, span, start);
        }
        operand
    }

    /// Whether the parenthesis here holds a type and nothing else.
    fn at_cast(&self) -> bool {
        let next = self.peek(1);
        let may_be = match next.kind {
            TokenKind::Ident => {
                self.table.kind(next.name).is_type() || self.peek(2).kind == TokenKind::ColonColon
            }
            TokenKind::Keyword | TokenKind::ColonColon => true,
            _ => false,
        };
        may_be && self.scan_type(self.at + 1).is_some_and(|end| self.tokens[end].kind == TokenKind::RParen)
    }

    /// "(" type ")" unary
    fn cast(&mut self) -> ExprId {
        let open = self.bump().span;
        if !self.enter() {
            self.leave();
            return self.error_expr();
        }
        let ty = self.bracketed(Parser::type_name);
        self.expect_close(TokenKind::RParen, open);
        let operand = if self.at(TokenKind::LBrace) {
            self.complain(Diagnostic::new(&COMPOUND_LITERAL, self.span()));
            self.initializer_list()
        } else {
            let first = self.span();
            let operand = self.unary();
            self.warn_comma(operand, first);
            operand
        };
        self.leave();
        let span = Span::new(open.lo, self.expr_span(operand).hi);
        self.add_expr(Expr::Cast { ty, operand }, span, open.lo)
    }
}
