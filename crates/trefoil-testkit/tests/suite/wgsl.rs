//! Real HLSL that a program wrote: bevy's WGSL, composed as bevy does it, made HLSL by naga, compiled by us to DXIL, and
//! shown to DXC's validator; to SPIR-V, for spirv-val; and to DXBC, for vkd3d's disassembler. What DXC itself does not compile is naga's affair and not counted.

use libtest_mimic::{Failed, Trial};
use naga::back::hlsl;
use naga::valid::{Capabilities, ValidationFlags, Validator};
use naga_oil::compose::{ComposableModuleDescriptor, Composer, NagaModuleDescriptor, ShaderDefValue};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, OnceLock};
use trefoil_testkit::dxc::Microsoft;
use trefoil_testkit::ours::{Target, compile};
use trefoil_testkit::spirv;
use trefoil_testkit::vkd3d::{self, Form};

/// Shaders that bevy composes only with definitions of their own, or in several forms: the end of the path, and the
/// definitions.
const FORMS: &[(&str, &[&str])] = &[
    ("smaa.wgsl", &["SMAA_EDGE_DETECTION", "SMAA_PRESET_HIGH", "SMAA_LUMA_EDGE_DETECTION"]),
    ("taa.wgsl", &["RESET"]),
    ("fxaa.wgsl", &["EDGE_THRESH_MIN_MEDIUM", "EDGE_THRESH_MEDIUM"]),
    ("deferred_lighting.wgsl", &["DEFERRED_PREPASS"]),
    ("light_probe/downsample.wgsl", &["COMBINE_BIND_GROUP"]),
    ("cull_bvh.wgsl", &["MESHLET_BVH_CULLING_PASS", "MESHLET_FIRST_CULLING_PASS"]),
    ("cull_clusters.wgsl", &["MESHLET_CLUSTER_CULLING_PASS", "MESHLET_FIRST_CULLING_PASS"]),
    ("cull_instances.wgsl", &["MESHLET_INSTANCE_CULLING_PASS", "MESHLET_FIRST_CULLING_PASS"]),
    ("visibility_buffer_software_raster.wgsl", &["MESHLET_VISIBILITY_BUFFER_RASTER_PASS"]),
];

/// Shaders that are not counted, and why.
const LEFT_OUT: &[(&str, Option<Target>, &str)] = &[
    ("meshlet_mesh_material.wgsl", None, "bevy makes its module at run time, for a material"),
    ("clear_visibility_buffer.wgsl", None, "naga writes no HLSL for push constants that are no structure"),
    ("remap_1d_to_2d_dispatch.wgsl", None, "naga writes no HLSL for push constants that are no structure"),
    ("hardware_raster.wgsl", None, "naga writes no HLSL for push constants that are no structure"),
    ("pathtracer.wgsl", None, "naga writes no HLSL for ray queries whose flow it cannot follow"),
    ("restir_di.wgsl", None, "naga writes no HLSL for ray queries whose flow it cannot follow"),
    ("restir_gi.wgsl", None, "naga writes no HLSL for ray queries whose flow it cannot follow"),
    ("world_cache_update.wgsl", None, "naga writes no HLSL for ray queries whose flow it cannot follow"),
    ("resolve_dlss_rr_textures.wgsl", None, "it declares ray-tracing types, which trefoil does not have yet"),
    ("software_raster.wgsl", Some(Target::Dxbc), "shader model 5.1 has no wave operations"),
];

/// What bevy defines for every shader on a desktop machine.
fn definitions(path: &Path) -> impl Iterator<Item = (String, ShaderDefValue)> {
    let numbers = [
        ("MAX_DIRECTIONAL_LIGHTS", 10),
        ("MAX_CASCADES_PER_LIGHT", 4),
        ("AVAILABLE_STORAGE_BUFFER_BINDINGS", 16),
        ("MATERIAL_BIND_GROUP", 3),
        ("SCREEN_SPACE_SPECULAR_TRANSMISSION_BLUR_TAPS", 8),
        ("WORLD_CACHE_SIZE", 1 << 20),
        ("LAYER_COUNT", 8),
        ("SLICE_COUNT", 3),
        ("SAMPLES_PER_SLICE_SIDE", 3),
        ("SHADOW_SAMPLES", 4),
    ];
    let flags =
        ["VERTEX_POSITIONS", "VERTEX_NORMALS", "VERTEX_UVS", "VERTEX_UVS_A", "VERTEX_OUTPUT_INSTANCE_INDEX"];
    let own = FORMS.iter().filter(|(end, _)| ends(path, end)).flat_map(|(_, names)| *names);
    let numbers = numbers.into_iter().map(|(name, value)| (name.to_string(), ShaderDefValue::UInt(value)));
    let flags: Vec<_> =
        flags.iter().chain(own).map(|name| (name.to_string(), ShaderDefValue::Bool(true))).collect();
    numbers.chain(flags)
}

/// What wgpu gives the compiler: naga's HLSL chooses between vectors by `?:`.
const ARGS: [&str; 2] = ["-HV", "2018"];

/// A trial for each shader that is one by itself.
pub(crate) fn trials() -> Vec<Trial> {
    let files = crate::files("target/consumers/wgsl");
    if files.is_empty() {
        let why = "target/consumers/wgsl is missing: run `cargo xtask fetch`";
        return vec![Trial::test("wgsl", move || Err(Failed::from(why)))];
    }
    let alone = files.into_iter().filter(|(_, path)| !is_module(path));
    let trial = |target: Target, (name, path): (String, PathBuf)| {
        let name = format!("{}/{name}", folder(target));
        let left_out =
            |(end, of, _): &&(&str, Option<Target>, _)| ends(&path, end) && of.is_none_or(|of| of == target);
        match LEFT_OUT.iter().find(left_out) {
            Some((.., why)) => Trial::test(format!("{name} ({why})"), || Ok(())).with_ignored_flag(true),
            None => Trial::test(name, move || check(&path, target).map_err(Failed::from)),
        }
    };
    let alone: Vec<(String, PathBuf)> = alone.collect();
    let targets = [Target::Dxil, Target::Spirv, Target::Dxbc];
    targets.iter().flat_map(|target| alone.iter().cloned().map(move |file| trial(*target, file))).collect()
}

/// What the trials of a target are called after.
fn folder(target: Target) -> &'static str {
    match target {
        Target::Dxil => "wgsl",
        Target::Spirv => "wgsl-spirv",
        Target::Dxbc => "wgsl-dxbc",
    }
}

fn ends(path: &Path, end: &str) -> bool {
    path.to_string_lossy().ends_with(end)
}

fn is_module(path: &Path) -> bool {
    std::fs::read_to_string(path).is_ok_and(|text| text.contains("#define_import_path"))
}

/// The composer with all of bevy's modules.
fn composer() -> &'static Mutex<Composer> {
    static COMPOSER: OnceLock<Mutex<Composer>> = OnceLock::new();
    COMPOSER.get_or_init(|| {
        let mut composer = Composer::default().with_capabilities(Capabilities::all());
        let files = crate::files("target/consumers/wgsl").into_iter().map(|(_, path)| path);
        let mut waiting: Vec<PathBuf> = files.filter(|path| is_module(path)).collect();
        // A module is taken once those that it imports are there.
        loop {
            let before = waiting.len();
            waiting.retain(|path| {
                let source = std::fs::read_to_string(path).unwrap_or_default();
                let file_path = path.to_string_lossy();
                let module = ComposableModuleDescriptor {
                    source: &source,
                    file_path: &file_path,
                    ..Default::default()
                };
                composer.add_composable_module(module).is_err()
            });
            if waiting.is_empty() || waiting.len() == before {
                break;
            }
        }
        Mutex::new(composer)
    })
}

/// One entry point as HLSL.
struct Entry {
    profile: String,
    name: String,
    text: String,
}

fn check(path: &Path, target: Target) -> Result<(), String> {
    let entries = hlsl_of(path)?;
    let file = path.with_extension("hlsl").to_string_lossy().into_owned();
    let microsoft = Microsoft::new()?;
    let mut wrong = Vec::new();
    for entry in &entries {
        let Entry { profile, name, text } = entry;
        if let Err(why) = microsoft.compile(&file, text, profile, name, &ARGS) {
            wrong.push(format!("{name}: DXC itself: {}", first_error(&why)));
            continue;
        }
        if std::env::var_os("TREFOIL_WAYS").is_some_and(|ways| ways == "dxc") {
            continue;
        }
        let profile = if target == Target::Dxbc { profile.replace("6_0", "5_1") } else { profile.clone() };
        let made = compile(&file, text, &profile, name, target, &ARGS);
        let judged = made.and_then(|made| match target {
            Target::Dxil => microsoft.validate(&made),
            Target::Spirv => spirv::validate_for(&made, "vulkan1.1"),
            Target::Dxbc => vkd3d::disassemble(&made, Form::Dxbc).map(drop),
        });
        if let Err(why) = judged {
            wrong.push(format!("{name}: {}", first_error(&why)));
        }
    }
    if wrong.is_empty() { Ok(()) } else { Err(wrong.join("\n")) }
}

fn first_error(text: &str) -> &str {
    text.lines().find(|line| line.contains("error")).unwrap_or(text)
}

/// All entry points of a shader, as naga writes them.
fn hlsl_of(path: &Path) -> Result<Vec<Entry>, String> {
    let source = std::fs::read_to_string(path).map_err(|e| e.to_string())?;
    let shader_defs = definitions(path).collect();
    let file_path = path.to_string_lossy();
    let mut composer = composer().lock().unwrap_or_else(|poisoned| poisoned.into_inner());
    let descriptor =
        NagaModuleDescriptor { source: &source, file_path: &file_path, shader_defs, ..Default::default() };
    let module = composer.make_naga_module(descriptor).map_err(|e| {
        let text = e.emit_to_string(&composer);
        format!("bevy's composer: {}", text.lines().next().unwrap_or_default())
    })?;
    let mut validator = Validator::new(ValidationFlags::all(), Capabilities::all());
    let info = validator.validate(&module).map_err(|e| format!("naga's validator: {e:?}"))?;
    if module.entry_points.is_empty() {
        return Err("the shader has no entry point".into());
    }
    let options = hlsl::Options {
        shader_model: hlsl::ShaderModel::V6_0,
        fake_missing_bindings: true,
        push_constants_target: Some(hlsl::BindTarget { space: 9, register: 0, ..Default::default() }),
        ..Default::default()
    };
    let mut entries = Vec::new();
    for (index, point) in module.entry_points.iter().enumerate() {
        let pipeline = hlsl::PipelineOptions { entry_point: Some((point.stage, point.name.clone())) };
        let mut text = String::new();
        let mut writer = hlsl::Writer::new(&mut text, &options, &pipeline);
        let made = writer.write(&module, &info, None).map_err(|e| format!("naga's writer: {e}"))?;
        let names: BTreeMap<usize, &String> = made
            .entry_point_names
            .iter()
            .enumerate()
            .filter_map(|(i, name)| Some((i, name.as_ref().ok()?)))
            .collect();
        let name =
            names.get(&index).or_else(|| names.get(&0)).ok_or("naga wrote no entry point")?.to_string();
        let prefix = match point.stage {
            naga::ShaderStage::Vertex => "vs",
            naga::ShaderStage::Fragment => "ps",
            _ => "cs",
        };
        entries.push(Entry { profile: format!("{prefix}_6_0"), name, text });
    }
    Ok(entries)
}
