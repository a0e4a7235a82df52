//! The table of options.

use super::model::{ArgError, DxcArgs};
use super::spec::{Effect, OptionSpec, Value, flag, number, row, text};
use super::spirv::SPIRV_OPTIONS;
use crate::{DiagnosticForm, HlslVersion, OptLevel, RootSignatureVersion};
use trefoil_ir::DenormMode;

/// Declares an option that sets what `$set` says.
macro_rules! set {
    ($name:literal, $value:ident, $meta:literal, $help:literal, $set:expr) => {
        row($name, Value::$value, $meta, $help, Effect::Set($set))
    };
}

/// Declares an option that is known and changes nothing.
macro_rules! ignored {
    ($name:literal, $value:ident, $help:literal, $why:literal) => {
        row($name, Value::$value, "", $help, Effect::Ignored($why))
    };
}

/// Declares an option that there is nothing to do for.
macro_rules! moot {
    ($name:literal, $value:ident, $help:literal, $why:literal) => {
        row($name, Value::$value, "", $help, Effect::Moot($why))
    };
}

/// Every option but those of SPIR-V.
const GENERAL: &[OptionSpec] = &[
    flag!("help", "Display available options", help),
    flag!("help-hidden", "Display available options", help),
    flag!("h", "Display available options", help),
    flag!("?", "Display available options", help),
    flag!("version", "Display compiler version information", version),
    row("nologo", Value::None, "", "Suppress copyright message", Effect::Moot("there is no such message")),
    text!("T", Either, "profile", "Set target profile: vs_6_0, ps_6_6, cs_6_0, ps_5_1 and so on", profile),
    text!("E", Either, "name", "Entry point name", entry),
    set!("D", Either, "value", "Define macro", define),
    set!("I", Either, "value", "Add directory to include search path", |a, v| {
        a.options.include_dirs.push(v[0].to_owned());
        Ok(())
    }),
    set!(
        "HV",
        Either,
        "value",
        "HLSL version (2016, 2017, 2018, 2021, 202x). Default is 2021",
        language_version
    ),
    flag!(
        "enable-16bit-types",
        "Enable 16bit types and disable min precision types",
        options.codegen.native_16bit
    ),
    set!("O0", None, "", "Optimization Level 0", |a, _| level(a, OptLevel::O0, false)),
    set!("O1", None, "", "Optimization Level 1", |a, _| level(a, OptLevel::O1, false)),
    set!("O2", None, "", "Optimization Level 2", |a, _| level(a, OptLevel::O2, false)),
    set!("O3", None, "", "Optimization Level 3 (Default)", |a, _| level(a, OptLevel::O3, false)),
    set!("Od", None, "", "Disable optimizations", |a, _| level(a, OptLevel::O0, true)),
    flag!("Zpr", "Pack matrices in row-major order", options.row_major),
    flag!("Zpc", "Pack matrices in column-major order", column_major),
    flag!("Gis", "Force IEEE strictness", options.ieee_strict),
    set!("denorm", Either, "value", "Select denormal value options (any, preserve, ftz)", |a, v| {
        let unknown = || ArgError(format!("Unsupported value '{}' for denorm option.", v[0]));
        a.denorm = Some(DenormMode::from_word(&v[0].to_ascii_lowercase()).ok_or_else(unknown)?);
        Ok(())
    }),
    flag!("Gfa", "Avoid flow control constructs", avoid_flow_control),
    flag!("Gfp", "Prefer flow control constructs", prefer_flow_control),
    flag!("all-resources-bound", "Enables agressive flattening", options.codegen.all_resources_bound),
    flag!("all_resources_bound", "Enables agressive flattening", options.codegen.all_resources_bound),
    flag!("res-may-alias", "Assume that UAVs/SRVs may alias", options.dxil.resources_may_alias),
    flag!("res_may_alias", "Assume that UAVs/SRVs may alias", options.dxil.resources_may_alias),
    flag!("Vd", "Disable validation", options.codegen.skip_validation),
    set!("validator-version", Either, "version", "Override validator version for module", validator_version),
    set!("auto-binding-space", Either, "value", "Set auto binding space", |a, v| {
        let space = number(v[0])?;
        a.options.spirv.auto_binding_space = space;
        a.options.codegen.auto_binding_space = Some(space);
        Ok(())
    }),
    text!(
        "rootsig-define",
        Either,
        "value",
        "Read root signature from a #define",
        options.root_signature_define
    ),
    set!("exports", Either, "value", "Specify exports when compiling a library", |a, v| {
        for entry in v[0].split(';').filter(|entry| !entry.is_empty()) {
            let (names, of) = entry.split_once('=').unwrap_or((entry, entry));
            for name in names.split(',') {
                let export = (name.to_owned(), of.to_owned());
                if !a.options.exports.listed.contains(&export) {
                    a.options.exports.listed.push(export);
                }
            }
        }
        Ok(())
    }),
    flag!("pack-optimized", "Optimize signature packing", options.codegen.pack_optimized),
    flag!("pack_optimized", "Optimize signature packing", options.codegen.pack_optimized),
    flag!("pack-prefix-stable", "(default) Pack signatures preserving prefix-stable property", prefix_stable),
    flag!("pack_prefix_stable", "(default) Pack signatures preserving prefix-stable property", prefix_stable),
    set!("W", Maybe, "[no-]warning", "Enable or disable the specified warning", warning),
    flag!("WX", "Treat warnings as errors", options.warnings.warnings_as_errors),
    flag!("no-warnings", "Suppress warnings", options.warnings.no_warnings),
    flag!("w", "Suppress warnings", options.warnings.no_warnings),
    set!("P", Maybe, "file", "Preprocess to file", |a, v| {
        a.preprocess = true;
        if let Some(file) = v.first() {
            a.outputs.preprocessed = Some((*file).to_owned());
        }
        Ok(())
    }),
    text!("Fi", Either, "file", "Set preprocess output file name (with /P)", outputs.preprocessed),
    text!("Fo", Either, "file", "Output object file", outputs.object),
    text!("Fc", Either, "file", "Output assembly code listing file", outputs.listing),
    text!("Fh", Either, "file", "Output header file containing object code", outputs.header),
    text!("Vn", Either, "name", "Use <name> as variable name in header file", outputs.header_variable),
    text!("Fe", Either, "file", "Output warnings and errors to the given file", outputs.messages),
    text!(
        "Fd",
        Either,
        "file",
        "Write debug information to the given file, or automatically named file in directory when ending in a slash",
        outputs.debug
    ),
    text!("Fre", Either, "file", "Output reflection to the given file", outputs.reflection),
    text!("Frs", Either, "file", "Output root signature to the given file", outputs.root_signature),
    text!("Fsh", Either, "file", "Output shader hash to the given file", outputs.hash),
    flag!("Zi", "Enable debug information. Cannot be used together with -Zs", options.debug.full),
    flag!("Zs", "Generate small PDB with just sources and compile options", options.debug.slim),
    flag!("Zss", "Compute shader hash considering source information", options.debug.source_in_hash),
    flag!("Zsb", "Compute shader hash considering only output binary", options.debug.binary_in_hash),
    flag!("Qembed_debug", "Embed PDB in shader container (must be used with /Zi)", options.debug.embed),
    flag!("Qstrip_debug", "Strip debug information from 4_0+ shader bytecode", strip_debug),
    flag!("Qpdb_in_private", "Store PDB in private user data", options.debug.in_private),
    set!("Qstrip_reflect", None, "", "Strip reflection data from shader bytecode", |a, _| {
        a.options.codegen.reflection = false;
        Ok(())
    }),
    set!("Qstrip_rootsignature", None, "", "Strip root signature data from shader bytecode", |a, _| {
        a.options.root_signature = false;
        Ok(())
    }),
    flag!("Qkeep_reflect_in_dxil", "Keep reflection data in DXIL part", options.dxil.names),
    flag!("Qstrip_priv", "Strip private data from shader bytecode", strip_private),
    flag!("dumpbin", "Load a binary file rather than compiling", dump_binary),
    flag!("ast-dump", "Print the syntax tree", dump_tree),
    flag!("fcgl", "Generate high-level code only", options.stop_after_front_end),
    flag!("ftime-report", "Print time report", time_report),
    flag!("H", "Show header includes and nesting depth", show_includes),
    flag!("M", "Print the files that are read as a rule for make, and compile nothing", dependencies.list),
    flag!("MD", "Write that rule to a file beside the source that ends in .d", dependencies.write),
    text!(
        "MF",
        Either,
        "file",
        "Write that rule to a file, or an object of JSON where it ends in .json",
        dependencies.file
    ),
    flag!("Cc", "Output color coded assembly listings", color),
    set!("Ni", None, "", "Output instruction numbers in assembly listings", |a, _| listing(a, 0)),
    set!("No", None, "", "Output instruction byte offsets in assembly listings", |a, _| listing(a, 1)),
    set!("Lx", None, "", "Output hexadecimal literals", |a, _| listing(a, 2)),
    flag!("spirv", "Generate SPIR-V code", spirv),
    row("Ges", Value::None, "", "Enable strict mode", Effect::Moot("it is always strict")),
    flag!("Vi", "Display details about the include process", show_includes),
    flag!("Gec", "Enable backward compatibility mode", options.dx9_compat),
    set!("precise-output", Separate, "semantic", "Outputs of this semantic are precise", |a, v| {
        a.options.precise_outputs.push(v[0].to_ascii_lowercase());
        Ok(())
    }),
    row(
        "force-zero-store-lifetimes",
        Value::None,
        "",
        "Store zero where the lifetime of a variable begins",
        Effect::Moot("there are no lifetime markers"),
    ),
    flag!(
        "flegacy-macro-expansion",
        "Expand the operands before performing token-pasting operation (fxc behavior)",
        options.legacy_macro_expansion
    ),
    flag!(
        "flegacy-resource-reservation",
        "Reserve unused explicit register assignments",
        options.codegen.reserve_registers
    ),
    set!("not-use-legacy-cbuf-load", None, "", "Do not use legacy cbuffer load", no_legacy_layout),
    set!("not_use_legacy_cbuf_load", None, "", "Do not use legacy cbuffer load", no_legacy_layout),
    set!("no-legacy-cbuf-layout", None, "", "Do not use legacy cbuffer load", no_legacy_layout),
    set!("no_legacy_cbuf_layout", None, "", "Do not use legacy cbuffer load", no_legacy_layout),
    set!(
        "force-rootsig-ver",
        Either,
        "profile",
        "Force root signature version (rootsig_1_1 if omitted)",
        root_signature_version
    ),
    set!(
        "force_rootsig_ver",
        Either,
        "profile",
        "Force root signature version (rootsig_1_1 if omitted)",
        root_signature_version
    ),
    set!("default-linkage", Either, "value", "Set default linkage for non-shader functions", |a, v| {
        a.linkage_said = true;
        a.options.exports.external = match v[0] {
            "external" => true,
            "internal" => false,
            other => return Err(ArgError(format!("it is internal or external, not '{other}'"))),
        };
        Ok(())
    }),
    flag!(
        "export-shaders-only",
        "Only export shaders when compiling a library",
        options.exports.shaders_only
    ),
    moot!(
        "enable-lifetime-markers",
        None,
        "Enable generation of lifetime markers",
        "variables become values without them"
    ),
    moot!("disable-lifetime-markers", None, "Disable generation of lifetime markers", "none are made"),
    set!(
        "enable-payload-qualifiers",
        None,
        "",
        "Enables support for payload access qualifiers for raytracing payloads in SM 6.6",
        |a, _| {
            // Where both are given they do not count.
            a.options.payload_qualifiers.get_or_insert(true);
            Ok(())
        }
    ),
    set!(
        "disable-payload-qualifiers",
        None,
        "",
        "Disables support for payload access qualifiers for raytracing payloads in SM 6.7",
        |a, _| {
            a.options.payload_qualifiers = Some(false);
            Ok(())
        }
    ),
    ignored!(
        "disable-exception-handling",
        None,
        "Disable dxcompiler exception handling",
        "there are no exceptions"
    ),
    moot!("fdisable-loc-tracking", None, "Disable source location tracking in IR", "places cost nothing"),
    moot!(
        "fnew-inlining-behavior",
        None,
        "Experimental option to use heuristics-driven late inlining",
        "it is about the order in which calls are inlined: all are"
    ),
    moot!(
        "ffinite-math-only",
        None,
        "Allow optimizations that assume no NaNs or infinities",
        "it permits what is not done"
    ),
    moot!(
        "fno-finite-math-only",
        None,
        "Disallow optimizations that assume no NaNs or infinities",
        "it is the default"
    ),
    moot!("fdiagnostics-show-option", None, "Print the option of a diagnostic", "it is the default"),
    flag!("fno-diagnostics-show-option", "Do not print the option of a diagnostic", diagnostics.hide_flags),
    set!(
        "ftime-trace",
        Maybe,
        "=file",
        "Write where the time goes as a trace that Chrome shows, to a file or to standard output",
        |a, v| {
            let file = v.first().map_or("-", |file| file.strip_prefix('=').unwrap_or(file));
            a.time_trace.file = Some(file.to_owned());
            Ok(())
        }
    ),
    set!(
        "ftime-trace-granularity=",
        Joined,
        "microseconds",
        "Least time of an entry of the trace, 500 unless said otherwise",
        |a, v| {
            a.time_trace.granularity = number(v[0])?;
            Ok(())
        }
    ),
    moot!(
        "memdep-block-scan-limit",
        Either,
        "How many instructions are scanned for memory dependencies",
        "it bounds a search that is not made"
    ),
    set!("opt-disable", Either, "pass", "Disable an optimization", |a, v| {
        a.switches.disabled.push(v[0].to_ascii_lowercase());
        Ok(())
    }),
    set!("opt-enable", Either, "pass", "Enable an optimization", |a, v| {
        a.switches.enabled.push(v[0].to_ascii_lowercase());
        Ok(())
    }),
    row(
        "opt-select",
        Value::Words(2),
        "",
        "Select an optimization",
        Effect::Moot("it chooses among ways to the same program"),
    ),
    ignored!("hlsl-dxil-lowered", None, "Take lowered code", "there is no such form"),
    moot!(
        "Qstrip_reflect_from_dxil",
        None,
        "Strip reflection data from the DXIL part",
        "it has none unless -Qkeep_reflect_in_dxil asks for it"
    ),
    moot!(
        "Qsource_in_debug_module",
        None,
        "Embed source in the debug module",
        "the debug module always has it"
    ),
    ignored!(
        "print-after",
        Separate,
        "Print the IR after a pass",
        "a library does not print; trefoil dxc does"
    ),
    ignored!(
        "print-before",
        Separate,
        "Print the IR before a pass",
        "a library does not print; trefoil dxc does"
    ),
    ignored!(
        "print-after-all",
        None,
        "Print the IR after each pass",
        "a library does not print; trefoil dxc does"
    ),
    ignored!(
        "print-before-all",
        None,
        "Print the IR before each pass",
        "a library does not print; trefoil dxc does"
    ),
    row(
        "Odump",
        Value::None,
        "",
        "Print the optimizer commands",
        Effect::Refused("trefoil passes lists the passes"),
    ),
    ignored!(
        "preserve-intermediate-values",
        None,
        "Preserve intermediate values to help shader debugging",
        "values that nothing uses are dropped"
    ),
    flag!("ast-dump-implicit", "Print the syntax tree, of implicit nodes too: it has none", dump_tree),
    flag!("ignore-line-directives", "Ignore line directives", options.ignore_line_directives),
    moot!(
        "ignore-opt-semdefs",
        None,
        "Ignore optional semantic defines",
        "there are no optional semantic defines"
    ),
    moot!("ignore-semdef", Separate, "Ignore a semantic define", "there are no semantic defines"),
    moot!("override-semdef", Separate, "Override a semantic define", "there are no semantic defines"),
    moot!("fdiagnostics-color", None, "Use colours in diagnostics", "DXC's texts have none either"),
    row(
        "external",
        Value::Separate,
        "",
        "External DLL name to load for compiler support",
        Effect::Refused("the compiler is this program"),
    ),
    row(
        "external-fn",
        Value::Separate,
        "",
        "External function name to load for compiler support",
        Effect::Refused("the compiler is this program"),
    ),
    moot!("ferror-limit=", Joined, "Most errors that are told", "all errors are told, by DXC too"),
    set!(
        "fdiagnostics-format=",
        Joined,
        "form",
        "Select the form of diagnostics: clang, msvc, vi",
        diagnostics_form
    ),
    set!("select-validator", Either, "kind", "Select the validator: auto, internal, external", validator),
    moot!("skip-serialization", None, "Leave out the container", "DXC makes the container too"),
    flag!("Qunused-arguments", "Take options that are not known, which mean nothing", takes_unknown),
    ignored!("skip-fn-body", None, "Skip the bodies of functions", "bodies are always read"),
    ignored!(
        "encoding",
        Either,
        "Set default encoding for source inputs and text outputs (utf8|utf16)",
        "all text is UTF-8"
    ),
    ignored!("verify", Maybe, "Verify expected diagnostics", "tests of the compiler itself use it"),
    flag!("link", "Link list of libraries provided in <inputs>", link),
    flag!("recompile", "Recompile from a DXIL container with debug information", recompile),
    text!("import-binding-table", Either, "file", "Specify a CSV file binding table", binding_table),
    row(
        "binding-table-define",
        Value::Either,
        "name",
        "Use CSV binding table in preprocessor macro",
        Effect::Refused("a macro has no lines for a table: use -import-binding-table"),
    ),
    text!(
        "setrootsignature",
        Either,
        "file",
        "Attach root signature to shader bytecode",
        attached_root_signature
    ),
    flag!(
        "extractrootsignature",
        "Extract root signature from shader bytecode (with -dumpbin and -Fo)",
        extract_root_signature
    ),
    text!(
        "verifyrootsignature",
        Either,
        "file",
        "Verify shader bytecode with root signature",
        verified_root_signature
    ),
    text!("setprivate", Either, "file", "Attach private data to shader bytecode", private_data),
    text!(
        "getprivate",
        Either,
        "file",
        "Get private data from shader bytecode (with -dumpbin)",
        outputs.private_data
    ),
];

/// The options that the program alone has: DXC's library says that they are unknown.
pub const PROGRAM_ALONE: &[&str] = &[
    "?",
    "Cc",
    "Fc",
    "Fh",
    "Lx",
    "Ni",
    "No",
    "Vn",
    "disable-exception-handling",
    "dumpbin",
    "extractrootsignature",
    "fspv-max-id",
    "getprivate",
    "h",
    "help",
    "hlsl-dxil-lowered",
    "link",
    "no_legacy_cbuf_layout",
    "nologo",
    "not-use-legacy-cbuf-load",
    "skip-fn-body",
    "verifyrootsignature",
    "version",
    "w",
];

/// Every option there is.
pub static OPTIONS: [&[OptionSpec]; 2] = [GENERAL, SPIRV_OPTIONS];

fn level(args: &mut DxcArgs, level: OptLevel, disabled: bool) -> Result<(), ArgError> {
    // `-Od` is none to DXC.
    args.level_said |= !disabled;
    args.options.opt_level = level;
    args.options.codegen.disable_optimizations = disabled;
    Ok(())
}

fn listing(args: &mut DxcArgs, which: usize) -> Result<(), ArgError> {
    args.listing_options[which] = true;
    Ok(())
}

/// `NAME`, `NAME=VALUE`
fn define(args: &mut DxcArgs, values: &[&str]) -> Result<(), ArgError> {
    let (name, value) = match values[0].split_once('=') {
        Some((name, value)) => (name, Some(value.to_owned())),
        None => (values[0], None),
    };
    if name.is_empty() {
        return Err(ArgError("a macro needs a name".into()));
    }
    args.options.defines.push((name.to_owned(), value));
    Ok(())
}

/// What DXC says of the layout of constant buffers that it had once.
fn no_legacy_layout(args: &mut DxcArgs, _: &[&str]) -> Result<(), ArgError> {
    let why = "-no-legacy-cbuf-layout is no longer supported and will be ignored. Future releases will not recognize it.";
    args.notices.push(why.into());
    Ok(())
}

/// The form of diagnostics; a name that is none is a warning, as with DXC.
fn diagnostics_form(args: &mut DxcArgs, values: &[&str]) -> Result<(), ArgError> {
    match DiagnosticForm::of_option(values[0]) {
        Some(form) => args.diagnostics.form = form,
        None => args.notices.push(format!(
            "invalid option {} to -fdiagnostics-format: supported values are clang, msvc, msvc-fallback, and vi",
            values[0]
        )),
    }
    Ok(())
}

/// Which validator is meant makes no difference here: there is one.
fn validator(_: &mut DxcArgs, values: &[&str]) -> Result<(), ArgError> {
    match values[0] {
        "auto" | "internal" | "external" => Ok(()),
        other => Err(ArgError(format!("Unsupported value '{other}' for -select-validator option."))),
    }
}

fn language_version(args: &mut DxcArgs, values: &[&str]) -> Result<(), ArgError> {
    // The last one counts.
    args.hlsl_version = HlslVersion::from_name(values[0]);
    args.unknown_version = args.hlsl_version.is_none().then(|| values[0].to_owned());
    args.options.hlsl_version = args.hlsl_version.unwrap_or_default();
    Ok(())
}

fn root_signature_version(args: &mut DxcArgs, values: &[&str]) -> Result<(), ArgError> {
    let version = RootSignatureVersion::of_profile(values[0]);
    args.options.root_signature_version = version.ok_or_else(|| {
        ArgError(format!("Unsupported value '{}': it is rootsig_1_0 or rootsig_1_1", values[0]))
    })?;
    Ok(())
}

fn validator_version(args: &mut DxcArgs, values: &[&str]) -> Result<(), ArgError> {
    let parts = values[0].split_once('.').and_then(|(a, b)| Some((a.parse().ok()?, b.parse().ok()?)));
    match parts {
        Some((0, 1..)) => {
            return Err(ArgError(
                "If validator major version is 0, minor version must also be 0.".to_owned(),
            ));
        }
        Some(version) => {
            args.validator_said = version != (0, 0);
            args.options.dxil.validator = version;
        }
        None => {
            return Err(ArgError(format!(
                "Format of validator version is \"<major>.<minor>\" (ex: \"1.4\"): '{}'",
                values[0]
            )));
        }
    }
    Ok(())
}

/// `no-x`, `x`, `error`, `error=x`, `no-error=x`
fn warning(args: &mut DxcArgs, values: &[&str]) -> Result<(), ArgError> {
    let w = &mut args.options.warnings;
    let text = values.first().copied().unwrap_or_default();
    let (positive, on) = text.strip_prefix("no-").map_or((text, true), |rest| (rest, false));
    let of_errors = ["error=", "error-", "fatal-errors=", "fatal-errors-"]
        .iter()
        .find_map(|start| Some((positive.strip_prefix(start)?, start.trim_end_matches(['=', '-']))));
    match (positive, of_errors) {
        ("error", _) => w.make_errors(on),
        ("fatal-errors" | "system-headers", _) => {}
        ("", _) => w.note("extra", "", on),
        (_, Some((name, option))) => w.note_error(name, &format!("{option}="), on),
        (name, None) => w.note(name, if on { "" } else { "no-" }, on),
    }
    Ok(())
}
