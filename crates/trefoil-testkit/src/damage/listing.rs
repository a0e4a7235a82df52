//! Damage to a listing: a number, a name, an operator, a type, a line.

use crate::random::xorshift::XorShift;

/// A listing that was changed, and how.
pub struct Changed {
    /// What was changed, for people.
    pub what: String,
    /// The listing.
    pub text: String,
}

/// Numbers at the bounds of rules.
const NUMBERS: [&str; 40] = [
    "0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "12", "13", "15", "16", "17", "24", "25", "31",
    "32", "33", "48", "64", "65", "66", "100", "127", "128", "129", "255", "256", "257", "1024", "1025",
    "2052", "16388", "32772", "65540", "-1", "-9",
];

/// Real numbers at the bounds of rules.
const REALS: [&str; 7] = [
    "0.000000e+00",
    "1.500000e+00",
    "1.700000e+01",
    "-1.700000e+01",
    "6.500000e+01",
    "0x7FF0000000000000",
    "0x7FF8000000000000",
];

/// Words that stand for each other: operators, casts, types, names of system values.
const WORDS: [&[&str]; 6] = [
    &["add", "sub", "mul", "udiv", "sdiv", "urem", "srem", "shl", "lshr", "ashr", "and", "or", "xor"],
    &["fadd", "fsub", "fmul", "fdiv", "frem"],
    &[
        "bitcast",
        "inttoptr",
        "ptrtoint",
        "addrspacecast",
        "trunc",
        "zext",
        "sext",
        "uitofp",
        "fptoui",
        "fptrunc",
        "fpext",
    ],
    &[
        "float",
        "half",
        "double",
        "i16",
        "i32",
        "i64",
        "i8",
        "i3",
        "<2 x float>",
        "[2 x [2 x float]]",
        "float*",
    ],
    &["internal", "external", "private"],
    &["true", "false", "undef"],
];

/// Names that semantics have.
const NAMES: [&str; 18] = [
    "",
    "KIND",
    "COLOR",
    "SV_Position",
    "SV_Target",
    "SV_Depth",
    "SV_DepthGreaterEqual",
    "SV_Coverage",
    "SV_InnerCoverage",
    "SV_ClipDistance",
    "SV_CullDistance",
    "SV_RenderTargetArrayIndex",
    "SV_ViewID",
    "SV_Barycentrics",
    "SV_TessFactor",
    "SV_InsideTessFactor",
    "SV_VertexID",
    "ABCDEFGHIJKLMNOPQRSTUVWXYZABCDEFGHIJKLMNOPQRSTUVWXYZABCDEFGHIJKLMNOPQRSTUVWXYZ",
];

/// Changes a listing; `None` where what the seed asks for does not fit it.
pub fn listing(text: &str, seed: u32) -> Option<Changed> {
    let mut random = XorShift::new(seed.wrapping_mul(0x9e37_79b9) ^ 0x2545_f491);
    for _ in 0..4 {
        random.bits();
    }
    let mut lines: Vec<String> = text.lines().map(str::to_owned).collect();
    // A second change now and then: some rules are about two things.
    let changes = if random.below(4) == 0 { 2 } else { 1 };
    let mut what = Vec::new();
    for _ in 0..changes {
        what.push(change(&mut lines, &mut random)?);
    }
    Some(Changed { what: what.join("; "), text: lines.join("\n") })
}

/// Changes a listing as a case of a rule does, each text to the other, with a number of what the case writes another one, or with
/// a change besides; seed 0 makes the case's changes alone. `None` where what the seed asks for does not fit.
pub fn varied(text: &str, changes: &[(&str, &str)], seed: u32) -> Option<Changed> {
    let mut random = XorShift::new(seed.wrapping_mul(0x9e37_79b9) ^ 0x6c07_8965);
    for _ in 0..4 {
        random.bits();
    }
    let mut changes: Vec<(&str, String)> = changes.iter().map(|&(from, to)| (from, to.to_owned())).collect();
    let mut way = random.below(4);
    if seed > 0 && way < 3 {
        let at = random.below(changes.len() as u32) as usize;
        match other_number(&changes[at].1, &mut random) {
            Some(other) => changes[at].1 = other,
            None => way = 3,
        }
    }
    let mut changed = text.to_owned();
    for (from, to) in &changes {
        if !changed.contains(from) {
            return None;
        }
        changed = changed.replace(from, to);
    }
    let mut what: Vec<String> = changes.iter().map(|(from, to)| format!("'{from}' is '{to}'")).collect();
    if seed > 0 && way > 1 {
        let mut lines: Vec<String> = changed.lines().map(str::to_owned).collect();
        what.push(change(&mut lines, &mut random)?);
        changed = lines.join("\n");
    }
    Some(Changed { what: what.join("; "), text: changed })
}

/// A text with one of its numbers another.
fn other_number(text: &str, random: &mut XorShift) -> Option<String> {
    let numbers: Vec<(usize, usize)> =
        words(text).into_iter().filter(|&(begin, end)| text[begin..end].parse::<i64>().is_ok()).collect();
    let &(begin, end) = numbers.get(random.below(numbers.len().max(1) as u32) as usize)?;
    let old: i64 = text[begin..end].parse().ok()?;
    let new = match random.below(4) {
        0 => old.wrapping_add(1),
        1 => old.wrapping_sub(1),
        2 => old ^ 1 << random.below(12),
        _ => NUMBERS[random.below(NUMBERS.len() as u32) as usize].parse().ok()?,
    };
    (new != old).then(|| format!("{}{new}{}", &text[..begin], &text[end..]))
}

/// The kind of a line that may be changed.
fn kind(line: &str) -> Option<u32> {
    let is_code = line.starts_with("  ");
    let is_node = line.starts_with('!') && line.contains("= !{") && !line.starts_with("!llvm");
    let is_other = line.starts_with('%') || line.starts_with('@') || line.starts_with("define");
    match (is_code, is_node, is_other) {
        (true, ..) => Some(0),
        (_, true, _) => Some(1),
        (_, _, true) => Some(2),
        _ => None,
    }
}

fn change(lines: &mut Vec<String>, random: &mut XorShift) -> Option<String> {
    let wanted = match random.below(10) {
        0..=4 => 0,
        5..=8 => 1,
        _ => 2,
    };
    let fit: Vec<usize> = (0..lines.len()).filter(|&at| kind(&lines[at]) == Some(wanted)).collect();
    let at = *fit.get(random.below(fit.len().max(1) as u32) as usize)?;
    let line = lines[at].clone();
    if wanted == 0 && line.starts_with("  call void") && random.below(6) == 0 {
        return Some(match random.below(2) {
            0 => format!("'{}' removed", lines.remove(at).trim()),
            _ => {
                let other = fit[random.below(fit.len() as u32) as usize];
                lines.insert(other, line.clone());
                format!("'{}' repeated in line {other}", line.trim())
            }
        });
    }
    let code = line.split("  ;").next().unwrap_or_default();
    let words = words(code);
    let &(begin, end) = words.get(random.below(words.len().max(1) as u32) as usize)?;
    let old = &code[begin..end];
    let before = code[..begin].trim_end().rsplit([' ', '(', '{']).next().unwrap_or_default();
    let new = other(lines, (before, old), wanted, random)?;
    let new = (new != old).then_some(new)?;
    lines[at] = format!("{}{new}{}", &code[..begin], &code[end..]);
    Some(format!("'{}': {old} is {new}", code.trim()))
}

/// The words of a line: what stands between spaces, commas and brackets.
fn words(line: &str) -> Vec<(usize, usize)> {
    let mut found = Vec::new();
    let mut begin = None;
    let mut quoted = false;
    for (at, c) in line.char_indices().chain([(line.len(), ' ')]) {
        quoted ^= c == '"';
        let is_part = quoted || !matches!(c, ' ' | ',' | '(' | ')' | '{' | '}' | '[' | ']' | '=');
        match (is_part, begin) {
            (true, None) => begin = Some(at),
            (false, Some(from)) => {
                found.push((from, at));
                begin = None;
            }
            _ => {}
        }
    }
    found
}

/// Another word for one that stands behind a type, or whatever stands before it.
fn other(lines: &[String], (before, old): (&str, &str), kind: u32, random: &mut XorShift) -> Option<String> {
    let of = |list: &[&str], random: &mut XorShift| list[random.below(list.len() as u32) as usize].to_owned();
    let is_number = old.trim_start_matches('-').bytes().all(|byte| byte.is_ascii_digit()) && old != "-";
    if is_number && !old.is_empty() {
        return Some(match random.below(8) {
            0 => old.parse::<i64>().ok()?.wrapping_add(1).to_string(),
            1 => old.parse::<i64>().ok()?.wrapping_sub(1).to_string(),
            2 => (old.parse::<i64>().ok()? ^ 1 << random.below(40)).to_string(),
            3 if kind == 0 => "undef".to_owned(),
            4 if kind == 0 => value(lines, before, random)?,
            _ => of(&NUMBERS, random),
        });
    }
    if old.starts_with("!\"") {
        return Some(format!("!\"{}\"", of(&NAMES, random)));
    }
    if old.starts_with('!') {
        return Some(match random.below(4) {
            0 => "null".to_owned(),
            _ => format!("!{}", random.below(40)),
        });
    }
    if old.starts_with('%') && kind == 0 {
        return match random.below(6) {
            0 => Some("undef".to_owned()),
            _ => value(lines, before, random),
        };
    }
    if old.starts_with("0x") || old.contains("e+") || old.contains("e-") {
        return Some(of(&REALS, random));
    }
    let list = WORDS.iter().find(|list| list.contains(&old))?;
    Some(of(list, random))
}

/// A value that stands behind the same type somewhere in the code.
fn value(lines: &[String], ty: &str, random: &mut XorShift) -> Option<String> {
    let pattern = format!("{ty} %");
    let code = lines.iter().filter(|line| line.starts_with("  "));
    let found: Vec<&str> = code
        .flat_map(|line| line.split("  ;").next().unwrap_or_default().split(&pattern).skip(1))
        .map(|rest| rest.split([',', ')', ' ', '\n']).next().unwrap_or_default())
        .collect();
    let name = found.get(random.below(found.len().max(1) as u32) as usize)?;
    Some(format!("%{name}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = "define void @main() {\n  %1 = call i32 @dx.op.threadId.i32(i32 93, i32 0)  ; ThreadId\n  ret void\n}\n!0 = !{i32 4, !\"a b\", i1 true}\n";

    #[test]
    fn a_case_is_varied_in_its_numbers_or_with_another_change() {
        let changes = [("i32 93, i32 0", "i32 93, i32 3")];
        let as_it_is = varied(TEXT, &changes, 0).unwrap();
        assert_eq!(as_it_is.text, TEXT.replace("i32 93, i32 0", "i32 93, i32 3"));
        let made: Vec<Changed> = (1..200).filter_map(|seed| varied(TEXT, &changes, seed)).collect();
        assert!(made.len() > 60, "{}", made.len());
        assert!(made.iter().any(|made| made.text.contains("i32 93, i32 4")));
        assert!(made.iter().any(|made| made.text.contains("i32 93, i32 3") && made.text != as_it_is.text));
        assert!(varied(TEXT, &[("i32 94", "i32 95")], 0).is_none());
    }

    #[test]
    fn words_are_what_stands_between_brackets_and_commas() {
        let line = "!0 = !{i32 4, !\"a b\", i1 true}";
        let found: Vec<&str> = words(line).into_iter().map(|(begin, end)| &line[begin..end]).collect();
        assert_eq!(found, ["!0", "!", "i32", "4", "!\"a b\"", "i1", "true"]);
    }

    #[test]
    fn a_seed_makes_one_change_and_the_same_again() {
        let changed: Vec<Changed> = (0..200).filter_map(|seed| listing(TEXT, seed)).collect();
        assert!(changed.len() > 60, "{}", changed.len());
        assert!(changed.iter().all(|changed| changed.text != TEXT.trim_end() && !changed.what.is_empty()));
        let again: Vec<Changed> = (0..200).filter_map(|seed| listing(TEXT, seed)).collect();
        assert!(changed.iter().zip(&again).all(|(a, b)| a.text == b.text && a.what == b.what));
    }
}
