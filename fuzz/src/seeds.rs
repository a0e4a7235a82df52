//! What is broken: the shaders, texts and binaries of the tests.

use std::path::{Path, PathBuf};
use trefoil::{
    Artifact, CodegenOptions, DebugOptions, NoIncludes, Options, Profile, Request, Session, SpirvOptions,
    Target, TargetEnv,
};

/// The root of the workspace.
pub(crate) fn workspace() -> PathBuf {
    Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/..")).components().collect()
}

/// The files below some folders of the workspace that have an extension, in order of their paths.
pub(crate) fn files(folders: &[&str], extension: &str) -> Vec<PathBuf> {
    let mut out = Vec::new();
    folders.iter().for_each(|folder| walk(&workspace().join(folder), extension, &mut out));
    out.sort();
    out
}

fn walk(folder: &Path, extension: &str, out: &mut Vec<PathBuf>) {
    let Ok(entries) = std::fs::read_dir(folder) else { return };
    for path in entries.filter_map(Result::ok).map(|entry| entry.path()) {
        if path.is_dir() {
            walk(&path, extension, out);
        } else if path.extension().is_some_and(|e| e == extension) {
            out.push(path);
        }
    }
}

/// The text of each file, without the lines that are comments: they would hide most of what is changed.
pub(crate) fn texts(files: &[PathBuf], comment: &str) -> Vec<String> {
    let read = |path: &PathBuf| {
        let text = String::from_utf8_lossy(&std::fs::read(path).ok()?).into_owned();
        let lines = text.lines().filter(|line| !line.trim_start().starts_with(comment));
        Some(lines.collect::<Vec<_>>().join("\n"))
    };
    files.iter().filter_map(read).collect()
}

/// A shader and how it is compiled.
#[derive(Clone, Default)]
pub(crate) struct Shader {
    /// HLSL without comments on lines of their own.
    pub(crate) text: String,
    /// The profile, such as `cs_6_0`.
    pub(crate) profile: String,
    /// The entry point.
    pub(crate) entry: String,
    /// `-enable-16bit-types`.
    pub(crate) native_16bit: bool,
    /// Whether its file says that it is sound: for DXIL, for SPIR-V.
    pub(crate) sound: [bool; 2],
}

/// The shaders of the tests and the examples, as their comments say that they are compiled.
pub(crate) fn shaders() -> Vec<Shader> {
    let files = files(&["tests/accept", "tests/exec", "tests/text", "examples"], "hlsl");
    let texts = files.iter().filter_map(|path| std::fs::read_to_string(path).ok());
    texts.flat_map(|text| shaders_of(&text)).filter(|shader| !shader.text.is_empty()).collect()
}

/// The stages that the head of an execution test names entry points of, and their profiles.
const STAGES: [(&str, &str); 9] = [
    ("compute:", "cs_6_6"),
    ("vertex:", "vs_6_6"),
    ("pixel:", "ps_6_6"),
    ("geometry:", "gs_6_6"),
    ("hull:", "hs_6_6"),
    ("domain:", "ds_6_6"),
    ("mesh:", "ms_6_6"),
    ("amplification:", "as_6_6"),
    ("raygeneration:", "lib_6_6"),
];

/// A shader of a file for each stage that its head names, or one.
fn shaders_of(text: &str) -> Vec<Shader> {
    let word = |key: &str| {
        let mut words = text.split_whitespace().skip_while(|word| *word != key).skip(1);
        words.next().map(|word| word.trim_matches(['"', ',', ';']).to_owned())
    };
    let named = STAGES.iter().filter_map(|(key, profile)| Some((word(key)?, *profile)));
    let mut stages: Vec<(String, &str)> = named.collect();
    let is_test = !stages.is_empty();
    if !is_test {
        stages.push(("main".to_owned(), if text.contains("SV_Target") { "ps_6_6" } else { "cs_6_6" }));
    }
    // An acceptance test has its outcome on the first line; the other tests and the examples are sound but for what they except.
    let outcome = text.lines().next().and_then(|line| line.split_once(" => "));
    let sound = ["dxil", "spirv"].map(|target| match outcome {
        Some((_, outcome)) => outcome.split_whitespace().any(|word| word == target),
        None => is_test && !text.contains(&format!("except {target}")),
    });
    // What stands after `//~` is an acceptance test's verdict.
    let lines = text.lines().filter(|line| !line.trim_start().starts_with("//"));
    let lines = lines.map(|line| line.split(" //~ ").next().unwrap_or_default());
    let (source, profile, entry) = (lines.collect::<Vec<_>>().join("\n"), word("-T"), word("-E"));
    let profile = profile.filter(|profile| profile.contains("_6_"));
    let of_stage = |(named, fallback): (String, &str)| Shader {
        text: source.clone(),
        profile: profile.clone().unwrap_or_else(|| fallback.to_owned()),
        entry: entry.clone().unwrap_or(named),
        native_16bit: text.contains("enable-16bit"),
        sound,
    };
    stages.into_iter().map(of_stage).collect()
}

/// Compiles a shader; what came out, or what was said.
pub(crate) fn compile(shader: &Shader, text: &str, target: Target) -> Result<Vec<u8>, String> {
    made(shader, text, target, DebugOptions::default()).map(|artifact| artifact.bytes)
}

fn made(shader: &Shader, text: &str, target: Target, debug: DebugOptions) -> Result<Artifact, String> {
    let request = Request {
        source_name: "fuzz.hlsl",
        source: text.as_bytes(),
        entry: &shader.entry,
        profile: Profile::parse(&shader.profile).ok_or("no profile")?,
        target,
        options: Options {
            codegen: CodegenOptions { native_16bit: shader.native_16bit, ..CodegenOptions::default() },
            // The environment that the acceptance tests are for.
            spirv: SpirvOptions { env: TargetEnv::Vulkan1_3, ..SpirvOptions::default() },
            debug,
            ..Options::default()
        },
        include: &NoIncludes,
    };
    Session::new().compile(&request).map_err(|diagnostics| diagnostics.to_string())
}

/// The containers with debug information and the PDB files of some of the shaders.
pub(crate) fn debug_files() -> Vec<Vec<u8>> {
    let debug = DebugOptions { full: true, embed: true, ..DebugOptions::default() };
    let shaders = shaders();
    let compiled = shaders.iter().step_by(5 * SPARSE);
    let compiled = compiled.filter_map(|shader| made(shader, &shader.text, Target::Dxil, debug.clone()).ok());
    let files = compiled.flat_map(|artifact| [Some(artifact.bytes), artifact.pdb.map(|pdb| pdb.bytes)]);
    files.flatten().collect()
}

/// One shader of that many is compiled to be broken as a binary.
const SPARSE: usize = 12;

/// What some of the shaders make for a target.
pub(crate) fn binaries(target: Target) -> Vec<Vec<u8>> {
    let shaders = shaders();
    shaders.iter().step_by(SPARSE).filter_map(|shader| compile(shader, &shader.text, target).ok()).collect()
}
