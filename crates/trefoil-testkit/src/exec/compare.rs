//! Comparison of results with expectations.

use super::data::{Literal, Scalar};
use super::header::{Expect, Place, Test, Values};
use super::parse::literal_word;
use super::picture::Picture;
use std::collections::BTreeMap;

/// The bytes at every observed place after a run.
pub type Results = BTreeMap<Place, Vec<u8>>;

/// Limit on the differing components that a message lists.
const SHOWN: usize = 8;

/// Compares one route's results with the test's expectations; `reference` is DXC's, for those that only agree.
pub fn check(test: &Test, results: &Results, reference: Option<&Results>) -> Result<(), String> {
    let wrong: Vec<String> =
        test.expects.iter().filter_map(|expect| one(test, expect, results, reference).err()).collect();
    if wrong.is_empty() { Ok(()) } else { Err(wrong.join("\n")) }
}

fn one(test: &Test, expect: &Expect, results: &Results, reference: Option<&Results>) -> Result<(), String> {
    let place = expect.place;
    let found = results.get(&place).ok_or_else(|| format!("{place}: nothing came out"))?;
    let (scalar, _) = test.found_at(place).ok_or_else(|| format!("{place} is unknown"))?;
    let (words, open) = match &expect.values {
        Values::These(literals, open) => (literals.clone(), *open),
        Values::Agree => match reference.and_then(|results| results.get(&place)) {
            Some(bytes) => (split(bytes, scalar), false),
            None => return Ok(()),
        },
        Values::Picture(name) => {
            let shown = Picture::found(test, place, found)?.compare(&Picture::read(name)?, expect.within);
            return shown.map_err(|why| format!("{place}: {why}"));
        }
    };
    let mut found: Vec<Vec<u8>> = pieces(found, scalar, &words);
    let mut words = words;
    if found.len() < words.len() || (!open && found.len() > words.len()) {
        return Err(format!("{place}: {} components came out, {} were expected", found.len(), words.len()));
    }
    if expect.sorted {
        let key = |bytes: &Vec<u8>| scalar.number(bytes, "0");
        found.sort_by(|a, b| key(a).total_cmp(&key(b)));
        words.sort_by(|a, b| value(a).total_cmp(&value(b)));
    }
    let differs = |(bytes, literal): &(&Vec<u8>, &Literal)| !same(bytes, literal, scalar, expect.within);
    let pairs = found.iter().zip(&words).enumerate().filter(|(_, pair)| differs(pair));
    let bad: Vec<(usize, (&Vec<u8>, &Literal))> = pairs.collect();
    if bad.is_empty() {
        return Ok(());
    }
    let mut message = format!("{place}: {} of {} components differ", bad.len(), words.len());
    for (index, (bytes, literal)) in bad.iter().take(SHOWN) {
        let word = literal_word(literal);
        message.push_str(&format!("\n  [{index}] is {}, expected {word}", scalar.show(bytes, word)));
    }
    if bad.len() > SHOWN {
        message.push_str("\n  …");
    }
    Err(message)
}

fn value(literal: &Literal) -> f64 {
    literal_word(literal).parse().unwrap_or(f64::INFINITY)
}

/// Splits bytes into components; in a mixed list the literals have the sizes.
fn pieces(bytes: &[u8], scalar: Scalar, words: &[Literal]) -> Vec<Vec<u8>> {
    if scalar != Scalar::Mixed {
        return bytes.chunks_exact(scalar.size("")).map(<[u8]>::to_vec).collect();
    }
    let mut rest = bytes;
    let mut out = Vec::new();
    for word in words {
        let size = scalar.size(literal_word(word));
        let Some((piece, after)) = rest.split_at_checked(size) else { break };
        out.push(piece.to_vec());
        rest = after;
    }
    out
}

/// A reference's bytes as literals.
fn split(bytes: &[u8], scalar: Scalar) -> Vec<Literal> {
    let scalar = if scalar == Scalar::Mixed { Scalar::Uint(4) } else { scalar };
    bytes.chunks_exact(scalar.size("")).map(|chunk| Literal::Word(scalar.show(chunk, ""))).collect()
}

fn same(bytes: &[u8], literal: &Literal, scalar: Scalar, within: f64) -> bool {
    let Literal::Word(word) = literal else { return true };
    let Ok(expected) = scalar.encode(word) else { return false };
    if !scalar.is_real(word) {
        return bytes == expected;
    }
    let (found, expected) = (scalar.number(bytes, word), scalar.number(&expected, word));
    let close = (found - expected).abs() <= within * expected.abs().max(1.0);
    found == expected || close || (found.is_nan() && expected.is_nan())
}

#[cfg(test)]
mod tests {
    use super::super::{header::Register, parse};
    use super::*;

    #[test]
    fn differences_are_listed() {
        let head = "// compute: main\n// bind u0: structured float[2] zero\n// expect u0 within 1e-3: 1 2\n";
        let test = parse::test(head).unwrap();
        let place = Place::Register(Register { class: 'u', number: 0, space: 0 });
        let results = |a: f32, b: f32| Results::from([(place, [a.to_le_bytes(), b.to_le_bytes()].concat())]);
        assert_eq!(check(&test, &results(1.0, 2.001), None), Ok(()));
        let message = check(&test, &results(1.0, 3.0), None).unwrap_err();
        assert_eq!(message, "u0: 1 of 2 components differ\n  [1] is 3.0, expected 2");
    }
}
