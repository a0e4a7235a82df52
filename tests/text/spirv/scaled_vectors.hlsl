// A scalar that only scales vectors is never made a vector, and the weights of a place in a triangle are read once, whole.
// RUN: %trefoil compile %s -T ds_6_0 --emit spirv -o %t.spv
// RUN: %spirv-dis %t.spv | %filecheck %s
// CHECK: %[[W:[0-9]+]] = OpLoad %v3float %gl_TessCoord
// CHECK-NOT: OpLoad %v3float %gl_TessCoord
// CHECK-NOT: OpCompositeInsert
// CHECK-NOT: OpCompositeConstruct
// CHECK: OpVectorTimesScalar
// CHECK-NOT: OpCompositeInsert
// CHECK-NOT: OpCompositeConstruct %v3float
// CHECK: Fma %[[W]] %[[W]]
// CHECK-NOT: OpCompositeConstruct %v3float
// CHECK: OpFunctionEnd

struct Patch { float edges[3] : SV_TessFactor; float inside : SV_InsideTessFactor; };
struct Corner { float3 place : PLACE; };

[domain("tri")]
float4 main(Patch patch, float3 w : SV_DomainLocation, const OutputPatch<Corner, 3> corners) : SV_Position
{
    float3 squares = w * w;
    float3 place = corners[0].place * w.x + corners[1].place * w.x + corners[2].place * w.y;
    return float4(place * w.z + squares, 1);
}
