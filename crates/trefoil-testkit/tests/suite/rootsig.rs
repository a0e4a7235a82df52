//! Root signatures from text: the part must be DXC's, byte for byte.

use libtest_mimic::{Failed, Trial};
use trefoil_testkit::dxc::Microsoft;
use trefoil_testkit::ours::{Target, compile};

/// Texts, and arguments.
const CASES: &[(&str, &str, &[&str])] = &[
    ("empty", "", &[]),
    ("flags", "RootFlags(ALLOW_INPUT_ASSEMBLER_INPUT_LAYOUT | DENY_HULL_SHADER_ROOT_ACCESS)", &[]),
    (
        "descriptors",
        "CBV(b0), SRV(t7, space = 3, flags = DATA_STATIC), uav(u3, visibility = SHADER_VISIBILITY_PIXEL)",
        &[],
    ),
    (
        "constants",
        "RootConstants(num32BitConstants = 4, b1, space = 1, visibility = SHADER_VISIBILITY_PIXEL)",
        &[],
    ),
    (
        "tables",
        "DescriptorTable(SRV(t0, numDescriptors = unbounded, space = 2), UAV(u5, numDescriptors = 3, offset = 100), \
         CBV(b4, flags = DATA_VOLATILE | DESCRIPTORS_VOLATILE)), \
         DescriptorTable(Sampler(s1, numDescriptors = 2), visibility = SHADER_VISIBILITY_PIXEL)",
        &[],
    ),
    (
        "samplers",
        "StaticSampler(s0), StaticSampler(s1, filter = FILTER_COMPARISON_MIN_MAG_LINEAR_MIP_POINT, \
         addressU = TEXTURE_ADDRESS_CLAMP, addressW = TEXTURE_ADDRESS_BORDER, mipLODBias = -1.5f, maxLOD = 3, \
         maxAnisotropy = 4, borderColor = STATIC_BORDER_COLOR_OPAQUE_BLACK, comparisonFunc = COMPARISON_ALWAYS, \
         minLOD = 0.25, space = 7, visibility = SHADER_VISIBILITY_VERTEX)",
        &[],
    ),
    ("version_1_0", "CBV(b0), DescriptorTable(SRV(t0), UAV(u1))", &["-force-rootsig-ver", "rootsig_1_0"]),
    ("mistakes", "CBV(t0)", &[]),
    ("unknown", "Texture(t0)", &[]),
    ("any_order", "CBV(space = +1, b0), StaticSampler(maxLOD = 2, s0),", &[]),
    ("twice_the_argument", "CBV(b0, space = 1, space = 1)", &[]),
    ("twice_the_register", "DescriptorTable(CBV(b0, numDescriptors = 4)), CBV(b3)", &[]),
    ("twice_for_one_stage", "CBV(b0), CBV(b0, visibility = SHADER_VISIBILITY_PIXEL)", &[]),
    (
        "once_for_each_stage",
        "CBV(b0, visibility = SHADER_VISIBILITY_HULL), CBV(b0, visibility = SHADER_VISIBILITY_PIXEL)",
        &[],
    ),
    ("twice_the_sampler", "StaticSampler(s0), DescriptorTable(Sampler(s0))", &[]),
    ("samplers_with_views", "DescriptorTable(CBV(b0), Sampler(s0))", &[]),
    ("empty_table", "DescriptorTable(visibility = SHADER_VISIBILITY_PIXEL)", &[]),
    ("empty_range", "DescriptorTable(CBV(b0, numDescriptors = 0))", &[]),
    ("appended_to_no_end", "DescriptorTable(CBV(b0, numDescriptors = unbounded), SRV(t0))", &[]),
    ("placed_after_no_end", "DescriptorTable(CBV(b0, numDescriptors = unbounded), SRV(t0, offset = 3))", &[]),
    ("beyond_the_registers", "DescriptorTable(CBV(b3, numDescriptors = 4294967294))", &[]),
    ("beyond_the_table", "DescriptorTable(CBV(b0, offset = 4294967294), CBV(b1), CBV(b2))", &[]),
    ("reserved_space", "CBV(b0, space = 4294967280)", &[]),
    ("last_space", "CBV(b0, space = 4294967279)", &[]),
    ("two_data_flags", "CBV(b0, flags = DATA_STATIC | DATA_VOLATILE)", &[]),
    ("flags_of_ranges", "CBV(b0, flags = DESCRIPTORS_VOLATILE)", &[]),
    ("static_data_of_volatile", "DescriptorTable(SRV(t0, flags = DATA_STATIC | DESCRIPTORS_VOLATILE))", &[]),
    ("data_of_samplers", "DescriptorTable(Sampler(s0, flags = DATA_STATIC))", &[]),
    ("largest_bias", "StaticSampler(s0, mipLODBias = 15.99)", &[]),
    ("large_bias", "StaticSampler(s0, mipLODBias = 15.991)", &[]),
    ("large_anisotropy", "StaticSampler(s0, maxAnisotropy = 17)", &[]),
    ("local", "RootFlags(LOCAL_ROOT_SIGNATURE)", &[]),
    ("left_out_and_wrong", "CBV(b0), CBV(b0)", &["-Qstrip_rootsignature"]),
    ("not_validated_and_wrong", "CBV(b0), CBV(b0)", &["-Vd"]),
];

/// A trial for each text.
pub(crate) fn trials() -> Vec<Trial> {
    let trial = |&(name, text, args): &(&'static str, &'static str, &'static [&'static str])| {
        Trial::test(format!("rootsig/{name}"), move || check(text, args).map_err(Failed::from))
    };
    CASES.iter().map(trial).collect()
}

fn check(text: &str, args: &[&str]) -> Result<(), String> {
    let source = format!("[RootSignature(\"{text}\")]\nfloat4 main() : SV_Target {{ return 1; }}\n");
    let theirs = Microsoft::new()?.compile("a.hlsl", &source, "ps_6_0", "main", args);
    let ours = compile("a.hlsl", &source, "ps_6_0", "main", Target::Dxil, args);
    match (ours, theirs) {
        (Ok(ours), Ok(theirs)) => {
            let part = |bytes: &[u8]| trefoil::piece(bytes, trefoil::Piece::RootSignature);
            Microsoft::new()?.validate(&ours)?;
            if part(&ours).is_some() && part(&ours) == part(&theirs) {
                Ok(())
            } else {
                Err("the parts differ".into())
            }
        }
        (Err(_), Err(_)) => Ok(()),
        (Ok(_), Err(why)) => Err(format!("DXC refuses it: {why}")),
        (Err(why), Ok(_)) => Err(format!("DXC takes it: {why}")),
    }
}
