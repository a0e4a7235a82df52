//! Execution tests in the interpreter: what is bound goes into its world, and what it leaves there is
//! compared with the expectation as a driver's results are.

use super::compare::{self, Results};
use super::data::Scalar;
use super::header::{Format, Outside, Place, Register, Stage, Test, What};
use super::modules;
use super::parse;
use super::route::Route;
use super::run::{is_for_vulkan, source_of};
use super::scene::{self, Rays, Scene};
use crate::dxc::Microsoft;
use crate::ours;
use crate::spirv::Wants;
use crate::vulkan::{self, Job};
use std::path::Path;
use std::sync::Arc;
use trefoil_interp::draw::{Attribute, Draw, Topology, draw};
use trefoil_interp::{
    Binding, Class, Content, HitGroup, Limits, Outcome, Program, SamplerState, Shape, Table, TextureContent,
    World, run, scene as met,
};

/// Runs the test in a file in the interpreter: DXC's container and ours, at both levels. Tells why not, when the test
/// is no test of the interpreter.
///
/// # Errors
/// What came out other than expected, by compiler and level.
pub fn file(path: &Path) -> Result<Option<String>, String> {
    check(path, None)
}

/// As [`file()`], with what a driver makes of the test's SPIR-V: ours, or DXC's where the test takes ours out. What the test
/// expects to be alike only must be what the driver makes, and both compilers' SPIR-V is executed too.
///
/// # Errors
/// As [`file()`], and what the driver or a compiler says.
pub fn against_driver(path: &Path) -> Result<Option<String>, String> {
    check(
        path,
        Some(&|test, name, source| {
            let is_ours = !test.except.iter().any(|(route, _)| *route == Route::Spirv);
            let route = match (Path::new(name).extension(), is_ours) {
                (Some(extension), _) if extension == "ll" && is_for_vulkan(Path::new(name), source) => {
                    Route::LlcSpirv
                }
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
    if let Some(why) = why_not(&test) {
        return Ok(Some(why));
    }
    let (shader, source) = source_of(&test, path, text)?;
    let name = shader.to_string_lossy();
    let reference = driver.map(|driver| driver(&test, &name, &source)).transpose()?;
    let mut programs = Vec::new();
    let only_vulkan = only_for_vulkan(&test, &shader, &source);
    if only_vulkan.is_none() {
        programs = containers(&test, &name, &source)?;
    }
    if driver.is_some() {
        programs.extend(spirv_modules(&test, &shader, &source));
    }
    if let (Some(why), true) = (only_vulkan, programs.is_empty()) {
        return Ok(Some(why));
    }
    let mut failures = Vec::new();
    for (whose, program) in programs {
        let told = program.and_then(|subject| executed(&test, &subject));
        let told = told.and_then(|(results, _)| compare::check(&test, &results, reference.as_ref()));
        if let Err(why) = told {
            failures.push(format!("{whose}: {why}"));
        }
    }
    if failures.is_empty() { Ok(None) } else { Err(failures.join("\n")) }
}

/// Most rays that are traced: pictures have more, and the tests beside them show the same in small.
const MOST_RAYS: u32 = 1 << 14;

/// Why the interpreter does not execute a test.
fn why_not(test: &Test) -> Option<String> {
    let rays = test.dispatch.iter().product::<u32>();
    (test.rays.is_some() && rays > MOST_RAYS)
        .then(|| format!("its picture takes {rays} rays and their paths"))
}

/// Why a test has no DXIL. What its translator to SPIR-V lacks is no reason: the interpreter needs none.
fn only_for_vulkan(test: &Test, shader: &Path, source: &str) -> Option<String> {
    if is_for_vulkan(shader, source) {
        return Some("its LLVM IR is for Vulkan".to_string());
    }
    let (_, why) = test.except.iter().find(|(route, _)| *route == Route::Dxil)?;
    (!why.contains("vkd3d")).then(|| format!("not along dxil: {why}"))
}

/// Where a program has what a test binds to registers.
pub(crate) enum Bound {
    /// At the registers.
    Registers,
    /// At descriptors of Vulkan.
    Descriptors(Vec<modules::Binding>),
}

impl Bound {
    /// Where a program has a register, or its counter.
    fn place(&self, register: Register, counter: bool) -> Option<Binding> {
        let bindings = match self {
            Bound::Registers => return (!counter).then(|| binding(register)),
            Bound::Descriptors(bindings) => bindings,
        };
        let element = |of: &modules::Binding| {
            let base = of.register;
            let same = base.class == register.class && base.space == register.space;
            let element =
                register.number.checked_sub(base.number).filter(|_| same && of.counter == counter)?;
            of.variable.count.is_none_or(|count| element < count).then_some(element)
        };
        let (of, element) = bindings.iter().find_map(|of| Some((of, element(of)?)))?;
        let class = match of.variable.wants {
            Wants::Uniform => Class::Cbv,
            Wants::Storage | Wants::StorageTexel | Wants::Image => Class::Uav,
            Wants::UniformTexel | Wants::Sampled | Wants::Scene => Class::Srv,
            Wants::Sampler => Class::Sampler,
        };
        Some(Binding::Descriptor(class, of.variable.set, of.variable.binding, element))
    }
}

/// What is executed: the stages in their order, each with its entry's name, and where they have what is bound.
pub(crate) struct Subject {
    stages: Vec<(Vec<u8>, String)>,
    bound: Bound,
}

impl Subject {
    /// The DXIL of one stage.
    pub(crate) fn container(bytes: Vec<u8>) -> Subject {
        Subject { stages: vec![(bytes, String::new())], bound: Bound::Registers }
    }

    fn programs(&self) -> Result<Vec<Program>, String> {
        let read = |(bytes, entry): &(Vec<u8>, String)| match self.bound {
            Bound::Registers => Program::read(bytes),
            Bound::Descriptors(_) if entry.is_empty() => Program::read_spirv(bytes),
            Bound::Descriptors(_) => Program::read_spirv_entry(bytes, entry),
        };
        self.stages.iter().map(|stage| read(stage).map_err(|e| e.to_string())).collect()
    }
}

/// What is executed, or why there is nothing.
type Made = Result<Subject, String>;

/// Compiles the entry of a stage.
type Compile<'a> = dyn Fn(Stage, &str) -> Result<Vec<u8>, String> + 'a;

/// The containers of a test, each with whose it is.
fn containers(test: &Test, name: &str, source: &str) -> Result<Vec<(String, Made)>, String> {
    let stages = |compile: &Compile| -> Made {
        let made = test.stages.iter().map(|(stage, entry)| Ok((compile(*stage, entry)?, entry.clone())));
        Ok(Subject { stages: made.collect::<Result<_, String>>()?, bound: Bound::Registers })
    };
    if name.ends_with(".ll") {
        let made = stages(&|stage, _| modules::lowered(name, source, stage));
        return Ok(vec![("llc".to_string(), made)]);
    }
    let wrong_in_dxc = test.except.iter().any(|(route, _)| *route == Route::DxcDxil);
    let mut made = Vec::new();
    for level in ["-O3", "-Od"] {
        let args: Vec<&str> = test.args.iter().map(String::as_str).chain([level]).collect();
        let profile = |stage| test.profile(stage).to_string();
        let ours = stages(&|stage, entry| {
            ours::compile(name, source, &profile(stage), entry, ours::Target::Dxil, &args)
        });
        made.push((format!("trefoil {level}"), ours));
        if !wrong_in_dxc {
            let dxc = Microsoft::new()?;
            let theirs = stages(&|stage, entry| dxc.compile(name, source, &profile(stage), entry, &args));
            made.push((format!("DXC {level}"), theirs));
        }
    }
    Ok(made)
}

/// The SPIR-V of a test, each with whose it is.
fn spirv_modules(test: &Test, shader: &Path, source: &str) -> Vec<(String, Made)> {
    let routes: &[(Route, &str)] = match shader.extension() {
        Some(extension) if extension == "ll" && is_for_vulkan(shader, source) => {
            &[(Route::LlcSpirv, "llc's SPIR-V")]
        }
        Some(extension) if extension == "ll" => &[],
        _ => &[(Route::Spirv, "trefoil's SPIR-V"), (Route::Dxc, "DXC's SPIR-V")],
    };
    let taken = routes.iter().filter(|(route, _)| !test.except.iter().any(|(other, _)| other == route));
    let name = shader.to_string_lossy();
    let made = taken.map(|&(route, whose)| {
        let made = modules::compile(test, route, &name, source).map(|modules| {
            let bindings = modules.iter().flat_map(|module| module.bindings.clone()).collect();
            // A library is taken as a whole.
            let entry = |module: &modules::Module| match module.stage {
                Stage::Library => String::new(),
                _ => module.entry.clone(),
            };
            let stages = modules.iter().map(|module| (module.spirv.clone(), entry(module))).collect();
            Subject { stages, bound: Bound::Descriptors(bindings) }
        });
        (whose.to_string(), made)
    });
    made.collect()
}

/// What a program leaves at the places that a test looks at, and all else that came of it.
///
/// # Errors
/// What the interpreter says.
pub(crate) fn executed(test: &Test, subject: &Subject) -> Result<(Results, Outcome), String> {
    let (programs, bound) = (subject.programs()?, &subject.bound);
    let draws = !test.draw.targets.is_empty();
    let mut world = if draws { World::plain() } else { World::new(0) };
    world.dispatch = Some(test.dispatch);
    bind(&mut world, test, bound);
    let limits = Limits { steps: 200_000_000, ..Limits::default() };
    let mut results = Results::new();
    let outcome = match &programs[..] {
        [program] if !draws => run(program, &mut world, limits).map_err(|e| e.to_string())?,
        _ => {
            let drawn = draw(&programs, &mut world, &draw_of(test), limits).map_err(|e| e.to_string())?;
            for (number, (target, format)) in (0..).zip(drawn.targets.iter().zip(&test.draw.targets)) {
                let bytes = target.iter().flat_map(|texel| encode(*format, *texel)).collect();
                results.insert(Place::Target(number), bytes);
            }
            let depth = drawn.depth.iter().flat_map(|depth| depth.to_le_bytes()).collect();
            results.insert(Place::Depth, depth);
            drawn.outcome
        }
    };
    for expect in &test.expects {
        let found = match expect.place {
            Place::Register(register) => left_at(test, &outcome, bound, register),
            Place::Counter(register) => counted_at(test, &outcome, bound, register),
            Place::Target(_) | Place::Depth => None,
        };
        results.extend(found.map(|bytes| (expect.place, bytes)));
    }
    Ok((results, outcome))
}

/// What a test draws, as the interpreter has it.
fn draw_of(test: &Test) -> Draw {
    let draw = &test.draw;
    let attribute = |of: &super::header::Attribute| Attribute {
        values: decode(of.format, &of.data),
        per_instance: of.per_instance,
    };
    Draw {
        vertices: draw.vertices,
        instances: draw.instances,
        topology: match draw.topology {
            super::header::Topology::Triangles => Topology::List(3),
            super::header::Topology::Strip => Topology::Strip,
            super::header::Topology::Lines => Topology::List(2),
            super::header::Topology::Points => Topology::List(1),
            super::header::Topology::Patches(points) => Topology::List(points),
        },
        attributes: draw.attributes.iter().map(attribute).collect(),
        groups: test.dispatch,
        size: draw.size,
        targets: draw.targets.len() as u32,
        depth: draw.depth,
        front_counter_clockwise: true,
    }
}

/// Binds what a test binds.
fn bind(world: &mut World, test: &Test, bound: &Bound) {
    let scene = Arc::new(scene_of(&test.scene));
    for resource in &test.resources {
        let (register, counter) = (resource.register, resource.counter);
        let Some(place) = bound.place(register, false) else { continue };
        world.bind(place, content(&resource.what, &scene));
        match (counter, bound.place(register, true)) {
            (Some(first), Some(apart)) => world.bind(apart, Content::Bytes(first.to_le_bytes().to_vec())),
            (Some(first), None) => world.set_counter(place, first),
            (None, _) => {}
        }
    }
    if let Some(rays) = &test.rays {
        bind_rays(world, rays);
    }
}

/// Gives a world the pipeline of a test, and what follows the shaders in its tables.
fn bind_rays(world: &mut World, of: &Rays) {
    let group = |hit: &scene::HitGroup| HitGroup {
        closest: hit.closest.clone(),
        any: hit.any.clone(),
        intersection: hit.intersection.clone(),
    };
    let rays = trefoil_interp::Rays {
        generation: of.generation.clone(),
        misses: of.misses.clone(),
        hits: of.hits.iter().map(group).collect(),
        callables: of.callables.clone(),
    };
    for record in &of.records {
        let table = match record.table {
            scene::Table::Generation => Table::Generation,
            scene::Table::Miss => Table::Miss,
            scene::Table::Hit => Table::Hit,
            scene::Table::Callable => Table::Callable,
        };
        let place = Binding::Record(rays.record(table, record.index));
        world.bind(place, Content::Bytes(record.data.clone()));
    }
    world.rays = Some(Arc::new(rays));
}

/// The register as DXIL names it.
fn binding(register: Register) -> Binding {
    let class = match register.class {
        'b' => Class::Cbv,
        'u' => Class::Uav,
        's' => Class::Sampler,
        _ => Class::Srv,
    };
    Binding::Register(class, register.space, register.number)
}

/// What is bound, as the interpreter has it.
fn content(what: &What, scene: &Arc<met::Scene>) -> Content {
    match what {
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
        What::Scene => Content::Scene(scene.clone()),
    }
}

/// What rays meet, as the interpreter has it.
fn scene_of(scene: &Scene) -> met::Scene {
    let geometry = |of: &scene::Geometry| met::Geometry {
        boxes: of.boxes,
        opaque: of.opaque,
        numbers: of.numbers.clone(),
    };
    let instance = |of: &scene::Instance| met::Instance {
        geometries: scene.bottoms[of.bottom].geometries.iter().map(geometry).collect(),
        id: of.id,
        mask: of.mask.into(),
        record: of.record,
        flags: of.flags.into(),
        transform: of.transform,
    };
    met::Scene { instances: scene.instances.iter().map(instance).collect() }
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

/// The last value of a counter.
fn counted_at(test: &Test, outcome: &Outcome, bound: &Bound, register: Register) -> Option<Vec<u8>> {
    let first = test.resources.iter().find(|r| r.register == register).and_then(|r| r.counter);
    let first = || first.map(|value| value.to_le_bytes().to_vec());
    if let Some(apart) = bound.place(register, true) {
        return outcome.buffers.get(&apart).map(|memory| memory.bytes.clone()).or_else(first);
    }
    let last = bound.place(register, false).and_then(|place| outcome.counters.get(&place));
    last.map(|value| value.to_le_bytes().to_vec()).or_else(first)
}

/// What lies at a register after a run.
fn left_at(test: &Test, outcome: &Outcome, bound: &Bound, register: Register) -> Option<Vec<u8>> {
    let resource = test.resources.iter().find(|resource| resource.register == register)?;
    let binding = bound.place(register, false)?;
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
