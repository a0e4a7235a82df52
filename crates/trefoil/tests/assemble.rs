//! A container's listing assembles to the same container's parts; what is no shader is said to be none.

use trefoil::{NoIncludes, Options, Profile, Request, Session, Target};
use trefoil_dxcontainer::{Container, FourCc};

const SOURCE: &str = "
Texture2D<float4> t : register(t3);
SamplerState s : register(s1);
RWStructuredBuffer<uint> counts : register(u2);
cbuffer C : register(b0, space1) { float4x4 turn; float4 tint[2]; };
float4 main(float4 p : SV_Position, float2 uv : UV, nointerpolation uint k : KIND, out float d : SV_Depth) : SV_Target {
    counts[k] = 1;
    d = p.z * 0.5;
    return mul(turn, t.Sample(s, uv)) * tint[k & 1];
}
";

fn compiled() -> Vec<u8> {
    let request = Request {
        source_name: "a.hlsl",
        source: SOURCE.as_bytes(),
        entry: "main",
        profile: Profile::parse("ps_6_0").unwrap(),
        target: Target::Dxil,
        options: Options::default(),
        include: &NoIncludes,
    };
    Session::new().compile(&request).unwrap().bytes
}

#[test]
fn a_listing_assembles_to_the_parts_that_it_was_made_of() {
    let first = compiled();
    let listing = trefoil::disassemble(&first).unwrap();
    let again = trefoil::assemble("a.ll", listing.as_bytes(), &Options::default()).unwrap().bytes;
    let (one, two) = (Container::parse(&first).unwrap(), Container::parse(&again).unwrap());
    for name in [FourCc::SFI0, FourCc::ISG1, FourCc::OSG1, FourCc::PSV0] {
        assert_eq!(one.part(name), two.part(name), "{name}");
    }
    let program = |listing: &str| listing[listing.find("define void").unwrap()..].to_owned();
    assert_eq!(program(&listing), program(&trefoil::disassemble(&again).unwrap()));
}

#[test]
fn bitcode_assembles_too() {
    let first = compiled();
    let container = Container::parse(&first).unwrap();
    let bitcode = &container.part(FourCc::DXIL).unwrap()[24..];
    let again = trefoil::assemble("a.bc", bitcode, &Options::default()).unwrap().bytes;
    let again = Container::parse(&again).unwrap();
    assert_eq!(again.part(FourCc::PSV0), container.part(FourCc::PSV0));
    for cut in [8, 40, bitcode.len() / 2] {
        assert!(trefoil::assemble("a.bc", &bitcode[..cut], &Options::default()).is_err());
    }
}

#[test]
fn what_cannot_be_assembled_is_named() {
    let listing = trefoil::disassemble(&compiled()).unwrap();
    let refused = |text: &str| {
        let made = trefoil::assemble("a.ll", text.as_bytes(), &Options::default());
        made.map(drop).unwrap_err().render(false)
    };
    assert!(refused(&listing.replace("!\"ps\"", "!\"zz\"")).contains("metadata"));
    // A library's entry says its stage, and its resources are variables.
    let library = refused(&listing.replace("!\"ps\"", "!\"lib\""));
    assert!(library.contains("what the library says of its resources makes no sense"), "{library}");
    assert!(refused("define void @main() {\n ret void\n}\n").contains("triple"));
}
