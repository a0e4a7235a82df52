//! Attributes: `[numthreads(8, 8, 1)]`, `[[vk::binding(0, 1)]]`.

use super::Parser;
use super::annotations::names_semantic;
use super::primary::ArgsOf;
use crate::diag::Diagnostic;
use crate::lex::keyword::word;
use crate::lex::{Token, TokenKind};
use crate::source::{Name, Span};
use crate::syntax::tree::{Attribute, AttributeId, ExprId};
use trefoil_entity::List;

/// The attributes whose arguments are read as expressions, whatever they are.
const KNOWN: [&str; 42] = [
    "allow_uav_condition",
    "allowsparsenodes",
    "branch",
    "call",
    "clipplanes",
    "domain",
    "earlydepthstencil",
    "experimental",
    "fastopt",
    "flatten",
    "forcecase",
    "instance",
    "loop",
    "maxrecords",
    "maxrecordssharedwith",
    "maxtessfactor",
    "maxvertexcount",
    "nodearraysize",
    "nodedispatchgrid",
    "nodeid",
    "nodeisprogramentry",
    "nodelaunch",
    "nodelocalrootargumentstableindex",
    "nodemaxdispatchgrid",
    "nodemaxrecursiondepth",
    "nodeshareinputof",
    "nodetrackrwinputsharing",
    "noinline",
    "numthreads",
    "outputcontrolpoints",
    "outputtopology",
    "partitioning",
    "patchconstantfunc",
    "raypayload",
    "reordercoherent",
    "rootsignature",
    "shader",
    "test",
    "unboundedsparsenodes",
    "unroll",
    "waveopsincludehelperlanes",
    "wavesize",
];

impl Parser {
    /// attributes = ("[" attribute "]" | "[" "[" attribute,* "]" "]")*
    #[inline]
    pub(super) fn attributes(&mut self) -> List<AttributeId> {
        if self.at(TokenKind::LBracket) { self.some_attributes(Parser::at_bracket) } else { List::EMPTY }
    }

    /// ("[" "[" attribute,* "]" "]")*, after the name or the brackets of a declarator: there `[` alone begins a length.
    #[inline]
    pub(super) fn attributes_after(&mut self) -> List<AttributeId> {
        if self.at_doubled_bracket() { self.some_attributes(Parser::at_doubled_bracket) } else { List::EMPTY }
    }

    /// The attributes of a declaration with those that stand behind its brackets or parameters, which are of its type.
    pub(super) fn with_attributes_of_type(&mut self, first: List<AttributeId>) -> List<AttributeId> {
        let more = self.attributes_after();
        for &id in self.unit.attribute_lists.get(more) {
            self.unit.attributes[id].is_of_type = true;
        }
        self.all_attributes(first, more)
    }

    /// Attributes of one declaration from two places.
    pub(super) fn all_attributes(
        &mut self,
        first: List<AttributeId>,
        more: List<AttributeId>,
    ) -> List<AttributeId> {
        if more.is_empty() {
            return first;
        }
        let lists = &mut self.unit.attribute_lists;
        let all = [lists.get(first), lists.get(more)].concat();
        lists.push(&all)
    }

    fn at_bracket(&self) -> bool {
        self.at(TokenKind::LBracket)
    }

    pub(super) fn at_doubled_bracket(&self) -> bool {
        self.at(TokenKind::LBracket) && self.peek(1).kind == TokenKind::LBracket
    }

    fn some_attributes(&mut self, goes_on: fn(&Parser) -> bool) -> List<AttributeId> {
        let start = self.attrs.len();
        while goes_on(self) {
            let open = self.bump().span;
            let doubled = self.at(TokenKind::LBracket) && self.eat(TokenKind::LBracket);
            loop {
                if self.at(TokenKind::RBracket) {
                    break;
                }
                let Some(attribute) = self.attribute(doubled) else { break };
                let id = self.unit.attributes.push(attribute);
                self.attrs.push(id);
                if !(doubled && self.eat(TokenKind::Comma)) {
                    break;
                }
            }
            if doubled {
                self.expect_close(TokenKind::RBracket, open);
            }
            if !self.eat(TokenKind::RBracket) {
                self.unclosed_attribute(open);
                break;
            }
        }
        let list = self.unit.attribute_lists.push(&self.attrs[start..]);
        self.attrs.truncate(start);
        list
    }

    /// An error where the bracket should be that closes an attribute.
    #[cold]
    fn unclosed_attribute(&mut self, open: Span) {
        self.unclosed(TokenKind::RBracket, open, Span::at(self.last_end()));
    }

    /// attribute = (identifier "::")? identifier ("(" expression,* ")")?
    ///
    /// In single brackets it has no scope, and no keyword for a name, nor a word that is one where it can be.
    fn attribute(&mut self, doubled: bool) -> Option<Attribute> {
        let start = self.span();
        let mut name = self.attribute_word(doubled)?;
        let mut scope = None;
        if doubled && self.eat(TokenKind::ColonColon) {
            scope = Some(name);
            name = self.attribute_word(doubled)?;
        }
        let args = if self.at(TokenKind::LParen) { self.attribute_args(scope, name) } else { List::EMPTY };
        Some(Attribute { scope, name, args, is_of_type: false, span: self.since(start.lo) })
    }

    /// The arguments of an attribute: of one that nobody knows they need not be expressions.
    fn attribute_args(&mut self, scope: Option<Name>, name: Name) -> List<ExprId> {
        let (open, errors, was_quiet) = (self.at, self.diagnostics.mark(), self.quiet);
        if self.peek(1).kind == TokenKind::Ident
            && !matches!(self.peek(2).kind, TokenKind::RParen | TokenKind::Comma)
            && scope.is_none()
            && self.is_of_loops(name)
        {
            let after = Span::at(self.peek(1).span.hi);
            self.error(Diagnostic::new(&super::kinds::EXPECTED, after).arg(TokenKind::RParen.text()));
            self.go_to(open);
            self.skip_token_tree();
            return List::EMPTY;
        }
        let args = self.call_args(ArgsOf::Attribute);
        let is_broken = self.quiet && !was_quiet;
        if !is_broken || self.aborted || scope == Some(word::VK) {
            return args;
        }
        if scope.is_none() && self.is_known(name) {
            return args;
        }
        self.diagnostics.rewind(errors);
        self.quiet = false;
        self.go_to(open);
        self.skip_token_tree();
        if self.tokens[self.at - 1].kind != TokenKind::RParen {
            self.missing(TokenKind::RParen);
        }
        List::EMPTY
    }

    fn is_known(&self, name: Name) -> bool {
        let text = self.unit.names.get(name);
        KNOWN.iter().any(|known| known.eq_ignore_ascii_case(text))
    }

    /// Whether a token is the name of an attribute that stands in single brackets.
    pub(super) fn is_known_attribute(&self, token: Token) -> bool {
        token.kind == TokenKind::Ident && self.is_known(token.name)
    }

    /// Whether an attribute is one of loops, of which a name that begins the argument is all of it with DXC.
    fn is_of_loops(&self, name: Name) -> bool {
        let text = self.unit.names.get(name);
        ["unroll", "loop"].iter().any(|known| known.eq_ignore_ascii_case(text))
    }

    fn attribute_word(&mut self, doubled: bool) -> Option<Name> {
        let token = self.token();
        let is_word = match doubled {
            true => matches!(token.kind, TokenKind::Ident | TokenKind::Keyword),
            false => names_semantic(token) && token.name != word::PACKOFFSET,
        };
        if !is_word {
            self.error_here(&super::kinds::EXPECTED_IDENT);
            return None;
        }
        Some(self.bump().name)
    }
}
