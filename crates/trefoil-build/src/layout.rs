//! Structures in Rust that lie in memory as the shader's do: members in order of their offsets, bytes of padding between them.

use std::collections::BTreeMap;
use std::fmt::Write;
use trefoil::reflect::{Member, Number, Shape, Type};

/// The structures of a module, by name: each is written once, unless one of its name has another layout.
#[derive(Default)]
pub(crate) struct Structures {
    known: BTreeMap<String, Type>,
    pub(crate) rust: String,
}

impl Structures {
    /// Declares a structure of a name, of so many bytes; its name in Rust. None where it cannot be said in Rust.
    pub(crate) fn declare(&mut self, name: &str, ty: &Type, size: u32) -> Option<String> {
        let mut rust = type_name(name);
        while let Some(known) = self.known.get(&rust) {
            if known == ty {
                return Some(rust);
            }
            rust.push('_');
        }
        let (mut fields, mut checks, mut at, mut gaps) = (String::new(), String::new(), 0, 0);
        let mut members: Vec<&Member> = ty.members.iter().collect();
        members.sort_by_key(|member| member.offset);
        for (place, member) in members.iter().enumerate() {
            let end = members.get(place + 1).map_or(size, |next| next.offset);
            let (field, bytes) = self.field(&member.ty, end.checked_sub(member.offset)?)?;
            pad(member.offset.checked_sub(at)?, &mut gaps, &mut fields);
            if !member.offset.is_multiple_of(alignment(&member.ty)) {
                return None;
            }
            let name = field_name(&member.name);
            let used = if member.used == Some(false) { "; the shader does not read it" } else { "" };
            _ = writeln!(
                fields,
                "        /// `{}`, at byte {}{used}.\n        pub {name}: {field},",
                member.ty.name, member.offset
            );
            _ = writeln!(
                checks,
                "        assert!(std::mem::offset_of!({rust}, {name}) == {});",
                member.offset
            );
            at = member.offset.checked_add(bytes)?;
        }
        pad(size.checked_sub(at)?, &mut gaps, &mut fields);
        // Rust rounds up the sizes of structures.
        if !size.is_multiple_of(alignment(ty)) {
            return None;
        }
        self.known.insert(rust.clone(), ty.clone());
        _ = write!(
            self.rust,
            "    /// `{name}`, {size} bytes as the shader has it.\n    #[repr(C)]\n    #[derive(Clone, Copy, Debug)]\n    \
             pub struct {rust} {{\n{fields}    }}\n    const _: () = {{\n        \
             assert!(std::mem::size_of::<{rust}>() == {size});\n{checks}    }};\n\n"
        );
        Some(rust)
    }

    /// The type of a field, and its bytes, of which there is room for so many.
    fn field(&mut self, ty: &Type, room: u32) -> Option<(String, u32)> {
        let (one, bytes) = self.one(ty)?;
        let whole = match ty.array[..] {
            [] => (one, bytes),
            [count] if count > 0 && ty.stride == bytes => {
                (format!("[{one}; {count}]"), bytes.checked_mul(count)?)
            }
            // Elements lie apart: each has padding.
            [count] if count > 0 => {
                let gap = ty.stride.checked_sub(bytes)?;
                (format!("[Padded<{one}, {gap}>; {count}]"), ty.stride.checked_mul(count)?)
            }
            // Unbounded, or of several dimensions.
            _ => return None,
        };
        // In constant buffers the next member may begin in the padding of the last element.
        if whole.1 <= room { Some(whole) } else { flat(ty).filter(|(_, bytes)| *bytes <= room) }
    }

    fn one(&mut self, ty: &Type) -> Option<(String, u32)> {
        Some(match ty.shape {
            Shape::Scalar(number) => (scalar(number)?.into(), number.bytes()),
            Shape::Vector(number, lanes) => {
                (format!("[{}; {lanes}]", scalar(number)?), number.bytes() * lanes)
            }
            Shape::Matrix { number, rows, columns, row_major, stride } => {
                let (vectors, lanes) = if row_major { (rows, columns) } else { (columns, rows) };
                if stride != number.bytes() * lanes {
                    // The vectors lie apart; what is between them counts as theirs.
                    let wide = stride / number.bytes();
                    return Some((format!("[[{}; {wide}]; {vectors}]", scalar(number)?), stride * vectors));
                }
                (format!("[[{}; {lanes}]; {vectors}]", scalar(number)?), stride * vectors)
            }
            Shape::Structure => {
                let end =
                    ty.members.iter().map(|member| member.offset.saturating_add(member.ty.size)).max()?;
                (self.declare(&ty.name, ty, end)?, end)
            }
            Shape::Bits { .. } | Shape::Opaque => return None,
        })
    }
}

/// Numbers in a row, those between the elements too: of an array or matrix whose last element has no padding.
fn flat(ty: &Type) -> Option<(String, u32)> {
    let number = match ty.shape {
        Shape::Scalar(number) | Shape::Vector(number, _) | Shape::Matrix { number, .. } => number,
        Shape::Structure | Shape::Bits { .. } | Shape::Opaque => return None,
    };
    Some((format!("[{}; {}]", scalar(number)?, ty.size / number.bytes()), ty.size))
}

/// Bytes that Rust aligns a type to: its widest number.
fn alignment(ty: &Type) -> u32 {
    match ty.shape {
        Shape::Scalar(number) | Shape::Vector(number, _) | Shape::Matrix { number, .. } => number.bytes(),
        Shape::Structure => ty.members.iter().map(|member| alignment(&member.ty)).max().unwrap_or(1),
        Shape::Bits { .. } | Shape::Opaque => 1,
    }
}

fn pad(bytes: u32, gaps: &mut u32, fields: &mut String) {
    if bytes > 0 {
        _ = writeln!(fields, "        /// Nothing.\n        pub _gap{gaps}: [u8; {bytes}],");
        *gaps += 1;
    }
}

/// The type of a number; a bool is a word that is 0 or 1.
fn scalar(number: Number) -> Option<&'static str> {
    Some(match number {
        Number::Bool | Number::Uint(32) => "u32",
        Number::Int(8) => "i8",
        Number::Int(16) => "i16",
        Number::Int(32) => "i32",
        Number::Int(64) => "i64",
        Number::Uint(8) => "u8",
        Number::Uint(16) => "u16",
        Number::Uint(64) => "u64",
        // Rust has no numbers of 16 bits that float: these are their bits.
        Number::Float(16) => "u16",
        Number::Float(32) => "f32",
        Number::Float(64) => "f64",
        _ => return None,
    })
}

/// A name of the shader's as Rust has it: letters, digits and underscores.
fn plain(name: &str) -> String {
    let plain: String = name.chars().map(|c| if c.is_ascii_alphanumeric() { c } else { '_' }).collect();
    if plain.starts_with(|c: char| c.is_ascii_digit()) || plain.is_empty() {
        format!("_{plain}")
    } else {
        plain
    }
}

/// The name of a type.
pub(crate) fn type_name(name: &str) -> String {
    let words = plain(name);
    let words = words.split('_').filter(|word| !word.is_empty());
    let capital = |word: &str| word[..1].to_ascii_uppercase() + &word[1..];
    let joined: String = words.map(capital).collect();
    if joined.starts_with(|c: char| c.is_ascii_alphabetic()) { joined } else { format!("Type{joined}") }
}

/// The name of a field or module.
pub(crate) fn field_name(name: &str) -> String {
    let name = plain(name).to_ascii_lowercase();
    // A raw name serves for keywords but these.
    match name.as_str() {
        "self" | "super" | "crate" | "_" => format!("{name}_"),
        _ if KEYWORDS.contains(&name.as_str()) => format!("r#{name}"),
        _ => name,
    }
}

/// The name of a constant.
pub(crate) fn constant_name(name: &str) -> String {
    plain(name).to_ascii_uppercase()
}

const KEYWORDS: &[&str] = &[
    "abstract", "as", "async", "await", "become", "box", "break", "const", "continue", "do", "dyn", "else",
    "enum", "extern", "false", "final", "fn", "for", "gen", "if", "impl", "in", "let", "loop", "macro",
    "match", "mod", "move", "mut", "override", "priv", "pub", "ref", "return", "static", "struct", "trait",
    "true", "try", "type", "typeof", "unsafe", "unsized", "use", "virtual", "where", "while", "yield",
];
