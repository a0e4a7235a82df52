//! Broken input, made of sound input: texts by their tokens, binaries by their bytes and words.

use crate::random::Random;
use std::ops::Range;

/// What a language's texts are made of.
pub(crate) struct Language {
    /// The marks that belong into a word, besides letters, digits and underscores.
    pub(crate) in_words: &'static str,
    /// The marks that begin a word.
    pub(crate) before_words: &'static str,
    /// What is put in, besides what the texts have.
    pub(crate) extra: &'static [&'static str],
}

/// Cuts a text into words, runs of blanks and single marks.
pub(crate) fn tokens(text: &str, language: &Language) -> Vec<String> {
    let mut tokens: Vec<String> = Vec::new();
    let kind = |c: char| match c {
        c if c.is_alphanumeric() || c == '_' || language.in_words.contains(c) => 1,
        c if c.is_whitespace() => 2,
        _ => 0,
    };
    for c in text.chars() {
        let last = tokens.last_mut();
        let ends = last.as_deref().and_then(|last| last.chars().next_back());
        match (last, ends) {
            (Some(last), Some(end)) if kind(c) != 0 && kind(end) == kind(c) => last.push(c),
            (Some(last), Some(end)) if kind(c) == 1 && language.before_words.contains(end) => last.push(c),
            _ => tokens.push(c.to_string()),
        }
    }
    tokens
}

/// One of some texts, with tokens dropped, doubled, swapped, replaced, and joined with those of others; and which it was.
pub(crate) fn text(seeds: &[Vec<String>], language: &Language, random: &mut Random) -> (usize, String) {
    let first = random.below(seeds.len());
    let mut input = seeds[first].clone();
    if random.once_in(4) {
        let other = random.of(seeds);
        let (cut, from) = (random.below(input.len()), random.below(other.len()));
        if random.once_in(2) {
            input.truncate(cut);
        }
        input.extend_from_slice(&other[from..]);
    }
    // Few changes leave more that reads, and so reaches what comes after the reader.
    let most = random.below(6);
    for _ in 0..=random.below(most + 1) {
        if input.is_empty() {
            break;
        }
        change(&mut input, seeds, language, random);
    }
    (first, input.concat())
}

/// One change of a text.
fn change(input: &mut Vec<String>, seeds: &[Vec<String>], language: &Language, random: &mut Random) {
    let (at, to) = (random.below(input.len()), random.below(input.len()));
    match random.below(9) {
        0 => _ = input.remove(at),
        1 => input.insert(at, input[to].clone()),
        2 => input.swap(at, to),
        3 => input[at] = (*random.of(language.extra)).to_owned(),
        4 => input.insert(at, (*random.of(language.extra)).to_owned()),
        5 => {
            let end = (at + random.below(40)).min(input.len());
            let run: Vec<String> = input[at..end].to_vec();
            input.splice(to..to, run);
        }
        6 => _ = input.drain(at..(at + random.below(20)).min(input.len())),
        7 => {
            // Names for names: what is used before it is there, and twice.
            let is_name = |token: &&mut String| {
                let first = token.chars().next();
                first.is_some_and(|c| {
                    c.is_alphabetic() || (token.len() > 1 && language.before_words.contains(c))
                })
            };
            let other = input[to].clone();
            if let Some(name) = input[at..].iter_mut().find(is_name) {
                *name = other;
            }
        }
        _ => {
            let other = random.of(seeds);
            input[at] = random.of(other).clone();
        }
    }
}

/// A binary, and the part of it that is broken.
pub(crate) struct Binary {
    /// All of it.
    pub(crate) bytes: Vec<u8>,
    /// What is changed.
    pub(crate) range: Range<usize>,
}

/// One of some binaries with bits flipped, bytes and words replaced, and runs moved and taken from others, or cut short.
pub(crate) fn binary(seeds: &[Binary], random: &mut Random) -> Vec<u8> {
    let seed = random.of(seeds);
    let (mut bytes, range) = (seed.bytes.clone(), seed.range.clone());
    if range.is_empty() {
        return bytes;
    }
    for _ in 0..=random.below(6) {
        let at = range.start + random.below(range.len());
        match random.below(7) {
            0 | 1 => bytes[at] ^= 1 << random.below(8),
            2 => bytes[at] = random.below(256) as u8,
            3 => bytes[at] = bytes[at].wrapping_add(1),
            4 => {
                let at = at & !3;
                let word =
                    *random.of(&[u32::MAX, 0x7fff_ffff, 0x8000_0000, 0, 1, 0xffff, bytes.len() as u32]);
                if let Some(place) = bytes.get_mut(at..at + 4) {
                    place.copy_from_slice(&word.to_le_bytes());
                }
            }
            5 => {
                let other = &random.of(seeds).bytes;
                let length = random.below(64).min(other.len()).min(range.end - at);
                let from = random.below(other.len() - length + 1);
                bytes[at..at + length].copy_from_slice(&other[from..from + length]);
            }
            _ => {
                let length = random.below(32).min(range.end - at);
                let from = random.below(bytes.len() - length + 1);
                bytes.copy_within(from..from + length, at);
            }
        }
    }
    if random.once_in(20) {
        bytes.truncate(random.below(bytes.len()));
    }
    bytes
}
