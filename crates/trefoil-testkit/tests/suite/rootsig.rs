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
