//! `tests/llvm/intrinsics.txt`: functions of one intrinsic each, by the operations of SPIR-V that LLVM's back end and ours make of them.
//!
//! A line is a result, a name and the types of the arguments, `float @llvm.sin.f32(float)`; a line `== REASON` begins those that
//! differ for that reason, `== same` those that do not.

use crate::consumers;
use trefoil::{OptLevel, Options};

/// The list.
const LIST: &str = "tests/llvm/intrinsics.txt";

/// The group of what is the same.
const SAME: &str = "same";

/// The triple of a module of functions without an entry point.
const TRIPLE: &str = "spirv-unknown-vulkan1.3-library";

/// Functions that have one thing in common.
pub struct Group {
    /// The reason for which they differ, or that they are the same.
    pub name: String,
    functions: Vec<String>,
}

/// The groups of the list.
///
/// # Errors
/// A list that cannot be read.
pub fn groups() -> Result<Vec<Group>, String> {
    let path = consumers::workspace().join(LIST);
    let text = std::fs::read_to_string(&path).map_err(|e| format!("{}: {e}", path.display()))?;
    let mut groups: Vec<Group> = Vec::new();
    for line in text.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
        match (line.strip_prefix("== "), groups.last_mut()) {
            (Some(name), _) => groups.push(Group { name: name.to_owned(), functions: Vec::new() }),
            (None, Some(group)) => group.functions.push(line.to_owned()),
            (None, None) => return Err(format!("{LIST}: `{line}` stands in no group")),
        }
    }
    Ok(groups)
}

impl Group {
    /// Compares the functions of the group.
    ///
    /// # Errors
    /// Those that are the same and stand under a reason, or the other way around.
    pub fn run(&self) -> Result<(), String> {
        let mut wrong = Vec::new();
        for function in &self.functions {
            let ir = module(function).ok_or_else(|| format!("`{function}` is no function"))?;
            let found = match (theirs(&ir), mine(&ir)) {
                (Ok(theirs), Ok(mine)) if theirs == mine => None,
                (theirs, mine) => {
                    Some(format!("{function}\n  LLVM: {}\n  ours: {}", shown(theirs), shown(mine)))
                }
            };
            match found {
                None if self.name != SAME => wrong.push(format!("{function}\n  is the same")),
                Some(difference) if self.name == SAME => wrong.push(difference),
                _ => {}
            }
        }
        if wrong.is_empty() { Ok(()) } else { Err(wrong.join("\n")) }
    }
}

fn shown(operations: Result<Vec<String>, String>) -> String {
    operations.map_or_else(|why| why, |operations| operations.join(" "))
}

/// A module whose one function calls what a line names.
fn module(line: &str) -> Option<String> {
    let (head, types) = line.strip_suffix(')')?.split_once('(')?;
    let (ret, name) = head.split_once(" @")?;
    let types: Vec<&str> = types.split(", ").filter(|ty| !ty.is_empty()).collect();
    let named: Vec<String> = types.iter().enumerate().map(|(n, ty)| format!("{ty} %a{n}")).collect();
    let (named, types) = (named.join(", "), types.join(", "));
    let (result, value) = if ret == "void" { ("", "") } else { ("%r = ", " %r") };
    Some(format!(
        "target triple = \"{TRIPLE}\"\ndefine {ret} @f({named}) {{\n  {result}call {ret} @{name}({named})\n  ret {ret}{value}\n}}\n\
         declare {ret} @{name}({types})\n"
    ))
}

fn theirs(ir: &str) -> Result<Vec<String>, String> {
    operations(&String::from_utf8(super::llc(ir, "asm")?).map_err(|e| e.to_string())?)
}

fn mine(ir: &str) -> Result<Vec<String>, String> {
    let options = Options { opt_level: OptLevel::O0, ..Options::default() };
    let made = trefoil::llc("function", ir.as_bytes(), None, &options).map_err(|e| e.to_string())?;
    operations(&trefoil::assembly(&made.bytes).map_err(|e| e.to_string())?)
}

/// The operations of the functions of a listing; those of extended sets by their names there.
fn operations(listing: &str) -> Result<Vec<String>, String> {
    let code = listing.find("OpFunction ").ok_or("there is no function")?;
    let mut out = Vec::new();
    for line in listing[code..].lines() {
        let mut words = line.split_whitespace().skip_while(|word| !word.starts_with("Op"));
        let Some(operation) = words.next() else { continue };
        let extended = words.nth(2).filter(|_| operation == "OpExtInst");
        out.push(extended.unwrap_or(operation).to_owned());
    }
    Ok(out)
}
