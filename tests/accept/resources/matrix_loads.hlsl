// -T cs_6_0 -E main => dxil
// except spirv: DXC crashes on its way to SPIR-V.
RWStructuredBuffer<float> o : register(u0);
StructuredBuffer<float3x2> b : register(t0);
RWStructuredBuffer<float3x2> c : register(u1);
ConsumeStructuredBuffer<float3x2> d : register(u2);
AppendStructuredBuffer<float3x2> e : register(u3);
struct S { float3x2 m; row_major float2x3 r; };
StructuredBuffer<S> s : register(t2);
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    o[0] = b.Load(1)._m20; o[1] = b[1]._m20; o[2] = c.Load(2)._m20; uint st; o[3]= b.Load(0, st)._m20; float3x2 x = d.Consume(); o[4] = x._m20; e.Append(x); o[5]=s.Load(1).m._m20; o[6]=s.Load(1).r._m10; o[7] = s[0].m[2].y; float3x2 arr[2]; arr[0] = b.Load(3); arr[1] = b[2]; o[8]=arr[id]._m20+arr[id+1]._m11;
}
