//! Output of `printf` and `assert`.

use crate::kinds;
use crate::number::{Kind, Number};
use crate::report::who;
use crate::shader::Shader;
use std::collections::BTreeMap;
use trefoil::Diagnostics;
use trefoil_interp::Message;
use trefoil_interp::finding::Invocation;
use trefoil_ir::{Error, Loc};

/// The separator between the parts of a text.
const PART: char = '\u{2}';
/// The first character of an assertion's text.
const ASSERTION: char = '\u{1}';

/// The messages of an execution.
#[derive(Clone, Debug, Default)]
pub struct Messages {
    /// The output of `printf`, in the order of execution.
    pub printed: Vec<String>,
    /// The number of assertions that were evaluated.
    pub asserted: u64,
    /// The failed assertions, once for each place.
    pub failed: Diagnostics,
}

/// A parsed text of a message.
struct Text<'a> {
    loc: Loc,
    /// The types of the values: a letter and the number of components each.
    types: Vec<(char, usize)>,
    words: &'a str,
}

impl Text<'_> {
    fn parse(text: &str) -> Option<Text<'_>> {
        let mut parts = text.splitn(4, PART);
        let (start, end) = (parts.next()?.parse().ok()?, parts.next()?.parse().ok()?);
        let letters: Vec<char> = parts.next()?.chars().collect();
        let types = letters.chunks_exact(2);
        let types =
            types.map(|pair| Some((pair[0], pair[1].to_digit(10)? as usize))).collect::<Option<_>>()?;
        Some(Text { loc: Loc { start, end }, types, words: parts.next()? })
    }

    /// The values, by argument.
    fn values(&self, message: &Message) -> Vec<Vec<(Kind, Number)>> {
        let mut words = message.values.iter();
        let mut next = |letter: char| {
            let kind = match letter {
                'd' => Kind::Float(64),
                'l' => Kind::Int(64),
                'm' => Kind::Uint(64),
                'f' => Kind::Float(32),
                'i' => Kind::Int(32),
                _ => Kind::Uint(32),
            };
            let (ty, bits) = *words.next().unwrap_or(&(trefoil_interp::Scalar::I64, 0));
            // Wide numbers may be stored as two words.
            let wide = kind.bytes() == 8 && ty.bits() == 32;
            let high = if wide { words.next().map_or(0, |word| word.1) } else { 0 };
            (kind, kind.decode(if wide { bits & 0xffff_ffff | high << 32 } else { bits }))
        };
        self.types.iter().map(|&(letter, count)| (0..count).map(|_| next(letter)).collect()).collect()
    }
}

/// Formats the messages of a run.
pub(crate) fn messages(shader: &Shader, messages: &[Message]) -> Messages {
    let texts: Vec<Option<Text<'_>>> = shader.places.texts.iter().map(|text| Text::parse(text)).collect();
    let mut out =
        Messages { failed: Diagnostics::default().in_sources_of(&shader.diagnostics), ..Messages::default() };
    let mut failed: BTreeMap<u32, (Error, Invocation, u64)> = BTreeMap::new();
    let mut order = Vec::new();
    for message in messages {
        let Some(text) = texts.get(message.text as usize).and_then(Option::as_ref) else { continue };
        let values = text.values(message);
        let Some(assertion) = text.words.strip_prefix(ASSERTION) else {
            out.printed.push(format(text.words, &values));
            continue;
        };
        out.asserted += 1;
        let mut letters = assertion.chars();
        let comparison = letters.next().unwrap_or('?');
        if holds(comparison, &values) {
            continue;
        }
        if let Some(known) = failed.get_mut(&message.text) {
            known.2 += 1;
            continue;
        }
        let words = letters.as_str();
        let words = if words.is_empty() { String::new() } else { format!(": {words}") };
        let sides = match &values[..] {
            [left, right] => kinds::ASSERTION_COMPARED.with(&[&words, &vector(left), &vector(right)]),
            _ => kinds::ASSERTION.with(&[&words]),
        };
        order.push(message.text);
        failed.insert(message.text, (Error::new(text.loc, sides), message.who, 1));
    }
    for text in order {
        let Some((error, invocation, count)) = failed.remove(&text) else { continue };
        let times = if count == 1 { String::new() } else { format!("; {count} times in all") };
        let note = Error::new(Loc::NONE, kinds::WHO.with(&[&who(shader.stage, invocation), &times]));
        out.failed.report(error, vec![note]);
    }
    out
}

/// Whether a comparison, or a condition, holds.
fn holds(comparison: char, values: &[Vec<(Kind, Number)>]) -> bool {
    let ([left, right], true) = (values, comparison != '?') else {
        return values.iter().flatten().all(|(_, number)| number.real() != 0.0);
    };
    let one = |(a, b): (&(Kind, Number), &(Kind, Number))| {
        let order = match (a.1, b.1) {
            (Number::Int(a), Number::Int(b)) => Some(a.cmp(&b)),
            (a, b) => a.real().partial_cmp(&b.real()),
        };
        let order = order.map(|order| order as i8);
        match comparison.to_ascii_lowercase() {
            'e' => order == Some(0),
            'n' => order != Some(0),
            'l' => order == Some(-1),
            'm' => matches!(order, Some(-1 | 0)),
            'g' => order == Some(1),
            _ => matches!(order, Some(1 | 0)),
        }
    };
    let mut pairs = left.iter().zip(right).map(one);
    if comparison.is_ascii_uppercase() { pairs.any(|holds| holds) } else { pairs.all(|holds| holds) }
}

/// A scalar, or a vector in parentheses.
fn vector(values: &[(Kind, Number)]) -> String {
    let parts: Vec<String> = values.iter().map(|(kind, number)| kind.show(*number)).collect();
    if let [one] = &parts[..] { one.clone() } else { format!("({})", parts.join(", ")) }
}

/// Formats values as `printf` does: C's conversions of numbers, and `%v3f` for vectors.
fn format(format: &str, values: &[Vec<(Kind, Number)>]) -> String {
    let mut numbers = values.iter().flatten();
    let mut out = String::new();
    let mut rest = format;
    while let Some(at) = rest.find('%') {
        out.push_str(&rest[..at]);
        rest = &rest[at + 1..];
        if let Some(after) = rest.strip_prefix('%') {
            out.push('%');
            rest = after;
            continue;
        }
        let end = rest.find(|c: char| c.is_ascii_alphabetic() && !matches!(c, 'v' | 'l' | 'h'));
        let Some(end) = end else { break };
        let (spec, letter) = (&rest[..end], rest[end..].chars().next().unwrap_or('d'));
        rest = &rest[end + letter.len_utf8()..];
        let (spec, count) = match spec.split_once('v') {
            Some((spec, count)) => (spec, count.trim_matches(['l', 'h']).parse().unwrap_or(1)),
            None => (spec.trim_end_matches(['l', 'h']), 1),
        };
        let parts = (0..count)
            .map(|_| numbers.next().map_or("?".to_owned(), |&(kind, n)| one(spec, letter, kind, n)));
        out.push_str(&parts.collect::<Vec<_>>().join(", "));
    }
    out.push_str(rest);
    out
}

/// Formats a number by the letter of a conversion; `spec` has its flags, width and precision.
fn one(spec: &str, letter: char, kind: Kind, number: Number) -> String {
    let flags_end = spec.find(|c: char| !matches!(c, '-' | '+' | ' ' | '#' | '0')).unwrap_or(spec.len());
    let (flags, size) = spec.split_at(flags_end);
    let (width, precision) = size.split_once('.').map_or((size, None), |(w, p)| (w, p.parse::<usize>().ok()));
    let (width, precision) = (width.parse::<usize>().unwrap_or(0).min(256), precision.map(|p| p.min(64)));
    let whole = match number {
        Number::Int(value) => value,
        Number::Real(value) => value as i128,
    };
    let bits = kind.encode(number).unwrap_or(0);
    let real = number.real();
    let mut text = match letter {
        'x' | 'a' => format!("{bits:x}"),
        'X' => format!("{bits:X}"),
        'o' => format!("{bits:o}"),
        'u' => match whole {
            0.. => whole.to_string(),
            _ => bits.to_string(),
        },
        'c' => char::from_u32(whole as u32).unwrap_or('?').to_string(),
        'f' | 'F' if real.is_finite() => format!("{real:.0$}", precision.unwrap_or(6)),
        'e' | 'E' if real.is_finite() => format!("{real:.0$e}", precision.unwrap_or(6)),
        'd' | 'i' => whole.to_string(),
        _ => kind.show(number),
    };
    if flags.contains('+') && !text.starts_with('-') && matches!(letter, 'd' | 'i' | 'f' | 'e' | 'g') {
        text.insert(0, '+');
    }
    if flags.contains('#') && matches!(letter, 'x' | 'X') {
        text.insert_str(0, "0x");
    }
    if flags.contains('-') {
        format!("{text:<width$}")
    } else if flags.contains('0') && text.len() < width && real.is_finite() {
        let sign = usize::from(text.starts_with(['-', '+']));
        text.insert_str(sign, &"0".repeat(width - text.len()));
        text
    } else {
        format!("{text:>width$}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn print(text: &str, numbers: &[f64]) -> String {
        let values = numbers.iter().map(|&n| (Kind::Float(32), Number::Real(n))).collect();
        format(text, &[values])
    }

    #[test]
    fn formats_are_those_of_c() {
        assert_eq!(print("a %d, b %5.2f%%", &[3.0, 1.0 / 3.0]), "a 3, b  0.33%");
        assert_eq!(
            print("%v3f|%-4d|%04d|%+d", &[1.0, 2.0, 3.0, 4.0, -5.0, 6.0]),
            "1.000000, 2.000000, 3.000000|4   |-005|+6"
        );
        assert_eq!(print("%d %d", &[1.0]), "1 ?");
        assert_eq!(print("100%", &[]), "100");
        assert_eq!(format("%x %u", &[vec![(Kind::Int(32), Number::Int(-1)); 2]]), "ffffffff 4294967295");
    }
}
