// Subobjects: globals that tell the runtime what state objects are made of. No code comes of them: they stand in the
// runtime's table, root signatures as bytes.
// RUN: %trefoil dxc -T lib_6_5 %s -Fo %t.dxil
// RUN: %dxc-validate %t.dxil
// RUN: %dxc-dis %t.dxil | %filecheck %s
// RUN: %dxc %s -T lib_6_5 -o %t.theirs
// RUN: %dxc-dis %t.theirs | %filecheck %s
// RUN: %trefoil compile -T lib_6_5 %s --emit ll -o %t.ll
// RUN: %trefoil llc %t.ll -o %t.llc.dxil
// RUN: cmp %t.dxil %t.llc.dxil

// CHECK: GlobalRootSignature all = { <48 bytes> };
GlobalRootSignature all = { "CBV(b0)" };
// CHECK: LocalRootSignature own = { <48 bytes> };
LocalRootSignature own = { "RootConstants(num32BitConstants = 4, b1)" };
// CHECK: StateObjectConfig config = { STATE_OBJECT_FLAG_ALLOW_LOCAL_DEPENDENCIES_ON_EXTERNAL_DEFINITIONS | STATE_OBJECT_FLAG_ALLOW_STATE_OBJECT_ADDITIONS };
StateObjectConfig config = { STATE_OBJECT_FLAGS_ALLOW_LOCAL_DEPENDENCIES_ON_EXTERNAL_DEFINITONS | STATE_OBJECT_FLAG_ALLOW_STATE_OBJECT_ADDITIONS };
// CHECK: SubobjectToExportsAssociation some = { "all", { "a", "b", "miss" }{{ +}}};
SubobjectToExportsAssociation some = { "all", "a;b;miss" };
// CHECK: SubobjectToExportsAssociation none = { "own", { {{.*}} };
SubobjectToExportsAssociation none = { "own", "" };
// CHECK: RaytracingShaderConfig sizes = { MaxPayloadSizeInBytes = 128, MaxAttributeSizeInBytes = 64 };
RaytracingShaderConfig sizes = { 128, 64 };
// CHECK: RaytracingPipelineConfig depth = { MaxTraceRecursionDepth = 3 };
RaytracingPipelineConfig depth = { 1 + 2 };
// CHECK: RaytracingPipelineConfig1 flagged = { MaxTraceRecursionDepth = 32, Flags = RAYTRACING_PIPELINE_FLAG_SKIP_TRIANGLES };
RaytracingPipelineConfig1 flagged = { 32, RAYTRACING_PIPELINE_FLAG_SKIP_TRIANGLES };
// CHECK: HitGroup triangles = { HitGroupType = Triangle, Anyhit = "a", Closesthit = "b", Intersection = "" };
TriangleHitGroup triangles = { "a", "b" };
// CHECK: HitGroup boxes = { HitGroupType = ProceduralPrimitive, Anyhit = "a", Closesthit = "b", Intersection = "c" };
ProceduralPrimitiveHitGroup boxes = { "a", "b", "c" };

struct Payload { float4 color; };

[shader("miss")]
void miss(inout Payload p)
{
    p.color = 1;
}
