//! Data for people at a terminal: tables that are cut where they get long, and pictures in half blocks or letters.

use crate::data::Data;
use crate::number::Number;
use crate::output::Output;
use crate::picture;
use std::fmt::Write;

/// Most lines of a table.
const LINES: usize = 16;
/// Columns of a terminal.
const WIDTH: usize = 96;
/// Most texels of a picture in a row of letters.
const PICTURE: usize = 64;
/// Letters from dark to bright.
const RAMP: &[u8] = b" .:-=+*#%@";

/// How an output looks: its name and type, then what it holds. With `color`, pictures are shown in 24-bit colours.
pub fn show(output: &Output, color: bool) -> String {
    let Output { name, spelling, data, .. } = output;
    let extent: Vec<String> = data.shape.iter().rev().map(usize::to_string).collect();
    let elements = match (&extent[..], output.is_picture) {
        ([one], false) => format!("{one} element{}", if one == "1" { "" } else { "s" }),
        _ => extent.join(" x "),
    };
    let spelling = if spelling.is_empty() { String::new() } else { format!("{spelling}, ") };
    let mut out = format!("{name}: {spelling}{elements}");
    if let Some(counter) = output.counter {
        let _ = write!(out, ", counter {counter}");
    }
    out.push('\n');
    match (output.is_picture, data.shape.len(), data.columns.len()) {
        (true, 2, 1..=4) if data.shape[0] * data.shape[1] > 256 => picture_of(data, color, &mut out),
        (_, 2, 1) => grid(data, data.shape[1], &mut out),
        (_, _, 1) => grid(data, 0, &mut out),
        _ => table(data, &mut out),
    }
    out
}

/// Numbers one after the other, in lines that begin with the index of the first; of a picture's row when it has a width.
fn grid(data: &Data, width: usize, out: &mut String) {
    let kind = data.columns[0].kind;
    let shown: Vec<String> = data.numbers.iter().take(LINES * 64).map(|&n| kind.show(n)).collect();
    let cell = shown.iter().map(String::len).max().unwrap_or(1) + 2;
    let label = data.numbers.len().to_string().len() + 2;
    let room = (WIDTH - label) / cell;
    let across = match width {
        0 => [16, 8, 4, 2, 1].into_iter().find(|&n| n <= room).unwrap_or(1),
        width => width.min(room.max(1)),
    };
    let step = if width == 0 { across } else { width };
    let lines = data.numbers.len().div_ceil(step.max(1));
    for line in 0..lines.min(LINES) {
        let _ = write!(out, "{:>label$}:", line * if width == 0 { step } else { 1 });
        let end = (line * step + across).min(data.numbers.len());
        for &number in &data.numbers[line * step..end] {
            let _ = write!(out, "{:>cell$}", kind.show(number));
        }
        out.push_str(if across < step { " …\n" } else { "\n" });
    }
    more(lines, out);
}

/// A line an element, a column a number.
fn table(data: &Data, out: &mut String) {
    let count = data.columns.len().max(1);
    let label = data.len().to_string().len() + 2;
    let rows: Vec<Vec<String>> = data
        .rows()
        .take(LINES)
        .map(|row| row.iter().zip(&data.columns).map(|(&n, column)| column.kind.show(n)).collect())
        .collect();
    let width = |at: usize| {
        let cells = rows.iter().map(|row| row[at].len());
        cells.chain([data.columns[at].name.chars().count()]).max().unwrap_or(1) + 2
    };
    let mut widths: Vec<usize> = (0..count).map(width).collect();
    let mut room = WIDTH.saturating_sub(label + 1);
    let fits = widths.iter().take_while(|&&width| {
        let fits = room >= width;
        room = room.saturating_sub(width);
        fits
    });
    let fits = fits.count().max(1);
    let cut = if fits < widths.len() { " …" } else { "" };
    widths.truncate(fits);
    let _ = write!(out, "{:label$} ", "");
    for (column, width) in data.columns.iter().zip(&widths) {
        let _ = write!(out, "{:>width$}", column.name);
    }
    let _ = writeln!(out, "{cut}");
    for (i, row) in rows.iter().enumerate() {
        let _ = write!(out, "{i:>label$}:");
        for (cell, width) in row.iter().zip(&widths) {
            let _ = write!(out, "{cell:>width$}");
        }
        let _ = writeln!(out, "{cut}");
    }
    more(data.len(), out);
}

fn more(lines: usize, out: &mut String) {
    if lines > LINES {
        let _ = writeln!(out, "  … {} more lines: --out writes them all", lines - LINES);
    }
}

/// A picture, made smaller by taking texels.
fn picture_of(data: &Data, color: bool, out: &mut String) {
    let [height, width] = data.shape[..] else { return };
    let step = width.div_ceil(PICTURE).max(1);
    let most = brightest(data);
    let texel = |x: usize, y: usize| -> [u8; 3] {
        let count = data.columns.len();
        let first = (y.min(height - 1) * width + x.min(width - 1)) * count;
        let channel = |i: usize| {
            let at = if count < 3 && i >= count { 0 } else { i };
            let number = data.numbers[first + at];
            let real = data.columns[at].kind.is_float();
            if real {
                picture::byte(number, true)
            } else {
                picture::byte(Number::Real(number.real() / most), true)
            }
        };
        [channel(0), channel(1), channel(2)]
    };
    for y in (0..height).step_by(2 * step) {
        for x in (0..width).step_by(step) {
            let ([r, g, b], below) = (texel(x, y), texel(x, y + step));
            if color {
                let [s, t, u] = below;
                let _ = write!(out, "\x1b[38;2;{r};{g};{b}m\x1b[48;2;{s};{t};{u}m▀");
            } else {
                let light = |[r, g, b]: [u8; 3]| u32::from(r) * 3 + u32::from(g) * 6 + u32::from(b);
                let light = (light([r, g, b]) + light(below)) as usize / 2;
                out.push(RAMP[(light * RAMP.len() / 2551).min(RAMP.len() - 1)] as char);
            }
        }
        out.push_str(if color { "\x1b[0m\n" } else { "\n" });
    }
}

/// What whole numbers are compared with: the greatest.
fn brightest(data: &Data) -> f64 {
    let most = data.numbers.iter().map(|n| n.real()).fold(0.0, f64::max);
    if most > 0.0 { most } else { 1.0 }
}
