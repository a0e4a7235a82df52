//! The shader's names as Rust and C have them.

/// A name of the shader's as other languages have it: letters, digits and underscores.
fn plain(name: &str) -> String {
    let plain: String = name.chars().map(|c| if c.is_ascii_alphanumeric() { c } else { '_' }).collect();
    if plain.starts_with(|c: char| c.is_ascii_digit()) || plain.is_empty() {
        format!("_{plain}")
    } else {
        plain
    }
}

/// What a shader is called.
pub(crate) fn module(file: &str, entry: &str) -> String {
    let stem = file.rsplit_once('.').map_or(file, |(stem, _)| stem);
    format!("{stem}_{entry}")
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

/// The name of a member in C, and in C++.
pub(crate) fn c_name(name: &str) -> String {
    let name = plain(name);
    if C_KEYWORDS.contains(&name.as_str()) { name + "_" } else { name }
}

const C_KEYWORDS: &[&str] = &[
    "alignas",
    "alignof",
    "and",
    "asm",
    "auto",
    "bitand",
    "bitor",
    "bool",
    "break",
    "case",
    "catch",
    "char",
    "class",
    "compl",
    "concept",
    "const",
    "consteval",
    "constexpr",
    "constinit",
    "continue",
    "decltype",
    "default",
    "delete",
    "do",
    "double",
    "else",
    "enum",
    "explicit",
    "export",
    "extern",
    "false",
    "float",
    "for",
    "friend",
    "goto",
    "if",
    "inline",
    "int",
    "long",
    "mutable",
    "namespace",
    "new",
    "noexcept",
    "not",
    "nullptr",
    "operator",
    "or",
    "private",
    "protected",
    "public",
    "register",
    "requires",
    "restrict",
    "return",
    "short",
    "signed",
    "sizeof",
    "static",
    "struct",
    "switch",
    "template",
    "this",
    "throw",
    "true",
    "try",
    "typedef",
    "typeid",
    "typename",
    "typeof",
    "union",
    "unsigned",
    "using",
    "virtual",
    "void",
    "volatile",
    "while",
    "xor",
];
