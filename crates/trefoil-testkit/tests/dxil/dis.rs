//! The disassembler beside DXC's, on DXC's containers and on ours, and on broken ones.

use trefoil_testkit::dxc::Microsoft;

const COMPUTE: &str = r#"
struct S { float4 a; int b; float2 c; };
cbuffer CB : register(b1) { float4x4 m; float k; float arr[4]; };
StructuredBuffer<S> sb : register(t0);
RWStructuredBuffer<S> ob : register(u0);
RWByteAddressBuffer raw : register(u1);
RWTexture2D<float4> tex : register(u2, space1);
Texture2D<float4> t2[3] : register(t3);
SamplerState ss;
groupshared float4 gs[64];
groupshared uint cnt;
static const float table[5] = { 1, 2.5, 0.1, -3e20, 1e-9 };
[numthreads(8,8,1)]
void main(uint3 id : SV_DispatchThreadID, uint gi : SV_GroupIndex) {
  S s = sb[id.x];
  gs[gi] = s.a;
  GroupMemoryBarrierWithGroupSync();
  s.a = mul(m, gs[63-gi]) * k + arr[id.y] + table[id.z];
  uint old; InterlockedAdd(cnt, 1, old);
  InterlockedCompareExchange(cnt, 1, 2, old);
  raw.Store2(16, uint2(old, 2));
  s.c += t2[id.z].SampleLevel(ss, s.c, 0).xy;
  tex[id.xy] = s.a;
  for (uint i = 0; i < old; i++) {
    switch (i) { case 1: s.b += 3; break; case 2: s.b *= old; break; default: s.b -= 1; }
    [branch] if (s.b > 100) ob[i] = s; else ob.IncrementCounter();
  }
}
"#;

const PIXEL: &str = r#"
struct I { float4 pos : SV_Position; nointerpolation uint k : KK; float4 c[2] : COL; bool f : SV_IsFrontFace; };
struct O { float4 a : SV_Target0; float b : SV_Depth; };
Texture2D<float4> t; SamplerState s; RWTexture2D<double> rd;
O main(I i, uint cov : SV_Coverage) {
  O o;
  precise float q = i.pos.x * i.pos.y + 1.0;
  o.a = t.Sample(s, i.pos.xy) * i.c[i.k] * q;
  if (i.f) discard;
  rd[uint2(0,0)] = 5.0;
  o.b = i.pos.z + cov;
  return o;
}
"#;

/// What both listings must have alike: code, declarations, metadata; the ends of lines' comments aside.
fn essence(text: &str) -> Vec<String> {
    let comment = |line: &str| line.find("  ; ").map_or(line.len(), |at| at);
    let keep = |line: &&str| !line.starts_with(';') && !line.starts_with('%') && !line.trim().is_empty();
    text.lines().filter(keep).map(|l| l[..comment(l)].trim_end().to_owned()).collect()
}

#[test]
fn listings_agree_with_dxc() {
    let dxc = Microsoft::new().unwrap();
    for (source, profile) in [(COMPUTE, "cs_6_0"), (COMPUTE, "cs_6_6"), (PIXEL, "ps_6_0"), (PIXEL, "ps_6_6")]
    {
        let bytes = dxc.compile("test.hlsl", source, profile, "main", &[]).unwrap();
        let (theirs, ours) =
            (dxc.disassemble(&bytes).unwrap(), trefoil_dxil_read::disassemble(&bytes).unwrap());
        let (theirs, ours) = (essence(theirs.trim_end_matches('\0')), essence(&ours));
        for (a, b) in theirs.iter().zip(&ours) {
            assert_eq!(a, b, "{profile}");
        }
        assert_eq!(theirs.len(), ours.len());
    }
}

#[test]
fn broken_containers_do_not_panic() {
    let dxc = Microsoft::new().unwrap();
    let bytes = dxc.compile("test.hlsl", COMPUTE, "cs_6_0", "main", &[]).unwrap();
    for len in (0..bytes.len()).step_by(41) {
        let _ = trefoil_dxil_read::disassemble(&bytes[..len]);
    }
    let mut seed = 0x1234_5678_u32;
    for _ in 0..500 {
        let mut broken = bytes.clone();
        for _ in 0..3 {
            seed = seed.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            let at = seed as usize / 7 % broken.len();
            broken[at] ^= (seed >> 24) as u8;
        }
        let _ = trefoil_dxil_read::disassemble(&broken);
    }
}

/// Found by the fuzzer: constants that hold one another, in metadata and in what a variable holds.
#[test]
fn a_listing_of_constants_within_themselves_ends() {
    let inputs: [&[u8]; 2] = [
        include_bytes!("inputs/constants_within_themselves.bc"),
        include_bytes!("inputs/table_within_itself.bc"),
    ];
    for input in inputs {
        let listing = trefoil_dxil_read::disassemble(input).expect("it reads");
        assert!(listing.len() < 4 << 20, "{} bytes", listing.len());
    }
}

/// Found by the fuzzer: an atomic operation on an integer constant whose type is a pointer, which has no spelling.
#[test]
fn integers_whose_type_is_a_pointer_are_refused() {
    let input = include_bytes!("inputs/integer_as_address.dxil");
    let why = trefoil::rewrite(input).expect_err("no integer type");
    assert!(why.to_string().contains("an integer constant whose type is no integer type"), "{why}");
}
