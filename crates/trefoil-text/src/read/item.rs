//! The items at the top level of a text, with their places.

use super::kinds;
use super::lex::Kind;
use super::{P, Reader};

/// Where the parts of a module stand, by the number of their first token.
#[derive(Default)]
pub(super) struct Items {
    /// All of them, and what is only skipped.
    pub(super) starts: Vec<usize>,
    /// `%name = type …`
    pub(super) types: Vec<usize>,
    /// `@name = …`
    pub(super) globals: Vec<usize>,
    /// `define …` and `declare …`
    pub(super) functions: Vec<usize>,
    /// `attributes #n = { … }`
    pub(super) groups: Vec<usize>,
    /// `!name = !{ … }`
    pub(super) named_metadata: Vec<usize>,
    /// `!n = …`
    pub(super) metadata: Vec<usize>,
}

impl Reader<'_> {
    /// Finds the items, and reads those that say something of the module itself.
    pub(super) fn find_items(&mut self) -> P<()> {
        loop {
            let start = self.pos;
            let defines = self.kind_after(1) == Kind::Mark(b'=');
            match self.kind() {
                Kind::End => return Ok(()),
                Kind::Word => self.worded_item()?,
                Kind::Local if defines => self.items.types.push(start),
                Kind::Global if defines => self.items.globals.push(start),
                Kind::MetaName if defines => self.items.named_metadata.push(start),
                Kind::MetaNumber if defines => self.items.metadata.push(start),
                Kind::Comdat if defines => {}
                Kind::Summary if defines => return self.fail(&kinds::MODULE_SUMMARY),
                _ => return self.expected("a type, global, function, attribute group or metadata"),
            }
            self.items.starts.push(start);
            self.pos = self.pos.max(start + 1);
            self.skip_item()?;
        }
    }

    fn worded_item(&mut self) -> P<()> {
        let start = self.pos;
        match self.peek_word().unwrap_or_default() {
            "define" | "declare" => self.items.functions.push(start),
            "attributes" => self.items.groups.push(start),
            "source_filename" => {
                self.pos += 1;
                self.mark(b'=')?;
                let name = self.string()?;
                self.m.source_name = self.m.ctx.name(name).to_owned();
            }
            "target" => {
                self.pos += 1;
                let is_triple = self.take_word("triple");
                if !is_triple {
                    self.word("datalayout")?;
                }
                self.mark(b'=')?;
                let text = self.string()?;
                if is_triple {
                    self.set_triple(text);
                } else {
                    self.m.data_layout = self.m.ctx.name(text).to_owned();
                    self.m.ctx.padded_threes = padded_threes(&self.m.data_layout);
                    self.m.ctx.aligned_vectors = self.m.data_layout.split('-').any(|part| part == "v96:128");
                }
            }
            "module" => return self.fail(&kinds::MODULE_ASSEMBLY),
            "uselistorder" | "uselistorder_bb" => {} // the order of uses in LLVM's memory; nothing depends on it
            _ => return self.expected("a type, global, function, attribute group or metadata"),
        }
        Ok(())
    }

    /// Goes to where the next item starts: at depth 0, a word that starts one or a name with `=` after it.
    fn skip_item(&mut self) -> P<()> {
        let mut depth = 0usize;
        loop {
            match self.kind() {
                Kind::End if depth > 0 => return self.expected("a closing bracket"),
                Kind::End => return Ok(()),
                Kind::Mark(b'(' | b'[' | b'{') => depth += 1,
                Kind::Mark(b')' | b']' | b'}') => match depth.checked_sub(1) {
                    Some(less) => depth = less,
                    None => return self.fail(&kinds::STRAY_BRACKET),
                },
                Kind::Word if depth == 0 && self.starts_item() => return Ok(()),
                Kind::Local
                | Kind::Global
                | Kind::MetaName
                | Kind::MetaNumber
                | Kind::Comdat
                | Kind::Summary
                    if depth == 0 && self.kind_after(1) == Kind::Mark(b'=') =>
                {
                    return Ok(());
                }
                _ => {}
            }
            self.pos += 1;
        }
    }

    /// What stands after an item that has been read is another, or nothing.
    pub(super) fn end_of_item(&self) -> P<()> {
        let ends = self.kind() == Kind::End || self.items.starts.binary_search(&self.pos).is_ok();
        if ends { Ok(()) } else { self.expected("a type, global, function, attribute group or metadata") }
    }

    /// Where the item after this place starts, or the text ends.
    pub(super) fn next_item(&self) -> usize {
        let at = self.items.starts.partition_point(|&start| start <= self.pos);
        self.items.starts.get(at).copied().unwrap_or(self.tokens.len())
    }

    fn starts_item(&self) -> bool {
        let next = self.kind_after(1);
        match self.peek_word().unwrap_or_default() {
            "define" | "declare" | "uselistorder" | "uselistorder_bb" => true,
            "attributes" => next == Kind::Group,
            "source_filename" => next == Kind::Mark(b'='),
            "target" => next == Kind::Word,
            "module" => next == Kind::Word,
            _ => false,
        }
    }
}

/// The sizes in bytes, as bits, of the scalars whose vectors of three a data layout gives the room of four, as LLVM does where
/// it says nothing of such vectors (`v96:32:32`).
fn padded_threes(layout: &str) -> u32 {
    let is_packed = |bytes: &u32| {
        let (vector, scalar) = (format!("v{}", 24 * bytes), (8 * bytes).to_string());
        layout.split('-').any(|part| {
            let mut numbers = part.split(':');
            numbers.next() == Some(&vector) && numbers.next() == Some(&scalar)
        })
    };
    [2, 4, 8].iter().filter(|bytes| !is_packed(bytes)).sum()
}
