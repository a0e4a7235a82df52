//! The arguments of DXC's command line.

use super::rule::{RuleForm, rule};
use crate::{Options, RenderOptions};
use trefoil_ir::{DenormMode, HlslVersion};

/// An argument that is not valid.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ArgError(pub String);

impl std::fmt::Display for ArgError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for ArgError {}

/// The files that outputs are written to.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct OutputArgs {
    /// `-Fo`: the object.
    pub object: Option<String>,
    /// `-Fc`: the listing.
    pub listing: Option<String>,
    /// `-Fh`: a C header with the object's bytes.
    pub header: Option<String>,
    /// `-Vn`: the variable in that header.
    pub header_variable: Option<String>,
    /// `-Fe`: warnings and errors.
    pub messages: Option<String>,
    /// `-Fd`: debug information; a folder when it ends with a slash.
    pub debug: Option<String>,
    /// `-Fre`: reflection.
    pub reflection: Option<String>,
    /// `-Frs`: the root signature.
    pub root_signature: Option<String>,
    /// `-Fsh`: the shader's hash.
    pub hash: Option<String>,
    /// `-Fi`, and `-P` with a name: the preprocessed text.
    pub preprocessed: Option<String>,
    /// `-getprivate`: the private data of a container that is read.
    pub private_data: Option<String>,
}

/// What is to be said of the files that are read.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct DependencyArgs {
    /// `-M`: it is printed, in place of a compile.
    pub list: bool,
    /// `-MD`: it is written to a file, the one that [`DependencyArgs::path`] names.
    pub write: bool,
    /// `-MF`: it is written to this file.
    pub file: Option<String>,
}

impl DependencyArgs {
    /// Whether anything is to be said.
    pub fn is_asked(&self) -> bool {
        self.list || self.write || self.file.is_some()
    }

    /// The file that it is written to; none where it is printed.
    pub fn path(&self, input: &str) -> Option<String> {
        self.file.clone().or_else(|| self.write.then(|| Self::beside(input)))
    }

    /// `shaders/blur.d` for `shaders/blur.hlsl`
    fn beside(input: &str) -> String {
        let name = input.rfind(['/', '\\']).map_or(0, |slash| slash + 1);
        let stem = input[name..].rfind('.').map_or(input, |dot| &input[..name + dot]);
        format!("{stem}.d")
    }
}

/// Where a trace of the time goes: `-ftime-trace`.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct TimeTraceArgs {
    /// The file; `-` for standard output, none where no trace is asked for.
    pub file: Option<String>,
    /// `-ftime-trace-granularity=`: the least time of an entry, in microseconds.
    pub granularity: u32,
}

impl Default for TimeTraceArgs {
    fn default() -> Self {
        TimeTraceArgs { file: None, granularity: 500 }
    }
}

/// `-fvk-bind-register t4 0 1 2`
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RegisterBinding {
    /// The register, such as `t4`.
    pub register: String,
    /// Its space.
    pub space: u32,
    /// The binding it gets.
    pub binding: u32,
    /// The descriptor set it gets.
    pub set: u32,
}

/// Options of SPIR-V that depend on each other.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct SpirvArgs {
    /// `-fspv-target-env=`
    pub target_env: Option<String>,
    /// Which of `-fvk-b-shift` and its kin are given, each with whether it is for all spaces.
    pub shifts: Vec<(&'static str, bool)>,
    /// `-fvk-bind-register`
    pub bindings: Vec<RegisterBinding>,
    /// `-fvk-use-dx-layout`
    pub dx_layout: bool,
    /// `-fvk-use-gl-layout`
    pub gl_layout: bool,
    /// `-fvk-use-scalar-layout`
    pub scalar_layout: bool,
    /// `-fspv-debug=`
    pub debug: Vec<String>,
    /// `-fspv-use-vulkan-memory-model`
    pub vulkan_memory_model: bool,
    /// `-Oconfig=`: the passes, separated by commas.
    pub passes: Option<String>,
}

/// Passes that the command line switches.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct PassSwitches {
    /// `-opt-disable`, in small letters.
    pub disabled: Vec<String>,
    /// `-opt-enable`, in small letters.
    pub enabled: Vec<String>,
}

/// The arguments of DXC's command line, with DXC's defaults for options that are not given.
#[derive(Clone, Debug, Default)]
pub struct DxcArgs {
    /// The source file; `-` for standard input.
    pub input: Option<String>,
    /// The libraries, of a command line that links.
    pub libraries: Vec<String>,
    /// `-T`
    pub profile: Option<String>,
    /// `-setrootsignature`: the file of a root signature that the shader gets.
    pub attached_root_signature: Option<String>,
    /// `-verifyrootsignature`: the file of one that it must fit.
    pub verified_root_signature: Option<String>,
    /// `-import-binding-table`: the file of a table of bindings.
    pub binding_table: Option<String>,
    /// `-E`; `main` when not given.
    pub entry: Option<String>,
    /// Options of the library that do not depend on other arguments.
    pub options: Options,
    /// `-HV`
    pub hlsl_version: Option<HlslVersion>,
    /// The name after the last `-HV`, where it is no version's.
    pub unknown_version: Option<String>,
    /// `-Zpc`
    pub column_major: bool,
    /// `-denorm`: `any`, `preserve` or `ftz`.
    pub denorm: Option<DenormMode>,
    /// `-Qunused-arguments`: options that are not known mean nothing.
    pub takes_unknown: bool,
    /// Whether `-validator-version` names a version.
    pub validator_said: bool,
    /// Whether an option says the level of optimisation.
    pub level_said: bool,
    /// `-opt-disable`, `-opt-enable`: switches of passes, which change no meaning.
    pub switches: PassSwitches,
    /// `-default-linkage`: whether it is given.
    pub linkage_said: bool,
    /// `-pack-prefix-stable`
    pub prefix_stable: bool,
    /// `-Qstrip_priv`
    pub strip_private: bool,
    /// `-Gfa`
    pub avoid_flow_control: bool,
    /// `-Gfp`
    pub prefer_flow_control: bool,
    /// `-P`
    pub preprocess: bool,
    /// `-dumpbin`
    pub dump_binary: bool,
    /// `-recompile`: the input is a container or a PDB file, whose sources and arguments are compiled.
    pub recompile: bool,
    /// `-link`: the inputs are libraries.
    pub link: bool,
    /// `-ast-dump`
    pub dump_tree: bool,
    /// `-ftime-report`
    pub time_report: bool,
    /// `-ftime-trace`
    pub time_trace: TimeTraceArgs,
    /// `-fdiagnostics-format=`, `-fno-diagnostics-show-option`: how diagnostics are shown.
    pub diagnostics: RenderOptions,
    /// `-setprivate`: the file of private data that the container gets.
    pub private_data: Option<String>,
    /// `-extractrootsignature`: of a container that is read.
    pub extract_root_signature: bool,
    /// `-H`
    pub show_includes: bool,
    /// `-M`, `-MD`, `-MF`
    pub dependencies: DependencyArgs,
    /// `-Cc`
    pub color: bool,
    /// `-Ni`, `-No`, `-Lx` of listings.
    pub listing_options: [bool; 3],
    /// `-spirv`
    pub spirv: bool,
    /// Options of SPIR-V.
    pub spirv_args: SpirvArgs,
    /// The files that outputs are written to.
    pub outputs: OutputArgs,
    /// `-Qstrip_debug`: what is written has no debug information.
    pub strip_debug: bool,
    /// `-help`
    pub help: bool,
    /// `--version`
    pub version: bool,
    /// Warnings about the arguments, in order.
    pub notices: Vec<String>,
}

impl DxcArgs {
    /// The name of the entry function.
    pub fn entry_or_default(&self) -> &str {
        self.entry.as_deref().filter(|name| !name.is_empty()).unwrap_or("main")
    }

    /// Whether anything says where a compile's result or its text goes.
    pub fn has_result(&self) -> bool {
        let outputs = &self.outputs;
        [&outputs.object, &outputs.listing, &outputs.header, &outputs.preprocessed]
            .iter()
            .any(|it| it.is_some())
    }

    /// Whether a file is standard input or output.
    pub fn has_standard_streams(&self) -> bool {
        let outputs = &self.outputs;
        let files = [
            &self.input,
            &outputs.object,
            &outputs.listing,
            &outputs.header,
            &outputs.messages,
            &outputs.reflection,
            &outputs.root_signature,
            &outputs.hash,
            &outputs.preprocessed,
            &outputs.private_data,
            &self.time_trace.file,
            &self.dependencies.file,
        ];
        files.iter().any(|file| file.as_deref() == Some("-"))
    }

    /// What was read, for make or ninja, in the form that the name of `-MF`'s file asks for; `read` has the files that were included.
    pub fn rule(&self, read: &[String]) -> String {
        let input = self.input.as_deref().unwrap_or_default();
        let target = self.outputs.object.as_deref().unwrap_or(input);
        let mut inputs = vec![input.to_owned()];
        inputs.extend_from_slice(read);
        let form = self.dependencies.file.as_deref().map(RuleForm::of_file);
        rule(form.unwrap_or_default(), target, &inputs)
    }
}
