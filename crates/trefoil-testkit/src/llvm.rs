//! LLVM 22's own programs beside ours, on what stock clang writes of `tests/clang`: passes by text, SPIR-V by values, assembly by
//! text. Debian builds LLVM without the DirectX back end, so that of its passes only those are compared that every target has. Our own
//! passes of that back end, one after the other, make containers that DXC's validator takes, and that compute what `trefoil llc` makes.

pub mod intrinsics;

use crate::clang;
use crate::consumers;
use crate::directx;
use crate::dxc::Microsoft;
use crate::exec::route::Level;
use crate::meaning::{Counts, Verdict, executed, is_sure};
use crate::spirv;
use std::path::Path;
use trefoil::{NamedPass, Options, Stage};

/// Seeds on which two modules are compared.
const SEEDS: u64 = 4;

/// Passes that LLVM's `opt` and ours have with one meaning.
pub const PASSES: [&str; 1] = ["scalarizer"];

/// The levels of clang at which modules are compared.
const LEVELS: [Level; 2] = [Level::O1, Level::O3];

/// The differences that stay, with their reasons.
const KNOWN: &str = "tests/llvm/known.txt";

/// Whether LLVM's programs and clang are among the consumers; they are fetched only when they are named.
pub fn is_there() -> bool {
    clang::is_there()
        && ["opt-22", "llc-22"].iter().all(|name| consumers::file(&format!("bin/{name}")).is_ok())
}

/// What is compared.
#[derive(Clone, Copy)]
pub enum Check {
    /// A pass, by the text of the functions' bodies.
    Pass(&'static str),
    /// The SPIR-V back end, by values.
    Values,
    /// Assembly of LLVM's module as LLVM and as we print it.
    Assembly,
    /// The passes of LLVM's DirectX back end one after the other: what they make is valid, and computes what `trefoil llc` makes.
    Steps,
}

impl Check {
    /// All of them.
    pub fn all() -> impl Iterator<Item = Check> {
        PASSES.into_iter().map(Check::Pass).chain([Check::Values, Check::Assembly, Check::Steps])
    }

    /// Its name in tests.
    pub fn name(self) -> &'static str {
        match self {
            Check::Pass(name) => name,
            Check::Values => "values",
            Check::Assembly => "assembly",
            Check::Steps => "steps",
        }
    }

    /// Compares a shader at all levels.
    ///
    /// # Errors
    /// The first difference that is not in the list of those that stay, and an entry of that list that has become untrue.
    pub fn run(self, name: &str, path: &Path) -> Result<(), String> {
        let source = std::fs::read_to_string(path).map_err(|e| format!("{}: {e}", path.display()))?;
        for level in LEVELS {
            let test = format!("{}/{name}{}", self.name(), level.option());
            let found = match self {
                Check::Pass(pass) => by_text(pass, &source, level),
                Check::Values => by_values(&source, level),
                Check::Assembly => by_assembly(&source, level),
                Check::Steps => by_steps(&source, level),
            };
            match (found, reason(&test)?) {
                (Ok(()), None) | (Err(_), Some(_)) => {}
                (Ok(()), Some(_)) => return Err(format!("{KNOWN} lists {test}, which agrees")),
                (Err(why), None) => return Err(format!("{}: {why}", level.option())),
            }
        }
        Ok(())
    }
}

/// Why a test differs, from the list: lines of a test's name and the reason, and comments.
fn reason(test: &str) -> Result<Option<String>, String> {
    let path = consumers::workspace().join(KNOWN);
    let text = std::fs::read_to_string(&path).map_err(|e| format!("{}: {e}", path.display()))?;
    let mut lines = text.lines().filter(|line| !line.starts_with('#'));
    Ok(lines.find_map(|line| line.strip_prefix(test)?.strip_prefix(": ").map(str::to_owned)))
}

/// A pass over clang's module for DXIL, ours and LLVM's.
fn by_text(pass: &str, source: &str, level: Level) -> Result<(), String> {
    let ir = clang::ir(source, clang::DXIL, Stage::Compute, "main", level)?;
    let mut opt = consumers::program("opt-22")?;
    let theirs = consumers::run_with(opt.args(["-S", &format!("-passes={pass}")]), ir.as_bytes())?;
    let theirs = String::from_utf8(theirs).map_err(|e| e.to_string())?;
    let mut module = trefoil::read_ir("clang", ir.as_bytes()).map_err(|e| e.to_string())?;
    let named = NamedPass::find(pass).ok_or_else(|| format!("there is no pass {pass}"))?;
    named.run(&mut module, true, &mut ()).map_err(|e| e.to_string())?;
    same(&bodies(&theirs), &bodies(&trefoil::print_ir(&module)))
}

/// The lines of functions with a body, without what we write differently on purpose: numbers of attribute groups and of metadata,
/// the sizes of lifetimes, which LLVM 19 demands, and attributes that only promise something, which we drop from calls, and everywhere if
/// LLVM 19 lacks them.
fn bodies(text: &str) -> Vec<String> {
    let mut inside = false;
    let mut lines = Vec::new();
    for line in text.lines() {
        inside |= line.starts_with("define ");
        if inside {
            let code = line.split(" ; preds").next().unwrap_or_default();
            lines.push(plain(&code.trim_end().replace("(i64 -1, ptr", "(ptr")));
        }
        inside &= line != "}";
    }
    lines
}

/// How many parentheses a word opens and does not close.
fn depth(word: &str) -> i32 {
    let count = |c: char| i32::try_from(word.matches(c).count()).unwrap_or(0);
    count('(') - count(')')
}

/// A line without the attributes of a call, which [`bodies`] explains.
fn plain(line: &str) -> String {
    let mut words: Vec<String> = Vec::new();
    let is_call = line.contains("call ");
    let mut parts = line.split(' ');
    const PROMISES: [&str; 5] = ["range(", "nofpclass(", "initializes(", "captures(", "dereferenceable("];
    while let Some(word) = parts.next() {
        let bare = word.trim_end_matches([',', ')']);
        let is_number = |rest: &str| !rest.is_empty() && rest.bytes().all(|b| b.is_ascii_digit());
        match word {
            "samesign" | "nonnull" | "noundef" | "local_unnamed_addr" | "dead_on_return" => {}
            "align" if is_call => drop(parts.next()),
            _ if PROMISES.iter().any(|promise| word.starts_with(promise)) => {
                let mut open = depth(word);
                while open > 0 {
                    open += parts.next().map_or(-open, depth);
                }
            }
            _ if bare.strip_prefix('#').is_some_and(is_number) => {}
            _ if bare.strip_prefix('!').is_some_and(is_number) => words.push(word.replace(bare, "!")),
            _ => words.push(word.to_owned()),
        }
    }
    words.join(" ")
}

/// Both back ends' modules for Vulkan: ours is valid, and they compute the same values. LLVM's is often not valid.
fn by_values(source: &str, level: Level) -> Result<(), String> {
    let ir = clang::ir(source, clang::SPIRV, Stage::Compute, "main", level)?;
    let theirs = llc(&ir, "obj")?;
    let mine =
        trefoil::llc("clang", ir.as_bytes(), None, &Options::default()).map_err(|e| e.to_string())?.bytes;
    spirv::validate(&mine)?;
    match executed(&theirs, &mine, SEEDS, false, &mut Counts::new()) {
        Verdict::Same(1..) => Ok(()),
        Verdict::Differs(_, found) if !is_sure(&found) => Ok(()),
        other => Err(format!("{other:?}")),
    }
}

/// LLVM's assembly, and its module as we print it.
fn by_assembly(source: &str, level: Level) -> Result<(), String> {
    let ir = clang::ir(source, clang::SPIRV, Stage::Compute, "main", level)?;
    let theirs = String::from_utf8(llc(&ir, "asm")?).map_err(|e| e.to_string())?;
    let mine = trefoil::assembly(&llc(&ir, "obj")?).map_err(|e| e.to_string())?;
    let lines = |text: &str| text.lines().map(str::to_owned).collect::<Vec<_>>();
    same(&lines(&theirs), &lines(&mine))
}

/// The passes of the DirectX back end one by one, and all that `trefoil llc` does.
fn by_steps(source: &str, level: Level) -> Result<(), String> {
    for model in [clang::DXIL, clang::DXIL_6_6] {
        let ir = clang::ir(source, model, Stage::Compute, "main", level)?;
        let tell = |why: String| format!("{model}: {why}");
        let passes = format!("{},{}", directx::PASSES, directx::PARTS);
        let stepwise = directx::container(ir.as_bytes(), &passes).map_err(tell)?;
        Microsoft::new()?.validate(&stepwise).map_err(tell)?;
        let at_once = trefoil::llc("clang", ir.as_bytes(), None, &Options::default());
        let at_once = at_once.map_err(|e| tell(e.to_string()))?;
        match executed(&at_once.bytes, &stepwise, SEEDS, false, &mut Counts::new()) {
            Verdict::Same(1..) | Verdict::Unclear(_) => {}
            Verdict::Differs(_, found) if !is_sure(&found) => {}
            other => return Err(tell(format!("{other:?}"))),
        }
    }
    Ok(())
}

/// LLVM's `llc` without optimisation, which its SPIR-V back end leaves to what comes before it.
fn llc(ir: &str, form: &str) -> Result<Vec<u8>, String> {
    let mut llc = consumers::program("llc-22")?;
    let made = consumers::run_with(llc.args(["-O0", &format!("-filetype={form}"), "-o", "-"]), ir.as_bytes());
    made.map_err(|why| why.lines().next().unwrap_or_default().to_owned())
}

/// An error that shows the first lines that differ.
fn same(theirs: &[String], mine: &[String]) -> Result<(), String> {
    let differs = theirs.iter().zip(mine).position(|(theirs, mine)| theirs != mine);
    match differs {
        None if theirs.len() == mine.len() => Ok(()),
        None => Err(format!("LLVM has {} lines, ours {}", theirs.len(), mine.len())),
        Some(at) => Err(format!("line {at}\n  LLVM: {}\n  ours: {}", theirs[at], mine[at])),
    }
}
