//! Looking ahead: is this a type? Tokens are only read; nothing is reported and nothing built.

use super::Parser;
use super::names::NameKind;
use crate::lex::TokenKind;
use crate::lex::keyword::Keyword;
use crate::source::Name;
use trefoil_facts::HlslVersion;

/// How far template arguments are followed.
const MAX_ARGUMENT_TOKENS: usize = 4096;
/// After how many errors nobody looks any more for what a misplaced name is.
const MAX_SEARCHES: usize = 32;

/// A name with its qualifiers, as seen ahead.
pub(super) struct ScannedPath {
    /// The index of the token after it.
    pub(super) end: usize,
    pub(super) kind: NameKind,
}

impl Parser {
    fn kind_at(&self, i: usize) -> TokenKind {
        self.tokens.get(i).map_or(TokenKind::Eof, |t| t.kind)
    }

    fn keyword_at(&self, i: usize) -> Option<Keyword> {
        let token = self.tokens.get(i).filter(|t| t.kind == TokenKind::Keyword)?;
        Keyword::of(token.name)
    }

    /// Whether a declaration begins here: a specifier, or a type with a name (or something like it) after.
    pub(super) fn at_declaration(&self) -> bool {
        if let Some(keyword) = self.keyword() {
            return self.keyword_declares(keyword);
        }
        if !matches!(self.kind(), TokenKind::Ident | TokenKind::ColonColon) {
            return false;
        }
        if self.at_contextual_modifier() {
            return true;
        }
        let Some(path) = self.scan_path(self.at) else { return false };
        let next = self.kind_at(path.end);
        if path.kind.is_type() {
            // `S(x)`, `S{x}` and `S::f(x)` are expressions; `S x`, `S operator…` and `S;` are not.
            return !matches!(next, TokenKind::LParen | TokenKind::LBrace) || self.closed_name_at(path.end);
        }
        // An unknown name before a name is a type that was misspelt.
        let goes_on = next == TokenKind::Ident || self.keyword_at(path.end).is_some_and(is_scalar_word);
        path.kind == NameKind::Value && goes_on && !self.tokens_split_here(path.end)
    }

    /// Whether the name of a variable begins a statement, with another name after: then a `;` is missing, rather than a type.
    pub(super) fn at_variable(&self) -> bool {
        self.at(TokenKind::Ident)
            && self.table.kind(self.token().name) == NameKind::Value
            && self.peek(1).kind == TokenKind::Ident
            && self.is_variable(self.at)
    }

    /// Whether a name is one of a variable that was declared, somewhere: asked where there is an error in any case, and no more once
    /// there are many.
    #[cold]
    fn is_variable(&self, i: usize) -> bool {
        let name = self.tokens[i].name;
        let is_early = self.diagnostics.error_count() < MAX_SEARCHES;
        is_early && self.unit.vars.values().any(|var| var.name == Some(name))
    }

    /// Whether a name stands here that is a type's.
    pub(super) fn at_type_name(&self) -> bool {
        self.at_contextual_modifier() || self.scan_path(self.at).is_some_and(|path| path.kind.is_type())
    }

    /// Whether the token at `i` begins a new line: then a `;` is missing rather than a type unknown.
    fn tokens_split_here(&self, i: usize) -> bool {
        self.tokens[i].flags.has(crate::lex::Flags::LINE_START)
    }

    fn keyword_declares(&self, keyword: Keyword) -> bool {
        use Keyword::*;
        match keyword {
            Const | Static | Extern | Uniform | GroupShared | Shared | Volatile | Inline | Export | In
            | Out | InOut | RowMajor | ColumnMajor | SNorm | UNorm | NoInterpolation | NoPerspective
            | Struct | Class | Interface | Union | Enum | Typedef | Typename | Auto | Using | Namespace
            | Template | CBuffer | TBuffer | StaticAssert | Explicit | Friend | Mutable | Register
            | Virtual => true,
            Void | Bool | Int | Float | Double | Unsigned | Signed | Decltype => {
                let end = self.scan_type(self.at).unwrap_or(self.at + 1);
                !matches!(self.kind_at(end), TokenKind::LParen | TokenKind::LBrace)
                    || self.closed_name_at(end)
            }
            _ => false,
        }
    }

    /// Whether a name that is declared stands at `i` in parentheses of its own, as in `int (v) = 1;`: by what follows, it is
    /// nothing that is converted.
    fn closed_name_at(&self, i: usize) -> bool {
        self.kind_at(i) == TokenKind::LParen
            && self.kind_at(i + 1) == TokenKind::Ident
            && self.kind_at(i + 2) == TokenKind::RParen
            && matches!(
                self.kind_at(i + 3),
                TokenKind::Eq | TokenKind::LBracket | TokenKind::Comma | TokenKind::Semi
            )
    }

    /// The end of the type that begins at `i`, if one does: `const S<int>::T[4]`.
    pub(super) fn scan_type(&self, i: usize) -> Option<usize> {
        let mut i = self.scan_modifiers(i);
        i = match self.keyword_at(i) {
            Some(Keyword::Unsigned | Keyword::Signed) => {
                let is_int = matches!(self.keyword_at(i + 1), Some(Keyword::Int));
                let named = self.kind_at(i + 1) == TokenKind::Ident && self.name_kind_at(i + 1).is_type();
                i + 1 + usize::from(is_int || named)
            }
            Some(
                Keyword::Void
                | Keyword::Bool
                | Keyword::Int
                | Keyword::Float
                | Keyword::Double
                | Keyword::Auto,
            ) => i + 1,
            Some(Keyword::Struct | Keyword::Class | Keyword::Enum | Keyword::Interface) => {
                self.scan_path(i + 1).map(|p| p.end)?
            }
            Some(Keyword::Typename) => self.scan_path(i + 1).map(|p| p.end)?,
            Some(Keyword::Decltype) => self.scan_brackets(i + 1)?,
            Some(_) => return None,
            None => {
                let path = self.scan_path(i)?;
                if !path.kind.is_type() {
                    return None;
                }
                path.end
            }
        };
        i = self.scan_modifiers(i);
        while self.kind_at(i) == TokenKind::LBracket {
            i = self.scan_brackets(i)?;
        }
        while matches!(self.kind_at(i), TokenKind::Star | TokenKind::Amp) {
            i += 1;
        }
        Some(i)
    }

    fn scan_modifiers(&self, mut i: usize) -> usize {
        use Keyword::*;
        while let Some(Const | Volatile | RowMajor | ColumnMajor | SNorm | UNorm) = self.keyword_at(i) {
            i += 1;
        }
        i
    }

    pub(super) fn name_kind_at(&self, i: usize) -> NameKind {
        self.tokens.get(i).map_or(NameKind::Value, |t| self.table.kind(t.name))
    }

    /// The qualified name that begins at `i`.
    pub(super) fn scan_path(&self, i: usize) -> Option<ScannedPath> {
        let mut i = i + usize::from(self.kind_at(i) == TokenKind::ColonColon);
        let mut scope = None;
        let mut forced = false;
        loop {
            let token = self.tokens.get(i).filter(|t| t.kind == TokenKind::Ident)?;
            let kind = match scope {
                None => self.table.kind(token.name),
                Some(scope) => self.table.member(scope, token.name),
            };
            i += 1;
            if self.kind_at(i) == TokenKind::Lt {
                let templated = matches!(kind, NameKind::TypeTemplate | NameKind::FunctionTemplate);
                if templated || forced {
                    match self.scan_template_args(i) {
                        Some(end) => i = end,
                        // What is not closed is of a type all the same.
                        None if kind == NameKind::TypeTemplate => return Some(ScannedPath { end: i, kind }),
                        None => return None,
                    }
                }
            }
            forced = self
                .tokens
                .get(i + 1)
                .is_some_and(|t| t.kind == TokenKind::Keyword && t.name == Keyword::Template.name());
            let next = i + 1 + usize::from(forced);
            if self.kind_at(i) != TokenKind::ColonColon || self.kind_at(next) != TokenKind::Ident {
                return Some(ScannedPath { end: i, kind });
            }
            scope = Some(token.name);
            i = next;
        }
    }

    /// The index after the bracket that closes the one at `i`.
    fn scan_brackets(&self, i: usize) -> Option<usize> {
        let mut depth = 0usize;
        for (j, token) in self.tokens.iter().enumerate().skip(i).take(MAX_ARGUMENT_TOKENS) {
            match token.kind {
                TokenKind::LParen | TokenKind::LBracket | TokenKind::LBrace => depth += 1,
                TokenKind::RParen | TokenKind::RBracket | TokenKind::RBrace if depth <= 1 => {
                    return Some(j + 1);
                }
                TokenKind::RParen | TokenKind::RBracket | TokenKind::RBrace => depth -= 1,
                TokenKind::Semi | TokenKind::Eof => return None,
                _ if depth == 0 => return None,
                _ => {}
            }
        }
        None
    }

    /// The index after the `>` that closes the `<` at `i`. A `>>` that closes more than was opened is left half-used:
    /// its own index comes back.
    pub(super) fn scan_template_args(&self, i: usize) -> Option<usize> {
        let mut depth = 0usize;
        let mut j = i;
        let end = i + MAX_ARGUMENT_TOKENS;
        while j < end {
            match self.kind_at(j) {
                TokenKind::Lt => depth += 1,
                TokenKind::Gt if depth == 1 => return Some(j + 1),
                TokenKind::Gt => depth -= 1,
                TokenKind::Shr if depth == 1 && self.shifts_at(j) => {}
                TokenKind::Shr if depth == 1 => return Some(j),
                TokenKind::Shr if depth == 2 => return Some(j + 1),
                TokenKind::Shr => depth -= 2,
                TokenKind::LParen | TokenKind::LBracket => {
                    j = self.scan_brackets(j)?;
                    continue;
                }
                TokenKind::Semi
                | TokenKind::LBrace
                | TokenKind::RBrace
                | TokenKind::RParen
                | TokenKind::Eof => {
                    return None;
                }
                _ => {}
            }
            j += 1;
        }
        None
    }

    /// Whether the `>>` at `i`, among template arguments, is an operator: before HLSL 202x it closes nothing, and a `>` that does
    /// comes after it.
    pub(super) fn shifts_at(&self, i: usize) -> bool {
        if self.version >= HlslVersion::V202x {
            return false;
        }
        let mut j = i + 1;
        let end = i + MAX_ARGUMENT_TOKENS;
        while j < end {
            match self.kind_at(j) {
                TokenKind::Gt => return true,
                TokenKind::LParen | TokenKind::LBracket => match self.scan_brackets(j) {
                    Some(after) => j = after,
                    None => return false,
                },
                TokenKind::Semi
                | TokenKind::LBrace
                | TokenKind::RBrace
                | TokenKind::RParen
                | TokenKind::Eof => return false,
                _ => j += 1,
            }
        }
        false
    }

    /// Whether the `<` at `i`, after `N::name`, opens arguments of a function or record that is specialised.
    pub(super) fn opens_declared_args(&self, i: usize) -> bool {
        self.scan_template_args(i)
            .is_some_and(|end| matches!(self.kind_at(end), TokenKind::LParen | TokenKind::ColonColon))
    }

    /// Whether the `<` at `i`, after the name of a member, opens template arguments of a call.
    pub(super) fn opens_member_args(&self, name: Name, i: usize) -> bool {
        let is_call = || self.scan_template_args(i).is_some_and(|end| self.kind_at(end) == TokenKind::LParen);
        self.opens_call_args(i) || self.table.is_member_template(name) && is_call()
    }

    /// Whether the `<` at `i`, after a name that is not known to be a template, opens template arguments of a call:
    /// `buf.Load<float4>(`.
    pub(super) fn opens_call_args(&self, i: usize) -> bool {
        if self.kind_at(i + 1) == TokenKind::Gt {
            return self.kind_at(i + 2) == TokenKind::LParen;
        }
        let Some(end) = self.scan_type(i + 1) else { return false };
        matches!(self.kind_at(end), TokenKind::Comma | TokenKind::Gt | TokenKind::Shr)
            && self.scan_template_args(i).is_some_and(|end| self.kind_at(end) == TokenKind::LParen)
    }
}

/// The scalar types that are keywords.
pub(super) fn is_scalar_word(keyword: Keyword) -> bool {
    use Keyword::*;
    matches!(keyword, Bool | Int | Float | Double)
}
