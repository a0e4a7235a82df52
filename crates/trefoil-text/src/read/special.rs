//! Metadata of instructions: structure, and the resource of a handle.

use super::body::Body;
use super::kinds;
use super::lex::Kind;
use super::names::NamedMerge;
use super::tree::Tree;
use super::{Fail, P, Reader};
use trefoil_ir::Flags;
use trefoil_ir::function::{Hint, Merge};
use trefoil_ir::ids::InstId;

/// The attachment that says which structure a terminator opens.
pub(super) const MERGE: &[u8] = b"!trefoil.merge";
/// The attachment that says what the source wishes of a branch that opens no structure.
pub(super) const HINT: &[u8] = b"!trefoil.hint";
/// The attachment that says which resource a handle means when its binding does not.
pub(super) const RESOURCE: &[u8] = b"!trefoil.resource";

impl Reader<'_> {
    /// `, !kind !node, …` after an instruction.
    pub(super) fn attachments(&mut self, body: &mut Body, id: InstId) -> P<()> {
        while self.is_mark(b',') && self.kind_after(1) == Kind::MetaName {
            self.pos += 1;
            let at = self.here();
            let token = self.next();
            match self.bytes_of(token) {
                MERGE => {
                    let tree = self.tree()?;
                    let named = self.named_merge(at, &tree)?;
                    let block = body.block;
                    body.merges.push((block, at, named));
                }
                HINT => {
                    let tree = self.tree()?;
                    let word = tree.list().and_then(|list| list.first()).and_then(Tree::text);
                    let flag = match word.map(|word| self.m.ctx.name(word)) {
                        Some("branch") => Flags::BRANCH,
                        Some("flatten") => Flags::FLATTEN,
                        _ => return Err(Fail::new(at, &kinds::EXPECTED_HINT)),
                    };
                    body.func.insts[id].flags = flag;
                }
                RESOURCE => {
                    self.tree()?; // read with the handle
                }
                b"!dbg" if !self.options.keep_debug_info => self.skip_metadata()?,
                _ => {
                    let kind = self.name_of(token)?;
                    let node = self.metadata_node()?;
                    body.func.attachments.entry(id).or_default().push((kind, node));
                }
            }
        }
        Ok(())
    }

    /// The resource that a handle says it means, when it does.
    pub(super) fn said_resource(&mut self) -> P<Option<u32>> {
        let back = self.pos;
        let mut said = None;
        while self.is_mark(b',') && self.kind_after(1) == Kind::MetaName && said.is_none() {
            self.pos += 1;
            let token = self.next();
            if self.bytes_of(token) == RESOURCE {
                let at = self.here();
                let tree = self.tree()?;
                said = tree.list().and_then(|l| l.first()).and_then(Tree::int);
                if said.is_none() {
                    return Err(Fail::new(at, &kinds::EXPECTED_RESOURCE));
                }
            } else {
                self.skip_metadata()?;
            }
        }
        self.pos = back;
        Ok(said)
    }

    fn named_merge(&mut self, at: u32, tree: &Tree) -> P<NamedMerge> {
        let bad = || Fail::new(at, &kinds::EXPECTED_MERGE);
        let list = tree.list().ok_or_else(bad)?;
        let mut parts = list.iter();
        let mut text = || parts.next().and_then(Tree::text);
        let kind = text().ok_or_else(bad)?;
        let is_loop = match self.m.ctx.name(kind) {
            "loop" => true,
            "selection" => false,
            _ => return Err(bad()),
        };
        let merge = text().ok_or_else(bad)?;
        let cont = if is_loop { Some(text().ok_or_else(bad)?) } else { None };
        let hint = match text().map(|h| self.m.ctx.name(h)) {
            None => Hint::None,
            Some("branch") => Hint::Branch,
            Some("flatten") => Hint::Flatten,
            Some("keep") => Hint::Loop,
            Some("unroll") => Hint::Unroll(parts.next().and_then(Tree::int).ok_or_else(bad)?),
            Some(_) => return Err(bad()),
        };
        Ok(NamedMerge { merge, cont, hint })
    }

    /// A structure with its blocks found.
    pub(super) fn merge_of(&mut self, body: &Body, at: u32, named: &NamedMerge) -> P<Merge> {
        let merge = self.known_block(body, at, named.merge)?;
        let hint = named.hint;
        Ok(match named.cont {
            Some(cont) => Merge::Loop { merge, cont: self.known_block(body, at, cont)?, hint },
            None => Merge::Selection { merge, hint },
        })
    }
}
