// A library of ray tracing: payloads and attributes, resources that are variables, annotations of functions.
//
// SHADER: lib_6_3
// BREAKS Instr.ResourceMapToSingleEntry: !8 = !{i32 1, %"class.Texture2D<vector<float, 4> >"* @"\01?colours@@3V?$Texture2D@V?$vector@M$03@@@@A" => !8 = !{i32 1, %struct.RaytracingAccelerationStructure* @"\01?scene@@3URaytracingAccelerationStructure@@A"
// BREAKS Instr.ResourceKindForSample: i32 1, i32 2, i32 0, !9} => i32 1, i32 10, i32 0, !9}
// BREAKS Sm.RayShaderPayloadSize: i32 11, i32 6, i32 20, => i32 11, i32 6, i32 16,
// BREAKS Sm.RayShaderPayloadSize: i32 20, i32 7, i32 8, => i32 20, i32 7, i32 4,
// BREAKS Decl.ShaderMissingArg: !31 = !{i32 8, i32 11, => !31 = !{i32 8, i32 10,
// BREAKS Decl.ExtraArgs: !29 = !{i32 8, i32 10, i32 6, i32 20, i32 7, i32 8, => !29 = !{i32 8, i32 11, i32 6, i32 20,
// BREAKS Flow.FunctionCall: !31 = !{i32 8, i32 11, i32 6, i32 20, => !31 = !{i32 8, i32 7,
// BREAKS Decl.ParamStruct: %struct.Parameter = type { float } => %struct.Parameter = type [1 x float]
// BREAKS Decl.AttrStruct: %struct.Attributes = type { <2 x float> } => %struct.Attributes = type [1 x <2 x float>]
// BREAKS Meta.FlagsUsage: !24 = !{i32 0, i64 16} => !24 = !{i32 0, i64 524304}
// BREAKS Sm.InvalidResourceKind: i32 1, i32 16, i32 0, !7} => i32 1, i32 14, i32 0, null}
// BREAKS Bitcode.Valid: (%struct.Payload* noalias nocapture %payload, %struct.Attributes => (%struct.Payload* inalloca %payload, %struct.Attributes
// BREAKS Bitcode.Valid: (%struct.Payload* noalias nocapture %payload) => (%struct.Payload* inalloca readonly %payload)
// BREAKS Bitcode.Valid: (%struct.Payload* noalias nocapture %payload) => (%struct.Payload* byval nest %payload)
// BREAKS Bitcode.Valid: (%struct.Payload* noalias nocapture %payload) => (%struct.Payload* byval inreg %payload)
// BREAKS Instr.HandleNotFromCreateHandle: (i32 160, %struct.SamplerState %1) => (i32 160, %struct.SamplerState undef)
struct Payload { float4 colour; uint depth; };
struct Attributes { float2 at; };
struct Parameter { float value; };
RaytracingAccelerationStructure scene : register(t0);
RWStructuredBuffer<float> results : register(u1);
Texture2D<float4> colours : register(t1);
SamplerState clamped : register(s0);
float twice(float x) { return x * 2; }
[shader("raygeneration")] void start() {
    RayDesc ray = { float3(0, 0, 0), 0.1, float3(0, 0, 1), 100 };
    Payload payload;
    payload.colour = 0;
    payload.depth = 1;
    TraceRay(scene, RAY_FLAG_NONE, 0xff, 0, 1, 0, ray, payload);
    results[0] = payload.colour.x + colours.SampleLevel(clamped, float2(0, 1), 0).x;
}
[shader("closesthit")] void hit(inout Payload payload, in Attributes attributes) { payload.colour.xy = attributes.at; }
[shader("miss")] void sky(inout Payload payload) { payload.colour.z = 1; }
[shader("callable")] void call(inout Parameter parameter) { parameter.value = twice(2); }
