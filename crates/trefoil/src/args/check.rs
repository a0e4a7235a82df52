//! Options that contradict or require each other, in DXC's words.

use super::model::{ArgError, DxcArgs};
use trefoil_ir::{HlslVersion, Profile, ShaderModel, Stage};

/// The newest version of a validator that DXC of the version that is followed knows.
const NEWEST_VALIDATOR: (u32, u32) = (1, 8);

/// Checks a command line as a whole.
///
/// # Errors
/// The first rule that it breaks.
pub(super) fn check(args: &DxcArgs) -> Result<(), ArgError> {
    contradictions(args)?;
    debug(args)?;
    language(args)?;
    profile(args)?;
    spirv(args)
}

/// What is given is an error unless something else is there.
fn unless(needed: bool, given: bool, words: &str) -> Result<(), ArgError> {
    match given && !needed {
        true => Err(ArgError(words.into())),
        false => Ok(()),
    }
}

fn not_together(pairs: &[(bool, bool, &str, &str)]) -> Result<(), ArgError> {
    match pairs.iter().find(|(a, b, ..)| *a && *b) {
        Some((.., a, b)) => {
            Err(ArgError(format!("Cannot specify {a} and {b} together, use -help to get usage information")))
        }
        None => Ok(()),
    }
}

fn contradictions(args: &DxcArgs) -> Result<(), ArgError> {
    let (options, layouts) = (&args.options, &args.spirv_args);
    let private = args.strip_private;
    not_together(&[
        (options.row_major, args.column_major, "-Zpr", "-Zpc"),
        (args.avoid_flow_control, args.prefer_flow_control, "-Gfa", "-Gfp"),
        (options.debug.full, options.debug.slim, "-Zi", "-Zs"),
        (options.codegen.pack_optimized, args.prefix_stable, "-pack-optimized", "-pack-prefix-stable"),
        (private, args.private_data.is_some(), "-Qstrip_priv", "-setprivate"),
        (private, options.debug.in_private, "-Qstrip_priv", "-Qpdb_in_private"),
        (options.debug.in_private, args.private_data.is_some(), "-Qpdb_in_private", "-setprivate"),
        (args.spirv && layouts.dx_layout, layouts.gl_layout, "-fvk-use-dx-layout", "-fvk-use-gl-layout"),
    ])?;
    let switches = &args.switches;
    match switches.disabled.iter().find(|name| switches.enabled.contains(name)) {
        Some(name) => {
            Err(ArgError(format!("Contradictory use of -opt-disable and -opt-enable with \"{name}\"")))
        }
        None => Ok(()),
    }
}

fn debug(args: &DxcArgs) -> Result<(), ArgError> {
    let debug = &args.options.debug;
    unless(!debug.binary_in_hash, debug.source_in_hash, "Cannot specify both /Zss and /Zsb")?;
    let is_full = debug.full || !args.spirv_args.debug.is_empty();
    unless(is_full || debug.slim, debug.source_in_hash, "/Zss requires debug info (/Zi or /Zs)")?;
    unless(!is_full, debug.slim, "Cannot specify both /Zi and /Zs")?;
    unless(is_full, debug.embed, "Must enable debug info with /Zi for /Qembed_debug")?;
    unless(
        args.options.dxil.validator <= NEWEST_VALIDATOR,
        true,
        "Validator version must be less than or equal to current internal version.",
    )
}

fn language(args: &DxcArgs) -> Result<(), ArgError> {
    if let Some(unknown) = &args.unknown_version {
        return Err(ArgError(format!("Unknown HLSL version: {unknown}")));
    }
    let before = |version| args.hlsl_version.is_some_and(|said| said < version);
    if let Some(version) = args.hlsl_version.filter(|&v| args.options.dx9_compat && v > HlslVersion::V2016) {
        return Err(ArgError(format!("/Gec is not supported with HLSLVersion {}", version.number())));
    }
    unless(
        !before(HlslVersion::V2018),
        args.options.codegen.native_16bit,
        "enable-16bit-types is only allowed when HLSL version is 2018 or later",
    )
}

/// What depends on the profile; where it is missing or none, that is said later.
fn profile(args: &DxcArgs) -> Result<(), ArgError> {
    let exports = &args.options.exports;
    let is_library = args.profile.as_deref().is_none_or(|profile| profile.starts_with("lib_"));
    for (given, name) in [
        (!exports.listed.is_empty(), "-exports"),
        (exports.shaders_only, "-export-shaders-only"),
        (args.linkage_said, "-default-linkage"),
    ] {
        unless(is_library, given, &format!("library profile required when using {name} option"))?;
    }
    let profile = args.profile.as_deref().and_then(Profile::parse);
    let is_shader = args.root_signature_profile().is_none();
    let is_from = |model| is_shader && profile.is_none_or(|profile| profile.model >= model);
    unless(
        is_from(ShaderModel::new(6, 6)),
        args.options.payload_qualifiers == Some(true),
        "Invalid target for payload access qualifiers. Only lib_6_6 and beyond are supported.",
    )?;
    unless(
        is_from(ShaderModel::new(6, 2)),
        args.denorm.is_some(),
        "denorm option is only allowed for shader model 6.2 and above.",
    )?;
    unless(
        args.options.codegen.all_resources_bound,
        args.avoid_flow_control && !args.spirv,
        "Gfa option cannot be used in SM_5_1+ unless all_resources_bound flag is specified",
    )?;
    unless(
        is_from(ShaderModel::new(6, 2)),
        (args.spirv || !is_shader) && args.options.codegen.native_16bit,
        "enable-16bit-types is only allowed for shader model >= 6.2 and HLSL Language >= 2018.",
    )?;
    unless(
        args.profile.as_deref() != Some("lib_6_x"),
        args.validator_said,
        "Offline library profile cannot be used with non-zero -validator-version.",
    )?;
    let has_position = |stage| {
        matches!(stage, Stage::Vertex | Stage::Domain | Stage::Geometry | Stage::Mesh | Stage::Library)
    };
    unless(
        // A root signature by itself has no stage.
        args.profile.as_deref().is_none_or(|name| name.starts_with("rootsig"))
            || profile.is_some_and(|profile| has_position(profile.stage)),
        args.spirv && args.options.spirv.invert_y,
        "-fvk-invert-y can only be used in VS/DS/GS/MS/Lib",
    )
}

/// What DXC asks of options of SPIR-V alone. Who names the target beside the command line may give them without `-spirv`.
///
/// # Errors
/// An option that makes no sense for another target.
pub(super) fn target(args: &DxcArgs) -> Result<(), ArgError> {
    let shift = args.spirv_args.shifts.first();
    shift.map_or(Ok(()), |(shift, _)| unless(args.spirv, true, &format!("-{shift} requires -spirv")))
}

fn spirv(args: &DxcArgs) -> Result<(), ArgError> {
    let own = &args.spirv_args;
    if let Some((shift, _)) = own.shifts.first() {
        let words = format!("-{shift} cannot be used together with -fvk-bind-register");
        unless(own.bindings.is_empty(), true, &words)?;
    }
    for (shift, is_all) in &own.shifts {
        let is_alone = own.shifts.iter().filter(|(other, _)| other == shift).count() == 1;
        unless(is_alone, *is_all, &format!("setting all sets via -{shift} argument should be used alone"))?;
    }
    unless(!args.level_said, own.passes.is_some(), "-Oconfig should not be used together with -O")?;
    if !args.spirv {
        return Ok(());
    }
    for (given, name) in [
        (args.options.ieee_strict, "-Gis"),
        (args.options.dx9_compat, "-Gec"),
        (!args.options.codegen.reflection, "-Qstrip_reflect"),
        (args.outputs.debug.is_some(), "-Fd"),
        (args.outputs.reflection.is_some(), "-Fre"),
    ] {
        unless(false, given, &format!("{name} is not supported with -spirv"))?;
    }
    own.passes.as_deref().map_or(Ok(()), super::oconfig::check)
}
