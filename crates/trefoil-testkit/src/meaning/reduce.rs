//! Test case reduction: removes lines and blocks, and replaces expressions by their operands.

/// Reduces a source; `keeps` tells whether a candidate still has the property of interest.
///
/// Returns the smallest source found; `source` itself must keep it.
pub fn reduce(source: &str, keeps: &mut dyn FnMut(&str) -> bool) -> String {
    let mut best = source.to_string();
    loop {
        let before = best.clone();
        best = without_lines(&best, keeps);
        best = without_heads(&best, keeps);
        best = with_parts(&best, keeps);
        if best == before {
            return best;
        }
    }
}

/// Leaves out ranges of lines whose braces balance, large ones first.
fn without_lines(source: &str, keeps: &mut dyn FnMut(&str) -> bool) -> String {
    let mut lines: Vec<String> = source.lines().map(str::to_string).collect();
    let mut size = lines.len() / 2;
    while size > 0 {
        let mut start = 0;
        while start < lines.len() {
            let end = balanced_end(&lines, start, size);
            let fewer = || -> String { joined(lines[..start].iter().chain(&lines[end..])) };
            if end > start && keeps(&fewer()) {
                lines.drain(start..end);
            } else {
                start += size.min(lines.len() - start);
            }
        }
        size /= 2;
    }
    joined(lines.iter())
}

/// The end of the range of about `size` lines from `start` whose braces balance; `start` when there is none.
fn balanced_end(lines: &[String], start: usize, size: usize) -> usize {
    let mut depth = 0_i32;
    for (at, line) in lines.iter().enumerate().skip(start) {
        for c in line.chars() {
            depth += i32::from(c == '{') - i32::from(c == '}');
            if depth < 0 {
                return start;
            }
        }
        // The block of a head goes with it.
        let opens = lines.get(at + 1).is_some_and(|next| next.trim() == "{");
        if depth == 0 && at + 1 - start >= size && !opens {
            return at + 1;
        }
    }
    if depth == 0 { lines.len() } else { start }
}

/// Leaves out the head of a block and its braces, so that what is inside is always done.
fn without_heads(source: &str, keeps: &mut dyn FnMut(&str) -> bool) -> String {
    let mut lines: Vec<String> = source.lines().map(str::to_string).collect();
    let mut at = 1;
    while at < lines.len() {
        let close = (lines[at].trim() == "{").then(|| closing_line(&lines, at)).flatten();
        let Some(close) = close else {
            at += 1;
            continue;
        };
        let inside = |i: usize| i != at - 1 && i != at && i != close;
        let fewer: Vec<String> = (0..lines.len()).filter(|&i| inside(i)).map(|i| lines[i].clone()).collect();
        if keeps(&joined(fewer.iter())) {
            lines = fewer;
        } else {
            at += 1;
        }
    }
    joined(lines.iter())
}

fn closing_line(lines: &[String], open: usize) -> Option<usize> {
    let mut depth = 0_i32;
    for (at, line) in lines.iter().enumerate().skip(open) {
        depth += line.matches('{').count() as i32 - line.matches('}').count() as i32;
        if depth == 0 {
            return Some(at);
        }
    }
    None
}

/// Puts operands, 0 or 1 in the place of expressions between parentheses.
fn with_parts(source: &str, keeps: &mut dyn FnMut(&str) -> bool) -> String {
    let mut text = source.to_string();
    let mut at = 0;
    while let Some(open) = text[at..].find('(').map(|found| at + found) {
        at = open + 1;
        let Some(close) = closing_parenthesis(&text, open) else { continue };
        let inside = &text[open + 1..close];
        // A function's name and a cast's type go with what they apply to.
        let name = text[..open].rfind(|c: char| !c.is_ascii_alphanumeric() && c != '_').map_or(0, |i| i + 1);
        let mut candidates: Vec<(usize, usize, String)> = Vec::new();
        for part in operands(inside) {
            candidates.push((name, close + 1, format!("({part})")));
            candidates.push((name, close + 1, part.to_string()));
            candidates.push((open + 1, close, part.to_string()));
        }
        candidates.push((name, close + 1, inside.to_string()));
        candidates.extend(["0", "1"].map(|number| (name, close + 1, number.to_string())));
        let smaller = candidates.into_iter().find_map(|(start, end, part)| {
            let made = format!("{}{part}{}", &text[..start], &text[end..]);
            (made.len() < text.len() && keeps(&made)).then_some((start, made))
        });
        if let Some((start, made)) = smaller {
            text = made;
            at = start;
        }
    }
    text
}

fn closing_parenthesis(text: &str, open: usize) -> Option<usize> {
    let mut depth = 0_i32;
    for (at, c) in text[open..].char_indices() {
        depth += i32::from(c == '(') - i32::from(c == ')');
        if depth == 0 {
            return Some(open + at);
        }
        if matches!(c, '{' | '}' | '\n') {
            return None;
        }
    }
    None
}

/// What stands between the operators and commas of an expression, outside of its own parentheses.
fn operands(text: &str) -> Vec<&str> {
    let (mut found, mut depth, mut start) = (Vec::new(), 0_i32, 0);
    for (at, c) in text.char_indices() {
        depth += i32::from(matches!(c, '(' | '[')) - i32::from(matches!(c, ')' | ']'));
        let is_operator = matches!(
            c,
            '+' | '-' | '*' | '/' | '%' | '&' | '|' | '^' | '<' | '>' | '=' | '!' | '?' | ':' | ','
        );
        if depth == 0 && is_operator {
            found.push(text[start..at].trim());
            start = at + 1;
        }
    }
    if start > 0 {
        found.push(text[start..].trim());
    }
    found.retain(|part| !part.is_empty());
    found
}

fn joined<'a>(lines: impl Iterator<Item = &'a String>) -> String {
    lines.fold(String::new(), |text, line| text + line + "\n")
}

#[cfg(test)]
mod tests {
    use super::reduce;

    #[test]
    fn only_the_wanted_expression_stays() {
        let source = "int f()\n{\n    int a = 1;\n    if (a < 2)\n    {\n        a = (b + (c * wanted));\n    }\n    return a;\n}\n";
        let mut asked = 0;
        let made = reduce(source, &mut |text| {
            asked += 1;
            text.contains("wanted") && text.contains("int f()\n{")
        });
        assert_eq!(made, "int f()\n{\na = wanted;\n}\n".replace("a =", "        a ="));
        assert!(asked < 200);
    }
}
