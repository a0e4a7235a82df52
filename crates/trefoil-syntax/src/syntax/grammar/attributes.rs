//! Attributes: `[numthreads(8, 8, 1)]`, `[[vk::binding(0, 1)]]`.

use super::Parser;
use crate::lex::TokenKind;

use crate::source::Name;
use crate::syntax::tree::{Attribute, AttributeId};
use trefoil_entity::List;

impl Parser {
    /// attributes = ("[" attribute "]" | "[" "[" attribute,* "]" "]")*
    #[inline]
    pub(super) fn attributes(&mut self) -> List<AttributeId> {
        if self.at(TokenKind::LBracket) { self.some_attributes() } else { List::EMPTY }
    }

    fn some_attributes(&mut self) -> List<AttributeId> {
        let start = self.attrs.len();
        while self.at(TokenKind::LBracket) {
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
            if !self.expect_close(TokenKind::RBracket, open) {
                break;
            }
        }
        let list = self.unit.attribute_lists.push(&self.attrs[start..]);
        self.attrs.truncate(start);
        list
    }

    /// attribute = (identifier "::")? identifier ("(" expression,* ")")?
    ///
    /// In single brackets it has no scope, and no keyword for a name.
    fn attribute(&mut self, doubled: bool) -> Option<Attribute> {
        let start = self.span();
        let mut name = self.attribute_word(doubled)?;
        let mut scope = None;
        if doubled && self.eat(TokenKind::ColonColon) {
            scope = Some(name);
            name = self.attribute_word(doubled)?;
        }
        let args = if self.at(TokenKind::LParen) { self.call_args() } else { List::EMPTY };
        Some(Attribute { scope, name, args, span: self.since(start.lo) })
    }

    fn attribute_word(&mut self, doubled: bool) -> Option<Name> {
        match self.kind() {
            TokenKind::Ident => Some(self.bump().name),
            TokenKind::Keyword if doubled => Some(self.bump().name),
            _ => {
                self.error_here(&super::kinds::EXPECTED_IDENT);
                None
            }
        }
    }
}
