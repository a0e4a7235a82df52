//! A module without its debug information, to be compared with one that was compiled without.

use super::{disassemble, optimise};
use std::collections::{BTreeMap, BTreeSet};

/// A set of the same length that SPIRV-Tools do not know. Of the known one they keep lists, which their own passes leave with what
/// they have deleted: they crash on DXC's modules, too.
const KNOWN: &[u8] = b"NonSemantic.Shader.DebugInfo.100";
const UNKNOWN: &[u8] = b"NonSemantic.Unknown.DebugInfo.00";

/// A module as a listing in which ids count from 1, after `spirv-opt` has taken debug information out, without the types and
/// constants that nothing names then.
///
/// # Errors
/// What SPIRV-Tools say of the module.
pub fn without_debug(module: &[u8]) -> Result<String, String> {
    let mut module = module.to_vec();
    if let Some(at) = module.windows(KNOWN.len()).position(|bytes| bytes == KNOWN) {
        module[at..at + KNOWN.len()].copy_from_slice(UNKNOWN);
    }
    let stripped = optimise(&module, &["--strip-nonsemantic", "--strip-debug", "--compact-ids"])?;
    let listing = disassemble(&stripped)?;
    let mut lines: Vec<&str> = listing.lines().filter(|line| !line.starts_with(';')).collect();
    while drop_unnamed(&mut lines) {}
    Ok(numbered(&lines))
}

fn ids(line: &str) -> impl Iterator<Item = &str> {
    line.split_whitespace().filter(|word| word.starts_with('%'))
}

/// Drops declarations that nothing names; whether there were any.
fn drop_unnamed(lines: &mut Vec<&str>) -> bool {
    let made = |line: &str| line.split_once(" = ").map(|(id, _)| id.trim().to_owned());
    let mut named = BTreeSet::new();
    for line in lines.iter() {
        let own = usize::from(made(line).is_some());
        named.extend(ids(line).skip(own).map(str::to_owned));
    }
    let before = lines.len();
    let is_declaration = |line: &str| ["OpType", "OpConstant", "OpUndef"].iter().any(|op| line.contains(op));
    lines.retain(|line| !is_declaration(line) || made(line).is_none_or(|id| named.contains(&id)));
    lines.len() < before
}

fn numbered(lines: &[&str]) -> String {
    let mut numbers: BTreeMap<&str, usize> = BTreeMap::new();
    let mut out = String::new();
    for line in lines {
        for word in line.split_whitespace() {
            if word.starts_with('%') {
                let next = numbers.len() + 1;
                out += &format!("%{} ", numbers.entry(word).or_insert(next));
            } else {
                out += word;
                out.push(' ');
            }
        }
        out.push('\n');
    }
    out
}
