//! Text tests: a `.hlsl` or `.ll` file whose comments say what to run and what the output must show.
//!
//! `// RUN: %trefoil compile %s -T cs_6_0 --emit ll -o - | %filecheck %s` is one run; a file may have several, and a line
//! that ends in a backslash goes on in the next RUN line. The output is matched by LLVM's FileCheck against the file's
//! `CHECK` lines. `not COMMAND` is content when the command refuses with an exit code of 1 or 2, not when it crashes.
//! A directive that is none, or a check prefix that no RUN line names, fails the test.

use crate::consumers;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The programs that RUN lines call, by the words that stand for them.
pub struct Tools {
    /// `%trefoil`.
    pub trefoil: PathBuf,
    /// `%oracle`, and in it `%dxc-validate` and its kin.
    pub oracle: PathBuf,
    /// `%t` begins a path under this folder.
    pub scratch: PathBuf,
}

/// What a file's comments ask for.
#[derive(Debug, PartialEq, Eq)]
struct Script {
    runs: Vec<String>,
}

/// Runs a text test.
pub fn file(path: &Path, tools: &Tools) -> Result<(), String> {
    let text = std::fs::read_to_string(path).map_err(|e| format!("{}: {e}", path.display()))?;
    let script = script(&text)?;
    for run in &script.runs {
        let command = substitute(run, path, tools)?;
        one(&command).map_err(|why| format!("RUN: {run}\n{why}"))?;
    }
    Ok(())
}

/// Reads the directives.
fn script(text: &str) -> Result<Script, String> {
    let mut runs: Vec<String> = Vec::new();
    let mut open = false;
    let mut prefixes = Vec::new();
    for (index, line) in text.lines().enumerate() {
        let Some((name, rest)) = directive(line) else { continue };
        if name != "RUN" {
            prefixes.push((index + 1, name));
            continue;
        }
        let rest = rest.trim();
        let (rest, more) = match rest.strip_suffix('\\') {
            Some(rest) => (rest, true),
            None => (rest, false),
        };
        match runs.last_mut() {
            Some(last) if open => last.push_str(rest),
            _ => runs.push(rest.to_string()),
        }
        open = more;
    }
    if runs.is_empty() {
        return Err("the file has no RUN line, so nothing tests it".into());
    }
    for (line, name) in prefixes {
        if !is_check(name, &runs) {
            return Err(format!("line {line}: unknown directive '{name}:'"));
        }
    }
    Ok(Script { runs })
}

/// A comment that begins with a word in capitals and a colon.
fn directive(line: &str) -> Option<(&str, &str)> {
    let line = line.trim_start();
    let comment = line.strip_prefix("//").or_else(|| line.strip_prefix(';'))?;
    let (name, rest) = comment.trim_start_matches(['/', ';']).trim_start().split_once(':')?;
    let plain = |c: char| c.is_ascii_uppercase() || c.is_ascii_digit() || c == '-' || c == '_';
    (name.len() > 2 && name.chars().all(plain) && name.starts_with(|c: char| c.is_ascii_uppercase()))
        .then_some((name, rest))
}

/// Whether a directive is one of FileCheck's, with a prefix that a RUN line uses.
fn is_check(name: &str, runs: &[String]) -> bool {
    let endings = ["", "-NEXT", "-SAME", "-NOT", "-DAG", "-LABEL", "-EMPTY"];
    endings.iter().filter_map(|ending| name.strip_suffix(ending)).any(|prefix| {
        let named = |run: &String| {
            run.split([' ', '=', ',']).any(|word| word == prefix) && run.contains("-check-prefix")
        };
        let plain = |run: &String| run.contains("%filecheck") && !run.contains("-check-prefix");
        (prefix == "CHECK" && runs.iter().any(plain)) || runs.iter().any(named)
    })
}

/// Puts paths in the place of the words that stand for them.
fn substitute(run: &str, path: &Path, tools: &Tools) -> Result<String, String> {
    let program = |name: &str| consumers::file(&format!("bin/{name}")).map(|path| path.display().to_string());
    let stem = path.file_stem().unwrap_or_default().to_string_lossy();
    let folder = path.parent().unwrap_or(Path::new("."));
    let oracle = tools.oracle.display();
    let mut out = run.to_string();
    // Longer names come before those that they begin with.
    for (word, value) in [
        ("%trefoil", tools.trefoil.display().to_string()),
        ("%filecheck", format!("{} --allow-unused-prefixes=false", program("FileCheck-19")?)),
        ("%spirv-val", program("spirv-val")?),
        ("%spirv-dis", program("spirv-dis")?),
        ("%spirv-as", program("spirv-as")?),
        ("%vkd3d", program("vkd3d-compiler")?),
        ("%bcanalyzer", program("llvm-bcanalyzer-19")?),
        ("%pdbutil", program("llvm-pdbutil-19")?),
        ("%opt", program("opt-19")?),
        ("%dxc-validate", format!("{oracle} dxc-validate")),
        ("%dxc-link", format!("{oracle} dxc-link")),
        ("%dxc-dis", format!("{oracle} dxc-dis")),
        ("%dxc", format!("{oracle} dxc-compile")),
        ("%oracle", oracle.to_string()),
        ("%S", folder.display().to_string()),
        ("%s", path.display().to_string()),
        ("%t", tools.scratch.join(&*stem).display().to_string()),
    ] {
        out = out.replace(word, &value);
    }
    match out.split_whitespace().find(|word| word.starts_with('%')) {
        Some(word) => Err(format!("'{word}' stands for nothing")),
        None => Ok(out),
    }
}

/// Refusal is an exit code of 1 or 2; 101 is a panic, and more than 128 a signal.
const NOT: &str = "not() { \"$@\"; local code=$?; [ $code -eq 1 ] || [ $code -eq 2 ]; }\n";

fn one(command: &str) -> Result<(), String> {
    let mut shell = Command::new("bash");
    shell.args(["-o", "pipefail", "-c"]).arg(format!("{NOT}{command}"));
    let out = shell.stdin(std::process::Stdio::null()).output().map_err(|e| format!("bash: {e}"))?;
    if out.status.success() {
        return Ok(());
    }
    let said = format!("{}{}", String::from_utf8_lossy(&out.stdout), String::from_utf8_lossy(&out.stderr));
    Err(format!("{}\n{}", out.status, said.trim_end()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn directives_are_known_or_refused() {
        let good = "// RUN: %trefoil compile %s \\\n// RUN: | %filecheck %s\n// CHECK-NEXT: x\n// Prose: y\n";
        assert_eq!(script(good).unwrap().runs, ["%trefoil compile %s | %filecheck %s"]);
        let error = |text: &str| script(text).unwrap_err();
        assert!(error("// CHECK: x\n").contains("no RUN line"));
        assert!(error("// RUN: %filecheck %s\n// CHEKC: x\n").contains("line 2: unknown directive 'CHEKC:'"));
        assert!(script("; RUN: a | %filecheck %s --check-prefix=OPT\n; OPT-DAG: x\n").is_ok());
    }
}
