//! Tables as text: a row a line, cells with commas (or semicolons, tabs or blanks) between, names of columns first if any.

use crate::data::{Data, MAX_NUMBERS, Raw};
use crate::error::{Error, Result};
use crate::number::Number;
use std::fmt::Write;

/// Reads a table.
///
/// # Errors
/// What is not a number and rows of different widths: line and column within the text stand first.
pub(crate) fn read(bytes: &[u8]) -> Result<Raw> {
    let text = std::str::from_utf8(bytes).map_err(|_| Error("the text is not UTF-8".into()))?;
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let mut raw = Raw::default();
    let mut is_first = true;
    for (line, number) in text.lines().zip(1..) {
        if line.trim().is_empty() || line.trim_start().starts_with('#') {
            continue;
        }
        let cells = cells(line);
        let is_names = cells.iter().any(|(_, cell)| Number::parse(cell).is_none());
        if std::mem::take(&mut is_first) && is_names && cells.iter().all(|(_, cell)| is_name(cell)) {
            raw.names = Some(cells.iter().map(|(_, cell)| unquoted(cell).to_owned()).collect());
            raw.width = Some(cells.len());
            continue;
        }
        let width = *raw.width.get_or_insert(cells.len());
        if cells.len() != width {
            return Err(Error(format!("{number}:1: {} cells stand where {width} should", cells.len())));
        }
        for (column, cell) in cells {
            match Number::parse(cell) {
                Some(value) => raw.numbers.push(value),
                None => return Err(Error(format!("{number}:{column}: '{cell}' is not a number"))),
            }
        }
        if raw.numbers.len() > MAX_NUMBERS {
            return Err(Error(format!("{number}:1: too many numbers")));
        }
    }
    Ok(raw)
}

/// The cells of a line, each with its column from 1.
fn cells(line: &str) -> Vec<(usize, &str)> {
    let parted = [',', ';', '\t'].into_iter().find(|&c| line.contains(c));
    let parts: Vec<&str> = match parted {
        Some(mark) => line.split(mark).collect(),
        None => line.split_whitespace().collect(),
    };
    let place = |part: &str| part.trim_start().as_ptr() as usize - line.as_ptr() as usize + 1;
    parts.into_iter().map(|part| (place(part), part.trim())).collect()
}

fn unquoted(cell: &str) -> &str {
    cell.strip_prefix('"').and_then(|rest| rest.strip_suffix('"')).unwrap_or(cell)
}

/// Whether a cell can be the name of a column.
fn is_name(cell: &str) -> bool {
    unquoted(cell).starts_with(|c: char| c.is_alphabetic() || c == '_')
}

/// Writes a table with the names of its columns; a picture has a line a row when its texels are one number.
pub(crate) fn write(data: &Data) -> String {
    let mut out = String::new();
    let lone = data.columns.len() == 1 && data.columns[0].name.is_empty();
    let width = match data.shape[..] {
        [.., width] if lone && data.shape.len() > 1 => width.max(1),
        _ => data.columns.len().max(1),
    };
    if !lone {
        let names: Vec<&str> = data.columns.iter().map(|column| column.name.as_str()).collect();
        let _ = writeln!(out, "{}", names.join(","));
    }
    for row in data.numbers.chunks(width) {
        for (i, &number) in row.iter().enumerate() {
            let kind = data.columns[i % data.columns.len()].kind;
            let _ = write!(out, "{}{}", if i > 0 { "," } else { "" }, kind.show(number));
        }
        out.push('\n');
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_line_may_name_the_columns() {
        let raw = read(b"# points\nx, \"y\"\n1, 2\n\n3,-4.5\n").unwrap();
        assert_eq!(raw.names, Some(vec!["x".into(), "y".into()]));
        assert_eq!(raw.numbers.len(), 4);
        assert_eq!(read(b"1 2 3\n4 5 6").unwrap().width, Some(3));
    }

    #[test]
    fn what_is_wrong_has_its_place() {
        assert_eq!(read(b"1,2\n3, x\n").unwrap_err().0, "2:4: 'x' is not a number");
        assert_eq!(read(b"1,2\n3\n").unwrap_err().0, "2:1: 1 cells stand where 2 should");
    }
}
