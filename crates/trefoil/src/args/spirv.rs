//! The options of SPIR-V.

use super::model::{ArgError, DxcArgs, RegisterBinding};
use super::spec::{Effect, OptionSpec, Value, flag, number, row, text};
use trefoil_spirv::RegisterShift;

/// Declares an option with one or more words as values, which `$set` applies.
macro_rules! words {
    ($name:literal, $count:literal, $meta:literal, $help:literal, $set:expr) => {
        row($name, Value::Words($count), $meta, $help, Effect::Set($set))
    };
}

/// Declares an option that is accepted without effect.
macro_rules! ignored {
    ($name:literal, $value:ident, $help:literal, $why:literal) => {
        row($name, Value::$value, "", $help, Effect::Ignored($why))
    };
}

/// The values of `-fspv-debug=`.
const DEBUG_KINDS: &[&str] =
    &["file", "source", "line", "tool", "rich", "rich-with-source", "vulkan", "vulkan-with-source"];

fn bind_register(args: &mut DxcArgs, v: &[&str]) -> Result<(), ArgError> {
    let (space, binding, set) = (number(v[1])?, number(v[2])?, number(v[3])?);
    args.spirv_args.bindings.push(RegisterBinding { register: v[0].to_owned(), space, binding, set });
    Ok(())
}

pub(super) const SPIRV_OPTIONS: &[OptionSpec] = &[
    text!(
        "fspv-target-env=",
        Joined,
        "env",
        "Specify the target environment: vulkan1.0, vulkan1.1, vulkan1.2, vulkan1.3, universal1.5 …",
        spirv_args.target_env
    ),
    words!(
        "fvk-b-shift",
        2,
        "<shift> <space>",
        "Specify Vulkan binding number shift for b-type register",
        |a, v| {
            a.spirv_args.shifts.push(("fvk-b-shift", v[1] == "all"));
            shift(&mut a.options.spirv.b_shift, v)
        }
    ),
    words!(
        "fvk-t-shift",
        2,
        "<shift> <space>",
        "Specify Vulkan binding number shift for t-type register",
        |a, v| {
            a.spirv_args.shifts.push(("fvk-t-shift", v[1] == "all"));
            shift(&mut a.options.spirv.t_shift, v)
        }
    ),
    words!(
        "fvk-s-shift",
        2,
        "<shift> <space>",
        "Specify Vulkan binding number shift for s-type register",
        |a, v| {
            a.spirv_args.shifts.push(("fvk-s-shift", v[1] == "all"));
            shift(&mut a.options.spirv.s_shift, v)
        }
    ),
    words!(
        "fvk-u-shift",
        2,
        "<shift> <space>",
        "Specify Vulkan binding number shift for u-type register",
        |a, v| {
            a.spirv_args.shifts.push(("fvk-u-shift", v[1] == "all"));
            shift(&mut a.options.spirv.u_shift, v)
        }
    ),
    words!(
        "fvk-bind-register",
        4,
        "<type-number> <space> <binding> <set>",
        "Specify Vulkan descriptor set and binding for a specific register",
        bind_register
    ),
    words!("vkbr", 4, "<type-number> <space> <binding> <set>", "Alias for -fvk-bind-register", bind_register),
    words!(
        "fvk-bind-globals",
        2,
        "<binding> <set>",
        "Specify Vulkan binding number and set number for the $Globals cbuffer",
        |a, v| pair(&mut a.options.spirv.globals, v)
    ),
    words!(
        "fvk-bind-resource-heap",
        2,
        "<binding> <set>",
        "Specify Vulkan binding number and set number for the resource heap",
        |a, v| pair(&mut a.options.spirv.resource_heap, v)
    ),
    words!(
        "fvk-bind-sampler-heap",
        2,
        "<binding> <set>",
        "Specify Vulkan binding number and set number for the sampler heap",
        |a, v| pair(&mut a.options.spirv.sampler_heap, v)
    ),
    words!(
        "fvk-bind-counter-heap",
        2,
        "<binding> <set>",
        "Specify Vulkan binding number and set number for the counter heap",
        |a, v| pair(&mut a.options.spirv.counter_heap, v)
    ),
    flag!("fvk-use-dx-layout", "Use DirectX memory layout for Vulkan resources", spirv_args.dx_layout),
    flag!(
        "fvk-use-gl-layout",
        "Use strict OpenGL std140/std430 memory layout for Vulkan resources",
        spirv_args.gl_layout
    ),
    flag!("fvk-use-scalar-layout", "Use scalar memory layout for Vulkan resources", spirv_args.scalar_layout),
    flag!(
        "fvk-invert-y",
        "Negate SV_Position.y before writing to stage output in VS/DS/GS",
        options.spirv.invert_y
    ),
    flag!(
        "fvk-use-dx-position-w",
        "Reciprocate SV_Position.w after reading from stage input in PS",
        options.spirv.dx_position_w
    ),
    flag!(
        "fvk-support-nonzero-base-instance",
        "Follow Vulkan spec to use gl_BaseInstance as the first vertex instance",
        options.spirv.nonzero_base_instance
    ),
    flag!(
        "fvk-support-nonzero-base-vertex",
        "Follow Vulkan spec to use gl_BaseVertex as the first vertex",
        options.spirv.nonzero_base_vertex
    ),
    flag!(
        "fvk-auto-shift-bindings",
        "Apply fvk-*-shift to resources without an explicit register assignment",
        options.spirv.auto_shift
    ),
    flag!("fspv-reflect", "Emit additional SPIR-V instructions to aid reflection", options.spirv.reflect),
    row(
        "fspv-debug=",
        Value::Joined,
        "kind",
        "Specify whitelist of debug info category (file, source, line, tool, vulkan, vulkan-with-source)",
        Effect::Set(|a, v| {
            if !DEBUG_KINDS.contains(&v[0]) {
                return Err(ArgError(format!("unknown SPIR-V debug info control parameter: {}", v[0])));
            }
            a.spirv_args.debug.push(v[0].to_owned());
            Ok(())
        }),
    ),
    row(
        "fspv-extension=",
        Value::Joined,
        "name",
        "Specify SPIR-V extension permitted to use",
        Effect::Set(|a, v| {
            if v[0] != "KHR" && !trefoil_spirv::is_extension(v[0]) {
                return Err(ArgError(format!("unknown SPIR-V extension '{}'", v[0])));
            }
            a.options.spirv.extensions.push(v[0].to_owned());
            Ok(())
        }),
    ),
    text!(
        "fspv-entrypoint-name=",
        Joined,
        "name",
        "Specify the SPIR-V entry point name. Defaults to the HLSL entry point name",
        options.spirv.entry_name
    ),
    flag!(
        "fspv-preserve-bindings",
        "Preserves all bindings declared within the module, even when those bindings are unused",
        options.spirv.preserve_bindings
    ),
    flag!(
        "fspv-preserve-interface",
        "Preserves all interface variables in the entry point, even when those variables are unused",
        options.spirv.preserve_interface
    ),
    flag!(
        "fspv-flatten-resource-arrays",
        "Flatten arrays of resources so each array element takes one binding number",
        options.spirv.flatten_arrays
    ),
    flag!(
        "fspv-use-vulkan-memory-model",
        "Use the Vulkan memory model in the SPIR-V output",
        spirv_args.vulkan_memory_model
    ),
    flag!(
        "fspv-use-unknown-image-format",
        "Use Unknown as the default image format",
        options.spirv.unknown_image_format
    ),
    flag!(
        "fspv-enable-maximal-reconvergence",
        "Enables the MaximallyReconvergesKHR execution mode for this module",
        options.spirv.maximal_reconvergence
    ),
    flag!(
        "fspv-use-legacy-buffer-matrix-order",
        "Assume the legacy matrix order (row major) when accessing raw buffers",
        options.spirv.raw_by_rows
    ),
    row(
        "fvk-stage-io-order=",
        Value::Joined,
        "<order>",
        "Specify Vulkan stage I/O location assignment order: decl, alpha",
        Effect::Set(|a, v| {
            a.options.spirv.alphabetic_locations = match v[0] {
                "decl" => false,
                "alpha" => true,
                other => {
                    let message = format!("unknown Vulkan stage I/O location assignment order: {other}");
                    return Err(ArgError(message));
                }
            };
            Ok(())
        }),
    ),
    row(
        "fvk-allow-rwstructuredbuffer-arrays",
        Value::None,
        "",
        "Allow arrays of RWStructuredBuffer with counters",
        Effect::Moot("they are always allowed"),
    ),
    row(
        "fspv-fix-func-call-arguments",
        Value::None,
        "",
        "Fix function call arguments",
        Effect::Moot("calls are inlined"),
    ),
    row(
        "fspv-reduce-load-size",
        Value::None,
        "",
        "Replaces loads of composite objects to reduce memory pressure for the loads",
        Effect::Moot("loads are of the members that are used"),
    ),
    ignored!(
        "fspv-print-all",
        None,
        "Print the SPIR-V module before each pass",
        "passes do not work on SPIR-V"
    ),
    ignored!(
        "fspv-max-id",
        Either,
        "Set the maximum value for an id in the SPIR-V binary",
        "ids are always dense"
    ),
    row(
        "Oconfig=",
        Value::Maybe,
        "passes",
        "Specify a comma-separated list of SPIRV-Tools passes, which are checked and not run",
        Effect::Set(|a, v| {
            let passes = v.first().copied().unwrap_or_default().to_owned();
            match a.spirv_args.passes.replace(passes) {
                Some(_) => Err(ArgError("-Oconfig should not be specified more than once".into())),
                None => Ok(()),
            }
        }),
    ),
];

/// Parses the shift of a register class, for one space or all.
fn shift(shifts: &mut RegisterShift, values: &[&str]) -> Result<(), ArgError> {
    let shift = values[0].parse().map_err(|_| ArgError(format!("'{}' is not a number", values[0])))?;
    match values[1] {
        "all" => shifts.all = shift,
        space => shifts.spaces.push((number(space)?, shift)),
    }
    Ok(())
}

/// Parses a binding and a set.
fn pair(place: &mut Option<(u32, u32)>, values: &[&str]) -> Result<(), ArgError> {
    *place = Some((number(values[0])?, number(values[1])?));
    Ok(())
}
