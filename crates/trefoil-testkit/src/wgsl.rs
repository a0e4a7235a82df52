//! HLSL that a program wrote: bevy's WGSL, composed as bevy does it, made HLSL by naga.

use crate::consumers::files;
use naga::back::hlsl;
use naga::valid::{Capabilities, ValidationFlags, Validator};
use naga_oil::compose::{ComposableModuleDescriptor, Composer, NagaModuleDescriptor, ShaderDefValue};
use std::collections::BTreeMap;
use std::path::{Path, PathBuf};
use std::sync::{Mutex, OnceLock};

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

/// Shaders of which naga writes no HLSL, and why.
pub const UNWRITTEN: &[(&str, &str)] = &[
    ("meshlet_mesh_material.wgsl", "bevy makes its module at run time, for a material"),
    ("clear_visibility_buffer.wgsl", "naga writes no HLSL for push constants that are no structure"),
    ("remap_1d_to_2d_dispatch.wgsl", "naga writes no HLSL for push constants that are no structure"),
    ("hardware_raster.wgsl", "naga writes no HLSL for push constants that are no structure"),
    ("pathtracer.wgsl", "naga writes no HLSL for ray queries whose flow it cannot follow"),
    ("restir_di.wgsl", "naga writes no HLSL for ray queries whose flow it cannot follow"),
    ("restir_gi.wgsl", "naga writes no HLSL for ray queries whose flow it cannot follow"),
    ("world_cache_update.wgsl", "naga writes no HLSL for ray queries whose flow it cannot follow"),
];

/// What wgpu gives the compiler: naga's HLSL chooses between vectors by `?:`.
pub const ARGS: [&str; 2] = ["-HV", "2018"];

/// Whether a path ends so.
pub fn ends(path: &Path, end: &str) -> bool {
    path.to_string_lossy().ends_with(end)
}

/// Why naga writes no HLSL of a shader, if it does not.
pub fn why_unwritten(path: &Path) -> Option<&'static str> {
    UNWRITTEN.iter().find(|(end, _)| ends(path, end)).map(|(_, why)| *why)
}

/// The shaders that are one by themselves: their names, and where they lie.
pub fn shaders() -> Vec<(String, PathBuf)> {
    files("target/consumers/wgsl").into_iter().filter(|(_, path)| !is_module(path)).collect()
}

/// Whether a file is there to be imported.
fn is_module(path: &Path) -> bool {
    std::fs::read_to_string(path).is_ok_and(|text| text.contains("#define_import_path"))
}

/// The composer with all of bevy's modules.
fn composer() -> &'static Mutex<Composer> {
    static COMPOSER: OnceLock<Mutex<Composer>> = OnceLock::new();
    COMPOSER.get_or_init(|| {
        let mut composer = Composer::default().with_capabilities(Capabilities::all());
        let files = files("target/consumers/wgsl").into_iter().map(|(_, path)| path);
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
#[derive(Clone, Debug)]
pub struct Entry {
    /// Stage and shader model.
    pub profile: String,
    /// Its name in HLSL.
    pub name: String,
    /// The source.
    pub text: String,
}

/// All entry points of a shader, as naga writes them.
///
/// # Errors
/// What bevy's composer or naga says.
pub fn hlsl_of(path: &Path) -> Result<Vec<Entry>, String> {
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
