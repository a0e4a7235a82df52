//! Tests of command lines.

use super::*;
use crate::{HlslVersion, OptLevel, Profile, Target};

#[track_caller]
fn args(line: &str) -> DxcArgs {
    parse_args(&line.split_whitespace().collect::<Vec<_>>()).unwrap()
}

#[track_caller]
fn error(line: &str) -> String {
    parse_args(&line.split_whitespace().collect::<Vec<_>>()).unwrap_err().0
}

#[test]
fn values_are_joined_or_separate() {
    for line in
        ["-T ps_6_0 -E f a.hlsl", "-Tps_6_0 -Ef a.hlsl", "/T ps_6_0 /Ef a.hlsl", "a.hlsl -T=ps_6_0 --E f"]
    {
        let a = args(line);
        assert_eq!((a.profile.as_deref(), a.entry.as_deref()), (Some("ps_6_0"), Some("f")), "{line}");
        assert_eq!(a.input.as_deref(), Some("a.hlsl"), "{line}");
    }
    assert_eq!(
        args("-D A -DB=2 -D C=").options.defines,
        [("A".into(), None), ("B".into(), Some("2".into())), ("C".into(), Some(String::new()))]
    );
    assert_eq!(args("-Iinc -I other").options.include_dirs, ["inc", "other"]);
    assert_eq!(args("-").input.as_deref(), Some("-"));
    assert_eq!(args("/tmp/a.hlsl").input.as_deref(), Some("/tmp/a.hlsl"));
}

#[test]
fn longer_names_win() {
    let a = args("-Fo x.cso -Fc x.txt -Fre x.ref -Frs x.rs -Fsh x.h -Fd dir/ -HV 2018");
    assert_eq!(a.outputs.object.as_deref(), Some("x.cso"));
    assert_eq!(a.outputs.reflection.as_deref(), Some("x.ref"));
    assert_eq!(a.outputs.root_signature.as_deref(), Some("x.rs"));
    assert_eq!(a.options.hlsl_version, HlslVersion::V2018);
    assert!(args("-H").show_includes && args("-Zpr").options.row_major && args("-Zi").options.debug.full);
    let a = args("-P -Fi out.hlsl");
    assert!(a.preprocess && a.outputs.preprocessed.as_deref() == Some("out.hlsl"));
}

#[test]
fn warnings() {
    let a = args("-WX -Wno-conversion -Werror=macro-redefined -Wall");
    assert!(a.options.warnings.warnings_as_errors && a.options.warnings.disabled.contains("conversion"));
    assert!(a.options.warnings.errors.contains("macro-redefined"));
    assert!(args("-no-warnings").options.warnings.no_warnings);
    assert!(args("-Werror").options.warnings.warnings_as_errors);
}

#[test]
fn optimisation_levels() {
    let level = |line: &str| {
        let options = args(line).options;
        (options.opt_level, options.codegen.disable_optimizations)
    };
    assert_eq!(level(""), (OptLevel::O3, false));
    assert_eq!(level("-O1"), (OptLevel::O1, false));
    assert_eq!(level("-Od"), (OptLevel::O0, true));
    assert_eq!(level("-Od -O2"), (OptLevel::O2, false));
}

#[test]
fn options_of_spirv() {
    let a = args("-spirv -fspv-target-env=vulkan1.2 -fvk-t-shift 10 0 -fvk-b-shift 5 all -fvk-use-dx-layout");
    assert!(a.spirv && a.spirv_args.dx_layout);
    assert_eq!(a.spirv_args.target_env.as_deref(), Some("vulkan1.2"));
    assert_eq!(a.options.spirv.t_shift.spaces, [(0, 10)]);
    assert_eq!(a.options.spirv.b_shift.all, 5);
    assert_eq!(args("-spirv -fvk-bind-register t4 0 1 2").spirv_args.bindings[0].binding, 1);
}

#[test]
fn misuse_is_an_error() {
    assert_eq!(error("-bogus"), "Unknown argument: '-bogus'");
    assert_eq!(error("-HV 1999"), "Unknown HLSL version: 1999");
    assert!(error("-T").contains("missing"));
    assert!(error("-fvk-t-shift 1").contains("missing"));
    assert!(error("-Zpr -Zpc").contains("Cannot specify -Zpr and -Zpc together"));
    assert!(error("a b").contains("Too many positional arguments"));
    assert!(args("-link").link);
    assert_eq!(args("/nowhere").input.as_deref(), Some("/nowhere"));
}

#[test]
fn options_without_effect_say_so() {
    let a = args("-hlsl-dxil-lowered -nologo");
    let notice = "option '-hlsl-dxil-lowered' has no effect: there is no such form";
    assert_eq!(a.notices, [notice]);
}

#[test]
fn some_options_demand_others() {
    assert!(error("-Qembed_debug").contains("/Zi"));
    assert!(error("-Zss").contains("debug info"));
    assert!(error("-Gfa").contains("all_resources_bound"));
    assert!(error("-T ps_6_0 -exports f").contains("library profile"));
    assert!(error("-denorm x").contains("'x'"));
    let given = args("-W -denorm ftz -Gfa -all-resources-bound");
    assert_eq!(given.denorm, Some(trefoil_ir::DenormMode::FlushToZero));
    for (line, word) in [
        ("-T ps_6_0 -denorm ftz", "shader model 6.2"),
        ("-T ps_6_0 -default-linkage external", "library profile"),
        ("-T ps_6_0 -spirv -enable-16bit-types", "shader model >= 6.2"),
        ("-validator-version 1.9", "current internal version"),
        ("-pack-optimized -pack_prefix_stable", "together"),
        ("-setprivate a -Qstrip_priv", "together"),
        ("-opt-disable gvn -opt-enable GVN", "\"gvn\""),
        ("-spirv -fvk-b-shift 1 0 -vkbr t0 0 1 0", "-fvk-bind-register"),
        ("-spirv -Fre r", "not supported with -spirv"),
        ("-O2 -Oconfig=-O", "together with -O"),
        ("-spirv -fvk-s-shift 1 0 -fvk-s-shift 2 all", "used alone"),
        ("-Zs -fspv-debug=line", "both /Zi and /Zs"),
        ("-T rootsig_1_1 -enable-16bit-types", "shader model >= 6.2"),
        ("-T lib_6_x -validator-version 1.3", "Offline library"),
        ("-validator-version 0.1", "minor version must also be 0"),
        ("-unheard-of", "Unknown argument"),
        ("-spirv -fvk-use-dx-layout -fvk-use-gl-layout", "together"),
    ] {
        assert!(error(line).contains(word), "{line}: {}", error(line));
    }
    for line in [
        "-Od -Oconfig=-O",
        "-Zss -fspv-debug=line",
        "-fvk-use-dx-layout -fvk-use-gl-layout",
        "-unheard-of -Qunused-arguments",
        "-T lib_6_x -validator-version 0.0",
    ] {
        args(line);
    }
    assert!(parse_args(&["-HV", "1", "-HV", "2021"]).is_ok());
    assert!(args("-fvk-b-shift 1 0").options.spirv.b_shift.spaces.len() == 1);
    let shift = parse_library_args(&["-fvk-b-shift", "1", "0"]);
    assert!(shift.unwrap_err().0.contains("requires -spirv"));
}

#[test]
fn warnings_are_named() {
    let unknown = |line: &str| args(line).options.warnings.unknown;
    let of = |option: &str, meant: Option<&str>| vec![(option.to_owned(), meant.map(str::to_owned))];
    assert!(
        unknown("-Wall -Wno-conversion -Werror=parentheses -Wabi -Wno-everything -Wfatal-errors").is_empty()
    );
    assert_eq!(unknown("-Wno-foo"), of("-Wno-foo", None));
    assert_eq!(unknown("-Wno-error=conversions"), of("-Werror=conversions", Some("-Werror=conversion")));
    assert!(args("-W").options.warnings.enabled.contains("extra"));
    let both = args("-Wno-conversion -Werror=conversion").options.warnings;
    assert!(both.errors.contains("conversion") && both.disabled.is_empty());
}

#[test]
fn names_are_declared_once() {
    let mut names: Vec<_> = OPTIONS.iter().flat_map(|o| o.iter()).map(|o| o.name).collect();
    let count = names.len();
    names.sort_unstable();
    names.dedup();
    assert_eq!(names.len(), count);
    assert!(help().contains("-fvk-t-shift <shift> <space>"));
}

#[test]
fn requests_follow_the_arguments() {
    let a = args("-T ps_6_2 -E f -Od -spirv -fvk-b-shift 3 1 -fspv-target-env=vulkan1.2 -Zi -fcgl");
    let profile = a.compile_profile().unwrap();
    assert_eq!((profile, a.target(profile)), (Profile::parse("ps_6_2").unwrap(), Target::Spirv));
    let (options, notices) = a.compile_options().unwrap();
    assert!(options.codegen.disable_optimizations && options.opt_level == OptLevel::O0);
    assert_eq!(options.spirv.b_shift.spaces, [(1, 3)]);
    assert!(notices.is_empty(), "{notices:?}");
    assert!(options.spirv.debug.line && options.spirv.debug.source);
    assert!(options.stop_after_front_end);
    assert!(args("-E f").compile_profile().is_err());
    assert!(args("-T zz_6_0").compile_profile().unwrap_err().0.contains("zz_6_0"));
    assert!(args("-spirv -fspv-target-env=vulkan0.9").compile_options().is_err());
}

#[test]
fn two_layouts_may_be_named_as_clients_of_dxc_do() {
    assert!(parse_args(&["-fvk-use-dx-layout", "-fvk-use-scalar-layout"]).is_ok());
    assert!(parse_args(&["-fvk-use-dx-layout", "-fvk-use-gl-layout"]).is_ok());
}

#[test]
fn the_layout_of_direct_x_wins_over_scalar() {
    let args = parse_args(&["-spirv", "-fvk-use-dx-layout", "-fvk-use-scalar-layout"]).unwrap();
    let (options, _) = args.compile_options().unwrap();
    assert_eq!(options.spirv.layout, trefoil_spirv::BufferLayout::Dx);
}
