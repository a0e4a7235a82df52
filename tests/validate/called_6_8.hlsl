// Functions that entries call: what they need of their stage, their group and its size.
//
// SHADER: lib_6_8
// BREAKS Sm.IncompatibleDerivLaunch: !35 = !{i32 8, i32 15, i32 13, i32 1, => !35 = !{i32 8, i32 15, i32 13, i32 3,
// BREAKS Sm.IncompatibleRequiresGroup: !35 = !{i32 8, i32 15, i32 13, i32 1, => !35 = !{i32 8, i32 15, i32 13, i32 3,
// BREAKS Sm.IncompatibleThreadGroupDim: !33 = !{i32 8, i32 2, i32 1} => !33 = !{i32 8, i32 3, i32 1}
// BREAKS Sm.IncompatibleThreadGroupDim: !41 = !{i32 8, i32 1, i32 1} => !41 = !{i32 6, i32 1, i32 1}
// BREAKS Sm.IncompatibleCallInEntry: !33 = !{i32 8, i32 2, i32 1} => !33 = !{i32 7, i32 2, i32 1}
// BREAKS Sm.IncompatibleRequiresGroup: define float @"\01?hits@@YAMM@Z"(float %x) #1 { => define float @"\01?hits@@YAMM@Z"(float %x) #1 { call void @dx.op.barrier(i32 80, i32 9)
// BREAKS Sm.IncompatibleStage: %1 = fadd fast float %x, 1.000000e+00 => %1 = call float @dx.op.unary.f32(i32 83, float %x)
// BREAKS Flow.NoRecursion: %1 = fadd fast float %x, 1.000000e+00 => %1 = call float @"\01?hits@@YAMM@Z"(float %x)
// BREAKS Flow.NoRecursion: %1 = fadd fast float %x, 1.000000e+00 => %1 = call float @"\01?sloped@@YAMM@Z"(float %x) && %3 = call float @dx.op.unary.f32(i32 83, float %x) => %3 = call float @"\01?hits@@YAMM@Z"(float %x)
// BREAKS Instr.ResourceUser: %5 = uitofp i32 %3 to float => %5 = uitofp i32 %3 to float store %dx.types.Handle %1, %dx.types.Handle* @"\01?sums@@3V?$RWStructuredBuffer@M@@A"
// BREAKS Decl.PayloadStruct: !29 = !{i32 8, i32 12, i32 6, i32 8, i32 5, !30} => !29 = !{i32 8, i32 11, i32 6, i32 8, i32 5, !30} && %struct.Record = type { <2 x float> } => %struct.Record = type [1 x <2 x float>]
// BREAKS Sm.RayShaderSignatures: !28 = !{void (%struct.Record*)* @"\01?asked@@YAXURecord@@@Z", !"\01?asked@@YAXURecord@@@Z", null, => !28 = !{void (%struct.Record*)* @"\01?asked@@YAXURecord@@@Z", !"\01?asked@@YAXURecord@@@Z", !{!{!{i32 0, !"A", i8 9, i8 0, !30, i8 2, i32 1, i8 1, i32 0, i8 0, null}}, null, null},
// BREAKS Instr.NoReadingUninitialized: %1 = fadd fast float %x, 1.000000e+00 => %1 = fadd fast float %x, undef
// BREAKS Decl.FnIsCalled: ret float %1 => %c = icmp eq i32 (i32, i32)* @dx.op.threadId.i32, null ret float %1
RWStructuredBuffer<float> sums : register(u0);
Texture2D<float> picture : register(t0);
SamplerState clamped : register(s0);
struct Record { float2 at; };
[noinline] export float sloped(float x) { return ddx(x) + picture.Sample(clamped, float2(x, 0)); }
[noinline] export void waits(uint at) { sums[at] = 2; GroupMemoryBarrierWithGroupSync(); }
[noinline] export float hits(float x) { return x + 1; }
[Shader("compute")] [NumThreads(8, 2, 1)] void plain(uint3 at : SV_DispatchThreadID) {
    sums[at.x] = sloped(at.y);
    waits(at.z);
}
[Shader("node")] [NodeLaunch("broadcasting")] [NodeDispatchGrid(2, 1, 1)] [NumThreads(8, 1, 1)]
void spread(DispatchNodeInputRecord<Record> input, uint3 at : SV_DispatchThreadID) {
    sums[at.x] = sloped(input.Get().at.x);
    waits(3);
}
[Shader("callable")] void asked(inout Record payload) { sums[0] = hits(payload.at.x); }
