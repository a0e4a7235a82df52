//! Compiles the stages of a test along a [`Route`], to SPIR-V that a driver runs.

use super::header::{Register, Stage, Test};
use super::route::{Level, Route};
use crate::clang;
use crate::dxc::Microsoft;
use crate::ours;
use crate::spirv::{self, Variable};
use crate::vkd3d::{self, Form, Range};
use trefoil::OptLevel;

/// How far apart the classes of registers are in a descriptor set of our SPIR-V and of DXC's.
const SHIFTS: [(char, u32); 4] = [('b', 0), ('t', 1000), ('u', 2000), ('s', 3000)];

/// A stage's shader, ready for the driver.
#[derive(Clone, Debug)]
pub struct Module {
    /// The stage.
    pub stage: Stage,
    /// The SPIR-V.
    pub spirv: Vec<u8>,
    /// The name of its entry point.
    pub entry: String,
    /// What it wants bound, and to which registers.
    pub bindings: Vec<Binding>,
}

/// A variable of a module and the registers it stands for.
#[derive(Clone, Debug)]
pub struct Binding {
    /// The variable.
    pub variable: Variable,
    /// Its first register.
    pub register: Register,
    /// Whether it is the counter of the buffer at that register.
    pub counter: bool,
}

/// Compiles all stages of a test along a route.
pub fn compile(test: &Test, route: Route, name: &str, source: &str) -> Result<Vec<Module>, String> {
    test.stages.iter().map(|(stage, entry)| module(test, route, name, source, *stage, entry)).collect()
}

/// Whether vkd3d takes what DXC makes of all stages at this level: it refuses some forms of code that is not optimised.
pub fn is_within_vkd3d(test: &Test, name: &str, source: &str, level: &str) -> bool {
    let mut test = test.clone();
    test.args.push(level.to_string());
    compile(&test, Route::DxcDxil, name, source).is_ok()
}

fn module(
    test: &Test,
    route: Route,
    name: &str,
    source: &str,
    stage: Stage,
    entry: &str,
) -> Result<Module, String> {
    let profile = test.profile(stage).to_string();
    let args: Vec<&str> = test.args.iter().map(String::as_str).collect();
    let of = |target, profile: &str, args: &[&str]| ours::compile(name, source, profile, entry, target, args);
    let (spirv, ranges) = match route {
        Route::Dxc => {
            let args = [args.as_slice(), &spirv_args(), &["-spirv"]].concat();
            (Microsoft::new()?.compile(name, source, &profile, entry, &args)?, None)
        }
        Route::Spirv => {
            (of(ours::Target::Spirv, &profile, &[args.as_slice(), &spirv_args()].concat())?, None)
        }
        Route::DxcDxil => {
            through(&Microsoft::new()?.compile(name, source, &profile, entry, &args)?, Form::Dxil)?
        }
        Route::RereadOd | Route::RereadO3 => {
            let level = if route == Route::RereadOd { "-Od" } else { "-O3" };
            let args = [args.as_slice(), &[level]].concat();
            let made = Microsoft::new()?.compile(name, source, &profile, entry, &args)?;
            through(&trefoil::rewrite(&made).map_err(|e| e.to_string())?, Form::Dxil)?
        }
        Route::Assembled => {
            let args = [args.as_slice(), &["-O3"]].concat();
            let microsoft = Microsoft::new()?;
            let made = microsoft.compile(name, source, &profile, entry, &args)?;
            through(&assembled(&microsoft, &made)?, Form::Dxil)?
        }
        Route::Llc => through(&lowered(name, source, stage)?, Form::Dxil)?,
        Route::LlcSpirv => (clang::spirv(name, source, &ours::options(&spirv_args())?)?, None),
        Route::Clang(level) => {
            let ir = clang::ir(source, clang::DXIL, stage, entry, level)?;
            through(&lowered(name, &ir, stage)?, Form::Dxil)?
        }
        Route::ClangSpirv(level) => {
            let ir = clang::ir(source, clang::SPIRV, stage, entry, level)?;
            (clang::spirv(name, &ir, &ours::options(&spirv_args())?)?, None)
        }
        Route::Dxil => through(&of(ours::Target::Dxil, &profile, &args)?, Form::Dxil)?,
        Route::Dxbc => {
            let profile = format!("{}_5_1", stage.prefix());
            through(&of(ours::Target::Dxbc, &profile, &args)?, Form::Dxbc)?
        }
        Route::Older(older) => {
            let profile = older.profile(stage).to_string();
            through(&of(ours::Target::Dxbc, &profile, &args)?, Form::Dxbc)?
        }
    };
    let mut spirv = spirv;
    // vkd3d numbers each stage's bindings from zero on, in set 0: those of all but the first stage move.
    let set = match stage {
        Stage::Pixel => 1,
        Stage::Geometry | Stage::Hull => 2,
        Stage::Domain => 3,
        // The first of its pipeline, or alone.
        Stage::Vertex
        | Stage::Compute
        | Stage::Mesh
        | Stage::Amplification
        | Stage::Library
        | Stage::RayGeneration
        | Stage::Intersection
        | Stage::AnyHit
        | Stage::ClosestHit
        | Stage::Miss
        | Stage::Callable
        | Stage::Node => 0,
    };
    if ranges.is_some() && set != 0 {
        spirv = spirv::in_set(&spirv, set)?;
    }
    spirv::validate(&spirv)?;
    let (variables, entries) = spirv::interface(&spirv)?;
    // A module of LLVM IR may have the entries of all stages; others have one, named as they like.
    let named = entries.iter().find(|name| *name == entry);
    let entry = named.or(entries.first()).ok_or("the module has no entry point")?.clone();
    let bindings = match ranges {
        None => shifted(&variables)?,
        Some(ranges) => ranged(&variables, &ranges)?,
    };
    Ok(Module { stage, spirv, entry, bindings })
}

/// What we make of DXC's listing of a container.
pub(super) fn assembled(microsoft: &Microsoft, container: &[u8]) -> Result<Vec<u8>, String> {
    let listing = microsoft.disassemble(container)?;
    let made = trefoil::assemble("listing.ll", listing.as_bytes(), &trefoil::Options::default());
    made.map(|artifact| artifact.bytes).map_err(|e| e.to_string())
}

/// Lowers a stage's entry in LLVM IR for the model it states and for later ones, which must be valid too; gives the first.
pub(super) fn lowered(name: &str, source: &str, stage: Stage) -> Result<Vec<u8>, String> {
    let triple = source.lines().find_map(|line| line.strip_prefix("target triple = \"")?.strip_suffix('"'));
    let triple = triple.ok_or("the module has no target triple")?;
    let profile = trefoil::profile_of_triple(triple).ok_or_else(|| format!("'{triple}' is not DXIL's"))?;
    let mut first = None;
    for opt_level in [OptLevel::O2, OptLevel::O0] {
        for minor in [profile.model.minor, 2, 6, 8].into_iter().filter(|&m| m >= profile.model.minor) {
            let triple = format!("dxil-pc-shadermodel6.{minor}-{}", stage.name());
            // As `trefoil llc` has it: our own validator judges too.
            let options = trefoil::Options { opt_level, validate: true, ..Default::default() };
            let made = trefoil::llc(name, source.as_bytes(), Some(&triple), &options);
            let made = made.map_err(|e| format!("{triple}: {e}"))?.bytes;
            Microsoft::new()?.validate(&made).map_err(|e| format!("{triple}: {e}"))?;
            first.get_or_insert(made);
        }
    }
    first.ok_or_else(|| "no shader model".into())
}

/// Lowers what clang makes of a test's stages, and has the validator judge it.
pub(super) fn valid_by_clang(test: &Test, name: &str, source: &str, level: Level) -> Result<(), String> {
    for (stage, entry) in &test.stages {
        let ir = clang::ir(source, clang::DXIL, *stage, entry, level)?;
        lowered(name, &ir, *stage).map_err(|why| format!("clang {}: {why}", level.option()))?;
    }
    Ok(())
}

/// The same for Vulkan, where `spirv-val` judges it.
pub(super) fn valid_spirv_by_clang(
    test: &Test,
    name: &str,
    source: &str,
    level: Level,
) -> Result<(), String> {
    for (stage, entry) in &test.stages {
        let ir = clang::ir(source, clang::SPIRV, *stage, entry, level)?;
        let made = clang::spirv(name, &ir, &ours::options(&spirv_args())?);
        made.map_err(|why| format!("clang for Vulkan {}: {why}", level.option()))?;
    }
    Ok(())
}

/// What makes the registers readable from the bindings, and the layouts those of D3D.
fn spirv_args() -> [&'static str; 14] {
    [
        "-fvk-use-dx-layout",
        "-fspv-target-env=vulkan1.3",
        "-fvk-b-shift",
        "0",
        "all",
        "-fvk-t-shift",
        "1000",
        "all",
        "-fvk-u-shift",
        "2000",
        "all",
        "-fvk-s-shift",
        "3000",
        "all",
    ]
}

/// Takes a container through vkd3d, and asks it for the registers that the container declares.
fn through(container: &[u8], form: Form) -> Result<(Vec<u8>, Option<Vec<Range>>), String> {
    let spirv = vkd3d::to_spirv(container, form)?;
    let listing = vkd3d::disassemble(container, form)?;
    Ok((spirv, Some(vkd3d::ranges(&listing))))
}

/// Registers from bindings shifted by class; DXC names a counter after its buffer.
fn shifted(variables: &[Variable]) -> Result<Vec<Binding>, String> {
    let register = |variable: &Variable| {
        let (class, shift) = SHIFTS.into_iter().rev().find(|(_, shift)| *shift <= variable.binding)?;
        let number = if variable.name == "$Globals" { 0 } else { variable.binding - shift };
        Some(Register { class, number, space: variable.set })
    };
    let mut out = Vec::new();
    for variable in variables {
        let owner = variable.name.strip_prefix("counter.var.");
        let named = match owner {
            Some(owner) => variables.iter().find(|other| other.name == owner),
            None => Some(variable),
        };
        let register = named
            .and_then(register)
            .ok_or_else(|| format!("no register for variable '{}'", variable.name))?;
        out.push(Binding { variable: variable.clone(), register, counter: owner.is_some() });
    }
    Ok(out)
}

/// Registers from the names that vkd3d gives, `t2` or `cb0_3`: the class and the number of the range. The second
/// variable of one name is the buffer's counter.
fn ranged(variables: &[Variable], ranges: &[Range]) -> Result<Vec<Binding>, String> {
    let mut out: Vec<Binding> = Vec::new();
    for variable in variables {
        let name = variable.name.as_str();
        let letters = name.trim_end_matches(|c: char| c.is_ascii_digit() || c == '_');
        let id = name[letters.len()..].split('_').next().and_then(|id| id.parse::<u32>().ok());
        let class = if letters == "cb" { 'b' } else { letters.chars().next().unwrap_or('?') };
        let range = ranges.iter().find(|range| range.class == class && Some(range.id) == id);
        let range = range.ok_or_else(|| format!("vkd3d declares no range for its variable '{name}'"))?;
        let register = Register { class, number: range.first, space: range.space };
        let counter = out.iter().any(|other| other.register == register);
        if range.first != range.last.unwrap_or(u32::MAX) {
            return Err(format!("vkd3d's program gives the whole range at {register} one descriptor"));
        }
        out.push(Binding { variable: variable.clone(), register, counter });
    }
    Ok(out)
}
