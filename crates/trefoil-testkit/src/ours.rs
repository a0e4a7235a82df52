//! trefoil itself, called as the tests need it: with DXC's arguments, and so that a panic or a compile without an end is
//! told as a failure of one test.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::PathBuf;
use std::sync::{Arc, mpsc};
use std::time::Duration;
use trefoil::args::parse_args;
use trefoil::{IncludeHandler, Options, Phase, Profile, Request, Session};

/// What to make.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Target {
    /// A container of shader model 6.
    Dxil,
    /// A SPIR-V module.
    Spirv,
    /// A container of shader model 5.1.
    Dxbc,
}

impl Target {
    pub(crate) fn of_library(self) -> trefoil::Target {
        match self {
            Target::Dxil => trefoil::Target::Dxil,
            Target::Spirv => trefoil::Target::Spirv,
            Target::Dxbc => trefoil::Target::Dxbc,
        }
    }
}

/// How long a compile may take in a test.
const PATIENCE: Duration = Duration::from_secs(30);

/// Compiles HLSL with arguments as DXC spells them; for tests.
pub fn compile(
    name: &str,
    source: &str,
    profile: &str,
    entry: &str,
    target: Target,
    args: &[&str],
) -> Result<Vec<u8>, String> {
    let (name, source, entry) = (name.to_string(), source.to_string(), entry.to_string());
    let profile = profile.to_string();
    let options = options(args)?;
    guarded(move || plain(&name, &source, &profile, &entry, target, &options, &mut |_| {}))
}

/// Compiles and gives what came out with all that was said, or what was said; the outer error is about the arguments.
pub fn judge(
    name: &str,
    source: &str,
    profile: &str,
    entry: &str,
    target: Target,
    args: &[&str],
) -> Result<Result<(Vec<u8>, String), String>, String> {
    let (name, source, entry) = (name.to_string(), source.to_string(), entry.to_string());
    // Some arguments are right for some profiles only.
    let with_profile = [&["-T", profile], args].concat();
    let profile = Profile::parse(profile).ok_or_else(|| format!("'{profile}' is no profile"))?;
    let (options, _) = parse_args(&with_profile).map_err(|e| e.0)?.compile_options().map_err(|e| e.0)?;
    Ok(guarded(move || {
        let request = Request {
            source_name: &name,
            source: source.as_bytes(),
            entry: &entry,
            profile,
            target: target.of_library(),
            options,
            include: &OnDisk,
        };
        let made = Session::new().compile(&request);
        made.map(|artifact| (artifact.bytes, artifact.warnings.to_string())).map_err(|d| d.to_string())
    }))
}

/// The preprocessed text of a source and the warnings, or what was said.
pub fn preprocess(name: &str, source: &str) -> Result<(String, String), String> {
    let request = Request {
        source_name: name,
        source: source.as_bytes(),
        entry: "main",
        profile: Profile::new(trefoil::Stage::Pixel, 6, 0),
        target: trefoil::Target::Dxil,
        options: Options::default(),
        include: &OnDisk,
    };
    let made = Session::new().preprocess(&request);
    made.map(|made| (made.text, made.warnings.to_string())).map_err(|d| d.to_string())
}

/// The ids of the errors of a compile; none where there is no error, or where the arguments are wrong.
pub fn errors(
    name: &str,
    source: &str,
    profile: Profile,
    entry: &str,
    target: Target,
    args: &[&str],
) -> Vec<&'static str> {
    let Ok(options) = options(args) else { return Vec::new() };
    let target = target.of_library();
    let source = source.as_bytes();
    let request = Request { source_name: name, source, entry, profile, target, options, include: &OnDisk };
    let ids = |said: trefoil::Diagnostics| {
        said.iter().filter(|d| d.severity >= trefoil::Severity::Error).map(|d| d.id).collect()
    };
    catch_unwind(AssertUnwindSafe(|| Session::new().compile(&request)))
        .map_or_else(|_| Vec::new(), |made| made.map_or_else(ids, |_| Vec::new()))
}

/// Whether what a compile said is no answer to the source: a panic, an internal error, or that it did not end.
pub(crate) fn is_failure(said: &str) -> bool {
    ["panicked", "internal error", "trefoil did not end"].iter().any(|words| said.contains(words))
}

/// Runs a compile in a thread of its own: a panic is an error, and so is no answer for too long.
fn guarded<T: Send + 'static>(
    compile: impl FnOnce() -> Result<T, String> + Send + 'static,
) -> Result<T, String> {
    let (tell, told) = mpsc::channel();
    std::thread::spawn(move || {
        let made = catch_unwind(AssertUnwindSafe(compile)).unwrap_or_else(|panic| {
            let text = panic.downcast_ref::<String>().map(String::as_str);
            let text = text.or_else(|| panic.downcast_ref::<&str>().copied()).unwrap_or_default();
            Err(format!("trefoil panicked: {text}"))
        });
        tell.send(made).ok();
    });
    told.recv_timeout(PATIENCE).unwrap_or_else(|_| Err(format!("trefoil did not end in {PATIENCE:?}")))
}

/// Compiles in a session of its own, without a net; `mark` hears of each phase. What the benchmark times.
pub fn plain(
    name: &str,
    source: &str,
    profile: &str,
    entry: &str,
    target: Target,
    options: &Options,
    mark: &mut dyn FnMut(Phase),
) -> Result<Vec<u8>, String> {
    let request = Request {
        source_name: name,
        source: source.as_bytes(),
        entry,
        profile: Profile::parse(profile).ok_or_else(|| format!("'{profile}' is no profile"))?,
        target: target.of_library(),
        options: options.clone(),
        include: &OnDisk,
    };
    let made = Session::new().compile_timed(&request, mark);
    made.map(|artifact| artifact.bytes).map_err(|diagnostics| diagnostics.to_string())
}

/// Arguments for a target, with Vulkan 1.1 for SPIR-V unless they name an environment: DXC's default and ours has no waves.
pub fn with_environment<'a>(target: Target, args: impl IntoIterator<Item = &'a str>) -> Vec<&'a str> {
    let mut args: Vec<&str> = args.into_iter().collect();
    if target == Target::Spirv && !args.iter().any(|arg| arg.starts_with("-fspv-target-env")) {
        args.push("-fspv-target-env=vulkan1.1");
    }
    args
}

/// The library's options for DXC's arguments.
pub fn options(args: &[&str]) -> Result<Options, String> {
    let (mut options, _) = parse_args(args).map_err(|e| e.0)?.compile_options().map_err(|e| e.0)?;
    // The names of counters' variables tell the runner whose they are.
    options.spirv.debug_names = true;
    Ok(options)
}

/// Includes from the disk.
pub struct OnDisk;

impl IncludeHandler for OnDisk {
    fn load(&self, path: &str) -> Option<Arc<[u8]>> {
        std::fs::read(PathBuf::from(path)).ok().map(Arc::from)
    }
}
