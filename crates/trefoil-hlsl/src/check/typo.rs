//! Names that were probably meant: the one nearest to a name that is not there.

use super::scope::Symbol;
use super::{Checker, kinds};
use crate::diag::Diagnostic;
use crate::source::{Name, Span};
use crate::typed::StructId;

/// Most names that are compared with one that is not there.
const MAX_COMPARED: usize = 20_000;

/// How many letters must be put in, taken out or changed to make one word the other; none when more than `most`.
fn distance(a: &[u8], b: &[u8], most: usize) -> Option<usize> {
    if a.len().abs_diff(b.len()) > most {
        return None;
    }
    let mut row: Vec<usize> = (0..=b.len()).collect();
    for (i, &x) in a.iter().enumerate() {
        let mut corner = std::mem::replace(&mut row[0], i + 1);
        for (j, &y) in b.iter().enumerate() {
            let changed = corner + usize::from(x != y);
            corner = row[j + 1];
            row[j + 1] = changed.min(row[j] + 1).min(corner + 1);
        }
        if row.iter().all(|&n| n > most) {
            return None;
        }
    }
    row.last().copied().filter(|&n| n <= most)
}

impl Checker<'_> {
    /// The one name among `names` that is nearest to another, if it is near and no other is as near.
    fn nearest(&self, wanted: &str, names: &mut dyn Iterator<Item = (Name, Span)>) -> Option<(Name, Span)> {
        let mut most = wanted.len().div_ceil(3);
        let mut best: Option<(Name, Span)> = None;
        let mut tied = false;
        for (name, span) in names.take(MAX_COMPARED) {
            let Some(n) = distance(wanted.as_bytes(), self.text(name).as_bytes(), most) else { continue };
            if n == 0 || span.is_none() || best.is_some_and(|(known, _)| known == name) {
                continue;
            }
            tied = n == most && best.is_some();
            if !tied || n < most {
                best = Some((name, span));
            }
            most = n;
        }
        best.filter(|_| !tied)
    }

    /// Reports a name that is not there, with the value or function that was probably meant.
    pub(super) fn undeclared(&mut self, name: Name, span: Span) {
        let text = self.name_text(name);
        let mut seen: Vec<(Name, Span)> = self.locals.names().collect();
        let mut scope = Some(self.scope);
        while let Some(id) = scope {
            let it = self.scope_ref(id);
            let values = it.names.iter().filter(|(_, (symbol, _))| {
                matches!(symbol, Symbol::Var(_) | Symbol::Functions(_) | Symbol::Value(..))
            });
            seen.extend(values.map(|(&name, &(_, span))| (name, span)));
            scope = it.parent;
        }
        seen.sort_unstable_by_key(|(_, span)| span.lo);
        let d = match self.nearest(&text, &mut seen.into_iter()) {
            Some((meant, at)) if text.len() > 2 => {
                let meant = self.name_text(meant);
                Diagnostic::new(&kinds::UNDECLARED_MEANT, span)
                    .arg(text)
                    .arg(meant.clone())
                    .note_with(&kinds::DECLARED_HERE, at, [meant.clone().into()])
                    .fixit(span.lo, meant)
            }
            _ => Diagnostic::new(&kinds::UNDECLARED, span).arg(text),
        };
        self.push(d);
    }

    /// The error for a member that a structure does not have, with the one that was probably meant.
    pub(super) fn no_member(&self, d: Diagnostic, s: StructId, name: Name) -> Diagnostic {
        let names = &self.scope_ref(self.record(s).scope).names;
        let mut seen: Vec<(Name, Span)> = names.iter().map(|(&name, &(_, span))| (name, span)).collect();
        seen.sort_unstable_by_key(|(_, span)| span.lo);
        let text = self.name_text(name);
        let record = self.name_text(self.p.structs[s].name);
        let at = d.caret.unwrap_or(d.span.lo);
        match self.nearest(&text, &mut seen.into_iter()) {
            Some((meant, declared)) if text.len() > 2 => {
                let meant = self.name_text(meant);
                let d = Diagnostic { kind: &kinds::NO_MEMBER_MEANT, ..d };
                d.arg(text)
                    .arg(record)
                    .arg(meant.clone())
                    .note_with(&kinds::DECLARED_HERE, declared, [meant.clone().into()])
                    .fixit(at, meant)
            }
            _ => d.arg(text).arg(record),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::distance;

    #[test]
    fn distances_are_bounded() {
        let d = |a: &str, b: &str| distance(a.as_bytes(), b.as_bytes(), 2);
        assert_eq!(d("color", "colour"), Some(1));
        assert_eq!(d("compuet", "compute"), Some(2));
        assert_eq!(d("abc", "xyz"), None);
        assert_eq!(d("", "ab"), Some(2));
    }
}
