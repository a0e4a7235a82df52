//! Structures and arrays that are made of the same parts, one after the other: they convert to one another.

use crate::check::model::Model;
use crate::check::types::facts::is_literal;
use crate::typed::{Scalar, Ty, TyId};

/// Most runs of equal parts that are compared.
const MAX_RUNS: usize = 1 << 16;

/// Most elements of an array that a cast makes a place of: lowering takes them one by one.
const MAX_PREFIX: u32 = 32;

/// A part that cannot be taken apart further.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Leaf {
    Scalar(Scalar),
    /// An enumeration or an object: the same type only.
    Type(TyId),
}

/// Equal parts that follow one another.
type Run = (Leaf, u64);

impl Model {
    /// Whether a structure or array converts to another by what they are made of. Since HLSL 2021 a structure does so only to
    /// one without a name; an array to an array of the same parts in every version.
    pub(in crate::check) fn converts_by_layout(&self, from: TyId, to: TyId) -> bool {
        let is_loose = self.types.loose_structures
            || match (self.program.types.get(from), self.program.types.get(to)) {
                (_, Ty::Struct(s)) => self.record(s).is_anonymous,
                (Ty::Array(..), Ty::Array(..)) => {
                    let (a, b) = (self.innermost(from), self.innermost(to));
                    let is_struct = |ty| matches!(self.program.types.get(ty), Ty::Struct(_));
                    a == b || !is_struct(a) && !is_struct(b)
                }
                _ => false,
            };
        is_loose
            && self.leaves(from).is_some_and(|n| self.leaves(to) == Some(n))
            && self.same_layout(from, to)
    }

    /// Whether what a structure or array begins with is another, part by part.
    pub(in crate::check) fn is_prefix(&self, of: TyId, ty: TyId) -> bool {
        match (self.program.types.get(of), self.program.types.get(ty)) {
            (Ty::Array(a, n), Ty::Array(b, m)) => (1..=n.min(MAX_PREFIX)).contains(&m) && self.is_alike(a, b),
            (Ty::Struct(a), Ty::Struct(b)) => {
                let (have, want) = (&self.program.structs[a].fields, &self.program.structs[b].fields);
                let has_bits = have.iter().chain(want).any(|field| !field.bits.is_empty());
                want.len() <= have.len()
                    && !has_bits
                    && have.iter().zip(want).all(|(a, b)| self.is_alike(a.ty, b.ty))
            }
            _ => false,
        }
    }

    /// Whether two types are made of the same fields and elements, whatever they are called.
    fn is_alike(&self, a: TyId, b: TyId) -> bool {
        let as_long = match (self.program.types.get(a), self.program.types.get(b)) {
            (Ty::Array(_, n), Ty::Array(_, m)) => n == m,
            (Ty::Struct(a), Ty::Struct(b)) => {
                self.program.structs[a].fields.len() == self.program.structs[b].fields.len()
            }
            _ => false,
        };
        a == b || as_long && self.is_prefix(a, b)
    }

    fn same_layout(&self, from: TyId, to: TyId) -> bool {
        let (mut have, mut want) = (Vec::new(), Vec::new());
        if self.runs(from, &mut have).is_none() || self.runs(to, &mut want).is_none() {
            return false;
        }
        let fits = |a: Leaf, b: Leaf| match (a, b) {
            (Leaf::Scalar(a), Leaf::Scalar(b)) => a == b || is_literal(a),
            _ => a == b,
        };
        have.len() == want.len() && have.iter().zip(&want).all(|(a, b)| a.1 == b.1 && fits(a.0, b.0))
    }

    /// The parts of a type in order; none when they are too many to look at.
    fn runs(&self, ty: TyId, out: &mut Vec<Run>) -> Option<()> {
        match self.program.types.get(ty) {
            Ty::Array(elem, n) => {
                let mut inner = Vec::new();
                self.runs(elem, &mut inner)?;
                match *inner.as_slice() {
                    [] => {}
                    [(leaf, count)] => push(out, (leaf, count.checked_mul(n.into())?)),
                    _ => {
                        for _ in 0..n {
                            inner.iter().for_each(|&run| push(out, run));
                            if out.len() > MAX_RUNS {
                                return None;
                            }
                        }
                    }
                }
            }
            Ty::Struct(s) => {
                for field in &self.program.structs[s].fields {
                    // What bits are in one number is not told by the leaves.
                    if !field.bits.is_empty() {
                        return None;
                    }
                    self.runs(field.ty, out)?;
                }
            }
            Ty::Scalar(_) | Ty::Vector(..) | Ty::Matrix { .. } => {
                let num = self.num(ty)?;
                push(out, (Leaf::Scalar(num.scalar), num.shape.count().into()));
            }
            Ty::Enum(..)
            | Ty::Resource(_)
            | Ty::Spirv(_)
            | Ty::HitObject
            | Ty::Node(_)
            | Ty::Pointer { .. } => push(out, (Leaf::Type(ty), 1)),
            Ty::Void | Ty::String | Ty::Error => return None,
        }
        (out.len() <= MAX_RUNS).then_some(())
    }
}

fn push(out: &mut Vec<Run>, (leaf, count): Run) {
    match out.last_mut() {
        Some((last, n)) if *last == leaf => *n = n.saturating_add(count),
        _ => out.push((leaf, count)),
    }
}
