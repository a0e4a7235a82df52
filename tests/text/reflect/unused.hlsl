// What the source declares and the shader does not use, on request; what is used is bound as it would be without.
// RUN: %trefoil reflect %s -T ps_6_0 | %filecheck %s --check-prefix=USED
// RUN: %trefoil reflect %s -T ps_6_0 --keep-unused | %filecheck %s --check-prefix=DX
// RUN: %trefoil reflect %s -T ps_5_1 --keep-unused | %filecheck %s --check-prefix=DX
// RUN: %trefoil reflect %s -T ps_6_0 --emit spirv --keep-unused | %filecheck %s --check-prefix=SPIRV
// RUN: %trefoil reflect %s -T lib_6_3 --keep-unused | %filecheck %s --check-prefix=LIB
// RUN: %trefoil reflect %s -T ps_6_0 --keep-unused --json | %filecheck %s --check-prefix=JSON
// RUN: %trefoil compile %s -T ps_6_0 -o %t && not %trefoil reflect %t --keep-unused 2>&1 | %filecheck %s --check-prefix=BINARY

// USED-NOT: Spare
// USED-NOT: spare
// USED: t0  Texture2D<float4>  shown
// USED-NOT: kept

// DX: b0  ConstantBuffer  Spare  ({{12|16}} bytes, not used)
// DX-NEXT: 0  float3  tint
// DX: s0  SamplerState  look
// DX: t0  Texture2D<float4>  shown
// DX: t1  Texture2D<float4>  spare  (not used)
// DX: t7  Buffer<uint>  kept  (not used)

// SPIRV: set 0, binding 0  Texture2D<float4>  spare  (not used)
// SPIRV: set 0, binding 1  ConstantBuffer  Spare  (12 bytes, not used)
// SPIRV: set 0, binding 2  Texture2D<float4>  shown
// SPIRV: set 0, binding 7  Buffer<uint>  kept  (not used)

// LIB: b, unbound  ConstantBuffer  Spare  (12 bytes, not used)
// LIB-NOT: Spare
// LIB: s, unbound  SamplerState  look
// LIB: t7          Buffer<uint>  kept  (not used)
// LIB: t, unbound  Texture2D<float4>  shown
// LIB: t, unbound  Texture2D<float4>  spare  (not used)

// JSON: "name":"spare"
// JSON-SAME: "used":false

// BINARY: error: --keep-unused is of HLSL, with -T PROFILE: a binary has lost what it does not use

Texture2D<float4> spare;
Buffer<uint> kept : register(t7);
cbuffer Spare { float3 tint; };
Texture2D<float4> shown;
SamplerState look;

[shader("pixel")]
float4 main(float2 uv : UV) : SV_Target
{
    return shown.Sample(look, uv);
}
