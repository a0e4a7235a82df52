//! Passes by LLVM's names and our own, for `trefoil opt`.

use crate::Diagnostics;
use trefoil_ir::{Context, Error, GlobalId, Module};
use trefoil_opt::{Observer, OptLevel, Options, Pass};

/// A pass, or several, under one name.
#[derive(Clone, Copy, Debug)]
pub struct NamedPass {
    /// Its name on command lines.
    pub name: &'static str,
    run: Run,
}

#[derive(Clone, Copy, Debug)]
enum Run {
    /// Nothing: the verifier runs anyway, and debug information is not kept.
    Nothing,
    /// These, in order.
    Passes(&'static [Pass]),
    /// The pipeline at a level.
    Level(OptLevel),
    /// Internal functions that nothing calls go.
    GlobalDce,
    /// Variables of an invocation that the entry alone uses become its own.
    GlobalOpt,
    /// Inlining of calls in entries, or in every function when there are none.
    Inline,
    /// A pass of LLVM's DirectX back end.
    DirectX(trefoil_dxil_read::Pass),
}

/// LLVM's names of passes that ours correspond to.
const LLVM_NAMES: &[NamedPass] = &[
    named("verify", Run::Nothing),
    named("no-op-module", Run::Nothing),
    named("no-op-function", Run::Nothing),
    named("strip-debug", Run::Nothing),
    named("strip-dead-debug-info", Run::Nothing),
    named("sroa", Run::Passes(&[Pass::Sroa, Pass::Mem2Reg])),
    named("instsimplify", Run::Passes(&[Pass::Simplify])),
    named("instcombine", Run::Passes(&[Pass::Simplify, Pass::Dce])),
    named("adce", Run::Passes(&[Pass::Dce])),
    named("bdce", Run::Passes(&[Pass::Dce])),
    named("dse", Run::Passes(&[Pass::Dse, Pass::Dce])),
    named("early-cse", Run::Passes(&[Pass::Cse])),
    named("gvn", Run::Passes(&[Pass::Cse])),
    named("newgvn", Run::Passes(&[Pass::Cse])),
    named("simplifycfg", Run::Passes(&[Pass::Clean])),
    named("loop-unroll", Run::Passes(&[Pass::Unroll])),
    named("loop-unroll-full", Run::Passes(&[Pass::Unroll])),
    named("inline", Run::Inline),
    named("always-inline", Run::Inline),
    named("globaldce", Run::GlobalDce),
    named("globalopt", Run::GlobalOpt),
    named("default<O0>", Run::Level(OptLevel::O0)),
    named("default<O1>", Run::Level(OptLevel::O1)),
    named("default<O2>", Run::Level(OptLevel::O2)),
    named("default<O3>", Run::Level(OptLevel::O3)),
];

/// A request for an analysis, or its invalidation.
const NO_ANALYSIS: NamedPass = named("require", Run::Nothing);

const fn named(name: &'static str, run: Run) -> NamedPass {
    NamedPass { name, run }
}

impl NamedPass {
    /// The pass with this name: LLVM's first, then our own.
    pub fn find(name: &str) -> Option<NamedPass> {
        let llvm = LLVM_NAMES.iter().find(|p| p.name == name).copied();
        let directx = || trefoil_dxil_read::Pass::from_name(name).map(|p| named(p.name(), Run::DirectX(p)));
        let own = || Pass::from_name(name).map(|p| named(p.name(), Run::Passes(alone(p))));
        llvm.or_else(directx).or_else(own)
    }

    /// Every name, LLVM's first.
    pub fn names() -> impl Iterator<Item = &'static str> {
        let own = Pass::ALL.iter().map(|p| p.name()).filter(|n| LLVM_NAMES.iter().all(|l| l.name != *n));
        let directx = trefoil_dxil_read::Pass::ALL.iter().map(|p| p.name());
        LLVM_NAMES.iter().map(|p| p.name).chain(directx).chain(own)
    }

    /// Runs it over a module; gives its output, which is empty for all but printers.
    ///
    /// # Errors
    /// Errors of the pass; with `verify_each` those of the verifier after it.
    pub fn run(
        self,
        module: &mut Module,
        verify_each: bool,
        observer: &mut dyn Observer,
    ) -> Result<String, Diagnostics> {
        let native = crate::targets::native_of(module.ctx.dialect);
        let options = |level| Options {
            level,
            native,
            keep_structure: true,
            drop_unread: false,
            multiply_matrices: false,
            takes_fields: false,
            indexes_made_rows: false,
            access_whole: false,
            unroll_by_cost: false,
            regroup_floats: true,
            must_unroll: false,
            exclusive_registers: false,
            verify: verify_each || cfg!(debug_assertions),
        };
        let mut output = String::new();
        if !matches!(self.run, Run::Nothing | Run::DirectX(_)) {
            lay_out(module);
        }
        let result = match self.run {
            Run::Nothing => Ok(()),
            Run::Passes(passes) => trefoil_opt::run_passes(module, passes, &options(OptLevel::O3), observer),
            Run::Level(level) => {
                let whole = if level == OptLevel::O0 { Ok(()) } else { in_one(module) };
                whole.and_then(|()| trefoil_opt::run(module, &options(level), observer))
            }
            Run::GlobalDce => {
                trefoil_dxil_read::drop_unused(module);
                Ok(())
            }
            Run::GlobalOpt => {
                localise(module);
                Ok(())
            }
            Run::Inline => inline(module),
            Run::DirectX(pass) => pass.run(module).map(|text| output = text).and_then(|()| verified(module)),
        };
        result.map(|()| output).map_err(diagnostics)
    }
}

/// Lays blocks out so that definitions come before uses, which our passes expect.
pub(crate) fn lay_out(module: &mut Module) {
    for func in module.functions.values_mut().filter(|f| !f.is_declaration()) {
        func.layout = trefoil_ir::cfg::dominance_order(func);
    }
}

/// Runs the verifier.
fn verified(module: &Module) -> Result<(), Vec<Error>> {
    let errors = trefoil_ir::verify::verify(module);
    if errors.is_empty() { Ok(()) } else { Err(errors) }
}

fn inline(module: &mut Module) -> Result<(), Vec<Error>> {
    let mut roots: Vec<_> = module.entries.iter().map(|e| e.func).collect();
    if roots.is_empty() {
        roots = module.functions.ids().collect();
    }
    roots.retain(|&f| !module.functions[f].is_declaration());
    roots.into_iter().try_for_each(|root| trefoil_opt::inline::run(module, root)).map_err(|e| vec![e])
}

/// Brings what an entry calls and keeps in variables into it, as LLVM's pipelines do from O1 on.
fn in_one(module: &mut Module) -> Result<(), Vec<Error>> {
    inline(module)?;
    trefoil_dxil_read::drop_unused(module);
    localise(module);
    plain_addresses(module)
}

/// Makes addresses in bytes, and those of a variable as a whole, the fields and elements that are read and written there.
fn plain_addresses(module: &mut Module) -> Result<(), Vec<Error>> {
    for entry in module.entries.iter().map(|e| e.func).collect::<Vec<_>>() {
        if module.functions[entry].is_declaration() {
            continue;
        }
        let done = module.with_function(entry, |module, func| {
            trefoil_opt::addresses::run(&mut module.ctx, &module.functions, func, false)
        });
        done.map_err(|error| vec![error])?;
    }
    Ok(())
}

/// Makes the variables of an invocation those of the entry, where it is the only function.
fn localise(module: &mut Module) {
    let is_defined = |id: &trefoil_ir::FuncId| !module.functions[*id].is_declaration();
    let defined: Vec<_> = module.functions.ids().filter(is_defined).collect();
    if let &[only] = &defined[..]
        && module.entries.iter().any(|e| e.func == only)
    {
        let func = &mut module.functions[only];
        trefoil_opt::globals::localise_those(&mut module.ctx, func, is_internal);
    }
}

/// Whether nothing outside the module sees a variable.
fn is_internal(ctx: &Context, global: GlobalId) -> bool {
    let is_internal = |&word: &trefoil_ir::Symbol| matches!(ctx.name(word), "internal" | "private");
    ctx.linkage.get(&global).is_none_or(|words| words.iter().any(is_internal))
}

/// A slice of one pass.
fn alone(pass: Pass) -> &'static [Pass] {
    let at = Pass::ALL.iter().position(|p| *p == pass).unwrap_or(0);
    &Pass::ALL[at..=at]
}

fn diagnostics(errors: Vec<Error>) -> Diagnostics {
    let mut diagnostics = Diagnostics::default();
    diagnostics.add(errors);
    diagnostics
}

/// Limit on the passes of a list.
const MAX_PASSES: usize = 10_000;

/// Parses a list of passes as for `-passes=`: names separated by commas, nested in parentheses as in LLVM
/// (`module(function(mem2reg,dce))`), with parameters, which are ignored (`simplifycfg<no-forward-switch-cond>`).
///
/// # Errors
/// Unknown names and unbalanced parentheses.
///
/// ```
/// let passes = trefoil::passes("function(sroa<modify-cfg>,instcombine),verify").unwrap();
/// assert_eq!(passes.iter().map(|p| p.name).collect::<Vec<_>>(), ["sroa", "instcombine", "verify"]);
/// assert!(trefoil::passes("mem2reg,nonsense").is_err());
/// ```
pub fn passes(text: &str) -> Result<Vec<NamedPass>, String> {
    let (mut out, mut depth) = (Vec::new(), 0usize);
    let mut rest = text.trim();
    while !rest.is_empty() {
        let end = name_end(rest);
        let name = rest[..end].trim();
        let after = &rest[end..];
        match after.bytes().next() {
            Some(b'(') => {
                let base = name.split('<').next().unwrap_or_default();
                if !matches!(base, "module" | "cgscc" | "function" | "loop" | "loop-mssa" | "devirt") {
                    return Err(format!("'{name}' takes no list of passes"));
                }
                depth += 1;
            }
            _ if name.is_empty() => {}
            _ => out.push(one(name)?),
        }
        if after.starts_with(')') {
            depth = depth.checked_sub(1).ok_or("unmatched ')'")?;
        }
        if out.len() > MAX_PASSES {
            return Err(format!("more than {MAX_PASSES} passes"));
        }
        rest = after.get(1..).unwrap_or_default();
    }
    if depth > 0 { Err("missing ')'".into()) } else { Ok(out) }
}

/// The end of a name with its parameters.
fn name_end(text: &str) -> usize {
    let mut angle = 0usize;
    for (i, b) in text.bytes().enumerate() {
        match b {
            b'<' => angle += 1,
            b'>' => angle = angle.saturating_sub(1),
            b',' | b'(' | b')' if angle == 0 => return i,
            _ => {}
        }
    }
    text.len()
}

fn one(name: &str) -> Result<NamedPass, String> {
    let base = name.split('<').next().unwrap_or_default();
    if matches!(base, "require" | "invalidate") && name.ends_with('>') {
        return Ok(NO_ANALYSIS); // analyses are computed on demand
    }
    let found = NamedPass::find(name).or_else(|| NamedPass::find(base));
    found.ok_or_else(|| format!("unknown pass name '{name}'"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{PassInfo, Target};
    use std::collections::BTreeSet;

    #[test]
    fn names_are_unique_and_descriptions_fit_a_line() {
        let tables =
            [Pass::INFO, trefoil_dxil_read::Pass::INFO].into_iter().chain(Target::ALL.map(Target::steps));
        for table in tables {
            let names: BTreeSet<&str> = table.iter().map(|pass| pass.name).collect();
            assert_eq!(names.len(), table.len(), "{names:?}");
            for PassInfo { about, .. } in table {
                assert!(about.ends_with('.') && about.len() < 120, "{about}");
            }
        }
        assert_eq!(NamedPass::names().collect::<BTreeSet<_>>().len(), NamedPass::names().count());
    }
}
