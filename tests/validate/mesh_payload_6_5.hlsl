// A mesh shader with a payload: what it sets first, sizes and rows of what it writes.
//
// SHADER: ms_6_5
// BREAKS Instr.MissingSetMeshOutputCounts: @dx.op.setMeshOutputCounts(i32 168, i32 3, i32 1) => @dx.op.emitIndices(i32 169, i32 0, i32 0, i32 1, i32 2)
// BREAKS Instr.MultipleSetMeshOutputCounts: @dx.op.emitIndices(i32 169, i32 0, i32 0, i32 1, i32 2) => @dx.op.setMeshOutputCounts(i32 168, i32 3, i32 1)
// BREAKS Instr.NonDominatingSetMeshOutputCounts: @dx.op.setMeshOutputCounts(i32 168, i32 3, i32 1) => @dx.op.emitIndices(i32 169, i32 0, i32 0, i32 1, i32 2) && @dx.op.storeVertexOutput.f32(i32 171, i32 0, i32 0, i8 0, float %6, i32 %1) => @dx.op.setMeshOutputCounts(i32 168, i32 3, i32 1)
// BREAKS Sm.MeshShaderPayloadSizeDeclared: i32 2, i32 20} => i32 2, i32 16}
// BREAKS Sm.MeshShaderPayloadSize: i32 2, i32 20} => i32 2, i32 20000}
// BREAKS Sm.MeshShaderInOutSize: i32 2, i32 20} => i32 2, i32 47000}
// BREAKS Sm.MeshShaderOutputSize: i8 2, i32 1, i8 2, i32 1, i8 0, !12} => i8 2, i32 31, i8 4, i32 1, i8 0, !12}
// BREAKS Sm.MeshVSigRowCount: i8 2, i32 1, i8 0, !12} => i8 2, i32 40, i8 0, !12}
// BREAKS Sm.MeshTotalSigRowCount: i8 2, i32 1, i8 0, !12} => i8 2, i32 31, i8 0, !12}
// BREAKS Sm.MeshPSigRowCount: i8 1, i32 0, i8 0, !15} => i8 1, i32 40, i8 0, !15}
// BREAKS Sm.ConstantInterpMode: !"SV_RenderTargetArrayIndex", i8 5, i8 4, !9, i8 1, => !"SV_RenderTargetArrayIndex", i8 5, i8 4, !9, i8 0,
// BREAKS Sm.UndefinedOutput: (i32 171, i32 0, i32 0, i8 3, => (i32 171, i32 0, i32 0, i8 2,
// BREAKS Sm.ThreadGroupChannelRange: !18 = !{i32 4, => !18 = !{i32 400,
// BREAKS Instr.MultipleGetMeshPayload: call void @dx.op.setMeshOutputCounts( => %again = call %struct.Payload.0* @dx.op.getMeshPayload.struct.Payload.0(i32 170) call void @dx.op.setMeshOutputCounts(
struct Vertex { float4 place : SV_Position; float2 uv : UV; };
struct Primitive { uint layer : SV_RenderTargetArrayIndex; };
struct Payload { uint first; float4 colour; };
[outputtopology("triangle")]
[numthreads(4, 1, 1)]
void main(uint at : SV_GroupIndex, in payload Payload given, out vertices Vertex corners[64], out indices uint3 triangles[32], out primitives Primitive layers[32]) {
    SetMeshOutputCounts(3, 1);
    if (at < 3) {
        corners[at].place = given.colour;
        corners[at].uv = at;
    }
    triangles[0] = uint3(0, 1, 2);
    layers[0].layer = given.first;
}
