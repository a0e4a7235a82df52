//! Input that must be refused: each kind gets a diagnostic within a second and in bounded memory, without a panic.
//!
//! The program is run as a user runs it, with little more than 1 GiB of address space. What counts is the processor's
//! time, which other work on the machine does not change; a build that is not optimised may take four times as long.

use libtest_mimic::{Failed, Trial};
use std::path::PathBuf;
use std::process::Command;
use trefoil_testkit::consumers::workspace;

/// A file that must be refused.
struct Case {
    name: &'static str,
    /// The text, and files that lie beside it.
    files: fn() -> Vec<(&'static str, Vec<u8>)>,
    profile: &'static str,
    entry: &'static str,
    /// What the diagnostic says, among other things: one of these.
    says: &'static [&'static str],
}

/// A shader's frame with a body.
fn around(body: &str) -> Vec<u8> {
    let head = "RWStructuredBuffer<float> r : register(u0);\n[numthreads(1, 1, 1)]\nvoid main()\n{\n";
    format!("{head}{body}\n}}\n").into_bytes()
}

fn alone(text: Vec<u8>) -> Vec<(&'static str, Vec<u8>)> {
    vec![("main.hlsl", text)]
}

const CASES: &[Case] = &[
    Case {
        name: "truncated_file",
        files: || alone(around("    r[0] = 1;")[..90].to_vec()),
        profile: "cs_6_0",
        entry: "main",
        says: &["expected"],
    },
    Case {
        name: "unterminated_comment",
        files: || alone(b"void main() {} /* and so on".to_vec()),
        profile: "cs_6_0",
        entry: "main",
        says: &["comment"],
    },
    Case {
        name: "line_of_10_megabytes",
        files: || alone(around(&format!("    r[0] = 1{};", "+1".repeat(5 << 20)))),
        profile: "cs_6_0",
        entry: "main",
        says: &["nest", "deep", "depth", "limit", "too "],
    },
    Case {
        name: "identifier_of_10_megabytes",
        files: || alone(around(&format!("    r[0] = {};", "x".repeat(10 << 20)))),
        profile: "cs_6_0",
        entry: "main",
        says: &["undeclared", "undefined", "unknown", "too long", "limit"],
    },
    Case {
        name: "parentheses_100000_deep",
        files: || alone(around(&format!("    r[0] = {}1{};", "(".repeat(100_000), ")".repeat(100_000)))),
        profile: "cs_6_0",
        entry: "main",
        says: &["nest", "deep", "depth", "limit"],
    },
    Case {
        name: "blocks_100000_deep",
        files: || alone(around(&format!("{}{}", "{".repeat(100_000), "}".repeat(100_000)))),
        profile: "cs_6_0",
        entry: "main",
        says: &["nest", "deep", "depth", "limit"],
    },
    Case {
        name: "ifs_100000_deep",
        files: || alone(around(&format!("{} r[0] = 1;", "if (r[0] > 1) ".repeat(100_000)))),
        profile: "cs_6_0",
        entry: "main",
        says: &["nest", "deep", "depth", "limit"],
    },
    Case {
        name: "unary_operators_100000",
        files: || alone(around(&format!("    r[0] = {}1;", "- ".repeat(100_000)))),
        profile: "cs_6_0",
        entry: "main",
        says: &["nest", "deep", "depth", "limit"],
    },
    Case {
        name: "conditional_directives_100000_deep",
        files: || alone("#if 1\n".repeat(100_000).into_bytes()),
        profile: "cs_6_0",
        entry: "main",
        says: &["#if", "#endif", "nest", "deep", "limit"],
    },
    Case {
        name: "macro_bomb",
        files: macro_bomb,
        profile: "cs_6_0",
        entry: "main",
        says: &["macro", "expan", "limit"],
    },
    Case {
        name: "include_cycle",
        files: || {
            vec![
                ("main.hlsl", b"#include \"a.hlsli\"\n".to_vec()),
                ("a.hlsli", b"#include \"main.hlsl\"\n".to_vec()),
            ]
        },
        profile: "cs_6_0",
        entry: "main",
        says: &["include"],
    },
    Case {
        name: "missing_include",
        files: || alone(b"#include \"nowhere.hlsli\"\nvoid main() {}\n".to_vec()),
        profile: "cs_6_0",
        entry: "main",
        says: &["nowhere.hlsli"],
    },
    Case {
        name: "not_utf8",
        files: || {
            alone(around("    r[0] = \u{1};").iter().map(|b| if *b == 1 { 0xff } else { *b }).collect())
        },
        profile: "cs_6_0",
        entry: "main",
        says: &["UTF-8", "character", "byte"],
    },
    Case {
        name: "unknown_type",
        files: || alone(around("    flaot x = 1; r[0] = x;")),
        profile: "cs_6_0",
        entry: "main",
        says: &["flaot"],
    },
    Case {
        name: "wrong_overload",
        files: || alone(around("    r[0] = dot(1, 2, 3);")),
        profile: "cs_6_0",
        entry: "main",
        says: &["dot"],
    },
    Case {
        name: "missing_entry",
        files: || alone(around("    r[0] = 1;")),
        profile: "cs_6_0",
        entry: "nobody",
        says: &["missing entry point"],
    },
    Case {
        name: "unsupported_profile",
        files: || alone(around("    r[0] = 1;")),
        profile: "cs_9_9",
        entry: "main",
        says: &["cs_9_9"],
    },
    Case {
        name: "recursion",
        files: || {
            alone(
                b"float f(float x) { return x < 1 ? 0 : f(x - 1); }\n"
                    .iter()
                    .copied()
                    .chain(around("    r[0] = f(3);"))
                    .collect(),
            )
        },
        profile: "cs_6_0",
        entry: "main",
        says: &["recurs"],
    },
    Case {
        name: "huge_array",
        files: || alone(around("    float a[2000000000]; a[0] = 1; r[0] = a[(uint)r[1]];")),
        profile: "cs_6_0",
        entry: "main",
        says: &["array", "size", "limit", "large", "big"],
    },
];

/// Each macro uses the one before ten times: ten thousand million words from thirteen lines.
fn macro_bomb() -> Vec<(&'static str, Vec<u8>)> {
    let mut text = String::from("#define A0 1+\n");
    for level in 1..=10 {
        let before = format!("A{} ", level - 1).repeat(10);
        text.push_str(&format!("#define A{level} {before}\n"));
    }
    text.push_str("static const float x = A10 1;\nvoid main() {}\n");
    alone(text.into_bytes())
}

/// A trial for each case.
pub(crate) fn trials() -> Vec<Trial> {
    let trial = |case: &'static Case| {
        Trial::test(format!("refused/{}", case.name), move || check(case).map_err(Failed::from))
    };
    CASES.iter().map(trial).collect()
}

fn check(case: &Case) -> Result<(), String> {
    let program = crate::text::program()?;
    let folder: PathBuf = workspace().join("target/refused").join(case.name);
    std::fs::create_dir_all(&folder).map_err(|e| e.to_string())?;
    for (name, text) in (case.files)() {
        std::fs::write(folder.join(name), text).map_err(|e| e.to_string())?;
    }
    let mut shell = Command::new("bash");
    shell
        .args(["-c", "ulimit -v 1200000; \"$@\"; code=$?; times; exit $code", "bash"])
        .arg(program)
        .current_dir(&folder);
    shell.args(["compile", "main.hlsl", "-T", case.profile, "-E", case.entry, "--emit", "dxil", "-o", "out"]);
    let out = shell.output().map_err(|e| e.to_string())?;
    let took = seconds(&String::from_utf8_lossy(&out.stdout))?;
    let said = String::from_utf8_lossy(&out.stderr);
    let short: String = said.chars().take(600).collect();
    if !matches!(out.status.code(), Some(1 | 2)) {
        return Err(format!("it ended with {}, not with a refusal:\n{short}", out.status));
    }
    if !said.contains("error:") {
        return Err(format!("no line says 'error:':\n{short}"));
    }
    if !case.says.iter().any(|word| said.contains(word)) {
        return Err(format!("the diagnostic speaks of none of {:?}:\n{short}", case.says));
    }
    if said.len() > 64 << 10 {
        return Err(format!("the diagnostics have {} bytes:\n{short}", said.len()));
    }
    let patience = if cfg!(debug_assertions) { 4.0 } else { 1.0 };
    if took > patience {
        return Err(format!("it took {took:.1} s:\n{short}"));
    }
    Ok(())
}

/// The user and system time in the last line that bash's `times` prints: `0m0.210s 0m0.565s`.
fn seconds(times: &str) -> Result<f64, String> {
    let one = |word: &str| {
        let (minutes, seconds) = word.strip_suffix('s')?.split_once('m')?;
        Some(minutes.parse::<f64>().ok()? * 60.0 + seconds.parse::<f64>().ok()?)
    };
    let words = times.lines().last().unwrap_or_default().split_whitespace();
    words.map(one).sum::<Option<f64>>().ok_or_else(|| format!("bash's times are not readable: {times}"))
}
