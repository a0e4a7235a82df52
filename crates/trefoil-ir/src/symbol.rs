//! Interned names.

use hashbrown::HashTable;
use rustc_hash::FxHasher;
use std::hash::Hasher;

trefoil_entity::entity! {
    /// An interned string of a module: names of functions, globals, types, fields and semantics.
    Symbol, "sym"
}

/// The strings of a module, each kept once.
#[derive(Clone, Default)]
pub struct Symbols {
    text: String,
    ends: Vec<u32>,
    table: HashTable<u32>,
}

fn hash(text: &str) -> u64 {
    let mut h = FxHasher::default();
    h.write(text.as_bytes());
    h.finish()
}

impl Symbols {
    /// The symbol of a string, made when it is new.
    pub fn intern(&mut self, text: &str) -> Symbol {
        if self.ends.is_empty() {
            self.make_room();
        }
        let h = hash(text);
        let (all, ends) = (&self.text, &self.ends);
        let slice = |id: u32| Self::slice(all, ends, id);
        if let Some(&id) = self.table.find(h, |&id| slice(id) == text) {
            return Symbol::from_u32(id);
        }
        let id = self.ends.len() as u32;
        self.text.push_str(text);
        self.ends.push(self.text.len() as u32);
        let (all, ends) = (&self.text, &self.ends);
        self.table.insert_unique(h, id, |&id| hash(Self::slice(all, ends, id)));
        Symbol::from_u32(id)
    }

    /// Room for the names of a usual module.
    fn make_room(&mut self) {
        self.text.reserve(2048);
        self.ends.reserve(112);
        self.table.reserve(112, |_| 0);
    }

    /// The symbol of a string that has been interned before.
    pub fn find(&self, text: &str) -> Option<Symbol> {
        let found = self.table.find(hash(text), |&id| Self::slice(&self.text, &self.ends, id) == text);
        found.map(|&id| Symbol::from_u32(id))
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
