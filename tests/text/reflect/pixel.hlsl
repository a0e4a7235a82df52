// What people read of a pixel shader: the same of each format, as far as it says it.
// RUN: %trefoil reflect %s -T ps_6_0 | %filecheck %s --check-prefixes=ALL,DX,DXIL
// RUN: %trefoil reflect %s -T ps_5_1 | %filecheck %s --check-prefixes=ALL,DX,DXBC
// RUN: %trefoil reflect %s -T ps_6_0 --emit spirv | %filecheck %s --check-prefixes=ALL,SPIRV
// RUN: %dxc %s -T ps_6_0 -Fo %t && %trefoil reflect %t | %filecheck %s --check-prefixes=ALL,DX,DXIL

// DXIL: DXIL, shader model 6.0, by
// DXBC: DXBC, shader model 5.1, by trefoil
// SPIRV: SPIR-V 1.0

// DXIL: Entry main: pixel shader
// DXBC: Entry: pixel shader
// SPIRV: Entry main: pixel shader
// ALL-NEXT: [earlydepthstencil]
// DXIL-NEXT: in   float4  SV_Position0  v0.xyzw  linear noperspective, read: xy
// DXBC-NEXT: in   float4  SV_Position0  v0.xyzw  read: xy
// SPIRV-NEXT: in   float4  SV_Position  FragCoord
// DX-NEXT: in   uint    ID3           v1.x
// SPIRV-NEXT: in   uint    ID3          location 0   constant
// DX-NEXT: out  float4  SV_Target1    o1.xyzw
// SPIRV-NEXT: out  float4  SV_Target1   location 1

// DX: b1            ConstantBuffer  Camera
// SPIRV: set 0, binding 1    ConstantBuffer  Camera  (144 bytes)
// ALL-NEXT: 0  float4x4  view
// ALL-NEXT: 64  Light[2]  lights
// ALL-SAME: (stride 32
// ALL-NEXT: 64    float3    pos
// ALL-NEXT: 80    float2    size
// ALL-NEXT: 128  float3    eye
// DXIL-SAME: (not read)
// ALL-NEXT: 140  float     time
// DX: s3            SamplerState  smooth
// DX: t5[], space2  Texture2D<float4>  many
// SPIRV: set 0, binding 2    RWStructuredBuffer<Light>  out_lights  (elements of 32 bytes)
// SPIRV: set 2, binding 5[]  Texture2D<float4>  many
// DX: u2            RWStructuredBuffer<Light>  out_lights  (elements of 20 bytes)

struct Light { float3 pos; float2 size; };
cbuffer Camera : register(b1) { float4x4 view; Light lights[2]; float3 eye; float time; };
SamplerState smooth : register(s3);
Texture2D<float4> many[] : register(t5, space2);
RWStructuredBuffer<Light> out_lights : register(u2);

[earlydepthstencil]
float4 main(float4 p : SV_Position, nointerpolation uint id : ID3) : SV_Target1
{
    out_lights[id] = lights[id];
    return many[id].Sample(smooth, mul(view, p.xyxy).xy) * time;
}
