//! What each seeded name says as a type.

use super::{Builtin, for_each};
use crate::lex::keyword::SEED_NAMES;
use crate::source::{Interner, Name};
use std::sync::OnceLock;

/// What a seeded name says as a type; `None` for words that name no built-in type.
pub fn builtin(name: Name) -> Option<Builtin> {
    table().get(name.index()).copied().flatten()
}

/// One entry a seeded name.
pub(crate) fn table() -> &'static [Option<Builtin>] {
    static TABLE: OnceLock<Vec<Option<Builtin>>> = OnceLock::new();
    TABLE.get_or_init(|| {
        let names = Interner::new();
        let mut table = vec![None; names.len()];
        for_each(|text, builtin| {
            let name = names.find(text).expect("built-in type names are seeded");
            table[name.index()] = Some(builtin);
        });
        debug_assert!(table.len() > SEED_NAMES.len());
        table
    })
}
