//! Random texts for the preprocessor: macros of all kinds, their uses, conditions, pragmas and comments.
//!
//! A text is no program: what comes of it are tokens and messages. Names are few, so that macros meet each other, and many uses
//! have too few or too many arguments.

use super::XorShift;
use std::fmt::Write;

/// Names of macros, of which some are not defined.
const NAMES: &[&str] = &["A", "B", "C", "D", "F", "G", "H", "EMPTY", "foo"];
const NUMBERS: &[&str] =
    &["1", "2u", "0x1F", "1.5f", ".5", "1e+5", "077", "4294967296", "1.", "0b11", "x", "y", "__LINE__"];
const LITERALS: &[&str] =
    &["\"str\"", "\"a\\\"b\"", "'c'", "\"a b\"", "x", "y", "'ab'", "''", "'\\n'", "\"\\x41\"", "\"\""];
/// Macros that the compiler defines or answers.
const BUILT_IN: &[&str] = &[
    "__FILE__",
    "__BASE_FILE__",
    "__INCLUDE_LEVEL__",
    "__COUNTER__",
    "__TIMESTAMP__",
    "__clang__",
    "__clang_major__",
    "__GNUC__",
    "__VERSION__",
    "__BYTE_ORDER__",
    "__DECIMAL_DIG__",
    "__FLT_MIN_EXP__",
    "__SHADER_TARGET_STAGE",
    "__SHADER_STAGE_PIXEL",
    "__HLSL_VERSION",
    "__hlsl_dx_compiler",
    "__spirv__",
    "__not_there",
];
/// Questions that end in a name, and names.
const QUESTIONS: &[&str] = &[
    "__has_feature",
    "__has_extension",
    "__has_attribute",
    "__has_builtin",
    "__has_cpp_attribute",
    "__has_declspec_attribute",
    "__is_identifier",
];
const ASKED: &[&str] = &[
    "nullability",
    "c_atomic",
    "unused",
    "__noinline__",
    "sqrt",
    "dot",
    "uuid",
    "float",
    "A",
    "foo",
    "is_pod",
];
const OTHER_QUESTIONS: &[&str] = &[
    "__has_cpp_attribute(vk::binding)",
    "__has_cpp_attribute(clang :: fallthrough)",
    "__has_warning(\"-Wconversion\")",
    "__has_warning(\"-Wno\" \"ne\")",
];
const PRAGMAS: &[&str] = &[
    "once",
    "foo",
    "pack_matrix(row_major)",
    "message(\"hi\")",
    "dxc diagnostic push",
    "dxc diagnostic pop",
    "dxc diagnostic ignored \"-Wcomment\"",
    "dxc diagnostic ignored \"-Wnone\"",
    "region a  b",
];
const PUNCTUATION: &[&str] = &[
    "+", "-", "*", ",", "<", "<<", "=", "==", "&&", "[", "]", "{", "}", ".", "::", ":", "?", "!", "->",
    "...", "+=", ">>=", "/", "%", "~", "^", "|", ";",
];
const VALUES: &[&str] = &[
    "0",
    "1",
    "2",
    "3u",
    "0x10",
    "-1",
    "10",
    "0xFFFFFFFF",
    "4294967295",
    "9223372036854775807",
    "'a'",
    "true",
    "false",
    "x",
    "'\\xff'",
    "'ab'",
    "0777",
    "18446744073709551615",
    "1ull",
];
const OPERATORS: &[&str] =
    &["+", "-", "*", "/", "%", "<<", ">>", "<", ">", "<=", ">=", "==", "!=", "&", "|", "^", "&&", "||", ","];
const PARAMETERS: &[&[&str]] =
    &[&[], &["x"], &["x", "y"], &["x", "y", "z"], &["x", "..."], &["..."], &["x", "y..."], &["y..."]];

/// Pragmas that are printed wherever they stand.
const PRINTED: &[&str] = &["foo", "pack_matrix(row_major)", "message(\"hi\")", "dxc diagnostic push"];

/// Files that the texts include.
pub const HEADERS: [(&str, &str); 3] = [
    ("a.h", "#pragma once\nfirst A\n#include \"c.h\"\n#define F(x) x + x\n"),
    ("b.h", "#ifndef B_H\n#define B_H\n\n\n  second F(1)\n#include \"a.h\"\n#pragma foo\n#endif\n"),
    ("c.h", "#undef G\n third A(2) B __LINE__\n#line 70\n#include \"a.h\"\n"),
];

/// How deep uses of macros, parts of conditions and groups of lines nest.
const DEPTH: u32 = 4;

/// The text of a seed. All of its comments and groups of lines end.
pub fn text(seed: u32) -> String {
    let random = XorShift::new(seed.wrapping_add(1).wrapping_mul(2_654_435_761));
    let mut maker = Maker { random, text: String::new(), lines: 0 };
    for _ in 0..4 + maker.random.below(12) {
        maker.line(0);
    }
    // It closes uses that are still open, behind a line that may end in a backslash.
    maker.text.push_str("\n)))))))\n");
    maker.text
}

struct Maker {
    random: XorShift,
    text: String,
    lines: u32,
}

impl Maker {
    fn pick<T: Copy>(&mut self, from: &[T]) -> T {
        from[self.random.below(from.len() as u32) as usize]
    }

    fn percent(&mut self, chance: u32) -> bool {
        self.random.below(100) < chance
    }

    fn push(&mut self, line: &str) {
        self.text.push_str(line);
        self.text.push('\n');
        self.lines += 1;
    }

    fn line(&mut self, depth: u32) {
        let line = match self.random.below(100) {
            0..40 => self.definition(),
            40..45 => format!("#undef {}", self.pick(NAMES)),
            45..47 => format!("#include \"{}\"", self.pick(&HEADERS).0),
            47..60 if depth < DEPTH => return self.group(depth),
            60..63 => self
                .pick(&[
                    "#line 100",
                    "#line 010",
                    "#line 7 \"other.hlsl\"",
                    "# 9",
                    "#",
                    "#warning it's",
                    "#define DON don't",
                ])
                .to_owned(),
            63 => {
                let pragma = self.pick(PRAGMAS);
                // DXC begins a line for one that it does not print, too.
                match self.random.below(3) {
                    0 if PRINTED.contains(&pragma) => {
                        format!("a _Pragma(\"{}\") b", pragma.replace('"', "\\\""))
                    }
                    _ => format!("#pragma {pragma}"),
                }
            }
            64..67 => self.pick(&["/* c */ x", "// x \\", "x /**/ y", "a\\", "/* /* */", "f(\\"]).to_owned(),
            _ => {
                let body = self.body(&[], 0, 8);
                let label = if self.percent(80) { format!("t{}: ", self.lines) } else { String::new() };
                format!("{label}{body}")
            }
        };
        self.push(&line);
    }

    fn group(&mut self, depth: u32) {
        let head = match self.random.below(4) {
            0 => format!("#ifdef {}", self.pick(NAMES)),
            1 => format!("#ifndef {}", self.pick(NAMES)),
            2 => format!("# if {}", self.condition(0)),
            _ => format!("#if {}", self.condition(0)),
        };
        self.push(&head);
        for _ in 0..self.random.below(3) {
            self.line(depth + 1);
        }
        for _ in 0..self.pick(&[0, 0, 1, 2]) {
            let head = format!("#elif {}", self.condition(0));
            self.push(&head);
            self.line(depth + 1);
        }
        if self.percent(50) {
            self.push("#else");
            self.line(depth + 1);
        }
        let end = self.pick(&["#endif", "#endif", "# endif // x", "#endif /* y */"]);
        self.push(end);
    }

    fn definition(&mut self) -> String {
        let name = self.pick(NAMES);
        if self.percent(35) {
            return format!("#define {name} {}", self.body(&[], 0, 6));
        }
        let written = self.pick(PARAMETERS);
        let params: Vec<&str> = written
            .iter()
            .map(|&name| if name == "..." { "__VA_ARGS__" } else { name.trim_end_matches('.') })
            .collect();
        let mut parts = Vec::new();
        for _ in 0..self.random.below(7) {
            let part = match self.random.below(10) {
                0 | 1 if !params.is_empty() => {
                    format!("#{}{}", self.pick(&["", " "]), self.pick(&params))
                }
                // Where the first operand has no space behind it, DXC loses the error of an invalid token.
                2 | 3 => {
                    format!("{}{}{}", self.token(&params), self.pick(&[" ## ", " ##"]), self.token(&params))
                }
                4 => self.call(&params, 1),
                _ => self.token(&params),
            };
            parts.push(part);
        }
        let comma = self.pick(&[", ", ","]);
        let space = self.pick(&["", " "]);
        format!("#define {name}({}){space}{}", written.join(comma), parts.join(" "))
    }

    /// A few tokens and uses of macros.
    fn body(&mut self, params: &[&str], depth: u32, most: u32) -> String {
        let mut out = String::new();
        let space = if self.percent(75) { " " } else { "  " };
        for _ in 0..self.random.below(most + 1) {
            let part =
                if depth < DEPTH && self.percent(30) { self.call(params, depth) } else { self.token(params) };
            let _ = write!(out, "{part}{space}");
        }
        out.trim_end().to_owned()
    }

    fn call(&mut self, params: &[&str], depth: u32) -> String {
        let spaces: &[&str] = if params.is_empty() && depth == 0 { &["", "", " ", "\n"] } else { &["", " "] };
        let mut out = format!("{}{}(", self.pick(NAMES), self.pick(spaces));
        for i in 0..self.pick(&[0, 1, 1, 2, 2, 3]) {
            let comma = if i > 0 { self.pick(&[",", ", ", " , "]) } else { "" };
            let _ = write!(out, "{comma}{}", self.body(params, depth + 1, 3));
        }
        out + ")"
    }

    fn token(&mut self, params: &[&str]) -> String {
        let token = match self.random.below(100) {
            0..40 if !params.is_empty() => self.pick(params),
            0..60 => self.pick(NAMES),
            60..73 => self.pick(NUMBERS),
            73 => self.pick(BUILT_IN),
            74 => return self.question(),
            75..95 => self.pick(PUNCTUATION),
            _ => self.pick(LITERALS),
        };
        token.to_owned()
    }

    /// What the preprocessor answers wherever it stands.
    fn question(&mut self) -> String {
        if self.percent(25) {
            return self.pick(OTHER_QUESTIONS).to_owned();
        }
        format!("{}({})", self.pick(QUESTIONS), self.pick(ASKED))
    }

    fn condition(&mut self, depth: u32) -> String {
        let inner = depth + 1;
        match self.random.below(100) {
            _ if depth > DEPTH => self.pick(VALUES).to_owned(),
            0..15 => self.pick(VALUES).to_owned(),
            15..30 => self.pick(NAMES).to_owned(),
            30..42 => {
                let (open, close) = self.pick(&[("defined ", ""), ("defined(", ")"), ("!defined( ", " )")]);
                format!("{open}{}{close}", self.pick(NAMES))
            }
            42..50 => format!("{}{}", self.pick(&["-", "!", "~", "+"]), self.condition(inner)),
            50..60 => format!("({})", self.condition(inner)),
            60..66 => {
                let parts = [self.condition(inner), self.condition(inner), self.condition(inner)];
                format!("{} ? {} : {}", parts[0], parts[1], parts[2])
            }
            66..70 => self.call(&[], 2),
            70..73 => self.question(),
            73 => format!("__has_include({})", self.pick(&["\"a.h\"", "\"none.h\"", "<none.h>", "A"])),
            74 => self.pick(BUILT_IN).to_owned(),
            _ => format!("{} {} {}", self.condition(inner), self.pick(OPERATORS), self.condition(inner)),
        }
    }
}
