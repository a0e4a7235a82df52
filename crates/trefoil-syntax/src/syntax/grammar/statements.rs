//! Statements.

use super::items::declares_type;
use super::kinds::*;
use super::{MAX_EXPR_HEIGHT, Parser, Span, USUAL_HEIGHT};
use crate::diag::Diagnostic;
use crate::lex::TokenKind;
use crate::lex::keyword::Keyword;
use crate::source::Pos;
use crate::syntax::tree::{AttributeId, BinaryOp, Decl, Expr, ExprId, Stmt, StmtId, VarRole};
use trefoil_entity::List;

impl Parser {
    fn add_stmt(&mut self, stmt: Stmt, start: Pos) -> StmtId {
        let span = self.since(start);
        self.unit.add_stmt(stmt, span)
    }

    /// block = "{" statement* "}"
    pub(super) fn block(&mut self) -> StmtId {
        self.table.open();
        let block = self.block_in_scope();
        self.table.close();
        block
    }

    fn block_in_scope(&mut self) -> StmtId {
        let open = self.bump().span;
        let first = self.stmts.len();
        self.blocks += 1;
        if self.enter() {
            while !matches!(self.kind(), TokenKind::RBrace | TokenKind::Eof) {
                self.statement_in_list();
            }
        }
        self.leave();
        self.blocks -= 1;
        if !self.expect_close(TokenKind::RBrace, open) {
            self.unclosed_block();
        }
        self.trailing_else = None;
        let list = self.take_stmts(first);
        self.add_stmt(Stmt::Block(list), open.lo)
    }

    /// What follows in a block that the file ends in is not known; each block around says that it is not closed.
    #[cold]
    fn unclosed_block(&mut self) {
        let end = self.last_end();
        let rest = self.add_stmt(Stmt::Error, end);
        self.stmts.push(rest);
        self.settle();
    }

    /// A statement, and before it its labels.
    fn statement_in_list(&mut self) {
        let before = self.at;
        let stmt = self.statement();
        let is_labelled =
            self.stmts.last().is_some_and(|&s| matches!(self.unit.stmts[s], Stmt::Case(_) | Stmt::Default));
        if !is_labelled {
            self.suspect_empty_loop(stmt);
        }
        self.stmts.push(stmt);
        if self.at == before {
            self.recover();
            if self.at == before && !matches!(self.kind(), TokenKind::RBrace | TokenKind::Eof) {
                self.bump();
            }
        }
    }

    /// A statement where one alone may stand: the body of an `if` or a loop. Labels and what they label become a block.
    fn substatement(&mut self) -> StmtId {
        if !self.enter() {
            let start = self.span().lo;
            self.leave();
            return self.add_stmt(Stmt::Error, start);
        }
        self.table.open();
        let stmt = if matches!(self.keyword(), Some(Keyword::Case | Keyword::Default)) {
            let start = self.span().lo;
            let first = self.stmts.len();
            while matches!(self.keyword(), Some(Keyword::Case | Keyword::Default)) {
                self.statement_in_list();
            }
            self.statement_in_list();
            let list = self.take_stmts(first);
            self.add_stmt(Stmt::Block(list), start)
        } else {
            self.statement()
        };
        self.table.close();
        self.leave();
        stmt
    }

    /// statement = attributes (block | if | for | while | do | switch | case | default | jump | declaration
    ///           | expression ";" | ";")
    fn statement(&mut self) -> StmtId {
        // The methods of a record may stand in an expression whose type the record is.
        if self.records.is_empty() {
            self.begin_trees();
        }
        let start = self.span().lo;
        if !self.at(TokenKind::LBracket) {
            return self.plain_statement(List::EMPTY);
        }
        let open = self.span();
        let brackets = self.peek(1).kind != TokenKind::LBracket;
        let attributes = self.attributes();
        let takes_none = brackets && self.keyword().is_some_and(declares_type);
        let stmt = self.plain_statement(attributes);
        if let Stmt::Decl(decls) = self.unit.stmts[stmt] {
            let last = self.unit.list(decls).last().map(|&last| self.unit.decls[last]);
            if takes_none || matches!(last, Some(Decl::Record(_) | Decl::Enum(_))) {
                self.complain(Diagnostic::new(&ATTRIBUTES_HERE, open));
            }
            return stmt;
        }
        self.add_stmt(Stmt::Attributed { attributes, stmt }, start)
    }

    fn plain_statement(&mut self, attributes: List<AttributeId>) -> StmtId {
        while self.at(TokenKind::Ident) && self.peek(1).kind == TokenKind::Colon {
            self.complain(Diagnostic::new(&LABEL, self.span()));
            self.bump();
            self.bump();
        }
        let start = self.span().lo;
        match self.kind() {
            TokenKind::LBrace => return self.block(),
            TokenKind::Semi => {
                self.bump();
                return self.add_stmt(Stmt::Empty, start);
            }
            TokenKind::Keyword => {
                if let Some(stmt) = self.keyword_statement() {
                    return stmt;
                }
            }
            _ => {}
        }
        if self.at_declaration() && !self.at_variable() {
            self.declaration_statement(attributes)
        } else {
            self.expression_statement()
        }
    }

    fn keyword_statement(&mut self) -> Option<StmtId> {
        Some(match self.keyword()? {
            Keyword::If => self.if_statement(),
            Keyword::For => self.for_statement(),
            Keyword::While => self.while_statement(),
            Keyword::Do => self.do_statement(),
            Keyword::Switch => self.switch_statement(),
            Keyword::Case => self.case_label(),
            Keyword::Default => self.default_label(),
            Keyword::Break => self.jump(Stmt::Break, "break"),
            Keyword::Continue => self.jump(Stmt::Continue, "continue"),
            Keyword::Discard => self.discard_statement(),
            Keyword::Return => self.return_statement(),
            Keyword::Namespace if self.peek(2).kind == TokenKind::LBrace => {
                let (start, open) = (self.span().lo, self.peek(2).span);
                self.error(Diagnostic::new(&NAMESPACE_HERE, open));
                self.recover();
                self.add_stmt(Stmt::Error, start)
            }
            word @ (Keyword::Asm | Keyword::Try) => {
                let start = self.span().lo;
                self.error(Diagnostic::new(&RESERVED, self.span()).arg(word.text()));
                self.recover();
                self.add_stmt(Stmt::Error, start)
            }
            Keyword::Goto => {
                let start = self.span().lo;
                self.error(Diagnostic::new(&GOTO, self.span()));
                self.recover();
                self.add_stmt(Stmt::Error, start)
            }
            _ => return None,
        })
    }

    /// expression ";"
    fn expression_statement(&mut self) -> StmtId {
        let start = self.span().lo;
        let expr = self.expression();
        self.expect_semi_after(&SEMI_AFTER_EXPR);
        self.add_stmt(Stmt::Expr(expr), start)
    }

    /// declaration, in a function.
    fn declaration_statement(&mut self, attributes: List<AttributeId>) -> StmtId {
        let start = self.span().lo;
        let first = self.decls.len();
        match self.keyword() {
            Some(Keyword::Typedef) => self.typedef(),
            Some(Keyword::Using) => self.using(None),
            Some(Keyword::StaticAssert) => self.static_assert(),
            Some(Keyword::Namespace | Keyword::Template | Keyword::CBuffer | Keyword::TBuffer) => {
                self.error_here(&EXPECTED_EXPR);
                self.recover();
            }
            _ => self.declaration(VarRole::Local, attributes, None),
        }
        let decls = self.take_decls(first);
        self.add_stmt(Stmt::Decl(decls), start)
    }

    /// condition = expression | specifiers declarator, between parentheses.
    fn condition(&mut self, word: &'static str) -> ExprId {
        let open = self.span();
        if !self.eat(TokenKind::LParen) {
            self.error(Diagnostic::new(&EXPECTED_LPAREN_AFTER, open).arg(word));
            return self.error_expr();
        }
        let cond = if self.at_declaration() {
            self.condition_declaration()
        } else {
            self.bracketed(Parser::expression)
        };
        if word != "switch" {
            self.suspect_condition(cond);
        }
        if !self.expect_close(TokenKind::RParen, open) {
            self.skip_to_paren();
        }
        cond
    }

    /// Takes what closes more than the condition opened.
    fn extraneous_parens(&mut self) {
        while self.at(TokenKind::RParen) {
            self.complain(Diagnostic::new(&CONDITION_PAREN, self.span()));
            self.bump();
        }
    }

    fn condition_declaration(&mut self) -> ExprId {
        let start = self.span().lo;
        let first = self.decls.len();
        let s = self.specifiers();
        if let Some(name) = self.declared_name(VarRole::Local) {
            self.variables(&s, VarRole::Local, List::EMPTY, None, name);
        }
        let decl = self.decls.get(first).copied();
        self.decls.truncate(first);
        let span = self.since(start);
        match decl {
            Some(decl) => self.add_expr(Expr::Condition(decl), span, start),
            None => self.error_expr(),
        }
    }

    /// Skips a broken condition past its closing parenthesis, if there is one before the body.
    fn skip_to_paren(&mut self) {
        while !matches!(
            self.kind(),
            TokenKind::RParen | TokenKind::LBrace | TokenKind::RBrace | TokenKind::Semi | TokenKind::Eof
        ) {
            self.skip_token_tree();
        }
        self.eat(TokenKind::RParen);
        self.settle();
    }

    /// if = "if" condition statement ("else" statement)?
    ///
    /// A chain of `else if` is read in a loop, so that its length is no depth.
    fn if_statement(&mut self) -> StmtId {
        let mut arms = Vec::new();
        let mut otherwise = None;
        let mut scopes = 0;
        let mut own_else = None;
        let around = self.arms;
        loop {
            let start = self.bump().span.lo;
            self.table.open();
            scopes += 1;
            let cond = self.condition("if");
            self.extraneous_parens();
            let first = self.token();
            self.trailing_else = None;
            let then = self.substatement();
            let is_block = first.kind == TokenKind::LBrace;
            let inner = self.trailing_else.take().filter(|_| !is_block);
            let here = self.span();
            arms.push((start, cond, then));
            self.arms += 1;
            self.count_arms(start);
            if !self.eat_keyword(Keyword::Else) {
                self.suspect_empty("if statement", first, then);
                self.suspect_else(inner);
                break;
            }
            own_else = own_else.or(Some(here));
            if !self.at_keyword(Keyword::If) {
                otherwise = Some(self.substatement());
                break;
            }
        }
        self.trailing_else = own_else;
        self.arms = around;
        for _ in 0..scopes {
            self.table.close();
        }
        while let Some((start, cond, then)) = arms.pop() {
            otherwise = Some(self.add_stmt(Stmt::If { cond, then, otherwise }, start));
        }
        otherwise.unwrap_or_else(|| self.add_stmt(Stmt::Error, Pos::NONE))
    }

    /// Holds the arms of `else if` that are around the arm that begins there against their bound.
    fn count_arms(&mut self, start: Pos) {
        self.unit.is_deep |= self.arms > usize::from(USUAL_HEIGHT);
        if self.arms > usize::from(MAX_EXPR_HEIGHT) {
            self.abort(Diagnostic::new(&NESTING, Span::at(start)).arg(u32::from(MAX_EXPR_HEIGHT)));
        }
    }

    /// for = "for" "(" (declaration | expression? ";") expression? ";" expression? ")" statement
    fn for_statement(&mut self) -> StmtId {
        let start = self.bump().span.lo;
        let open = self.span();
        if !self.eat(TokenKind::LParen) {
            self.error(Diagnostic::new(&EXPECTED_LPAREN_AFTER, open).arg("for"));
            self.recover();
            return self.add_stmt(Stmt::Error, start);
        }
        self.table.open();
        let outer = std::mem::replace(&mut self.no_greater, false);
        let init = self.for_init();
        let cond = if self.at(TokenKind::Semi) { None } else { Some(self.for_condition()) };
        self.expect_for_semi();
        let step = if self.at(TokenKind::RParen) { None } else { Some(self.expression()) };
        self.no_greater = outer;
        if !self.expect_close(TokenKind::RParen, open) {
            self.skip_for_head();
        }
        let body = self.substatement();
        self.table.close();
        self.add_stmt(Stmt::For { init, cond, step, body }, start)
    }

    fn for_init(&mut self) -> Option<StmtId> {
        let start = self.span().lo;
        if self.eat(TokenKind::Semi) {
            return None;
        }
        if self.at_declaration() {
            self.in_for_head = true;
            return Some(self.declaration_statement(List::EMPTY));
        }
        let expr = self.expression();
        let stmt = self.add_stmt(Stmt::Expr(expr), start);
        self.expect_for_semi();
        Some(stmt)
    }

    fn for_condition(&mut self) -> ExprId {
        if self.at(TokenKind::LBracket) && self.peek(1).kind == TokenKind::Ident {
            self.complain(Diagnostic::new(&ATTRIBUTES_HERE, self.span()));
            self.attributes();
        }
        if self.at_declaration() {
            return self.condition_declaration();
        }
        let cond = self.expression();
        self.suspect_condition(cond);
        cond
    }

    fn skip_for_head(&mut self) {
        while !matches!(
            self.kind(),
            TokenKind::RParen | TokenKind::LBrace | TokenKind::RBrace | TokenKind::Eof
        ) {
            self.skip_token_tree();
        }
        self.eat(TokenKind::RParen);
        self.settle();
    }

    /// while = "while" condition statement
    fn while_statement(&mut self) -> StmtId {
        let start = self.bump().span.lo;
        self.table.open();
        let cond = self.condition("while");
        self.extraneous_parens();
        let body = self.substatement();
        self.table.close();
        self.add_stmt(Stmt::While { cond, body }, start)
    }

    /// do = "do" statement "while" condition ";"
    fn do_statement(&mut self) -> StmtId {
        let start = self.bump().span.lo;
        let body = self.substatement();
        if !self.eat_keyword(Keyword::While) {
            self.error_here(&EXPECTED_WHILE);
            let cond = self.error_expr();
            self.recover();
            return self.add_stmt(Stmt::DoWhile { body, cond }, start);
        }
        let cond = self.condition("do/while");
        self.end_statement("do/while");
        self.add_stmt(Stmt::DoWhile { body, cond }, start)
    }

    /// switch = "switch" condition statement
    fn switch_statement(&mut self) -> StmtId {
        let start = self.bump().span.lo;
        self.table.open();
        let cond = self.condition("switch");
        self.extraneous_parens();
        let first = self.token();
        let body = self.substatement();
        self.suspect_empty("switch statement", first, body);
        self.table.close();
        self.add_stmt(Stmt::Switch { cond, body }, start)
    }

    /// "case" conditional ":"
    fn case_label(&mut self) -> StmtId {
        let start = self.bump().span.lo;
        let value = self.conditional();
        if self.at(TokenKind::Ellipsis) {
            self.complain(Diagnostic::new(&CASE_RANGE, self.span()));
            self.bump();
            self.conditional();
        }
        self.label_colon("case");
        self.add_stmt(Stmt::Case(value), start)
    }

    /// "default" ":"
    fn default_label(&mut self) -> StmtId {
        let start = self.bump().span.lo;
        self.label_colon("default");
        self.add_stmt(Stmt::Default, start)
    }

    fn label_colon(&mut self, word: &'static str) {
        if self.eat(TokenKind::Colon) {
            if self.at(TokenKind::RBrace) {
                let end = self.last_end();
                self.complain(Diagnostic::new(&LABEL_AT_END, Span::at(end)));
            }
            return self.settle();
        }
        let error = self.missing_behind(&COLON_AFTER_CASE, ":").arg(word);
        self.error(error);
        self.settle();
    }

    /// "discard" ";": to DXC an expression.
    fn discard_statement(&mut self) -> StmtId {
        let start = self.bump().span.lo;
        if !self.expect_semi(&SEMI_AFTER_EXPR) {
            self.recover_statement();
        }
        self.settle();
        self.add_stmt(Stmt::Discard, start)
    }

    /// ("break" | "continue") ";"
    fn jump(&mut self, stmt: Stmt, word: &'static str) -> StmtId {
        let start = self.bump().span.lo;
        self.end_statement(word);
        self.add_stmt(stmt, start)
    }

    /// "return" (expression | initializer-list)? ";"
    fn return_statement(&mut self) -> StmtId {
        let start = self.bump().span.lo;
        let value = match self.kind() {
            TokenKind::Semi => None,
            TokenKind::LBrace => {
                self.complain(Diagnostic::new(&RETURN_LIST, self.span()));
                Some(self.initializer_list())
            }
            TokenKind::RBrace => None,
            _ => {
                let open = self.span();
                let value = self.expression();
                if let Expr::Binary { op: BinaryOp::Comma, .. } = self.unit.exprs[value] {
                    let is_closed = self.closed == Some(value);
                    let caret = Span::at(self.unit.expr_places[value].caret);
                    self.complain(Diagnostic::new(&COMMA_IN_INIT, if is_closed { open } else { caret }));
                }
                Some(value)
            }
        };
        self.end_statement("return");
        self.add_stmt(Stmt::Return(value), start)
    }

    /// Takes the `;` after a statement, or skips past it.
    fn end_statement(&mut self, word: &'static str) {
        if self.eat(TokenKind::Semi) {
            return self.settle();
        }
        let error = self.missing_behind(&SEMI_AFTER_STMT, ";").arg(word);
        self.error(error);
        self.recover_statement();
    }

    fn recover_statement(&mut self) {
        let at_line_start = self.token().flags.has(crate::lex::Flags::LINE_START);
        if at_line_start { self.settle() } else { self.recover() }
    }
}
