//! The table of options.

use super::model::{ArgError, DxcArgs};
use super::spec::{Effect, OptionSpec, Value, flag, number, row, text};
use super::spirv::SPIRV_OPTIONS;
use crate::{HlslVersion, OptLevel, RootSignatureVersion};

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

/// Every option but those of SPIR-V.
const GENERAL: &[OptionSpec] = &[
    flag!("help", "Display available options", help),
    flag!("h", "Display available options", help),
    flag!("?", "Display available options", help),
    flag!("version", "Display compiler version information", version),
    row("nologo", Value::None, "", "Suppress copyright message", Effect::Silent),
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
    text!("denorm", Either, "value", "Select denormal value options (any, preserve, ftz)", denorm),
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
    flag!("pack-optimized", "Optimize signature packing", pack_optimized),
    flag!("pack_optimized", "Optimize signature packing", pack_optimized),
    row(
        "pack-prefix-stable",
        Value::None,
        "",
        "(default) Pack signatures preserving prefix-stable property",
        Effect::Silent,
    ),
    row(
        "pack_prefix_stable",
        Value::None,
        "",
        "(default) Pack signatures preserving prefix-stable property",
        Effect::Silent,
    ),
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
    row("Zsb", Value::None, "", "Compute shader hash considering only output binary", Effect::Silent),
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
    row("Qstrip_priv", Value::None, "", "Strip private data from shader bytecode", Effect::Silent),
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
    row("Ges", Value::None, "", "Enable strict mode", Effect::Silent),
    row("Vi", Value::None, "", "Display details about the include process", Effect::Silent),
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
        Effect::Silent,
    ),
    ignored!(
        "flegacy-macro-expansion",
        None,
        "Expand the operands before performing token-pasting operation (fxc behavior)",
        "operands of ## are never expanded"
    ),
    flag!(
        "flegacy-resource-reservation",
        "Reserve unused explicit register assignments",
        options.codegen.reserve_registers
    ),
    ignored!(
        "not-use-legacy-cbuf-load",
        None,
        "Do not use legacy cbuffer load",
        "constant buffers are read row by row"
    ),
    ignored!(
        "not_use_legacy_cbuf_load",
        None,
        "Do not use legacy cbuffer load",
        "constant buffers are read row by row"
    ),
    ignored!(
        "no-legacy-cbuf-layout",
        None,
        "Do not use legacy cbuffer load",
        "constant buffers are read row by row"
    ),
    ignored!(
        "no_legacy_cbuf_layout",
        None,
        "Do not use legacy cbuffer load",
        "constant buffers are read row by row"
    ),
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
    ignored!("enable-lifetime-markers", None, "Enable generation of lifetime markers", "none are needed"),
    ignored!("disable-lifetime-markers", None, "Disable generation of lifetime markers", "none are made"),
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
    ignored!(
        "fdisable-loc-tracking",
        None,
        "Disable source location tracking in IR",
        "it costs nothing here"
    ),
    ignored!(
        "fnew-inlining-behavior",
        None,
        "Experimental option to use heuristics-driven late inlining",
        "everything is inlined"
    ),
    ignored!(
        "ffinite-math-only",
        None,
        "Allow optimizations that assume no NaNs or infinities",
        "no such optimization is made"
    ),
    ignored!(
        "fno-finite-math-only",
        None,
        "Disallow optimizations that assume no NaNs or infinities",
        "no such optimization is made"
    ),
    ignored!("fdiagnostics-show-option", None, "Print the option of a diagnostic", "it is always printed"),
    ignored!(
        "fno-diagnostics-show-option",
        None,
        "Do not print the option of a diagnostic",
        "it is always printed"
    ),
    ignored!("ftime-trace", Maybe, "Write a trace of where the time goes", "use -ftime-report"),
    ignored!("ftime-trace-granularity=", Joined, "Least time of an entry of the trace", "use -ftime-report"),
    ignored!(
        "memdep-block-scan-limit",
        Either,
        "How many instructions are scanned for memory dependencies",
        "the scan has no such limit"
    ),
    ignored!("opt-disable", Either, "Disable an optimization", "passes have no switches"),
    ignored!("opt-enable", Either, "Enable an optimization", "passes have no switches"),
    row(
        "opt-select",
        Value::Words(2),
        "",
        "Select an optimization",
        Effect::Ignored("passes have no switches"),
    ),
    ignored!("hlsl-dxil-lowered", None, "Take lowered code", "there is no such form"),
    ignored!(
        "Qsource_in_debug_module",
        None,
        "Embed source in the debug module",
        "the debug module always has it"
    ),
    ignored!(
        "print-after-all",
        None,
        "Print the IR after each pass",
        "use trefoil compile --print-after=PASS"
    ),
    ignored!(
        "print-before-all",
        None,
        "Print the IR before each pass",
        "use trefoil compile --print-after=PASS"
    ),
    ignored!(
        "ast-dump-implicit",
        None,
        "Dump the tree with implicit nodes",
        "use trefoil compile --dump-ast"
    ),
    ignored!("ignore-line-directives", None, "Ignore line directives", "they always count"),
    ignored!("ignore-opt-semdefs", None, "Ignore optional semantic defines", "there are none"),
    ignored!("ferror-limit=", Joined, "Most errors that are told", "all are told"),
    ignored!("fdiagnostics-format=", Joined, "Select the form of diagnostics", "it is clang's"),
    ignored!("select-validator", Either, "Select the validator", "there is none to select"),
    ignored!("skip-serialization", None, "Leave out the container", "it is always made"),
    ignored!("Qunused-arguments", None, "Do not warn of unused arguments", "they are warned of"),
    ignored!("skip-fn-body", None, "Skip the bodies of functions", "bodies are always read"),
    ignored!(
        "encoding",
        Either,
        "Set default encoding for source inputs and text outputs (utf8|utf16)",
        "all text is UTF-8"
    ),
    ignored!("verify", Maybe, "Verify expected diagnostics", "tests of the compiler itself use it"),
    row(
        "link",
        Value::None,
        "",
        "Link list of libraries provided in <inputs>",
        Effect::Refused("linking is not supported"),
    ),
    row(
        "recompile",
        Value::None,
        "",
        "Recompile from a DXIL container with debug information",
        Effect::Refused("recompiling is not supported"),
    ),
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
    row(
        "extractrootsignature",
        Value::None,
        "",
        "Extract root signature from shader bytecode",
        Effect::Refused("the root signature of a compile goes to a file by -Frs"),
    ),
    text!(
        "verifyrootsignature",
        Either,
        "file",
        "Verify shader bytecode with root signature",
        verified_root_signature
    ),
    row(
        "setprivate",
        Value::Either,
        "file",
        "Attach private data to shader bytecode",
        Effect::Refused("private data is not supported"),
    ),
    row(
        "getprivate",
        Value::Either,
        "file",
        "Get private data from shader bytecode",
        Effect::Refused("private data is not supported"),
    ),
];

/// Every option there is.
pub static OPTIONS: [&[OptionSpec]; 2] = [GENERAL, SPIRV_OPTIONS];

fn level(args: &mut DxcArgs, level: OptLevel, disabled: bool) -> Result<(), ArgError> {
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

fn language_version(args: &mut DxcArgs, values: &[&str]) -> Result<(), ArgError> {
    let version = HlslVersion::from_name(values[0]);
    let version = version.ok_or_else(|| ArgError(format!("Unknown HLSL version: {}", values[0])))?;
    args.options.hlsl_version = version;
    args.hlsl_version = Some(version);
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
        Some(version) => args.options.dxil.validator = version,
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
    match values.first().copied().unwrap_or_default() {
        "" => {} // `-W` alone: the default ones are on.
        "error" => w.warnings_as_errors = true,
        "no-error" => w.warnings_as_errors = false,
        text => {
            if let Some(name) = text.strip_prefix("error=") {
                w.errors.insert(name.to_owned());
            } else if let Some(name) = text.strip_prefix("no-error=") {
                w.errors.remove(name);
                w.not_errors.insert(name.to_owned());
            } else if let Some(name) = text.strip_prefix("no-") {
                w.disabled.insert(name.to_owned());
                w.enabled.remove(name);
            } else {
                w.disabled.remove(text);
                w.enabled.insert(text.to_owned());
            }
        }
    }
    Ok(())
}
