//! Points of a unit to go on from: the tree of what stands before an end of an `#include` of the main file, and what the parser
//! knows there.

use super::names::NameTable;
use super::warn::Suspicion;
use super::{Parsed, Parser};
use crate::diag::Diagnostic;
use crate::lex::TokenKind;
use crate::preprocess::Preprocessed;
use crate::source::{Name, Pos};
use crate::syntax::tree::{DeclId, Unit};
use trefoil_facts::HlslVersion;

/// The tree before a point, and what the parser knows there.
#[derive(Debug)]
pub struct Point {
    unit: Unit,
    table: NameTable,
    decls: Vec<DeclId>,
    suspicions: Vec<Suspicion>,
    missing: Vec<(Pos, Pos)>,
    diagnostics: Vec<Diagnostic>,
    /// The names of types that it uses.
    types: Vec<Name>,
}

impl Point {
    /// How many declarations stand before it.
    pub fn items(&self) -> usize {
        self.decls.len()
    }

    /// The tree before it; it has no names of its own.
    pub fn unit(&self) -> &Unit {
        &self.unit
    }

    /// About how many bytes it takes.
    pub fn size(&self) -> usize {
        self.unit.bytes() + self.table.bytes()
    }
}

/// As [`parse_tokens`](super::parse_tokens), and keeps the point after that many tokens. There is none where it is within a
/// declaration, or where an error before it leaves the parser looking for firm ground.
pub fn parse_keeping(input: Preprocessed, version: HlslVersion, tokens: usize) -> (Parsed, Option<Point>) {
    let orders = |token: &&crate::lex::Token| token.kind == TokenKind::PackMatrix;
    let fits = input.tokens.get(tokens).is_some_and(|next| !orders(&next));
    let end = tokens - input.tokens.iter().take(tokens).filter(orders).count();
    let mut point = None;
    let parsed = super::parse_with(input, version, |parser| {
        let said = parser.diagnostics.len();
        parser.items(end);
        if fits && parser.at == end {
            point = parser.point(said);
        }
    });
    (parsed, point)
}

/// As [`parse_tokens`](super::parse_tokens), from a point on, which the tokens go on from.
pub fn parse_from(input: Preprocessed, version: HlslVersion, point: &Point) -> Parsed {
    super::parse_with(input, version, |parser| parser.go_on_from(point))
}

impl Parser {
    /// The point here, if it is one between two declarations and nothing is left open; `said` diagnostics are the preprocessor's.
    fn point(&mut self, said: usize) -> Option<Point> {
        let diagnostics = self.diagnostics.since(said).to_vec();
        let is_between = !self.quiet
            && !self.aborted
            && !self.split
            && self.depth == 0
            && self.namespaces == 0
            && !self.diagnostics.is_full();
        if !is_between {
            return None;
        }
        self.unit.share();
        let names = std::mem::take(&mut self.unit.names);
        let unit = self.unit.clone();
        self.unit.names = names;
        Some(Point {
            unit,
            table: self.table.clone(),
            decls: self.decls.clone(),
            suspicions: self.suspicions.clone(),
            missing: self.missing.clone(),
            diagnostics,
            types: self.types_used(),
        })
    }

    fn go_on_from(&mut self, point: &Point) {
        let names = std::mem::take(&mut self.unit.names);
        self.unit = Unit { names, ..point.unit.clone() };
        self.table.clone_from(&point.table);
        self.begin_trees();
        self.decls.clone_from(&point.decls);
        self.suspicions.clone_from(&point.suspicions);
        self.missing.clone_from(&point.missing);
        self.types_before.clone_from(&point.types);
        self.diagnostics.restore(&point.diagnostics);
    }
}
