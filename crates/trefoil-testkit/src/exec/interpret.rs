//! Execution tests of compute shaders in the interpreter: what is bound goes into its world, and what it leaves there is
//! compared with the expectation as a driver's results are.

use super::compare::{self, Results};
use super::data::Scalar;
use super::header::{Format, Outside, Place, Register, Stage, Test, What};
use super::modules;
use super::parse;
use super::route::Route;
use super::run::{is_for_vulkan, source_of};
use crate::dxc::Microsoft;
use crate::ours;
use crate::vulkan::{self, Job};
use std::path::Path;
use trefoil_interp::{
    Binding, Class, Content, Limits, Outcome, Program, SamplerState, Shape, TextureContent, World, run,
};

/// Runs the test in a file in the interpreter: DXC's container and ours, at both levels. Tells why not, when the test
/// draws or is no test of the interpreter.
///
/// # Errors
/// What came out other than expected, by compiler and level.
pub fn file(path: &Path) -> Result<Option<String>, String> {
    check(path, None)
}

/// As [`file()`], with what a driver makes of the test's SPIR-V: ours, or DXC's where the test takes ours out. What the test
/// expects to be alike only must be what the driver makes.
///
/// # Errors
/// As [`file()`], and what the driver or a compiler says.
pub fn against_driver(path: &Path) -> Result<Option<String>, String> {
    check(
        path,
        Some(&|test, name, source| {
            let is_ours = !test.except.iter().any(|(route, _)| *route == Route::Spirv);
            let route = match (Path::new(name).extension(), is_ours) {
                (Some(extension), _) if extension == "ll" => Route::Llc,
                (_, true) => Route::Spirv,
                (_, false) => Route::Dxc,
            };
            let modules = modules::compile(test, route, name, source)?;
            vulkan::run(&Job { test, modules: &modules })
        }),
    )
}

/// What a driver leaves at the places that a test looks at; of the test, its name and its source.
type Driver = dyn Fn(&Test, &str, &str) -> Result<Results, String>;

fn check(path: &Path, driver: Option<&Driver>) -> Result<Option<String>, String> {
    let text = std::fs::read_to_string(path).map_err(|e| format!("{}: {e}", path.display()))?;
    let test = parse::test(&text)?;
    let [(Stage::Compute, entry)] = &test.stages[..] else {
        let first = test.stages.first().map_or("", |(stage, _)| stage.name());
        return Ok(Some(format!("its {first} shader draws, and the interpreter has no rasteriser")));
    };
    if test.traces_rays() {
        return Ok(Some("it traces rays, which the interpreter does not".to_string()));
    }
    if let Some((_, why)) = test.except.iter().find(|(route, _)| *route == Route::Dxil) {
        return Ok(Some(format!("not along dxil: {why}")));
    }
    let (shader, source) = source_of(&test, path, text)?;
    let name = shader.to_string_lossy();
    if is_for_vulkan(&shader, &source) {
        return Ok(Some("its LLVM IR is for Vulkan".to_string()));
    }
    let reference = driver.map(|driver| driver(&test, &name, &source)).transpose()?;
    let mut failures = Vec::new();
    for (whose, container) in containers(&test, &name, &source, entry)? {
        let told = container.and_then(|container| executed(&test, &container));
        let told = told.and_then(|(results, _)| compare::check(&test, &results, reference.as_ref()));
        if let Err(why) = told {
            failures.push(format!("{whose}: {why}"));
        }
    }
    if failures.is_empty() { Ok(None) } else { Err(failures.join("\n")) }
}

/// A container, or why there is none.
type Made = Result<Vec<u8>, String>;

/// The containers of a test, each with whose it is.
fn containers(test: &Test, name: &str, source: &str, entry: &str) -> Result<Vec<(String, Made)>, String> {
    if name.ends_with(".ll") {
        return Ok(vec![("llc".to_string(), modules::lowered(name, source, Stage::Compute))]);
    }
    let profile = test.profile(Stage::Compute).to_string();
    let wrong_in_dxc = test.except.iter().any(|(route, _)| *route == Route::DxcDxil);
    let mut made = Vec::new();
    for level in ["-O3", "-Od"] {
        let args: Vec<&str> = test.args.iter().map(String::as_str).chain([level]).collect();
        let ours = ours::compile(name, source, &profile, entry, ours::Target::Dxil, &args);
        made.push((format!("trefoil {level}"), ours));
        if !wrong_in_dxc {
            let theirs = Microsoft::new()?.compile(name, source, &profile, entry, &args);
            made.push((format!("DXC {level}"), theirs));
        }
    }
    Ok(made)
}

/// What a container leaves at the places that a test looks at, and all else that came of it.
///
/// # Errors
/// What the interpreter says.
pub(crate) fn executed(test: &Test, container: &[u8]) -> Result<(Results, Outcome), String> {
    let program = Program::read(container).map_err(|e| e.to_string())?;
    let mut world = World::new(0);
    world.dispatch = Some(test.dispatch);
    for resource in &test.resources {
        let binding = binding(resource.register);
        if let Some(content) = content(&resource.what) {
            world.bind(binding, content);
        }
        if let Some(counter) = resource.counter {
            world.set_counter(binding, counter);
        }
    }
    let limits = Limits { steps: 200_000_000, ..Limits::default() };
    let outcome = run(&program, &mut world, limits).map_err(|e| e.to_string())?;
    let mut results = Results::new();
    for expect in &test.expects {
        let found = match expect.place {
            Place::Register(register) => left_at(test, &outcome, register),
            Place::Counter(register) => {
                let first = test.resources.iter().find(|r| r.register == register).and_then(|r| r.counter);
                let last = outcome.counters.get(&binding(register)).copied().or(first);
                last.map(|value| value.to_le_bytes().to_vec())
            }
            Place::Target(_) | Place::Depth => None,
        };
        results.extend(found.map(|bytes| (expect.place, bytes)));
    }
    Ok((results, outcome))
}

fn binding(register: Register) -> Binding {
    let class = match register.class {
        'b' => Class::Cbv,
        'u' => Class::Uav,
        's' => Class::Sampler,
        _ => Class::Srv,
    };
    Binding::Register(class, register.space, register.number)
}

/// What is bound, as the interpreter has it; nothing for a scene, which it does not know.
fn content(what: &What) -> Option<Content> {
    Some(match what {
        What::Bytes { data, .. } => Content::Bytes(data.clone()),
        What::Typed { format, data } => {
            let texels = decode(*format, data);
            let shape = Shape { size: [texels.len() as u32, 1, 1], layers: 1, mips: 1, samples: 1 };
            Content::Texture(TextureContent { shape, texels })
        }
        What::Texture(texture) => Content::Texture(TextureContent {
            shape: Shape { size: texture.size, layers: texture.layers, mips: texture.mips, samples: 1 },
            texels: decode(texture.format, &texture.data),
        }),
        What::Sampler(sampler) => Content::Sampler(SamplerState {
            linear: sampler.linear,
            outside: match sampler.outside {
                Outside::Clamp => 0,
                Outside::Wrap => 1,
                Outside::Mirror => 2,
                Outside::Border => 3,
            },
            compare: sampler.compare.map_or(0, |compare| compare as u8),
        }),
        What::Scene => return None,
    })
}

/// Texels of a format as the interpreter has them: reals as floats, what is missing as 0, 0, 0, 1.
fn decode(format: Format, data: &[u8]) -> Vec<[u64; 4]> {
    let real = format.scalar.is_real("0");
    let one = |value: f64| if real { u64::from((value as f32).to_bits()) } else { value as i64 as u64 };
    let texel = |bytes: &[u8]| {
        let mut texel = [0, 0, 0, one(1.0)];
        for (value, bytes) in texel.iter_mut().zip(bytes.chunks_exact(format.scalar.size("0"))) {
            let wide = bytes.len() == 8 && !real;
            *value = match wide {
                true => u64::from_le_bytes(bytes.try_into().unwrap_or_default()),
                false => one(format.scalar.number(bytes, "0")) & 0xffff_ffff,
            };
        }
        texel
    };
    data.chunks_exact(format.size().max(1)).map(texel).collect()
}

/// The bytes of a texel's components in a format.
fn encode(format: Format, texel: [u64; 4]) -> Vec<u8> {
    let component = |bits: u64| -> Vec<u8> {
        let real = || f64::from(f32::from_bits(bits as u32));
        match format.scalar {
            Scalar::Uint(n) | Scalar::Int(n) => bits.to_le_bytes()[..n].to_vec(),
            Scalar::Float => (bits as u32).to_le_bytes().to_vec(),
            scalar => scalar.encode(&format!("{:?}", real())).unwrap_or_default(),
        }
    };
    texel.into_iter().take(format.components).flat_map(component).collect()
}

/// What lies at a register after a run.
fn left_at(test: &Test, outcome: &Outcome, register: Register) -> Option<Vec<u8>> {
    let resource = test.resources.iter().find(|resource| resource.register == register)?;
    let binding = binding(register);
    let texels = |format: Format, data: &[u8]| {
        let mut bytes = data.to_vec();
        let of = outcome.texels.iter().filter(|((at, _), _)| *at == binding);
        for ((_, place), cells) in of {
            let at = place * format.size();
            let made = encode(format, cells.map(|cell| cell.bits));
            if let Some(room) = bytes.get_mut(at..at + made.len()) {
                room.copy_from_slice(&made);
            }
        }
        bytes
    };
    Some(match &resource.what {
        What::Bytes { data, .. } => {
            outcome.buffers.get(&binding).map_or_else(|| data.clone(), |memory| memory.bytes.clone())
        }
        What::Typed { format, data } => texels(*format, data),
        What::Texture(texture) => texels(texture.format, &texture.data),
        What::Sampler(_) | What::Scene => return None,
    })
}
