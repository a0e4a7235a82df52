// Each stream has registers of its own, and its elements say which stream they are of.
// RUN: %trefoil compile %s -T gs_6_0 -o %t.dxil
// RUN: %dxc-validate %t.dxil
// RUN: %trefoil dis %t.dxil | %filecheck %s
// RUN: %trefoil compile %s -T gs_6_0 --emit spirv -o %t.spv
// RUN: %spirv-val --target-env vulkan1.1 %t.spv
// RUN: %spirv-dis %t.spv | %filecheck %s --check-prefix=SPIRV

// CHECK: call void @dx.op.emitStream(i32 97, i8 0)
// CHECK: call void @dx.op.emitStream(i32 97, i8 1)
// CHECK: call void @dx.op.cutStream(i32 98, i8 1)
// CHECK: !"SV_Position", i8 9, i8 3, !{{[0-9]+}}, i8 4, i32 1, i8 4, i32 0, i8 0
// CHECK: !"PLACE", i8 9, i8 0, !{{[0-9]+}}, i8 2, i32 1, i8 3, i32 0, i8 0, ![[TAGS:[0-9]+]]}
// CHECK: ![[TAGS]] = !{i32 0, i32 1, i32 3, i32 7}

// SPIRV: OpCapability GeometryStreams
// SPIRV: OpDecorate %{{.*}} Stream 1
// SPIRV: OpEmitStreamVertex %uint_0
// SPIRV: OpEmitStreamVertex %uint_1
// SPIRV: OpEndStreamPrimitive %uint_1

struct Drawn
{
    float4 place : SV_Position;
};

struct Kept
{
    float3 place : PLACE;
};

void keep(float3 place, inout PointStream<Kept> stream)
{
    Kept kept = { place };
    stream.Append(kept);
    stream.RestartStrip();
}

[maxvertexcount(2)]
void main(point Drawn input[1], inout PointStream<Drawn> drawn, inout PointStream<Kept> kept)
{
    drawn.Append(input[0]);
    keep(input[0].place.xyz, kept);
}
