//! The parser: one function a production, the production in its doc.
//!
//! Names in productions: `token` in quotes, `x?` for optional, `x*` for any number, `x,*` for a list with commas. The
//! parser always makes a tree. An error leaves an `Error` node and makes the parser quiet until it has found firm ground
//! again (after a `;`, before a `}`), so that each mistake is reported once and the rest of the file is still read.
//!
//! Declarations, casts and template arguments cannot be told from expressions without knowing which names are types.
//! The parser keeps that, and nothing else, in a scoped table (`names`); `scan` looks ahead with it.

mod annotations;
mod attributes;
mod declarators;
mod effects;
mod expressions;
mod functions;
mod items;
mod kinds;
mod names;
mod point;
mod primary;
mod reach;
mod records;
mod scan;
mod specifiers;
mod statements;
mod templates;
mod types;
mod warn;

#[cfg(test)]
mod tests;

use super::tree::{AttributeId, DeclId, Expr, ExprId, MatrixOrder, StmtId, Unit};
use crate::diag::{Diagnostic, Diagnostics, Kind};
use crate::lex::keyword::Keyword;
use crate::lex::{Token, TokenKind};
use crate::preprocess::Preprocessed;
use crate::source::{Interner, Name, Pos, SourceMap, Span};
pub(crate) use kinds::KINDS;
pub use kinds::{
    NAMES_LAST, TEMPLATE_ARGUMENTS_MISSING, TYPE_AS_VALUE, UNDECLARED, UNDECLARED_MEANT, UNKNOWN_TYPE,
};
use names::NameTable;
pub use names::VK_TYPES;
pub use point::{Point, parse_from, parse_keeping};
pub use reach::parse_for_entry;
use trefoil_entity::{Entity, List};
use trefoil_facts::HlslVersion;
pub(crate) use warn::KINDS as WARNINGS;
use warn::Suspicion;

/// How deep brackets, statements, types and declarations may nest in each other.
pub const MAX_NESTING: u32 = 256;
/// How many elements an initialiser list may have.
pub const MAX_LIST: usize = 1 << 21;
/// How high the tree of an expression may be, and how many arms of `else if` may stand around a statement.
pub const MAX_EXPR_HEIGHT: u16 = 4096;
/// How much of that the stack of any thread has room for; a unit with more of it is [deep](Unit::is_deep).
const USUAL_HEIGHT: u16 = 1024;
/// How many operands a chain of operators may have, each the left operand of the next.
pub const MAX_CHAIN: u32 = 100_000;

/// What the parser makes.
#[derive(Clone, Debug)]
pub struct Parsed {
    /// The tree.
    pub unit: Unit,
    /// Where its text comes from.
    pub sources: SourceMap,
    /// What the preprocessor and the parser found.
    pub diagnostics: Diagnostics,
}

/// Parses preprocessed tokens, as the given version of HLSL has it (2021; 2029 for 202x).
pub fn parse_tokens(input: Preprocessed, hlsl_version: HlslVersion) -> Parsed {
    parse_with(input, hlsl_version, |_| ())
}

/// As [`parse_tokens`], with what has no meaning kept, for those who print the tree: parentheses beside it, and declarations that are
/// semicolons alone.
pub fn parse_to_print(input: Preprocessed, hlsl_version: HlslVersion) -> Parsed {
    parse_with(input, hlsl_version, |parser| parser.for_printing = true)
}

/// Parses tokens; `begin` sees the parser before it takes the first that `begin` leaves.
fn parse_with(input: Preprocessed, hlsl_version: HlslVersion, begin: impl FnOnce(&mut Parser)) -> Parsed {
    parse_between(input, hlsl_version, begin, |_| ())
}

/// As [`parse_with`]; `end` sees the parser after it has taken the last.
fn parse_between(
    input: Preprocessed,
    hlsl_version: HlslVersion,
    begin: impl FnOnce(&mut Parser),
    end: impl FnOnce(&mut Parser),
) -> Parsed {
    let Preprocessed { mut tokens, first, sources, names, diagnostics, orders, .. } = input;
    // A file that was not found, or a macro that grew too large: what would follow says nothing new.
    if diagnostics.iter().any(|d| d.severity == crate::diag::Severity::Fatal) {
        let unit = Unit { names, ..Unit::default() };
        return Parsed { unit, sources, diagnostics };
    }
    let orders = if orders { take_orders(&mut tokens) } else { Vec::new() };
    let mut parser = Parser::new(tokens, orders, names, diagnostics, hlsl_version);
    begin(&mut parser);
    if first > parser.at {
        parser.go_to(first);
        parser.change_order();
    }
    parser.unit();
    end(&mut parser);
    parser.report_suspicions(&sources);
    parser.move_missing(&sources);
    Parsed { unit: parser.unit, sources, diagnostics: parser.diagnostics }
}

/// Takes the tokens that set the order of matrices out of the others: before which token each stands, the first one last.
fn take_orders(tokens: &mut Vec<Token>) -> Vec<(usize, Option<MatrixOrder>)> {
    let mut orders = Vec::new();
    let mut kept = 0;
    tokens.retain(|token| {
        if token.kind != TokenKind::PackMatrix {
            kept += 1;
            return true;
        }
        orders.push((
            kept,
            match token.name.0 {
                0 => Some(MatrixOrder::Row),
                1 => Some(MatrixOrder::Column),
                _ => None,
            },
        ));
        false
    });
    orders.reverse();
    orders
}

struct Parser {
    /// Without those that only set the order of matrices.
    tokens: Vec<Token>,
    /// Before which token the order of matrices changes, and how; the next one last.
    orders: Vec<(usize, Option<MatrixOrder>)>,
    /// The token that the next of these stands before, or none that there is.
    next_order: usize,
    /// The version of HLSL.
    version: HlslVersion,
    at: usize,
    /// The token at `at`.
    here: Token,
    /// Its kind; of a `>>` whose first half has been taken, that of the second.
    kind: TokenKind,
    /// Whether the first half of the `>>` at `at` has been taken as a `>`.
    split: bool,
    unit: Unit,
    table: NameTable,
    diagnostics: Diagnostics,
    /// An error was reported and no firm ground found since.
    quiet: bool,
    /// A bound was passed: the rest is not read.
    aborted: bool,
    depth: u32,
    /// How many arms of `else if` are around, of all chains together.
    arms: usize,
    /// Whether `>` ends the expression, which is a template argument.
    no_greater: bool,
    /// Whether the current declaration is the first part of a `for`.
    in_for_head: bool,
    /// The height of each expression after the first ones, as far as it was asked for.
    heights: Vec<u16>,
    /// How many those are: no expression after them holds them, since a statement, an item or a point lies between.
    first_height: usize,
    exprs: Vec<ExprId>,
    stmts: Vec<StmtId>,
    decls: Vec<DeclId>,
    attrs: Vec<AttributeId>,
    /// The names of the records that are being read, innermost last.
    records: Vec<Option<Name>>,
    /// The expression that was last read in parentheses of its own.
    closed: Option<ExprId>,
    /// What stands behind the parenthesis that was opened last around an expression.
    opened: Option<Pos>,
    /// Whether the tree keeps what has no meaning: parentheses, and semicolons alone.
    for_printing: bool,
    /// The last `else` of the statement that was just read, when no braces are around it.
    trailing_else: Option<Span>,
    /// Whether brackets stood between a type and the name that is declared.
    brackets_first: bool,
    /// How many blocks are around.
    blocks: u32,
    /// How many namespaces are around.
    namespaces: u32,
    /// The heads of the templates around, innermost last.
    heads: Vec<crate::syntax::tree::TemplateId>,
    /// Whether the parameters of a template are read.
    in_template_head: bool,
    /// The parameters of the templates around, innermost last.
    template_types: Vec<Name>,
    /// Where something is missing: the end of what stands before, and the token that follows.
    missing: Vec<(Pos, Pos)>,
    /// Warnings of what macros may well make.
    suspicions: Vec<Suspicion>,
    /// The names of types that the text before the point has used from which the parser went on.
    types_before: Vec<Name>,
    /// The declarations of files and namespaces so far, where it is asked which of them an entry reaches.
    pieces: Option<Vec<reach::Piece>>,
}

impl Parser {
    fn new(
        tokens: Vec<Token>,
        orders: Vec<(usize, Option<MatrixOrder>)>,
        names: Interner,
        diagnostics: Diagnostics,
        version: HlslVersion,
    ) -> Parser {
        let table = NameTable::new(names.len());
        let here = tokens[0];
        let mut parser = Parser {
            heights: Vec::new(),
            first_height: 0,
            version,
            at: 0,
            here,
            kind: here.kind,
            split: false,
            unit: Unit::with_room(names, tokens.len()),
            tokens,
            orders,
            next_order: 0,
            table,
            diagnostics,
            quiet: false,
            aborted: false,
            depth: 0,
            arms: 0,
            no_greater: false,
            in_for_head: false,
            exprs: Vec::new(),
            stmts: Vec::new(),
            decls: Vec::new(),
            attrs: Vec::new(),
            records: Vec::new(),
            closed: None,
            opened: None,
            for_printing: false,
            trailing_else: None,
            brackets_first: false,
            blocks: 0,
            namespaces: 0,
            heads: Vec::new(),
            in_template_head: false,
            template_types: Vec::new(),
            missing: Vec::new(),
            suspicions: Vec::new(),
            types_before: Vec::new(),
            pieces: None,
        };
        parser.change_order();
        parser
    }

    /// Sets the order of matrices that a `#pragma pack_matrix` before the token here asks for, wherever in a declaration it
    /// stands, and finds the next one.
    #[cold]
    fn change_order(&mut self) {
        while let Some((_, order)) = self.orders.pop_if(|&mut (before, _)| before <= self.at) {
            self.unit.set_matrix_order(order);
        }
        self.next_order = self.orders.last().map_or(usize::MAX, |&(before, _)| before);
    }

    // Tokens.

    fn token(&self) -> Token {
        self.here
    }

    fn kind(&self) -> TokenKind {
        self.kind
    }

    /// Goes to the token of a number.
    fn go_to(&mut self, at: usize) {
        self.at = at;
        self.here = self.tokens[at];
        self.kind = self.here.kind;
        self.split = false;
    }

    /// The token `ahead` places on, at most the last one.
    fn peek(&self, ahead: usize) -> Token {
        self.tokens[(self.at + ahead).min(self.tokens.len() - 1)]
    }

    fn at(&self, kind: TokenKind) -> bool {
        self.kind() == kind
    }

    fn at_keyword(&self, keyword: Keyword) -> bool {
        let token = self.token();
        token.kind == TokenKind::Keyword && token.name == keyword.name()
    }

    /// The keyword here, if there is one.
    fn keyword(&self) -> Option<Keyword> {
        let token = self.token();
        if token.kind == TokenKind::Keyword { Keyword::of(token.name) } else { None }
    }

    fn span(&self) -> Span {
        let mut span = self.token().span;
        if self.split {
            span.lo = span.lo.offset(1);
        }
        span
    }

    /// Takes the token here.
    fn bump(&mut self) -> Token {
        let token = self.here;
        if token.kind != TokenKind::Eof {
            self.go_to(self.at + 1);
            if self.at >= self.next_order {
                self.change_order();
            }
        }
        token
    }

    /// Takes the token here if it is `kind`.
    fn eat(&mut self, kind: TokenKind) -> bool {
        let found = self.kind() == kind;
        if found {
            self.bump();
        }
        found
    }

    fn eat_keyword(&mut self, keyword: Keyword) -> bool {
        let found = self.at_keyword(keyword);
        if found {
            self.bump();
        }
        found
    }

    /// Takes a `>`, which may be the first half of `>>`.
    fn eat_greater(&mut self) -> bool {
        match self.kind() {
            TokenKind::Gt => {
                self.bump();
                true
            }
            TokenKind::Shr => {
                if self.version < HlslVersion::V202x {
                    self.complain(Diagnostic::new(&kinds::ANGLE_SPACE, self.span()));
                }
                (self.split, self.kind) = (true, TokenKind::Gt);
                true
            }
            _ => false,
        }
    }

    /// Where the token before this one ends.
    fn last_end(&self) -> Pos {
        if self.split {
            return self.token().span.lo.offset(1);
        }
        match self.at.checked_sub(1) {
            Some(i) => self.tokens[i].span.hi,
            None => self.token().span.lo,
        }
    }

    /// From `start` to the end of the last token.
    fn since(&self, start: Pos) -> Span {
        Span::new(start, self.last_end())
    }

    // Errors.

    /// Reports an error, unless one has been since the last firm ground.
    #[cold]
    fn error(&mut self, diagnostic: Diagnostic) {
        if !self.quiet && !self.aborted {
            self.diagnostics.push(diagnostic);
        }
        self.quiet = true;
    }

    /// Reports an error at the token here; that it is a reserved word, when it is one.
    #[cold]
    fn error_here(&mut self, kind: &'static Kind) {
        let span = self.span();
        match self.keyword().filter(|&word| is_refused_word(word, kind)) {
            Some(word) => self.error(Diagnostic::new(&kinds::RESERVED, span).arg(word.text())),
            None => self.error(Diagnostic::new(kind, span)),
        }
    }

    /// Reports what does not keep the rest from being understood.
    fn complain(&mut self, diagnostic: Diagnostic) {
        if !self.quiet && !self.aborted {
            self.diagnostics.push(diagnostic);
        }
    }

    /// Takes `kind` or says that it is missing.
    fn expect(&mut self, kind: TokenKind) -> bool {
        let found = self.eat(kind);
        if !found {
            self.missing(kind);
        }
        found
    }

    #[cold]
    fn missing(&mut self, kind: TokenKind) {
        let span = self.span();
        self.error(Diagnostic::new(&kinds::EXPECTED, span).arg(kind.text()));
    }

    /// Takes what closes the bracket at `open`.
    fn expect_close(&mut self, kind: TokenKind, open: Span) -> bool {
        let found = self.eat(kind);
        if !found {
            return self.missing_close(kind, open);
        }
        found
    }

    /// Says that what closes a bracket is missing, or that a `;` stands before it; whether it was taken after all.
    #[cold]
    fn missing_close(&mut self, kind: TokenKind, open: Span) -> bool {
        if self.at(TokenKind::Semi) && self.peek(1).kind == kind {
            self.complain(Diagnostic::new(&kinds::UNEXPECTED_SEMI, self.span()).arg(kind.text()));
            self.bump();
            self.bump();
            return true;
        }
        self.unclosed(kind, open, self.span());
        false
    }

    /// Says where what closes a bracket is missing.
    #[cold]
    fn unclosed(&mut self, kind: TokenKind, open: Span, at: Span) {
        let opening = match kind {
            TokenKind::RParen => "(",
            TokenKind::RBracket => "[",
            TokenKind::RBrace => "{",
            _ => "<",
        };
        let error = Diagnostic::new(&kinds::EXPECTED, at).arg(kind.text());
        self.error(error.note_with(&kinds::TO_MATCH, open, [opening.into()]));
    }

    /// Takes the `)` of an attribute or an annotation, or says, at the end of what stands before, that it is missing.
    fn expect_paren_behind(&mut self, open: Span) -> bool {
        let found = self.eat(TokenKind::RParen);
        if !found {
            self.unclosed(TokenKind::RParen, open, Span::at(self.last_end()));
        }
        found
    }

    /// Takes the `(` after the word of an annotation, or says that it is missing.
    fn expect_paren_after(&mut self, word: &'static str) -> bool {
        let found = self.eat(TokenKind::LParen);
        if !found {
            let at = Span::at(self.last_end());
            self.error(Diagnostic::new(&kinds::EXPECTED_LPAREN_AFTER, at).arg(word));
        }
        found
    }

    /// Takes the `;` after something, or says, at the end of what stands before, that it is missing.
    fn expect_semi(&mut self, kind: &'static Kind) -> bool {
        if self.eat(TokenKind::Semi) {
            return true;
        }
        let is_too_much = matches!(self.kind(), TokenKind::RParen | TokenKind::RBracket)
            && self.peek(1).kind == TokenKind::Semi;
        if is_too_much {
            let text = self.kind().text();
            self.error_here_with(&kinds::EXTRANEOUS, text);
            self.bump();
            self.bump();
            return true;
        }
        let error = self.missing_behind(kind, ";");
        self.error(error);
        false
    }

    /// An error for a token that is missing behind the last one.
    #[cold]
    fn missing_behind(&mut self, kind: &'static Kind, token: &'static str) -> Diagnostic {
        let end = self.last_end();
        // What is not reported is not looked for among the macros either.
        if !self.quiet && !self.aborted && !self.diagnostics.is_full() {
            self.missing.push((end, self.span().lo));
        }
        Diagnostic::new(kind, Span::at(end)).fixit(end, token)
    }

    /// Moves the errors for what is missing behind a macro's use: behind the whole of it, where it ends with the last token;
    /// to the token that follows, where that comes from the same use.
    fn move_missing(&mut self, sources: &SourceMap) {
        for (end, next) in std::mem::take(&mut self.missing) {
            let Some(site) = sources.use_around(Pos(end.0.saturating_sub(1))) else { continue };
            let is_inside = sources.use_around(next).is_some_and(|other| other == site);
            let at = if is_inside { next } else { site.hi };
            self.diagnostics.change(|d| {
                if d.span == Span::at(end) && d.fixit.as_ref().is_some_and(|&(pos, _)| pos == end) {
                    d.span = Span::at(at);
                    d.fixit = d.fixit.take().filter(|_| !is_inside).map(|(_, token)| (at, token));
                }
            });
        }
    }

    #[cold]
    fn error_here_with(&mut self, kind: &'static Kind, text: &'static str) {
        let d = Diagnostic::new(kind, self.span()).arg(text);
        self.error(d);
    }

    /// Takes a `;` in the head of a `for`; an error stands where it should be.
    fn expect_for_semi(&mut self) {
        if !self.eat(TokenKind::Semi) {
            self.error_here(&kinds::SEMI_IN_FOR);
        }
    }

    /// Whether a name for a parameter stands here; an error for a modifier that does.
    fn at_parameter_name(&mut self) -> bool {
        if !self.at(TokenKind::Ident) || specifiers::is_effect_word(self.token().name) {
            return false;
        }
        if specifiers::is_no_name(self.token().name) {
            self.complain(Diagnostic::new(&kinds::MODIFIER_ORDER, self.span()));
        }
        true
    }

    fn expect_ident(&mut self) -> Option<Token> {
        if self.at(TokenKind::Ident) {
            return Some(self.bump());
        }
        self.error_here(&kinds::EXPECTED_IDENT);
        None
    }

    /// Firm ground: errors are reported again.
    fn settle(&mut self) {
        self.quiet = false;
    }

    /// Skips past the `;` that ends the current statement or declaration, or to before what closes its block.
    fn recover(&mut self) {
        while !matches!(self.kind(), TokenKind::Eof | TokenKind::RBrace) {
            if self.eat(TokenKind::Semi) {
                break;
            }
            if self.starts_afresh() {
                break;
            }
            self.skip_token_tree();
        }
        self.settle();
    }

    /// Whether a statement or declaration surely begins here: a telling keyword at the start of a line.
    fn starts_afresh(&self) -> bool {
        use Keyword::*;
        let at_line_start = self.token().flags.has(crate::lex::Flags::LINE_START);
        let telling = matches!(
            self.keyword(),
            Some(
                If | For
                    | While
                    | Do
                    | Return
                    | Switch
                    | Case
                    | Break
                    | Continue
                    | Discard
                    | Struct
                    | CBuffer
                    | TBuffer
                    | Namespace
                    | Template
                    | Typedef
                    | Static
                    | Void
            )
        );
        at_line_start && telling
    }

    /// Takes a token, or all from an opening bracket to the one that closes it.
    fn skip_token_tree(&mut self) {
        let mut depth = 0usize;
        loop {
            match self.kind() {
                TokenKind::Eof => return,
                TokenKind::LParen | TokenKind::LBrace | TokenKind::LBracket => depth += 1,
                TokenKind::RParen | TokenKind::RBracket => depth = depth.saturating_sub(1),
                // A brace that closes more than was opened here belongs to somebody else.
                TokenKind::RBrace if depth == 0 => return,
                TokenKind::RBrace => depth -= 1,
                _ => {}
            }
            self.bump();
            if depth == 0 {
                return;
            }
        }
    }

    /// One level deeper. `false` at the bound, which ends the parse.
    fn enter(&mut self) -> bool {
        self.depth += 1;
        if self.depth <= MAX_NESTING {
            return true;
        }
        self.abort(Diagnostic::new(&kinds::NESTING, self.span()).arg(MAX_NESTING));
        false
    }

    fn leave(&mut self) {
        self.depth -= 1;
    }

    fn abort(&mut self, diagnostic: Diagnostic) {
        if !self.aborted {
            self.diagnostics.push(diagnostic);
        }
        self.aborted = true;
        self.go_to(self.tokens.len() - 1);
    }

    // The tree.

    fn add_expr(&mut self, expr: Expr, span: Span, caret: Pos) -> ExprId {
        // A tree of few expressions is not high.
        let before = self.unit.exprs.len() - self.first_height;
        if before >= usize::from(USUAL_HEIGHT) && self.is_too_high(&expr) {
            return self.too_high(span, caret);
        }
        self.unit.add_expr(expr, span, caret)
    }

    #[cold]
    fn too_high(&mut self, span: Span, caret: Pos) -> ExprId {
        self.abort(Diagnostic::new(&kinds::EXPR_HEIGHT, span).caret(caret).arg(u32::from(MAX_EXPR_HEIGHT)));
        self.unit.add_expr(Expr::Error, span, caret)
    }

    /// Whether a new expression is too high a tree. Those before it get their heights here, each once.
    #[inline(never)]
    fn is_too_high(&mut self, expr: &Expr) -> bool {
        for at in self.first_height + self.heights.len()..self.unit.exprs.len() {
            let height = self.height_of(&self.unit.exprs[ExprId::new(at)]);
            self.heights.push(height);
        }
        let height = self.height_of(expr);
        self.unit.is_deep |= height > USUAL_HEIGHT;
        height > MAX_EXPR_HEIGHT
    }

    fn height_of(&self, expr: &Expr) -> u16 {
        let of =
            |id: ExprId| self.heights.get(id.index().wrapping_sub(self.first_height)).copied().unwrap_or(0);
        let of_all = |list: List<ExprId>| self.unit.list(list).iter().map(|&id| of(id)).max().unwrap_or(0);
        // A chain of operators is not nested, however long: those who go over the tree follow its left operands in a loop.
        if let Expr::Binary { lhs, rhs, .. } = *expr {
            let long = matches!(self.unit.exprs[lhs], Expr::Binary { .. });
            return (of(lhs) + u16::from(!long)).max(1 + of(rhs));
        }
        1 + match *expr {
            Expr::Unary { operand, .. } | Expr::Cast { operand, .. } | Expr::SizeofExpr(operand) => {
                of(operand)
            }
            Expr::Assign { target, value, .. } => of(target).max(of(value)),
            Expr::Conditional { cond, yes, no } => of(cond).max(of(yes)).max(of(no)),
            Expr::Call { callee, args } => of(callee).max(of_all(args)),
            Expr::Construct { args, .. } | Expr::InitList(args) => of_all(args),
            Expr::Member { base, .. } | Expr::PathMember { base, .. } => of(base),
            Expr::Index { base, index } => of(base).max(of(index)),
            _ => 0,
        }
    }

    /// No expression from here on holds one that was read before, so that none of those counts for a tree's height.
    fn begin_trees(&mut self) {
        self.first_height = self.unit.exprs.len();
        self.heights.clear();
    }

    #[cold]
    fn error_expr(&mut self) -> ExprId {
        let span = Span::at(self.span().lo);
        self.add_expr(Expr::Error, span, span.lo)
    }

    fn expr_span(&self, id: ExprId) -> Span {
        self.unit.expr_places[id].span
    }

    /// The expressions pushed since `start`, as a list.
    fn take_exprs(&mut self, start: usize) -> List<ExprId> {
        let list = self.unit.expr_lists.push(&self.exprs[start..]);
        self.exprs.truncate(start);
        list
    }

    fn take_stmts(&mut self, start: usize) -> List<StmtId> {
        let list = self.unit.stmt_lists.push(&self.stmts[start..]);
        self.stmts.truncate(start);
        list
    }

    fn take_decls(&mut self, start: usize) -> List<DeclId> {
        let list = self.unit.decl_lists.push(&self.decls[start..]);
        self.decls.truncate(start);
        list
    }
}

/// Whether a word that is kept for C++ is refused as such where something is expected: where it could begin a declarator or an expression.
fn is_refused_word(word: Keyword, expected: &'static Kind) -> bool {
    use Keyword::{
        Asm, Auto, Catch, Explicit, Friend, Goto, Mutable, Private, Protected, Public, Register, Template,
        Try, Typeid, Union, Virtual,
    };
    let is = |kind| std::ptr::eq(expected, kind);
    match word {
        Template => is(&kinds::EXPECTED_UNQUALIFIED),
        Asm => false,
        Typeid => is(&kinds::EXPECTED_EXPR),
        Auto | Catch | Explicit | Friend | Goto | Mutable | Private | Protected | Public | Register | Try
        | Union | Virtual => is(&kinds::EXPECTED_UNQUALIFIED),
        word => word.is_reserved() && (is(&kinds::EXPECTED_UNQUALIFIED) || is(&kinds::EXPECTED_EXPR)),
    }
}
