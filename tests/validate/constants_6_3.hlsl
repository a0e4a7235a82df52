// Constant buffers: fields within them and beside each other; counters that go one way.
//
// SHADER: ps_6_3 -Qkeep_reflect_in_dxil
// BREAKS Sm.CBufferOffsetOverlap: !"b", i32 3, i32 12, => !"b", i32 3, i32 8,
// BREAKS Sm.CBufferElementOverflow: !"b", i32 3, i32 12, => !"b", i32 3, i32 16,
// BREAKS Sm.CBufferArrayOffsetAlignment: !"list", i32 3, i32 16, => !"list", i32 3, i32 20,
// BREAKS Sm.CBufferTemplateTypeMustBeStruct: %hostlayout.Constants* undef, !"Constants" => float* undef, !"Constants"
// BREAKS Meta.WellFormed: !18 = !{i32 104, !19, !20, !21, !22} => !18 = !{i32 104, !19, !20}
// BREAKS Instr.OnlyOneAllocConsume: (i32 70, %dx.types.Handle %less_UAV_structbuf, => (i32 70, %dx.types.Handle %more_UAV_structbuf,
struct Inner { float3 a; float b; };
cbuffer Constants : register(b0) { float4 tint; float list[3]; Inner inner; float2x2 turn; };
RWStructuredBuffer<float> results : register(u1);
AppendStructuredBuffer<float> more : register(u2);
ConsumeStructuredBuffer<float> less : register(u3);
float4 main(float2 uv : UV) : SV_Target {
    more.Append(uv.x);
    return tint + list[1] + inner.b + mul(turn, uv).xyxy + results[0] + less.Consume();
}
