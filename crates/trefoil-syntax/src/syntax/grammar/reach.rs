//! What an entry may reach, by name.
//!
//! Every body is checked for its errors, but what is found of those that no entry can reach need not be kept. Whether one is
//! reached is asked of the tokens: from the name of the entry to the declarations of that name, to all names in them, and so on.
//! What only might be meant counts as meant, and what has no name of its own is reached.

use super::{Parsed, Parser};
use crate::lex::{Token, TokenKind};
use crate::preprocess::Preprocessed;
use crate::source::{Interner, Name};
use crate::syntax::tree::{Decl, DeclId, FunctionId, FunctionName, Unit};
use smallvec::SmallVec;
use std::ops::Range;
use trefoil_entity::{Entity, SparseMap, filled};
use trefoil_facts::HlslVersion;

/// As [`parse_tokens`](super::parse_tokens); the [unit says](Unit::unreached) which functions an entry does not reach.
pub fn parse_for_entry(input: Preprocessed, version: HlslVersion, entry: &str) -> Parsed {
    super::parse_between(
        input,
        version,
        |parser| parser.pieces = Some(Vec::new()),
        |parser| {
            let pieces = parser.pieces.take().unwrap_or_default();
            parser.unit.unreached = unreached(&parser.unit, &parser.tokens, &pieces, entry);
        },
    )
}

/// A declaration of a file or namespace; one of a namespace comes before that.
pub(super) struct Piece {
    tokens: Range<usize>,
    /// Its functions: methods too.
    functions: Range<usize>,
    /// What was declared last, and holds the rest where there is one declarator.
    decl: Option<DeclId>,
}

impl Parser {
    /// Notes a declaration that began before `token` and `function`.
    pub(super) fn note_piece(&mut self, token: usize, function: usize) {
        let Some(pieces) = &mut self.pieces else { return };
        let decl = self.unit.decls.len().checked_sub(1).map(DeclId::new);
        pieces.push(Piece { tokens: token..self.at, functions: function..self.unit.functions.len(), decl });
    }
}

/// The functions that nothing names that is named from the entry on.
fn unreached(unit: &Unit, tokens: &[Token], pieces: &[Piece], entry: &str) -> SparseMap<FunctionId, bool> {
    let mut walk = Walk::new(unit, pieces);
    let name = entry.rsplit("::").next().unwrap_or(entry);
    walk.reach(unit.names.find(name));
    while let Some(piece) = walk.waiting.pop() {
        for token in &tokens[pieces[piece as usize].tokens.clone()] {
            walk.reach(named_by(token, &unit.names));
        }
    }
    let mut unreached = SparseMap::default();
    for (piece, _) in pieces.iter().zip(walk.reached).filter(|(_, reached)| !reached) {
        piece.functions.clone().for_each(|function| unreached.set(FunctionId::new(function), true));
    }
    unreached
}

/// The name that a token may mean a declaration by: attributes name functions in quotes.
fn named_by(token: &Token, names: &Interner) -> Option<Name> {
    match token.kind {
        TokenKind::Ident | TokenKind::Keyword => Some(token.name),
        TokenKind::Str => names.find(names.get(token.name).trim_matches('"')),
        _ => None,
    }
}

/// A walk over pieces, from names to what they may mean.
struct Walk {
    /// By name, one more than the last piece that declares it.
    last: Vec<u32>,
    /// By the number of such a pair, the one before it of the same name, and the piece.
    before: Vec<(u32, u32)>,
    reached: Vec<bool>,
    /// What was reached and not looked at yet.
    waiting: Vec<u32>,
}

impl Walk {
    fn new(unit: &Unit, pieces: &[Piece]) -> Walk {
        let mut walk = Walk {
            last: filled(unit.names.len(), 0),
            before: Vec::with_capacity(pieces.len()),
            reached: filled(pieces.len(), false),
            waiting: Vec::new(),
        };
        for (at, piece) in pieces.iter().enumerate() {
            let is_namespace = piece.decl.is_some_and(|id| matches!(unit.decls[id], Decl::Namespace(_)));
            match piece.decl.and_then(|id| names_of(unit, id)) {
                _ if is_namespace => walk.reached[at] = true,
                Some(names) => names.into_iter().for_each(|name| {
                    let last = &mut walk.last[name.index()];
                    walk.before.push((*last, at as u32));
                    *last = walk.before.len() as u32;
                }),
                None => walk.take(at as u32),
            }
        }
        walk
    }

    fn take(&mut self, piece: u32) {
        if !std::mem::replace(&mut self.reached[piece as usize], true) {
            self.waiting.push(piece);
        }
    }

    /// Takes all that a name may mean.
    fn reach(&mut self, name: Option<Name>) {
        let Some(last) = name.and_then(|name| self.last.get_mut(name.index())) else { return };
        let mut next = std::mem::take(last);
        while let Some(pair) = next.checked_sub(1) {
            let (before, piece) = self.before[pair as usize];
            self.take(piece);
            next = before;
        }
    }
}

/// The names by which a declaration is used. None where others use it, or nothing need name it.
fn names_of(unit: &Unit, id: DeclId) -> Option<SmallVec<[Name; 2]>> {
    let is_named = match unit.decls[id] {
        Decl::Function(function) => matches!(unit.functions[function].name, FunctionName::Name(_)),
        Decl::Record(record) => unit.records[record].name.is_some(),
        Decl::Typedef(_) => true,
        _ => false,
    };
    is_named.then(|| unit.names_of(id))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::preprocess::{Options, preprocess};
    use crate::source::NoIncludes;

    /// The functions of a source that an entry does not reach.
    fn unreached(source: &str, entry: &str) -> Vec<String> {
        let options = Options::default();
        let tokens = preprocess("a.hlsl", source.as_bytes(), &options, &NoIncludes, None);
        let unit = parse_for_entry(tokens, options.hlsl_version, entry).unit;
        let all = unit.functions.iter().filter(|&(id, _)| unit.unreached.get(id));
        let text = |it: &crate::syntax::tree::FunctionDecl| match it.name {
            FunctionName::Name(name) => unit.names.get(name).to_owned(),
            _ => "operator".to_owned(),
        };
        all.map(|(_, it)| text(it)).collect()
    }

    #[test]
    fn what_the_entry_names_is_reached() {
        let source = "float a() { return 1; } float b() { return a(); } float c() { return b(); } float main() { return b(); }";
        assert_eq!(unreached(source, "main"), ["c"]);
        assert_eq!(unreached(source, "a"), ["b", "c", "main"]);
    }

    #[test]
    fn overloads_declarations_and_attributes_are_reached() {
        let source =
            "int f(int x); int f(float x) { return g(); } int g() { return 1; } int h() { return f(1); }
            [patchconstantfunc(\"h\")] void main() { }";
        assert_eq!(unreached(source, "main"), [""; 0]);
    }

    #[test]
    fn records_are_reached_by_their_names_and_globals_always() {
        let source = "int f() { return 1; } int g() { return 2; } int k() { return 3; }
            struct S { int m() { return f(); } }; typedef S T; struct U { int n() { return k(); } int operator+(U u) { return 1; } };
            static int x = g();
            namespace N { int p() { return 4; } T make(); } int main() { return N::make().m(); }";
        assert_eq!(unreached(source, "main"), ["k", "n", "operator", "p"]);
    }
}
