//! Passes by DXC's names over DXIL, for programs that drive an optimiser by themselves.
//!
//! [`PASSES`] lists DXC's passes that ones of ours correspond to, and those for which there is nothing to do here: analyses, which
//! are made where a pass wants them, and the passes that bring metadata into DXC's own form in memory and out of it again. What is
//! in no row (instrumentation, the steps from HLSL to DXIL, optimisations that nothing here corresponds to) is unknown.

use crate::disassemble::ReadError;
use crate::{Diagnostics, NamedPass};

/// A pass by DXC's name.
#[derive(Clone, Copy, Debug)]
pub struct OptimizerPass {
    /// Its name on command lines.
    pub name: &'static str,
    /// What it does, in a line.
    pub about: &'static str,
    /// The arguments that DXC's pass takes, which change nothing here.
    pub arguments: &'static [&'static str],
    /// Ours that are run in its place, by name.
    ours: &'static [&'static str],
}

const fn pass(
    name: &'static str,
    about: &'static str,
    arguments: &'static [&'static str],
    ours: &'static [&'static str],
) -> OptimizerPass {
    OptimizerPass { name, about, arguments, ours }
}

const UNROLL: &[&str] = &["Threshold", "Count", "AllowPartial", "Runtime"];
const REPLACE: &[&str] =
    &["Threshold", "StructMemberThreshold", "ArrayElementThreshold", "ScalarLoadThreshold"];
const INLINE: &[&str] = &["InsertLifetime", "InlineThreshold"];

/// Every pass.
pub static PASSES: &[OptimizerPass] = &[
    pass("mem2reg", "Local variables that are read and written whole become values", &[], &["mem2reg"]),
    pass("sroa", "Local aggregates become their members", &["RequiresDomTree", "SkipHLSLMat"], &["sroa"]),
    pass("scalarrepl", "Local aggregates become their members", REPLACE, &["sroa"]),
    pass("scalarrepl-ssa", "Local aggregates become their members", REPLACE, &["sroa"]),
    pass("dxil-cond-mem2reg", "Local variables become values", &["NoOpt"], &["mem2reg"]),
    pass("instcombine", "Instructions are folded and simplified", &["NoSink"], &["instcombine"]),
    pass("simplify-inst", "Instructions are folded", &[], &["instsimplify"]),
    pass("sccp", "Known constants are folded", &[], &["instsimplify"]),
    pass("early-cse", "Equal instructions are shared", &[], &["early-cse"]),
    pass(
        "gvn",
        "Equal values are shared",
        &["noloads", "enable-pre", "enable-load-pre", "max-recurse-depth"],
        &["gvn"],
    ),
    pass("dxil-gvn-hoist", "Equal values of both sides of a branch are shared", &[], &["gvn"]),
    pass("die", "Unused instructions go", &[], &["dce"]),
    pass("dce", "Unused instructions go", &[], &["dce"]),
    pass("adce", "Instructions without effect go", &[], &["adce"]),
    pass("bdce", "Instructions without effect go", &[], &["bdce"]),
    pass("dse", "Stores that nothing reads go", &[], &["dse"]),
    pass(
        "simplifycfg",
        "Control flow is cleaned",
        &["Threshold", "Ftor", "bonus-inst-threshold"],
        &["simplifycfg"],
    ),
    pass("dxil-remove-dead-blocks", "Blocks that nothing reaches go", &[], &["simplifycfg"]),
    pass("dxil-erase-dead-region", "Branches and loops without effects go", &[], &["dead-regions"]),
    pass("loop-deletion", "Loops without effects go", &[], &["dead-regions"]),
    pass("dxil-loop-deletion", "Loops without effects go", &["NoSink"], &["dead-regions"]),
    pass("loop-unroll", "Loops with a known number of rounds are written out", UNROLL, &["loop-unroll"]),
    pass(
        "dxil-loop-unroll",
        "Loops with a known number of rounds are written out",
        &["MaxIterationAttempt", "OnlyWarnOnFail", "StructurizeLoopExits"],
        &["loop-unroll"],
    ),
    pass("inline", "Calls become the bodies of what they call", INLINE, &["inline"]),
    pass("always-inline", "Calls become the bodies of what they call", INLINE, &["always-inline"]),
    pass("globaldce", "Functions and variables that nothing uses go", &[], &["globaldce"]),
    pass("strip-dead-prototypes", "Declarations that nothing uses go", &[], &["globaldce"]),
    pass("dxil-dfe", "Functions that no entry calls go", &[], &["globaldce"]),
    pass("globalopt", "Variables that the entry alone uses become its own", &[], &["globalopt"]),
    pass("verify", "The module is verified, which happens in any case", &["FatalErrors"], &["verify"]),
    pass("barrier", "Nothing", &[], &[]),
    pass("hlsl-dxilload", "Metadata is read where it is wanted: nothing to do", &[], &[]),
    pass("hlsl-dxilemit", "Metadata is kept all the time: nothing to do", &[], &[]),
    pass("dxil-delete-redundant-debug-values", "Debug information is not kept: nothing to do", &[], &[]),
    pass("loop-simplify", "Passes here take loops as they are: nothing to do", &[], &[]),
    pass("lcssa", "Passes here take loops as they are: nothing to do", &[], &[]),
    pass("basiccg", "An analysis, made where it is wanted", &[], &[]),
    pass("basicaa", "An analysis, made where it is wanted", &[], &[]),
    pass("no-aa", "An analysis, made where it is wanted", &[], &[]),
    pass("tbaa", "An analysis, made where it is wanted", &["enable-tbaa"], &[]),
    pass("scoped-noalias", "An analysis, made where it is wanted", &["enable-scoped-noalias"], &[]),
    pass("cfl-aa", "An analysis, made where it is wanted", &[], &[]),
    pass("domtree", "An analysis, made where it is wanted", &[], &[]),
    pass("postdomtree", "An analysis, made where it is wanted", &[], &[]),
    pass("loops", "An analysis, made where it is wanted", &[], &[]),
    pass("loop-accesses", "An analysis, made where it is wanted", &[], &[]),
    pass("scalar-evolution", "An analysis, made where it is wanted", &[], &[]),
    pass("memdep", "An analysis, made where it is wanted", &[], &[]),
    pass("lazy-value-info", "An analysis, made where it is wanted", &[], &[]),
    pass("targetlibinfo", "An analysis, made where it is wanted", &["TLIImpl", "vector-library"], &[]),
    pass("tti", "An analysis, made where it is wanted", &["TIRA"], &[]),
    pass("inline-cost", "An analysis, made where it is wanted", &[], &[]),
    pass("assumption-cache-tracker", "An analysis, made where it is wanted", &[], &[]),
    pass("dxil-value-cache", "An analysis, made where it is wanted", &[], &[]),
];

/// A step of an optimiser's command line.
#[derive(Clone, Copy, Debug)]
pub enum OptimizerStep {
    /// A pass is run.
    Pass(&'static OptimizerPass),
    /// The module is printed: `-print-module`, and `-S` after all passes.
    Print,
}

/// The steps of an optimiser's command line: passes in their order, each with a dash and its arguments after commas
/// (`-sroa,RequiresDomTree=1`); none where a word names nothing known.
///
/// ```
/// use trefoil::optimizer_steps;
///
/// assert_eq!(optimizer_steps(&["-opt-mod-passes", "-mem2reg", "-gvn,noloads=1", "-S"]).unwrap().len(), 3);
/// assert!(optimizer_steps(&["-hlsl-dxil-debug-instrumentation"]).is_none());
/// ```
pub fn optimizer_steps(words: &[&str]) -> Option<Vec<OptimizerStep>> {
    let (mut steps, mut last) = (Vec::new(), None);
    for word in words {
        match word.strip_prefix('-')? {
            "S" => last = Some(OptimizerStep::Print),
            "print-module" => steps.push(OptimizerStep::Print),
            // Passes over modules and over functions are run in the same way.
            "opt-mod-passes" | "opt-fn-passes" => {}
            text => {
                let mut parts = text.split(',');
                let name = parts.next()?;
                let found = PASSES.iter().find(|pass| pass.name == name)?;
                let is_known = |part: &str| {
                    found.arguments.contains(&part.split_once('=').map_or(part, |(name, _)| name))
                };
                if !parts.all(is_known) {
                    return None;
                }
                steps.push(OptimizerStep::Pass(found));
            }
        }
    }
    steps.extend(last);
    Some(steps)
}

/// What an optimiser gives.
#[derive(Clone, Debug, Default)]
pub struct Optimized {
    /// The module, as bare bitcode.
    pub bitcode: Vec<u8>,
    /// What was printed.
    pub text: String,
}

/// Why a module was not optimised.
#[derive(Clone, Debug)]
pub enum OptimizeError {
    /// The bytes are no DXIL, or are damaged, or hold what cannot be written.
    Read(ReadError),
    /// A pass failed.
    Pass(Diagnostics),
}

impl From<trefoil_dxil_read::ReadError> for OptimizeError {
    fn from(error: trefoil_dxil_read::ReadError) -> Self {
        OptimizeError::Read(error.into())
    }
}

/// Runs passes over DXIL: a container, a program with its header, or bare bitcode.
///
/// # Errors
/// When the bytes are none of these, or a pass fails.
pub fn optimize(bytes: &[u8], steps: &[OptimizerStep]) -> Result<Optimized, OptimizeError> {
    let mut out = Optimized { bitcode: bytes.to_vec(), text: String::new() };
    // What is printed is what would be written there.
    for part in steps.split_inclusive(|step| matches!(step, OptimizerStep::Print)) {
        out.bitcode = trefoil_dxil_read::transform(&out.bitcode, |module| run(module, part))?;
        if let Some(OptimizerStep::Print) = part.last() {
            out.text += &trefoil_dxil_read::disassemble(&out.bitcode)?;
        }
    }
    if steps.is_empty() {
        out.bitcode = trefoil_dxil_read::transform(&out.bitcode, |module| run(module, &[]))?;
    }
    Ok(out)
}

fn run(module: &mut trefoil_ir::Module, steps: &[OptimizerStep]) -> Result<(), OptimizeError> {
    let passes = steps.iter().filter_map(|step| match step {
        OptimizerStep::Pass(pass) => Some(pass.ours),
        OptimizerStep::Print => None,
    });
    for pass in passes.flatten().filter_map(|name| NamedPass::find(name)) {
        pass.run(module, false, &mut ()).map_err(OptimizeError::Pass)?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::{NamedPass, PASSES, optimize, optimizer_steps};
    use crate::{NoIncludes, Options, Profile, Request, Session, Target};

    #[test]
    fn every_pass_of_ours_is_there() {
        for pass in PASSES {
            assert!(pass.ours.iter().all(|name| NamedPass::find(name).is_some()), "{}", pass.name);
            assert_eq!(PASSES.iter().filter(|other| other.name == pass.name).count(), 1, "{}", pass.name);
        }
    }

    /// What a listing says of each declaration.
    fn declared(listing: &str) -> Vec<(&str, &str)> {
        let lines: Vec<&str> = listing.lines().collect();
        let of = |pair: &[&'_ str]| pair[1].starts_with("declare").then_some(());
        let found = lines.windows(2).filter(|pair| of(pair).is_some());
        found.map(|pair| (pair[1].split(") #").next().unwrap_or_default(), pair[0])).collect()
    }

    #[test]
    fn declarations_keep_their_attributes_when_others_go() {
        let source = "RWStructuredBuffer<float> o; [numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID) \
                      { o[i] = sin(o[i + 1]); }";
        let request = Request {
            source_name: "a.hlsl",
            source: source.as_bytes(),
            entry: "main",
            profile: Profile::parse("cs_6_6").unwrap(),
            target: Target::Dxil,
            options: Options::default(),
            include: &NoIncludes,
        };
        let made = Session::new().compile(&request).unwrap().bytes;
        let listing = crate::disassemble(&made).unwrap();
        let first = listing.find("\n; Function Attrs").unwrap();
        let unused = "\n; Function Attrs: nounwind readnone\ndeclare i32 @dx.op.unaryBits.i32(i32, i32) #0\n";
        let longer = format!("{}{unused}{}", &listing[..first], &listing[first..]);
        let longer = crate::assemble("a.ll", longer.as_bytes(), &Options::default()).unwrap().bytes;
        let steps = optimizer_steps(&["-strip-dead-prototypes", "-S"]).unwrap();
        let before = optimize(&longer, &optimizer_steps(&["-S"]).unwrap()).unwrap().text;
        let after = optimize(&longer, &steps).unwrap().text;
        assert!(before.contains("unaryBits") && !after.contains("unaryBits"), "{before}\n{after}");
        assert_eq!(declared(&after), declared(&listing));
    }
}
