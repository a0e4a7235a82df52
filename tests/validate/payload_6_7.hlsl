// A payload whose fields say who reads and writes them: two bits for each of four stages.
//
// SHADER: lib_6_7
// BREAKS Meta.WellFormed: !19 = !{i32 0, i32 515} => !19 = !{i32 0, i32 516}
// BREAKS Meta.WellFormed: !19 = !{i32 0, i32 515} => !19 = !{i32 1, i32 515}
// BREAKS Meta.WellFormed: !18 = !{!19, !20} => !18 = !{!19}
// BREAKS Meta.WellFormed: !{i32 0, %struct.Payload undef, !18} => !{i32 0, i32 undef, !18}
// BREAKS Meta.WellFormed: !dx.typeAnnotations = !{!11} => !dx.typeAnnotations = !{!11, !11, !11}
// BREAKS Meta.VersionSupported: !2 = !{i32 1, i32 8} => !2 = !{i32 0, i32 8}
// BREAKS Meta.FlagsUsage: !22 = !{i32 0, i64 8589934608} => !22 = !{i32 0, i64 8589934592}
struct [raypayload] Payload {
    float4 colour : write(caller, miss) : read(caller);
    uint depth : write(caller) : read(caller, miss);
};

RaytracingAccelerationStructure scene : register(t0);
RWStructuredBuffer<float4> results : register(u0);

[shader("raygeneration")] void start() {
    RayDesc ray = { float3(0, 0, 0), 0.1, float3(0, 0, 1), 100 };
    Payload payload;
    payload.colour = 0;
    payload.depth = 1;
    TraceRay(scene, RAY_FLAG_NONE, 0xff, 0, 1, 0, ray, payload);
    results[0] = payload.colour;
}

[shader("miss")] void sky(inout Payload payload) { payload.colour = payload.depth; }
