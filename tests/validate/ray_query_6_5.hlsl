// A ray query in a compute shader.
//
// SHADER: cs_6_5
// BREAKS Sm.Opcode: !3 = !{!"cs", i32 6, i32 5} => !3 = !{!"ps", i32 6, i32 5}
// BREAKS Sm.DxilVersion: !3 = !{!"cs", i32 6, i32 5} => !3 = !{!"cs", i32 6, i32 4}
// BREAKS Instr.ConstAlignForRawBuf: float undef, i8 1, i32 4) => float undef, i8 1, i32 %3)
// BREAKS Instr.OpCodeReserved: %5 = uitofp i32 %3 to float => %5 = uitofp i32 %3 to float %c = call i32 @dx.op.threadId.i32(i32 226, i32 0)
RaytracingAccelerationStructure scene : register(t0);
RWStructuredBuffer<float> results : register(u0);
[numthreads(4, 1, 1)]
void main(uint at : SV_DispatchThreadID) {
    RayQuery<RAY_FLAG_CULL_NON_OPAQUE> query;
    RayDesc ray = { float3(at, 0, 0), 0.1, float3(0, 0, 1), 100 };
    query.TraceRayInline(scene, 0, 0xff, ray);
    query.Proceed();
    results[at] = query.CommittedRayT();
}
