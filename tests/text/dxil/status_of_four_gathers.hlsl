// RUN: %trefoil dxc -T ps_6_7 %s -Fo %t
// RUN: %dxc-dis %t | %filecheck %s
// Of a gather with four offsets the first operation says whether everything was there.
// RUN: %trefoil dxc -T ps_6_7 -spirv %s -Fo %t.spv
// RUN: %spirv-val %t.spv
// RUN: %spirv-dis %t.spv | %filecheck %s --check-prefix=SPIRV
// CHECK: [[FIRST:%[0-9]+]] = call %dx.types.ResRet.f32 @dx.op.textureGather.f32
// CHECK: [[STATUS:%[0-9]+]] = extractvalue %dx.types.ResRet.f32 [[FIRST]], 4
// CHECK: checkAccessFullyMapped.i32(i32 71, i32 [[STATUS]])
// In SPIR-V the last one does, of which the last component counts.
// SPIRV: OpImageSparseGather
// SPIRV: OpImageSparseGather
// SPIRV: OpImageSparseGather
// SPIRV: [[LAST:%[0-9]+]] = OpImageSparseGather
// SPIRV-DAG: [[CODE:%[0-9]+]] = OpCompositeExtract %uint [[LAST]] 0
// SPIRV-DAG: [[TEXEL:%[0-9]+]] = OpCompositeExtract %v4float [[LAST]] 1
// SPIRV-DAG: OpCompositeExtract %float [[TEXEL]] 3
// SPIRV: OpImageSparseTexelsResident %bool [[CODE]]

Texture2D<float4> map : register(t0);
SamplerState state : register(s0);

float4 main(float2 at : AT, nointerpolation int2 last : LAST) : SV_Target {
    uint status;
    float4 four = map.GatherRed(state, at, int2(1, 2), int2(3, 4), int2(5, 6), last, status);
    return four + CheckAccessFullyMapped(status);
}
