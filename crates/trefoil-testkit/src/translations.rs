//! Translations: HLSL that another program wrote, of shaders of the tree.
//!
//! Much of what a compiler is given nobody wrote: engines translate SPIR-V to HLSL by spirv-cross, or write Slang, of which slangc
//! makes HLSL. Such text is unlike what people write: names with numbers, loops without a condition, casts of bits, structures for
//! every stage's inputs. Each shader goes several [`WAYS`]; both compilers are asked about the text that comes out, as of
//! [mutants](crate::mutants).

mod known;
mod sources;

pub use known::Known;
pub use sources::shaders;

use crate::consumers::{self, program, run_with};
use crate::dxc::Microsoft;
use crate::meaning::Job;
use crate::ours;

/// How a shader is made HLSL again.
#[derive(Clone, Copy, Debug)]
pub struct Way {
    /// What reports call it.
    pub name: &'static str,
    by: Translator,
    /// The oldest minor of shader model 6 that the text may be compiled for.
    model: u32,
    /// What the text is compiled with.
    args: &'static [&'static str],
}

/// Who translates, and of what.
#[derive(Clone, Copy, Debug)]
enum Translator {
    /// spirv-cross, of SPIR-V that a compiler makes with arguments.
    Cross { maker: Maker, compile: &'static [&'static str], translate: &'static [&'static str] },
    /// slangc, of the source.
    Slang(&'static [&'static str]),
}

/// Who makes SPIR-V.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Maker {
    Microsoft,
    Trefoil,
}

/// All ways. Options are spread over them, so that each meets others.
pub const WAYS: [Way; 12] = [
    cross("cross-dxc", Maker::Microsoft, &["-O3"], &[], 0, &[]),
    cross("cross-ours", Maker::Trefoil, &["-O3"], &[], 0, &[]),
    cross("cross-dxc-plain", Maker::Microsoft, &["-Od"], &["--force-temporary"], 6, &[]),
    cross("cross-ours-plain", Maker::Trefoil, &["-Od"], &["--force-zero-initialized-variables"], 6, &["-Od"]),
    cross("cross-dxc-tree", Maker::Microsoft, &["-fcgl"], &["--hlsl-enable-16bit-types"], 2, SHORT),
    cross(
        "cross-ours-rows",
        Maker::Trefoil,
        &["-Zpr", "-fvk-use-dx-layout"],
        &["--hlsl-enable-compat", "--hlsl-force-storage-buffer-as-uav", "--relax-nan-checks"],
        0,
        &["-Zpr"],
    ),
    cross(
        "cross-dxc-scalar",
        Maker::Microsoft,
        &["-fvk-use-scalar-layout", "-fspv-target-env=vulkan1.3"],
        &["--hlsl-nonwritable-uav-texture-as-srv", "--hlsl-auto-binding", "all", "--flatten-ubo"],
        0,
        &[],
    ),
    cross(
        "cross-ours-debug",
        Maker::Trefoil,
        &["-Zi", "-fvk-use-gl-layout", "-fspv-target-env=vulkan1.3"],
        &["--emit-line-directives", "--fixup-clipspace", "--hlsl-support-nonzero-basevertex-baseinstance"],
        0,
        &[],
    ),
    slang("slang", &["-line-directive-mode", "none"], 0, &[]),
    slang(
        "slang-rows",
        &["-matrix-layout-row-major", "-no-hlsl-pack-constant-buffer-elements", "-no-mangle", "-O0"],
        5,
        &["-Od"],
    ),
    slang(
        "slang-plain",
        &["-minimum-slang-optimization", "-zero-initialize", "-fp-mode", "precise"],
        2,
        SHORT,
    ),
    slang("slang-coverage", &["-trace-coverage", "-trace-function-coverage", "-preserve-params"], 6, &[]),
];

/// With types of 16 bits.
const SHORT: &[&str] = &["-enable-16bit-types"];

const fn cross(
    name: &'static str,
    maker: Maker,
    compile: &'static [&'static str],
    translate: &'static [&'static str],
    model: u32,
    args: &'static [&'static str],
) -> Way {
    Way { name, by: Translator::Cross { maker, compile, translate }, model, args }
}

const fn slang(
    name: &'static str,
    options: &'static [&'static str],
    model: u32,
    args: &'static [&'static str],
) -> Way {
    Way { name, by: Translator::Slang(options), model, args }
}

impl Way {
    /// The translation of a shader, or the words of who refuses it, after its name.
    ///
    /// # Errors
    /// A compiler or translator that is not there.
    pub fn translated(&self, microsoft: &Microsoft, job: &Job) -> Result<Result<Job, String>, String> {
        let profile = self.profile(&job.profile);
        let (entry, text) = match self.by {
            Translator::Cross { maker, compile, translate } => {
                let module = match spirv(microsoft, job, maker, compile) {
                    Ok(module) => module,
                    Err(why) => return Ok(Err(why)),
                };
                let model = profile.rsplit('_').next().unwrap_or_default();
                let mut command = program("spirv-cross")?;
                command.args(["--hlsl", "--shader-model", &format!("6{model}")]).args(translate).arg("-");
                ("main", run_with(&mut command, &module))
            }
            Translator::Slang(options) => (job.entry.as_str(), slang_text(job, &profile, options)?),
        };
        let text = text.map(|text| String::from_utf8_lossy(&text).into_owned());
        let own = job.args.iter().filter(|arg| is_of_text(arg)).map(String::as_str);
        let mut args: Vec<String> = own.chain(self.args.iter().copied()).map(String::from).collect();
        args.dedup();
        Ok(text.map(|source| Job {
            name: format!("{} {}", job.name, self.name),
            path: "translated.hlsl".into(),
            source,
            profile,
            entry: entry.into(),
            args,
            turn: None,
            byte_code: false,
        }))
    }

    /// A profile of the same stage that is new enough.
    fn profile(&self, own: &str) -> String {
        let mut parts = own.split('_');
        let (stage, minor) = (parts.next().unwrap_or_default(), parts.nth(1).unwrap_or_default());
        format!("{stage}_6_{}", minor.parse().unwrap_or(0).max(self.model))
    }

    /// Whether instructions of the text are counted beside DXC's: it is compiled with optimisation.
    pub fn counts(&self) -> bool {
        !self.args.contains(&"-Od")
    }
}

/// Whether an argument of a shader says something of its translation too.
fn is_of_text(arg: &str) -> bool {
    matches!(arg, "-enable-16bit-types" | "-Gis")
}

/// The module that is translated, or who refuses the shader with which words.
fn spirv(microsoft: &Microsoft, job: &Job, maker: Maker, more: &[&str]) -> Result<Vec<u8>, String> {
    let mut job = job.clone();
    let environment = more.iter().filter(|arg| arg.starts_with("-fspv-target-env"));
    job.args.extend(environment.map(|arg| arg.to_string()));
    job.make_spirv();
    let more = more.iter().filter(|arg| !arg.starts_with("-fspv-target-env")).copied();
    let args: Vec<&str> = job.args.iter().map(String::as_str).chain(more).collect();
    match maker {
        Maker::Microsoft => microsoft
            .compile(&job.path, &job.source, &job.profile, &job.entry, &args)
            .map_err(|why| format!("DXC: {}", first_error(&why))),
        Maker::Trefoil => ours::judge(&job.path, &job.source, &job.profile, &job.entry, job.target(), &args)
            .and_then(|made| made)
            .map(|(made, _)| made)
            .map_err(|why| format!("trefoil: {}", first_error(&why))),
    }
}

/// What slangc writes of a shader.
fn slang_text(job: &Job, profile: &str, options: &[&str]) -> Result<Result<Vec<u8>, String>, String> {
    let (stage, model) = profile.split_once('_').unwrap_or((profile, "6_0"));
    let mut command = std::process::Command::new(consumers::file("slang/slangtorch/bin/slangc")?);
    command.args(["-target", "hlsl", "-lang", "hlsl", "-profile", &format!("sm_{model}")]);
    match stage_name(stage) {
        Some(name) => command.args(["-entry", &job.entry, "-stage", name]),
        None => &mut command,
    };
    command.args(options);
    command.args(job.args.iter().filter(|arg| arg.starts_with("-D")));
    if let Some(folder) = std::path::Path::new(&job.path).parent() {
        command.arg("-I").arg(consumers::workspace().join(folder));
    }
    Ok(run_with(command.args(["--", "-"]), job.source.as_bytes()))
}

/// What slangc calls a stage; none of a library.
fn stage_name(prefix: &str) -> Option<&'static str> {
    Some(match prefix {
        "vs" => "vertex",
        "ps" => "fragment",
        "cs" => "compute",
        "gs" => "geometry",
        "hs" => "hull",
        "ds" => "domain",
        "ms" => "mesh",
        "as" => "amplification",
        _ => return None,
    })
}

/// The line that tells most of what a program said.
fn first_error(said: &str) -> &str {
    said.lines().find(|line| line.contains("error")).or(said.lines().next()).unwrap_or_default()
}
