//! The entries: which file, function and profile, under which defines.

macro_rules! files {
    ($($name:literal)*) => {
        [$((concat!($name, ".hlsl"), include_str!(concat!("../../engine/entries/", $name, ".hlsl")))),*]
    };
}

/// The files that have entries.
pub(super) const FILES: [(&str, &str); 18] = files!(
    "forward" "gbuffer" "shadow_caster" "tiled_lights" "occlusion" "temporal" "bloom" "finish" "particles" "terrain" "meshlets"
    "culling" "compress" "traced" "probes" "skinning" "volume" "everything"
);

/// One shader to be compiled.
#[derive(Clone, Debug)]
pub struct Entry {
    /// The file in the tree.
    pub file: &'static str,
    /// The function.
    pub function: &'static str,
    /// The profile, as `ps_6_6`.
    pub profile: &'static str,
    /// Names and values, as `-D` has them: `NAME=VALUE`.
    pub defines: Vec<String>,
    /// The row of the table that it is a permutation of.
    pub row: usize,
}

impl Entry {
    /// The entry in one line: file, function and defines.
    pub fn name(&self) -> String {
        let stem = self.file.trim_end_matches(".hlsl");
        let defines: String = self.defines.iter().map(|define| format!(" {define}")).collect();
        format!("{stem}/{}{defines}", self.function)
    }
}

/// A define and the values that it takes in turn; `-` leaves it out.
type Axis = (&'static str, &'static [&'static str]);

/// An entry under all combinations of its axes.
struct Permuted(&'static str, &'static str, &'static str, &'static [Axis]);

const SWITCH: &[&str] = &["0", "1"];
const QUALITY: Axis = ("QUALITY", &["1", "2"]);

#[rustfmt::skip]
const ALL: [Permuted; 31] = [
    Permuted("forward.hlsl", "vertex_main", "vs_6_6", &[]),
    Permuted("forward.hlsl", "pixel_main", "ps_6_6", &[("ALPHA_TEST", &["-", "1"]), ("SHADOWS", SWITCH), ("NORMAL_MAP", SWITCH), ("EMISSIVE", SWITCH), ("FOG", SWITCH), QUALITY, ("SHADOW_TAPS", &["4", "16"])]),
    Permuted("gbuffer.hlsl", "vertex_main", "vs_6_6", &[]),
    Permuted("gbuffer.hlsl", "pixel_main", "ps_6_6", &[("NORMAL_MAP", SWITCH), ("EMISSIVE", SWITCH), ("ALPHA_TEST", &["-", "1"])]),
    Permuted("shadow_caster.hlsl", "vertex_main", "vs_6_6", &[("LAYERED", &["-", "1"]), ("WIND", &["-", "1"])]),
    Permuted("shadow_caster.hlsl", "pixel_main", "ps_6_6", &[]),
    Permuted("tiled_lights.hlsl", "main", "cs_6_6", &[("TILE", &["8", "16"]), ("MAX_LIGHTS", &["64", "256"])]),
    Permuted("occlusion.hlsl", "main", "cs_6_6", &[("SLICES", &["2", "4"]), ("STEPS", &["4", "8"]), ("RADIUS", &["0.5", "1.0"])]),
    Permuted("temporal.hlsl", "main", "cs_6_6", &[("GAMMA", &["1.0", "1.25"])]),
    Permuted("bloom.hlsl", "main", "cs_6_6", &[("DOWN", SWITCH)]),
    Permuted("finish.hlsl", "main", "ps_6_6", &[("GRADE", SWITCH), ("VIGNETTE", SWITCH), ("GRAIN", SWITCH), ("TONE_CURVE", &["0", "1", "2"])]),
    Permuted("particles.hlsl", "simulate", "cs_6_6", &[("GROUP_SIZE", &["64", "128"])]),
    Permuted("particles.hlsl", "vertex_main", "vs_6_6", &[]),
    Permuted("particles.hlsl", "geometry_main", "gs_6_6", &[]),
    Permuted("particles.hlsl", "pixel_main", "ps_6_6", &[]),
    Permuted("terrain.hlsl", "vertex_main", "vs_6_6", &[("MOST", &["32.0"])]),
    Permuted("terrain.hlsl", "hull_main", "hs_6_6", &[("MOST", &["32.0", "64.0"])]),
    Permuted("terrain.hlsl", "domain_main", "ds_6_6", &[("MOST", &["32.0"])]),
    Permuted("terrain.hlsl", "pixel_main", "ps_6_6", &[("MOST", &["32.0"]), ("FOG", SWITCH), QUALITY]),
    Permuted("meshlets.hlsl", "amplification_main", "as_6_6", &[]),
    Permuted("meshlets.hlsl", "mesh_main", "ms_6_6", &[]),
    Permuted("meshlets.hlsl", "pixel_main", "ps_6_6", &[]),
    Permuted("culling.hlsl", "main", "cs_6_6", &[("OCCLUSION", SWITCH), ("GROUP_SIZE", &["32", "64"])]),
    Permuted("compress.hlsl", "main", "cs_6_6", &[("CHANNELS", &["1", "3"])]),
    Permuted("traced.hlsl", "main", "cs_6_6", &[("RAYS", &["1", "4"])]),
    Permuted("probes.hlsl", "main", "cs_6_6", &[("SAMPLES", &["256", "1024"]), ("GROUP_SIZE", &["64", "128"])]),
    Permuted("skinning.hlsl", "main", "cs_6_6", &[("GROUP_SIZE", &["64", "256"])]),
    Permuted("volume.hlsl", "main", "cs_6_6", &[("OCTAVES", &["2", "4"]), ("SHADOW_TAPS", &["4", "8"])]),
    Permuted("forward.hlsl", "pixel_main", "ps_6_6", &[("SHADOWS", &["1"]), ("NORMAL_MAP", &["1"]), ("EMISSIVE", &["1"]), ("FOG", &["1"]), ("ALPHA_TEST", &["1"]), ("SHADOW_TAPS", &["8", "12"])]),
    Permuted("everything.hlsl", "main", "cs_6_6", &[("SAMPLES", &["1", "4"]), ("BOUNCES", &["2", "3"]), ("FOG", SWITCH), ("TONE_CURVE", &["0"])]),
    Permuted("everything.hlsl", "main", "cs_6_6", &[("SAMPLES", &["8"]), ("BOUNCES", &["4"]), ("TONE_CURVE", &["1", "2"])]),
];

/// All of them.
pub(super) fn all() -> Vec<Entry> {
    ALL.iter().enumerate().flat_map(|(row, permuted)| permutations(row, permuted)).collect()
}

fn permutations(row: usize, Permuted(file, function, profile, axes): &'static Permuted) -> Vec<Entry> {
    let mut combinations: Vec<Vec<String>> = vec![Vec::new()];
    for &(name, values) in *axes {
        let with = |before: &Vec<String>, value: &str| {
            let define = (value != "-").then(|| format!("{name}={value}"));
            before.iter().cloned().chain(define).collect()
        };
        combinations = combinations
            .iter()
            .flat_map(|before| values.iter().map(move |&value| with(before, value)))
            .collect();
    }
    let entry = |defines| Entry { file, function, profile, defines, row };
    combinations.into_iter().map(entry).collect()
}
