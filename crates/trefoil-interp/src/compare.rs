//! Two outcomes on one world: what differs, and how surely.

use crate::memory::{ABSENT, CARRIED, JUMP, REAL, ROUGH, UNDEF, WRITTEN};
use crate::outcome::{Cell, Memory, Outcome, OutputKey, Signature};
use crate::program::Scalar;
use crate::world::{Binding, World};

/// How far reals may be from one another, relative to the larger and to one.
pub const TOLERANCE: f64 = 1e-4;

/// How far roundings that add up may bring them.
const AMPLIFIED: f64 = 2e-2;

/// How far the last digit of a float brings them.
const LAST_DIGIT: f64 = 2.5e-7;

/// How sure a difference is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Certainty {
    /// The programs mean something else.
    Sure,
    /// The first computes as IEEE says, and the second may round otherwise: `precise` is lost, or the first knew the result.
    Precision,
    /// It may stem from arithmetic that each may round in its own way: a jump between integers or between two paths.
    Rounding,
}

/// A difference between two outcomes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Difference {
    /// How sure it is.
    pub certainty: Certainty,
    /// Where: an output, a byte of a buffer, a texel, a counter.
    pub place: String,
    /// The value of the first outcome.
    pub left: String,
    /// The value of the second.
    pub right: String,
    /// Whether it is that the second is undefined.
    pub unset: bool,
}

/// What an outcome differs in from the one that is right. What is undefined there may be anything.
pub fn differences(right: &Outcome, other: &Outcome, world: &World) -> Vec<Difference> {
    let mut found = Vec::new();
    outputs(right, other, &mut found);
    for binding in keys(right.buffers.keys(), other.buffers.keys()) {
        let none = Memory::default();
        let left = right.buffers.get(&binding).unwrap_or(&none);
        let second = other.buffers.get(&binding).unwrap_or(&none);
        buffer(binding, left, second, world, &mut found);
    }
    texels(right, other, &mut found);
    for binding in keys(right.counters.keys(), other.counters.keys()) {
        let (left, second) = (right.counters.get(&binding), other.counters.get(&binding));
        if left != second {
            let show = |value: Option<&u32>| value.map_or("unused".into(), u32::to_string);
            push(&mut found, Certainty::Sure, format!("counter of {binding}"), show(left), show(second));
        }
    }
    if right.discarded != other.discarded {
        let show = |lanes: &[u32]| format!("{lanes:?}");
        let (left, second) = (show(&right.discarded), show(&other.discarded));
        push(&mut found, Certainty::Sure, "discarded pixels".into(), left, second);
    }
    if right.events != other.events {
        let at = right.events.iter().zip(&other.events).position(|(a, b)| a != b);
        let at = at.unwrap_or(right.events.len().min(other.events.len()));
        let show = |events: &[String]| events.get(at).cloned().unwrap_or_else(|| "the end".into());
        let (left, second) = (show(&right.events), show(&other.events));
        push(&mut found, Certainty::Sure, format!("event {at}"), left, second);
    }
    if right.rough_control || other.rough_control {
        found.iter_mut().for_each(|difference| difference.certainty = Certainty::Rounding);
    }
    found
}

fn push(found: &mut Vec<Difference>, certainty: Certainty, place: String, left: String, right: String) {
    let unset = right == "undefined";
    found.push(Difference { certainty, place, left, right, unset });
}

fn keys<'a, K: Ord + Clone + 'a>(
    a: impl Iterator<Item = &'a K>,
    b: impl Iterator<Item = &'a K>,
) -> std::collections::BTreeSet<K> {
    a.chain(b).cloned().collect()
}

fn outputs(right: &Outcome, other: &Outcome, found: &mut Vec<Difference>) {
    for key in keys(right.outputs.keys(), other.outputs.keys()) {
        let Some(&left) = right.outputs.get(&key) else {
            // What only the second stores may be anything, but for nothing at all where the first never stores: that says it is
            // written, and it is not.
            let only = other.outputs.get(&key).copied();
            let is_kin = |stored: &OutputKey| {
                stored.semantic == key.semantic && stored.index == key.index && stored.col == key.col
            };
            if let Some(cell) = only.filter(|cell| cell.flags & UNDEF != 0)
                && !right.outputs.keys().any(is_kin)
            {
                push(found, Certainty::Sure, place(&key), "not stored".into(), cell.show());
            }
            continue;
        };
        let second = other.outputs.get(&key).copied();
        let second = second.unwrap_or(Cell { bits: 0, ty: left.ty, flags: UNDEF });
        if let Some(certainty) = cells(left, second) {
            push(found, certainty, place(&key), left.show(), second.show());
        }
    }
}

fn place(key: &OutputKey) -> String {
    let what = match key.signature {
        Signature::Output => "output",
        Signature::Patch => "patch constant",
    };
    let group = if key.group == 0 { String::new() } else { format!(" of group {:#x}", key.group) };
    let vertex = match key.vertex {
        (0, 0) => String::new(),
        (stream, vertex) => format!(" vertex {vertex} of stream {stream}"),
    };
    let col = ["x", "y", "z", "w"].get(usize::from(key.col)).unwrap_or(&"?");
    format!("{what} {}{}.{col} of lane {}{vertex}{group}", key.semantic, key.index, key.lane)
}

/// Whether two values differ, and how surely.
fn cells(left: Cell, right: Cell) -> Option<Certainty> {
    if left.flags & UNDEF != 0 {
        return None;
    }
    if right.flags & UNDEF != 0 {
        return Some(Certainty::Sure);
    }
    let width = |cell: Cell| cell.ty.bits();
    let (a, b) = (left.bits, right.bits);
    if a == b && width(left) == width(right) {
        let loses = left.flags & ROUGH == 0 && right.flags & ROUGH != 0;
        let real = left.ty.is_float() || left.flags & REAL != 0;
        return (loses && real).then_some(Certainty::Precision);
    }
    let rough = (left.flags | right.flags) & ROUGH != 0;
    let jumped = (left.flags | right.flags) & JUMP != 0;
    let unsure = if jumped { Certainty::Rounding } else { Certainty::Sure };
    let float = match (left.ty.is_float(), right.ty.is_float()) {
        (true, _) => Some(left.ty),
        (false, true) => Some(right.ty),
        (false, false) if left.flags & REAL != 0 && width(left) == 32 => Some(Scalar::F32),
        // Bits of a real that is stored as an integer look like one.
        (false, false) if rough && width(left) == 32 && [a, b].into_iter().all(is_like_real) => {
            Some(Scalar::F32)
        }
        (false, false) => None,
    };
    let Some(ty) = float else {
        // An output of one width may be declared in another where precision is at the compiler's choice.
        let least = width(left).min(width(right));
        let mask = u64::MAX >> (64 - least);
        return if a & mask == b & mask { None } else { Some(unsure) };
    };
    let value = |cell: Cell| match cell.ty.is_float() {
        true => number(cell.ty, cell.bits),
        false => number(ty, cell.bits),
    };
    let (a, b) = (value(left), value(right));
    if left.flags & ROUGH == 0 && right.flags & ROUGH != 0 && is_near(ty, a, b, true) {
        return Some(Certainty::Precision);
    }
    match is_near(ty, a, b, rough) {
        true => None,
        // Functions of constants are folded by libraries that round the last digit each in their own way.
        false if ty != Scalar::F64 && (a - b).abs() <= LAST_DIGIT * a.abs().max(b.abs()) => {
            Some(Certainty::Rounding)
        }
        // Roundings may add up, where large numbers take one another away.
        false if rough && (a - b).abs() <= AMPLIFIED * a.abs().max(b.abs()).max(1.0) => {
            Some(Certainty::Rounding)
        }
        false => Some(unsure),
    }
}

/// Whether a word is more likely a real than an integer; what is divided by a zero of rough sign is an infinity of either sign,
/// and what no number is has any bits.
fn is_like_real(bits: u64) -> bool {
    let size = f32::from_bits(bits as u32).abs();
    (1e-12..1e12).contains(&size) || size.is_infinite() || size.is_nan()
}

fn number(ty: Scalar, bits: u64) -> f64 {
    match ty {
        Scalar::F16 => crate::half::to_f32(bits as u16).into(),
        Scalar::F64 => f64::from_bits(bits),
        _ => f32::from_bits(bits as u32).into(),
    }
}

fn is_near(ty: Scalar, a: f64, b: f64, rough: bool) -> bool {
    if a == b || (a.is_nan() && b.is_nan()) {
        return true;
    }
    let tolerance = if ty == Scalar::F16 { 4e-3 } else { TOLERANCE };
    let scale = a.abs().max(b.abs()).max(1.0);
    rough && (a - b).abs() <= tolerance * scale
}

/// Compares a buffer word by word.
fn buffer(binding: Binding, left: &Memory, right: &Memory, world: &World, found: &mut Vec<Difference>) {
    let size = left.bytes.len().max(right.bytes.len());
    let mut at = 0;
    while at < size {
        let flags = |memory: &Memory, at: usize| memory.flags.get(at).copied().unwrap_or(ABSENT);
        let written = (at..at + 4).any(|i| (flags(left, i) | flags(right, i)) & WRITTEN != 0);
        if !written {
            at += 4;
            continue;
        }
        let word = |memory: &Memory| {
            let (mut bits, mut all) = (0u64, 0);
            for i in (0..4).filter(|i| at + i < size) {
                let own = flags(memory, at + i);
                let byte = match own & ABSENT {
                    0 => memory.bytes.get(at + i).copied().unwrap_or(0),
                    _ => world.known_byte(binding, at + i),
                };
                bits |= u64::from(byte) << (8 * i);
                all |= own & (CARRIED | REAL | WRITTEN);
            }
            Cell { bits, ty: Scalar::I32, flags: all }
        };
        let (first, second) = (word(left), word(right));
        // The bytes that are defined on the left, where only some are.
        let defined = |i: usize| flags(left, at + i) & UNDEF == 0;
        let mask = (0..4).filter(|&i| defined(i)).fold(0u64, |mask, i| mask | 0xff << (8 * i));
        if mask != 0xffff_ffff && mask != 0 && (first.bits ^ second.bits) & mask == 0 {
            at += 4;
            continue;
        }
        let first = if mask == 0 { first } else { Cell { flags: first.flags & !UNDEF, ..first } };
        let real = (first.flags | second.flags) & REAL;
        let halves = |cell: Cell| Cell { flags: cell.flags | real, ..cell };
        let show = |cell: Cell| match cell.flags & WRITTEN {
            0 => format!("{} (not written)", cell.show()),
            _ => cell.show(),
        };
        let place = || format!("{binding} byte {at}");
        if first.flags & WRITTEN == 0 {
            // A store that nobody asked for loses what others store there.
            push(found, Certainty::Sure, place(), show(first), show(second));
        } else if let Some(certainty) = cells(halves(first), halves(second))
            && !same_parts(first.bits, second.bits, (first.flags | second.flags) & ROUGH != 0, real)
        {
            push(found, certainty, place(), show(first), show(second));
        }
        at += 4;
    }
}

/// Whether two words are alike as two halves each.
fn same_parts(a: u64, b: u64, rough: bool, real: u8) -> bool {
    let half = |bits: u64| number(Scalar::F16, bits & 0xffff);
    rough
        && real != 0
        && [0, 16].into_iter().all(|shift| {
            let (a, b) = (half(a >> shift), half(b >> shift));
            a.abs() >= 1e-3 && is_near(Scalar::F16, a, b, true) || a == b
        })
}

fn texels(right: &Outcome, other: &Outcome, found: &mut Vec<Difference>) {
    for key in keys(right.texels.keys(), other.texels.keys()) {
        let place = |i: usize| format!("{} texel {}.{}", key.0, key.1, ["x", "y", "z", "w"][i]);
        match (right.texels.get(&key), other.texels.get(&key)) {
            (Some(left), Some(second)) => {
                for i in 0..4 {
                    if let Some(certainty) = cells(left[i], second[i]) {
                        push(found, certainty, place(i), left[i].show(), second[i].show());
                    }
                }
            }
            (Some(left), None) => {
                push(found, Certainty::Sure, place(0), left[0].show(), "not written".into());
            }
            (None, Some(second)) => {
                push(found, Certainty::Sure, place(0), "not written".into(), second[0].show());
            }
            (None, None) => {}
        }
    }
}
