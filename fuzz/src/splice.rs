//! Programs of HLSL made of sound ones, by changes that mostly leave them sound: what is compiled to the end.

use crate::random::Random;
use std::ops::Range;

/// A sound program with a few changes: literals, operators, swizzles and types exchanged for others of their kind, statements
/// copied, swapped and dropped, and another program put beside it in a namespace. A program is a list of tokens.
pub(crate) fn program(seed: &[String], others: &[Vec<String>], random: &mut Random) -> String {
    let mut program = seed.to_vec();
    for _ in 0..=random.below(3) {
        match random.below(8) {
            0 => literal(&mut program, random),
            1 => operator(&mut program, random),
            2 => swizzle(&mut program, random),
            3 => scalar(&mut program, random),
            4 | 5 => copy_statement(&mut program, random),
            6 => swap_statements(&mut program, random),
            _ => drop_statement(&mut program, random),
        }
    }
    let text = program.concat();
    if random.once_in(4) {
        return format!("namespace beside {{\n{}\n}}\n{text}", random.of(others).concat());
    }
    text
}

/// One of the tokens that a test takes; `None` when there is none.
fn find(program: &[String], random: &mut Random, test: impl Fn(usize) -> bool) -> Option<usize> {
    let found: Vec<usize> = (0..program.len()).filter(|&at| test(at)).collect();
    if found.is_empty() { None } else { Some(*random.of(&found)) }
}

/// The digits that a literal begins with become another.
fn literal(program: &mut [String], random: &mut Random) {
    let digits = |word: &str| word.bytes().take_while(u8::is_ascii_digit).count();
    if let Some(at) = find(program, random, |at| digits(&program[at]) > 0 && !program[at].starts_with("0x")) {
        let tail = program[at][digits(&program[at])..].to_owned();
        program[at] = format!("{}{tail}", random.of(&["1", "2", "3", "4", "7", "16", "31"]));
    }
}

/// An arithmetic operator or a comparison between blanks becomes another.
fn operator(program: &mut [String], random: &mut Random) {
    const KINDS: [&[&str]; 2] = [&["+", "-", "*"], &["<", ">"]];
    let is_blank = |at: usize| program.get(at).is_some_and(|token| token.trim().is_empty());
    let kind = |at: usize| KINDS.into_iter().find(|kind| kind.contains(&program[at].as_str()));
    let between = |at: usize| at > 0 && is_blank(at - 1) && is_blank(at + 1);
    if let Some(at) = find(program, random, |at| kind(at).is_some() && between(at))
        && let Some(kind) = kind(at)
    {
        program[at] = (*random.of(kind)).to_owned();
    }
}

/// The letters of a swizzle change places.
fn swizzle(program: &mut [String], random: &mut Random) {
    let is_swizzle = |word: &str| {
        let of = |letters: &str| word.chars().all(|c| letters.contains(c));
        word.len() <= 4 && (of("xyzw") || of("rgba"))
    };
    if let Some(at) = find(program, random, |at| at > 0 && program[at - 1] == "." && is_swizzle(&program[at]))
    {
        let turn = random.below(program[at].len());
        let (tail, head) = program[at].split_at(turn);
        program[at] = format!("{head}{tail}");
    }
}

/// A type becomes one with another scalar and the same extents.
fn scalar(program: &mut [String], random: &mut Random) {
    const SCALARS: [&str; 5] = ["float", "uint", "int", "half", "min16float"];
    let extents = |word: &str| {
        let rest = SCALARS.into_iter().find_map(|scalar| word.strip_prefix(scalar))?;
        rest.chars().all(|c| matches!(c, '1'..='4' | 'x')).then(|| rest.to_owned())
    };
    if let Some(at) = find(program, random, |at| extents(&program[at]).is_some())
        && let Some(extents) = extents(&program[at])
    {
        program[at] = format!("{}{extents}", random.of(&SCALARS));
    }
}

/// The statements that end in a semicolon and hold no braces, as ranges of tokens.
fn statements(program: &[String]) -> Vec<Range<usize>> {
    let (mut all, mut start, mut braces, mut brackets) = (Vec::new(), 0, 0u32, 0u32);
    for (at, token) in program.iter().enumerate() {
        match token.as_str() {
            "(" => brackets += 1,
            ")" => brackets = brackets.saturating_sub(1),
            "{" => (braces, start) = (braces + 1, at + 1),
            "}" => (braces, start) = (braces.saturating_sub(1), at + 1),
            ";" if brackets == 0 => {
                if braces > 0 && start < at {
                    all.push(start..at + 1);
                }
                start = at + 1;
            }
            _ => {}
        }
    }
    all
}

/// A statement is done again in a scope of its own: at once, in a loop, or where a value decides.
fn copy_statement(program: &mut Vec<String>, random: &mut Random) {
    let all = statements(program);
    if all.is_empty() {
        return;
    }
    let from = random.of(&all).clone();
    let copied = program[from.clone()].concat();
    let text = match random.below(3) {
        0 => format!("{{{copied}}}"),
        1 => format!("for (uint again = 0; again < 3; again++) {{{copied}}}"),
        _ => format!("if (asuint(1.0) > 7) {{{copied}}}"),
    };
    // Mostly where it stood: what it names is there.
    let to = if random.once_in(4) { random.of(&all).end } else { from.end };
    program.insert(to, text);
}

/// A statement and the next change places.
fn swap_statements(program: &mut [String], random: &mut Random) {
    let all = statements(program);
    let pairs: Vec<&[Range<usize>]> = all.windows(2).filter(|pair| pair[0].end == pair[1].start).collect();
    if pairs.is_empty() {
        return;
    }
    let [first, second] = random.of(&pairs) else { return };
    program[first.start..second.end].rotate_left(first.len());
}

/// A statement goes.
fn drop_statement(program: &mut Vec<String>, random: &mut Random) {
    let all = statements(program);
    if !all.is_empty() {
        program.drain(random.of(&all).clone());
    }
}
