//! Metadata of ours as plain trees, whether its nodes stand in one another or have numbers.

use super::kinds;
use super::lex::Kind;
use super::{P, Reader};
use trefoil_ir::ids::TypeId;
use trefoil_ir::symbol::Symbol;
use trefoil_ir::value::Value;

/// A node of ours.
pub(super) enum Tree {
    Null,
    Text(Symbol),
    Int(u32),
    /// `T poison`
    Type(TypeId),
    /// `ptr @f`
    Address(Value),
    List(Vec<Tree>),
}

impl Tree {
    pub(super) fn list(&self) -> Option<&[Tree]> {
        match self {
            Tree::List(list) => Some(list),
            _ => None,
        }
    }

    pub(super) fn text(&self) -> Option<Symbol> {
        match self {
            Tree::Text(text) => Some(*text),
            _ => None,
        }
    }

    /// A text, or null; none of what is neither.
    pub(super) fn maybe_text(&self) -> Option<Option<Symbol>> {
        match self {
            Tree::Null => Some(None),
            said => said.text().map(Some),
        }
    }

    pub(super) fn int(&self) -> Option<u32> {
        match self {
            Tree::Int(n) => Some(*n),
            _ => None,
        }
    }

    pub(super) fn ty(&self) -> Option<TypeId> {
        match self {
            Tree::Type(ty) => Some(*ty),
            _ => None,
        }
    }

    /// The numbers of a list.
    pub(super) fn ints(&self) -> Option<Vec<u32>> {
        self.list()?.iter().map(Tree::int).collect()
    }

    /// `null` as `None`, else a list of exactly `N` numbers.
    pub(super) fn maybe<const N: usize>(&self) -> Option<Option<[u32; N]>> {
        match self {
            Tree::Null => Some(None),
            _ => self.ints()?.try_into().ok().map(Some),
        }
    }
}

/// Most parts that trees of one text may have: nodes with numbers can be named again and again.
const MAX_PARTS: u32 = 1 << 20;

impl Reader<'_> {
    /// A node here, with the nodes that it names.
    pub(super) fn tree(&mut self) -> P<Tree> {
        self.deeper(Self::tree_here)
    }

    fn tree_here(&mut self) -> P<Tree> {
        self.meta.parts += 1;
        if self.meta.parts > MAX_PARTS {
            return self.fail(&kinds::METADATA_TOO_LARGE);
        }
        match self.kind() {
            Kind::MetaNumber => {
                let token = self.next();
                let number = self.number_of(token);
                let Some(at) = number.and_then(|n| self.meta.text_of(n)) else {
                    self.pos -= 1;
                    return self.fail(&kinds::UNKNOWN_NODE);
                };
                let back = std::mem::replace(&mut self.pos, at);
                self.take_word("distinct");
                let tree = self.tree()?;
                self.pos = back;
                Ok(tree)
            }
            Kind::Mark(b'!') if self.kind_after(1) == Kind::Str => {
                self.pos += 1;
                self.string().map(Tree::Text)
            }
            Kind::Mark(b'!') => {
                self.pos += 1;
                self.mark(b'{')?;
                let mut list = Vec::new();
                self.list(b'}', |r| {
                    list.push(r.tree()?);
                    Ok(())
                })?;
                Ok(Tree::List(list))
            }
            Kind::Word if self.take_word("null") => Ok(Tree::Null),
            _ => {
                let ty = self.ty()?;
                if self.take_word("poison") {
                    return Ok(Tree::Type(ty));
                }
                let c = self.constant(ty)?;
                match (&self.m.ctx.consts.get(c).kind, self.m.ctx.consts.as_int(c)) {
                    (_, Some(n)) => Ok(Tree::Int(n as u32)),
                    (trefoil_ir::ConstKind::Address(value), _) => Ok(Tree::Address(*value)),
                    _ => self.fail(&kinds::STRAY_CONSTANT),
                }
            }
        }
    }
}
