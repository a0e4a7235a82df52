//! Types and constants as text.

use super::model::{Constant, Function, Kind, Module, Ty};
use std::fmt::Write;

/// Types and constants nest in text as far as this.
const MAX_DEPTH: u32 = 24;
/// An operand's text is cut after that many bytes: broken modules can have types and constants contain themselves.
const MAX_OPERAND: usize = 1 << 14;
/// As that, for what a global holds: so much, and so much more for each value that the module has.
const MAX_TABLE: usize = 1 << 20;
const MAX_TABLE_PART: usize = 1 << 12;
/// The same for a value in metadata: the largest is the state of the view, a table of numbers.
const MAX_METADATA: usize = 1 << 16;

/// A name as text has it: in quotes when it needs them.
pub(super) fn name(sigil: char, name: &str, out: &mut String) {
    let plain = |c: char| c.is_ascii_alphanumeric() || "-$._".contains(c);
    out.push(sigil);
    let first_digit = name.chars().next().is_none_or(|c| c.is_ascii_digit());
    if !first_digit && name.chars().all(plain) {
        out.push_str(name);
        return;
    }
    out.push('"');
    escaped(name.bytes(), out);
    out.push('"');
}

/// Bytes within quotes.
pub(super) fn escaped(bytes: impl Iterator<Item = u8>, out: &mut String) {
    for byte in bytes {
        match byte {
            b'"' | b'\\' => _ = write!(out, "\\{byte:02X}"),
            0x20..0x7f => out.push(char::from(byte)),
            _ => _ = write!(out, "\\{byte:02X}"),
        }
    }
}

pub(super) fn ty(m: &Module, id: u32, out: &mut String) {
    let end = out.len() + MAX_OPERAND;
    nested(m, id, 0, end, out);
}

fn nested(m: &Module, id: u32, depth: u32, end: usize, out: &mut String) {
    if depth > MAX_DEPTH || out.len() > end {
        out.push_str("...");
        return;
    }
    match m.ty(id) {
        Ty::Struct { name: Some(n), .. } | Ty::Opaque { name: n } => name('%', n, out),
        Ty::Pointer { to, space } => {
            nested(m, *to, depth + 1, end, out);
            if *space != 0 {
                let _ = write!(out, " addrspace({space})");
            }
            out.push('*');
        }
        Ty::Array { len, elem } => {
            let _ = write!(out, "[{len} x ");
            nested(m, *elem, depth + 1, end, out);
            out.push(']');
        }
        Ty::Vector { len, elem } => {
            let _ = write!(out, "<{len} x ");
            nested(m, *elem, depth + 1, end, out);
            out.push('>');
        }
        Ty::Function { ret, params, variadic } => {
            nested(m, *ret, depth + 1, end, out);
            out.push_str(" (");
            list(m, params, depth, end, out);
            if *variadic {
                out.push_str(if params.is_empty() { "..." } else { ", ..." });
            }
            out.push(')');
        }
        Ty::Struct { fields, packed, .. } => fields_of(m, fields, *packed, depth, end, out),
        simple => out.push_str(&match simple {
            Ty::Void => "void".to_owned(),
            Ty::Half => "half".to_owned(),
            Ty::Float => "float".to_owned(),
            Ty::Double => "double".to_owned(),
            Ty::Label => "label".to_owned(),
            Ty::Metadata => "metadata".to_owned(),
            Ty::Int(bits) => format!("i{bits}"),
            Ty::Other(text) => (*text).to_owned(),
            _ => String::new(),
        }),
    }
}

fn list(m: &Module, types: &[u32], depth: u32, end: usize, out: &mut String) {
    for (i, &t) in types.iter().enumerate() {
        if i > 0 {
            out.push_str(", ");
        }
        nested(m, t, depth + 1, end, out);
    }
}

fn fields_of(m: &Module, fields: &[u32], packed: bool, depth: u32, end: usize, out: &mut String) {
    if fields.is_empty() {
        out.push_str(if packed { "<{}>" } else { "{}" });
        return;
    }
    out.push_str(if packed { "<{ " } else { "{ " });
    list(m, fields, depth, end, out);
    out.push_str(if packed { " }>" } else { " }" });
}

/// A structure's declaration.
pub(super) fn definition(m: &Module, id: u32, out: &mut String) {
    match m.ty(id) {
        Ty::Struct { name: Some(n), fields, packed } => {
            name('%', n, out);
            out.push_str(" = type ");
            let end = out.len() + MAX_OPERAND;
            fields_of(m, fields, *packed, 0, end, out);
            out.push('\n');
        }
        Ty::Opaque { name: n } => {
            name('%', n, out);
            out.push_str(" = type opaque\n");
        }
        _ => {}
    }
}

/// A constant in metadata with its type before it.
pub(super) fn metadata_value(m: &Module, id: u32, out: &mut String) {
    let none = |_: u32, out: &mut String| out.push_str("<local>");
    ty(m, m.value(None, id).map_or(0, |v| v.ty), out);
    out.push(' ');
    let end = out.len() + MAX_METADATA;
    nested_value(m, None, &none, id, (0, end), out);
}

/// A value without its type; `names` writes those of the function itself.
pub(super) fn value(
    m: &Module,
    f: Option<&Function>,
    names: &dyn Fn(u32, &mut String),
    id: u32,
    out: &mut String,
) {
    // Only globals hold tables.
    let table = || MAX_TABLE + MAX_TABLE_PART * m.values.len();
    let end = out.len() + if f.is_some() { MAX_OPERAND } else { table() };
    nested_value(m, f, names, id, (0, end), out);
}

fn nested_value(
    m: &Module,
    f: Option<&Function>,
    names: &dyn Fn(u32, &mut String),
    id: u32,
    (depth, end): (u32, usize),
    out: &mut String,
) {
    let Some(v) = m.value(f, id) else {
        out.push_str("<badref>");
        return;
    };
    match &v.kind {
        Kind::Global(g) => name('@', m.globals.get(*g as usize).map_or("", |g| &g.name), out),
        Kind::Function(g) => name('@', m.functions.get(*g as usize).map_or("", |g| &g.name), out),
        Kind::Argument | Kind::Inst => names(id, out),
        Kind::Constant(_) if depth > MAX_DEPTH || out.len() > end => out.push_str("..."),
        Kind::Constant(c) => {
            let part = |id: u32, out: &mut String| {
                let known = m.value(f, id).map_or(0, |v| v.ty);
                ty(m, known, out);
                out.push(' ');
                nested_value(m, f, names, id, (depth + 1, end), out);
            };
            constant(m, c, v.ty, &part, end, out);
        }
    }
}

fn constant(
    m: &Module,
    c: &Constant,
    id: u32,
    part: &dyn Fn(u32, &mut String),
    end: usize,
    out: &mut String,
) {
    match (c, m.ty(id)) {
        (Constant::Null, Ty::Int(1)) => out.push_str("false"),
        (Constant::Null, Ty::Int(_)) => out.push('0'),
        (Constant::Null, Ty::Half | Ty::Float | Ty::Double) => float(m.ty(id), 0, out),
        (Constant::Null, Ty::Pointer { .. }) => out.push_str("null"),
        (Constant::Null, _) => out.push_str("zeroinitializer"),
        (Constant::Undef, _) => out.push_str("undef"),
        (Constant::Int(value), Ty::Int(1)) => out.push_str(if *value != 0 { "true" } else { "false" }),
        (Constant::Int(value), _) => _ = write!(out, "{value}"),
        (Constant::Float(bits), float_ty) => float(float_ty, *bits, out),
        (Constant::Aggregate(parts), aggregate) => {
            let (open, close) = brackets(aggregate);
            out.push_str(open);
            for (i, &p) in parts.iter().enumerate() {
                out.push_str(if i > 0 { ", " } else { "" });
                if out.len() > end {
                    out.push_str("...");
                    break; // parts that hold one another would go on for each level
                }
                part(p, out);
            }
            out.push_str(close);
        }
        (Constant::Data(numbers), aggregate) => data(m, numbers, aggregate, out),
        (Constant::Text(bytes), _) => {
            out.push_str("c\"");
            escaped(bytes.iter().copied(), out);
            out.push('"');
        }
        (Constant::Cast { op, value, .. }, _) => {
            let _ = write!(out, "{} (", cast_name(*op));
            part(*value, out);
            out.push_str(" to ");
            ty(m, id, out);
            out.push(')');
        }
        (Constant::Gep { inbounds, source, operands }, _) => {
            out.push_str(if *inbounds { "getelementptr inbounds (" } else { "getelementptr (" });
            ty(m, *source, out);
            for &operand in operands {
                out.push_str(", ");
                if out.len() > end {
                    out.push_str("...");
                    break;
                }
                part(operand, out);
            }
            out.push(')');
        }
        (Constant::Unknown(code), _) => _ = write!(out, "<constant of code {code}>"),
    }
}

fn brackets(aggregate: &Ty) -> (&'static str, &'static str) {
    match aggregate {
        Ty::Struct { packed: true, .. } => ("<{ ", " }>"),
        Ty::Struct { .. } => ("{ ", " }"),
        Ty::Vector { .. } => ("<", ">"),
        _ => ("[", "]"),
    }
}

fn data(m: &Module, numbers: &[u64], aggregate: &Ty, out: &mut String) {
    let (open, close) = brackets(aggregate);
    let (Ty::Array { elem, .. } | Ty::Vector { elem, .. }) = *aggregate else { return };
    out.push_str(open);
    for (i, &number) in numbers.iter().enumerate() {
        out.push_str(if i > 0 { ", " } else { "" });
        ty(m, elem, out);
        out.push(' ');
        match m.ty(elem) {
            Ty::Int(bits) => {
                let shift = 64 - (*bits).clamp(1, 64);
                let _ = write!(out, "{}", ((number << shift) as i64) >> shift);
            }
            float_ty => float(float_ty, number, out),
        }
    }
    out.push_str(close);
}

/// A float as LLVM writes it: in decimal when six digits say all of it, else the bits of the double it is.
fn float(ty: &Ty, bits: u64, out: &mut String) {
    let number = match ty {
        Ty::Half => {
            let _ = write!(out, "0xH{bits:04X}");
            return;
        }
        Ty::Float => f64::from(f32::from_bits(bits as u32)),
        _ => f64::from_bits(bits),
    };
    if number.is_finite() {
        let text = exponential(number);
        let back = text.parse::<f64>();
        let same = match ty {
            Ty::Float => {
                back.is_ok_and(|b| b as f32 == number as f32 && f64::from(b as f32) == b || b == number)
            }
            _ => back.is_ok_and(|b| b == number),
        };
        if same && back_is_exact(&text, number) {
            out.push_str(&text);
            return;
        }
    }
    let _ = write!(out, "0x{:016X}", number.to_bits());
}

fn back_is_exact(text: &str, number: f64) -> bool {
    text.parse::<f64>().is_ok_and(|b| b.to_bits() == number.to_bits())
}

/// `1.500000e+00`
fn exponential(number: f64) -> String {
    let text = format!("{number:.6e}");
    match text.split_once('e') {
        Some((digits, exponent)) => {
            let (sign, exponent) = match exponent.strip_prefix('-') {
                Some(rest) => ('-', rest),
                None => ('+', exponent),
            };
            format!("{digits}e{sign}{exponent:0>2}")
        }
        None => text,
    }
}

pub(super) fn cast_name(op: u64) -> &'static str {
    const NAMES: [&str; 13] = [
        "trunc",
        "zext",
        "sext",
        "fptoui",
        "fptosi",
        "uitofp",
        "sitofp",
        "fptrunc",
        "fpext",
        "ptrtoint",
        "inttoptr",
        "bitcast",
        "addrspacecast",
    ];
    NAMES.get(op as usize).copied().unwrap_or("cast")
}
