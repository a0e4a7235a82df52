// A root signature against what the shader is bound to: `cargo xtask validate cases/root_signature --parts N` changes its words.
//
// SHADER: ps_6_0
// BREAKS Sm.DxilVersion: !1 = !{i32 1, i32 0} => !1 = !{i32 1, i32 1}
Texture2D<float4> picture : register(t0);
SamplerState clamped : register(s0);
cbuffer Constants : register(b0) { float4 tint; };
RWStructuredBuffer<float4> kept : register(u1);

[RootSignature("CBV(b0), DescriptorTable(SRV(t0), UAV(u1)), DescriptorTable(Sampler(s0))")]
float4 main(float2 uv : UV) : SV_Target {
    kept[0] = tint;
    return picture.Sample(clamped, uv);
}
