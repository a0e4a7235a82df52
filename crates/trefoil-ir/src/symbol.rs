//! Interned names.

use rustc_hash::FxHasher;
use std::hash::Hasher;
use trefoil_entity::IdTable;

trefoil_entity::entity! {
    /// An interned string of a module: names of functions, globals, types, fields and semantics.
    Symbol, "sym"
}

/// The strings of a module, each kept once.
#[derive(Clone, Default)]
pub struct Symbols {
    text: String,
    ends: Vec<u32>,
    table: IdTable,
}

/// Names that a usual module has room for.
const FIRST_ROOM: usize = 96;

fn hash(text: &str) -> u32 {
    let mut h = FxHasher::default();
    h.write(text.as_bytes());
    let hash = h.finish();
    (hash ^ (hash >> 32)) as u32
}

impl Symbols {
    /// The symbol of a string, made when it is new.
    pub fn intern(&mut self, text: &str) -> Symbol {
        let hash = hash(text);
        if let Some(known) = self.find_hashed(hash, text) {
            return known;
        }
        if self.ends.is_empty() {
            self.make_room();
        }
        let id = self.ends.len() as u32;
        self.text.push_str(text);
        self.ends.push(self.text.len() as u32);
        self.table.insert(hash, id);
        Symbol::from_u32(id)
    }

    /// Room for the names of a usual module.
    fn make_room(&mut self) {
        self.text.reserve(2048);
        self.ends.reserve(FIRST_ROOM);
        self.table = IdTable::with_capacity(FIRST_ROOM);
    }

    /// The symbol of a string that has been interned before.
    pub fn find(&self, text: &str) -> Option<Symbol> {
        self.find_hashed(hash(text), text)
    }

    #[inline]
    fn find_hashed(&self, hash: u32, text: &str) -> Option<Symbol> {
        let same = |id: u32| Self::slice(&self.text, &self.ends, id) == text;
        self.table.find(hash, same).map(Symbol::from_u32)
    }

    /// The string of a symbol.
    pub fn get(&self, symbol: Symbol) -> &str {
        Self::slice(&self.text, &self.ends, symbol.as_u32())
    }

    fn slice<'a>(text: &'a str, ends: &[u32], id: u32) -> &'a str {
        let start = if id == 0 { 0 } else { ends[id as usize - 1] as usize };
        &text[start..ends[id as usize] as usize]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_string_is_kept_once() {
        let mut s = Symbols::default();
        let (a, b, c) = (s.intern("a"), s.intern(""), s.intern("main"));
        assert_eq!((s.get(a), s.get(b), s.get(c)), ("a", "", "main"));
        assert_eq!(s.intern("main"), c);
        assert_eq!(s.find("nope"), None);
    }
}
