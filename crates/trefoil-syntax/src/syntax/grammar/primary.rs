//! Expressions: names, literals, calls, members.

use super::Parser;
use super::kinds::*;
use super::names::NameKind;
use super::scan::is_scalar_word;
use super::specifiers::is_no_name;
use super::types::ReadPath;
use crate::diag::Diagnostic;
use crate::lex::keyword::Keyword;
use crate::lex::literal::{self, Number, NumberError};
use crate::lex::{Token, TokenKind};
use crate::source::{Name, Pos};
use crate::syntax::builtin_names::{Builtin, builtin};
use crate::syntax::tree::{BinaryOp, Expr, ExprId, FloatSuffix, IntSuffix, TypeRef, TypeRefId, UnaryOp};
use trefoil_entity::List;
use trefoil_facts::HlslVersion;

/// The largest and the smallest number of 64 bits, as messages have them.
const DOUBLE_MOST: &str = "1.7976931348623157E+308";
const DOUBLE_LEAST: &str = "4.9406564584124654E-324";

/// What arguments in parentheses are of.
#[derive(Clone, Copy, PartialEq)]
pub(super) enum ArgsOf {
    Call,
    Construction,
    Attribute,
}

impl Parser {
    /// postfix = primary ("[" expression "]" | "(" expression,* ")" | "." member | "++" | "--")*
    pub(super) fn postfix(&mut self) -> ExprId {
        let start = self.span().lo;
        let is_truth = matches!(self.keyword(), Some(Keyword::True | Keyword::False));
        let mut expr = self.primary();
        if is_truth {
            // As in DXC, it is all of its expression.
            return expr;
        }
        loop {
            expr = match self.kind() {
                TokenKind::LBracket => self.index(expr, start),
                TokenKind::LParen => self.call(expr, start),
                TokenKind::Dot | TokenKind::Arrow => self.member_access(expr, start),
                TokenKind::PlusPlus => self.step(expr, UnaryOp::PostInc, start),
                TokenKind::MinusMinus => self.step(expr, UnaryOp::PostDec, start),
                _ => return expr,
            };
        }
    }

    fn step(&mut self, operand: ExprId, op: UnaryOp, start: Pos) -> ExprId {
        let caret = self.bump().span.lo;
        let span = self.since(start);
        self.add_expr(Expr::Unary { op, operand }, span, caret)
    }

    fn index(&mut self, base: ExprId, start: Pos) -> ExprId {
        let open = self.bump().span;
        let first = self.span();
        let index = if self.enter() { self.bracketed(Parser::expression) } else { base };
        self.warn_comma(index, first);
        self.leave();
        if !self.expect_close(TokenKind::RBracket, open) {
            return self.in_vain(base, index, start);
        }
        let span = self.since(start);
        self.add_expr(Expr::Index { base, index }, span, start)
    }

    /// An error that two expressions come to, which are looked at all the same: what is wrong with them stands before it.
    fn in_vain(&mut self, first: ExprId, second: ExprId, start: Pos) -> ExprId {
        let error = self.error_expr();
        [second, error].into_iter().fold(first, |lhs, rhs| {
            let span = self.since(start);
            self.add_expr(Expr::Binary { op: BinaryOp::Comma, lhs, rhs }, span, start)
        })
    }

    fn call(&mut self, callee: ExprId, start: Pos) -> ExprId {
        let args = self.call_args(ArgsOf::Call);
        let span = self.since(start);
        self.add_expr(Expr::Call { callee, args }, span, start)
    }

    /// "(" (assignment | initializer-list),* ")"
    pub(super) fn call_args(&mut self, of: ArgsOf) -> List<ExprId> {
        let open = self.bump().span;
        let first = self.exprs.len();
        if self.enter() {
            let outer = std::mem::replace(&mut self.no_greater, false);
            while !self.at(TokenKind::RParen) {
                let open = self.span();
                let arg = self.initializer_clause();
                if of == ArgsOf::Call {
                    self.warn_comma(arg, open);
                }
                self.exprs.push(arg);
                if !self.eat(TokenKind::Comma) {
                    break;
                }
                if self.at(TokenKind::RParen) {
                    self.error_here(&EXPECTED_EXPR);
                    let missing = self.error_expr();
                    self.exprs.push(missing);
                }
            }
            self.no_greater = outer;
        }
        self.leave();
        let is_closed = match of {
            ArgsOf::Attribute => self.expect_paren_behind(open),
            _ => self.expect_close(TokenKind::RParen, open),
        };
        if !is_closed {
            self.skip_args();
            // How many there are to be is not known.
            let broken = self.error_expr();
            self.exprs.push(broken);
        }
        self.take_exprs(first)
    }

    /// Skips broken arguments past their parenthesis, where it is before the statement's end.
    fn skip_args(&mut self) {
        while !matches!(
            self.kind(),
            TokenKind::RParen | TokenKind::Semi | TokenKind::LBrace | TokenKind::RBrace | TokenKind::Eof
        ) {
            self.skip_token_tree();
        }
        self.eat(TokenKind::RParen);
    }

    /// member = "template"? identifier template-arguments? | path | "operator" operator
    fn member_access(&mut self, base: ExprId, start: Pos) -> ExprId {
        if self.at(TokenKind::Arrow) {
            self.complain(Diagnostic::new(&ARROW, self.span()));
        }
        self.bump();
        let caret = self.span().lo;
        if self.at_keyword(Keyword::Template) && self.is_outside_templates() {
            self.complain(Diagnostic::new(&TEMPLATE_WORD, self.span()));
        }
        let forced = self.eat_keyword(Keyword::Template);
        let is_path = self.at_keyword(Keyword::Operator) || self.peek(1).kind == TokenKind::ColonColon;
        if is_path {
            let Some(read) = self.path() else { return self.error_expr() };
            let span = self.since(start);
            return match read {
                ReadPath::Path(path) => self.add_expr(Expr::PathMember { base, path }, span, caret),
                ReadPath::Name(name) => {
                    let member = Expr::Member { base, name, is_template: false, args: None };
                    self.add_expr(member, span, caret)
                }
            };
        }
        let token = self.token();
        if token.kind != TokenKind::Ident || is_no_name(token.name) {
            self.error(Diagnostic::new(&EXPECTED_UNQUALIFIED, token.span));
            return self.error_expr();
        }
        self.bump();
        let opens = self.at(TokenKind::Lt) && (forced || self.opens_member_args(token.name, self.at));
        let args = opens.then(|| self.template_args());
        let span = self.since(start);
        self.add_expr(Expr::Member { base, name: token.name, is_template: forced, args }, span, caret)
    }

    /// primary = literal | "true" | "false" | "this" | "(" expression ")" | path | type construction | "sizeof" …
    fn primary(&mut self) -> ExprId {
        let token = self.token();
        match token.kind {
            TokenKind::Number => self.number(),
            TokenKind::Ident if !self.table.kind(token.name).is_type() => self.name_expr(),
            TokenKind::Ident => self.type_expr(),
            TokenKind::LParen => self.parenthesized(),
            TokenKind::Keyword => self.keyword_expr(),
            TokenKind::ColonColon => self.qualified_expr(),
            TokenKind::Str => self.string(),
            TokenKind::Char => self.character(),
            TokenKind::UnterminatedStr | TokenKind::UnterminatedChar => {
                let quote = if token.kind == TokenKind::UnterminatedStr { "\"" } else { "'" };
                self.error(Diagnostic::new(&UNTERMINATED_STRING, token.span).arg(quote));
                self.bump();
                self.error_expr()
            }
            TokenKind::Unknown => {
                let error = Diagnostic::new(&EXPECTED_EXPR, token.span);
                self.error(error.note_with(&UNKNOWN_CHARACTER, token.span, [token.name.into()]));
                self.bump();
                self.error_expr()
            }
            _ => {
                self.error_here(&EXPECTED_EXPR);
                self.error_expr()
            }
        }
    }

    fn name_expr(&mut self) -> ExprId {
        let token = self.token();
        let next = self.peek(1).kind;
        if matches!(next, TokenKind::ColonColon | TokenKind::Lt) {
            return self.qualified_expr();
        }
        if matches!(next, TokenKind::Char | TokenKind::Str) && self.is_wide_literal(token) {
            return self.wide_literal();
        }
        if is_no_name(token.name) {
            self.error_here(&EXPECTED_EXPR);
            return self.error_expr();
        }
        self.bump();
        self.add_expr(Expr::Name(token.name), token.span, token.span.lo)
    }

    /// Whether a name is the prefix of the literal after it: `L'a'`.
    #[cold]
    fn is_wide_literal(&self, name: Token) -> bool {
        self.unit.names.get(name.name) == "L" && self.peek(1).span.lo == name.span.hi
    }

    /// An error for a literal of wide characters.
    #[cold]
    fn wide_literal(&mut self) -> ExprId {
        let prefix = self.bump().span;
        let kind = if self.at(TokenKind::Char) { &WIDE_CHARACTER } else { &WIDE_STRING };
        self.complain(Diagnostic::new(kind, prefix));
        self.bump();
        self.error_expr()
    }

    /// A name with qualifiers or arguments: of a value, or of a type that is constructed.
    fn qualified_expr(&mut self) -> ExprId {
        let is_type = self.scan_path(self.at).is_some_and(|p| p.kind.is_type());
        if is_type {
            return self.type_expr();
        }
        let start = self.span();
        let Some(path) = self.path() else {
            self.bump();
            return self.error_expr();
        };
        let span = self.since(start.lo);
        match path {
            ReadPath::Name(name) => self.add_expr(Expr::Name(name), span, span.lo),
            ReadPath::Path(path) => self.add_expr(Expr::Path(path), span, span.lo),
        }
    }

    /// type ("(" expression,* ")" | initializer-list), or `Type::member`
    fn type_expr(&mut self) -> ExprId {
        let is_type = self.keyword().is_some() || self.scan_path(self.at).is_some_and(|p| p.kind.is_type());
        if !is_type {
            return self.value_of_type();
        }
        let start = self.span().lo;
        let ty = self.type_specifier();
        self.construct(ty, start)
    }

    /// `unsigned int(x)`, which HLSL refuses: where something is constructed, the word is a type of its own that says too little.
    fn unsigned_expr(&mut self) -> ExprId {
        let word = self.bump().span;
        self.complain(Diagnostic::new(&UNSIGNED_OF, word).arg("unspecified"));
        let has_type = self.type_follows() || self.keyword().is_some_and(is_scalar_word);
        let ty = if has_type {
            self.type_specifier()
        } else {
            self.add_type(TypeRef::Named(Keyword::Int.name()), word)
        };
        self.construct(ty, word.lo)
    }

    /// `Type::member`
    fn value_of_type(&mut self) -> ExprId {
        let start = self.span();
        match self.path() {
            Some(ReadPath::Path(path)) => {
                let span = self.since(start.lo);
                self.add_expr(Expr::Path(path), span, span.lo)
            }
            Some(ReadPath::Name(name)) => self.add_expr(Expr::Name(name), start, start.lo),
            None => self.error_expr(),
        }
    }

    fn construct(&mut self, ty: TypeRefId, start: Pos) -> ExprId {
        let args = match self.kind() {
            TokenKind::LParen => self.call_args(ArgsOf::Construction),
            TokenKind::LBrace => {
                self.complain(Diagnostic::new(&EXPECTED_CONSTRUCT, self.span()));
                self.list_items()
            }
            _ => {
                self.no_construct(ty);
                return self.error_expr();
            }
        };
        let span = self.since(start);
        self.add_expr(Expr::Construct { ty, args }, span, start)
    }

    /// An error for a type that no value is made of.
    #[cold]
    fn no_construct(&mut self, ty: TypeRefId) {
        let span = self.unit.type_spans[ty];
        match self.unit.types[ty] {
            TypeRef::Error => {}
            _ if self.opened == Some(span.lo) => {
                let d = Diagnostic::new(&EXPECTED, self.span()).arg(TokenKind::RParen.text());
                self.error(d);
            }
            TypeRef::Named(name) if self.lacks_arguments(ty) => {
                self.error(Diagnostic::new(&NO_ARGUMENT_LIST, span).arg(name));
            }
            TypeRef::Named(name) if self.is_own_type(name) => {
                self.error(Diagnostic::new(&TYPE_AS_VALUE, span).arg(name));
            }
            TypeRef::Named(name) if Keyword::of(name).is_none() => {
                self.error(Diagnostic::new(&UNEXPECTED_TYPE, span).arg(name));
            }
            _ => self.error_here(&EXPECTED_CONSTRUCT),
        }
    }

    /// Whether a name is that of a structure, an enumeration or an object, not another name of a type.
    fn is_own_type(&self, name: Name) -> bool {
        let is_own = matches!(self.table.kind(name), NameKind::Type | NameKind::Enum);
        is_own && matches!(builtin(name), None | Some(Builtin::Object(_)))
    }

    /// "(" expression ")"
    fn parenthesized(&mut self) -> ExprId {
        let open = self.bump().span;
        self.opened = Some(self.span().lo);
        if !self.enter() {
            self.leave();
            return self.error_expr();
        }
        let expr = self.bracketed(Parser::expression);
        self.leave();
        self.expect_close(TokenKind::RParen, open);
        self.closed = Some(expr);
        // It is told of with its parentheses, but for its own caret.
        let span = self.since(open.lo);
        self.unit.expr_places[expr].span = span;
        if self.for_printing {
            *self.unit.parentheses.entry(expr).or_default() += 1;
        }
        expr
    }

    fn keyword_expr(&mut self) -> ExprId {
        let token = self.token();
        let (expr, is_plain) = match self.keyword() {
            Some(Keyword::True) => (Expr::Bool(true), true),
            Some(Keyword::False) => (Expr::Bool(false), true),
            Some(Keyword::This) => (Expr::This, true),
            Some(Keyword::Sizeof) => return self.sizeof(),
            Some(Keyword::Operator) => return self.operator_name(),
            Some(
                Keyword::Void
                | Keyword::Bool
                | Keyword::Int
                | Keyword::Float
                | Keyword::Double
                | Keyword::Typename
                | Keyword::Decltype,
            ) => return self.type_expr(),
            Some(Keyword::Unsigned) => return self.unsigned_expr(),
            Some(
                Keyword::StaticCast | Keyword::DynamicCast | Keyword::ReinterpretCast | Keyword::ConstCast,
            ) => {
                self.error(Diagnostic::new(&CAST_WORD, token.span));
                return self.error_expr();
            }
            _ => (Expr::Error, false),
        };
        if !is_plain {
            self.error_here(&EXPECTED_EXPR);
            return self.error_expr();
        }
        self.bump();
        self.add_expr(expr, token.span, token.span.lo)
    }

    /// `operator+(a, b)`
    fn operator_name(&mut self) -> ExprId {
        let start = self.bump().span;
        let Some(operator) = self.operator_symbol() else { return self.error_expr() };
        let span = self.since(start.lo);
        self.add_expr(Expr::Operator(operator), span, start.lo)
    }

    /// "sizeof" ("(" type ")" | unary)
    fn sizeof(&mut self) -> ExprId {
        let start = self.bump().span.lo;
        let is_type = self.at(TokenKind::LParen)
            && self.scan_type(self.at + 1).is_some_and(|end| self.tokens[end].kind == TokenKind::RParen);
        let expr = if is_type {
            let open = self.bump().span;
            let ty = self.bracketed(Parser::type_name);
            self.expect_close(TokenKind::RParen, open);
            Expr::SizeofType(ty)
        } else {
            if !self.enter() {
                self.leave();
                return self.error_expr();
            }
            let operand = self.unary();
            self.leave();
            Expr::SizeofExpr(operand)
        };
        let span = self.since(start);
        self.add_expr(expr, span, start)
    }

    /// initializer-list = "{" (initializer-clause),* ","? "}"
    pub(super) fn initializer_list(&mut self) -> ExprId {
        let start = self.span().lo;
        let errors = self.diagnostics.error_count();
        let items = self.list_items();
        if self.diagnostics.error_count() > errors {
            return self.error_expr();
        }
        let span = self.since(start);
        self.add_expr(Expr::InitList(items), span, start)
    }

    fn list_items(&mut self) -> List<ExprId> {
        let open = self.bump().span;
        let first = self.exprs.len();
        if self.enter() {
            let outer = std::mem::replace(&mut self.no_greater, false);
            while !self.at(TokenKind::RBrace) {
                let item = self.initializer_clause();
                self.exprs.push(item);
                if self.exprs.len() - first > super::MAX_LIST {
                    self.abort(Diagnostic::new(&LIST_LENGTH, open).arg(super::MAX_LIST));
                }
                if !self.eat(TokenKind::Comma) {
                    break;
                }
            }
            self.no_greater = outer;
        }
        self.leave();
        if !self.expect_close(TokenKind::RBrace, open) {
            while !matches!(self.kind(), TokenKind::RBrace | TokenKind::Semi | TokenKind::Eof) {
                self.skip_token_tree();
            }
            self.eat(TokenKind::RBrace);
        }
        self.take_exprs(first)
    }

    fn number(&mut self) -> ExprId {
        let token = self.bump();
        let text = self.unit.names.get(token.name);
        let expr = match literal::number(text) {
            Ok(Number::Int(value, suffix)) => Expr::Int { value, suffix },
            Ok(Number::Float(value, suffix)) => {
                let narrow = value as f32;
                if narrow == 0.0 || !narrow.is_finite() {
                    self.warn_range(token, value, suffix);
                }
                Expr::Float { value, suffix }
            }
            Err(error) => {
                self.bad_number(token, error);
                Expr::Error
            }
        };
        self.add_expr(expr, token.span, token.span.lo)
    }

    /// Warns of a literal that is too large or too small for its type. What halves hold depends on the request.
    #[cold]
    fn warn_range(&mut self, token: Token, value: f64, suffix: FloatSuffix) {
        let text = self.unit.names.get(token.name);
        let mantissa = text.split(['e', 'E']).next().unwrap_or(text);
        let is_number = !text.contains('#') && mantissa.bytes().any(|byte| matches!(byte, b'1'..=b'9'));
        let (ty, most, least, value) = match suffix {
            FloatSuffix::H => return,
            FloatSuffix::None if self.version < HlslVersion::V202x => {
                ("literal float", DOUBLE_MOST, DOUBLE_LEAST, value)
            }
            FloatSuffix::L => ("double", DOUBLE_MOST, DOUBLE_LEAST, value),
            _ => ("float", "3.40282347E+38", "1.40129846E-45", f64::from(value as f32)),
        };
        let (kind, bound) = match value {
            0.0 => (&LITERAL_SMALL, least),
            value if value.is_infinite() => (&LITERAL_LARGE, most),
            _ => return,
        };
        if is_number {
            self.complain(Diagnostic::new(kind, token.span).arg(ty).arg(bound));
        }
    }

    #[cold]
    fn bad_number(&mut self, token: Token, error: NumberError) {
        let text = self.unit.names.get(token.name);
        let is_hex = text.starts_with("0x") || text.starts_with("0X");
        // What comes after the number is no part of it.
        let is_float = |number: &str| number.contains('.') || !is_hex && number.contains(['e', 'E']);
        let word = |at: usize| if text.get(..at).is_some_and(is_float) { "floating" } else { "integer" };
        let base = if text.starts_with("0b") { "binary" } else { "octal" };
        let base = if text.starts_with('0') { base } else { "decimal" };
        let base = if is_hex { "hexadecimal" } else { base };
        let shown = |at: usize, all: bool| -> String {
            let rest = text.get(at..).unwrap_or("");
            if all { rest.to_owned() } else { rest.chars().take(1).collect() }
        };
        let caret = |at: usize| token.span.lo.offset(at as u32);
        let error = match error {
            NumberError::Suffix(at) => Diagnostic::new(&NUMBER_SUFFIX, token.span)
                .caret(caret(at))
                .arg(shown(at, true))
                .arg(word(at)),
            NumberError::Digit(at) => {
                Diagnostic::new(&NUMBER_DIGIT, token.span).caret(caret(at)).arg(shown(at, false)).arg(base)
            }
            NumberError::TooLarge => Diagnostic::new(&INTEGER_LARGE, token.span),
            NumberError::Exponent(at) => Diagnostic::new(&NUMBER_EXPONENT, token.span).caret(caret(at)),
        };
        // The token has been read all the same: there is firm ground after it.
        if !self.quiet && !self.aborted {
            self.diagnostics.push(error);
        }
    }

    /// string = string-literal+
    fn string(&mut self) -> ExprId {
        let start = self.span().lo;
        let mut text = String::new();
        while self.at(TokenKind::Str) {
            let token = self.bump();
            let literal = self.unit.names.get(token.name);
            text.push_str(&literal::unescape(&literal[1..literal.len() - 1]));
        }
        let name = self.unit.names.intern(&text);
        let span = self.since(start);
        self.add_expr(Expr::String(name), span, start)
    }

    fn character(&mut self) -> ExprId {
        let token = self.bump();
        let text = self.unit.names.get(token.name);
        let body = literal::unescape(&text[1..text.len() - 1]);
        let count = body.chars().count();
        if !matches!(count, 0 | 1 | 4) {
            self.complain(Diagnostic::new(&MULTI_CHARACTER, token.span));
        }
        if count > 4 {
            self.complain(Diagnostic::new(&CHARACTER_TOO_LONG, token.span));
        }
        if count > 1 {
            self.complain(Diagnostic::new(&CHARACTER_LONG, token.span));
        }
        let Some(last) = body.chars().next_back() else {
            self.error(Diagnostic::new(&EMPTY_CHARACTER, token.span));
            return self.error_expr();
        };
        let value = u64::from(u32::from(last));
        self.add_expr(Expr::Int { value, suffix: IntSuffix::Char }, token.span, token.span.lo)
    }
}
