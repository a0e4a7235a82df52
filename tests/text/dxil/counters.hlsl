// What reflection tells of a program in numbers: instructions by kind, accesses of arrays, samples, stores, branches. What does
// not occur is left out.
// RUN: %trefoil compile %s -T cs_6_0 -o %t.dxil
// RUN: %dxc-validate %t.dxil
// RUN: %trefoil dis --reflection %t.dxil | %filecheck %s

// CHECK: !dx.counters = !{![[COUNTERS:[0-9]+]]}
// CHECK: ![[COUNTERS]] = !{!"array_local_bytes", i32 16, !"array_local_ldst", i32 5, !"array_tgsm_bytes", i32 256, !"array_tgsm_ldst", i32 2, !"atomic", i32 2, !"barrier", i32 1, !"branches", i32 1, !"floats", i32 {{[0-9]+}}, !"insts", i32 {{[0-9]+}}, !"ints", i32 {{[0-9]+}}, !"tex_cmp", i32 1, !"tex_grad", i32 1, !"tex_load", i32 3, !"tex_norm", i32 2, !"tex_store", i32 2, !"uints", i32 {{[0-9]+}}}

Texture2D<float4> t;
SamplerState s;
SamplerComparisonState compare;
RWTexture2D<float4> target;
RWStructuredBuffer<uint> counts;
RWByteAddressBuffer bytes;
StructuredBuffer<float4> rows;
groupshared uint shared_words[64];
cbuffer C
{
    float4 c[4];
    int n;
};

[numthreads(64, 1, 1)]
void main(uint3 id : SV_DispatchThreadID, uint gi : SV_GroupIndex)
{
    float a[4];
    a[0] = c[0].x;
    a[1] = c[1].y;
    a[2] = 2;
    a[3] = n;
    shared_words[gi] = id.x;
    GroupMemoryBarrierWithGroupSync();
    float4 x = t.SampleLevel(s, id.xy, 0) + t.Load(int3(id.xy, 0)) + rows[id.x];
    x += t.SampleCmpLevelZero(compare, id.xy, 0.4) + t.Gather(s, id.xy) + t.SampleGrad(s, id.xy, c[1].xy, c[2].xy);
    [branch] if (x.y > 2)
    {
        x += a[n & 3];
        bytes.Store(4, id.y);
        InterlockedAdd(counts[0], 2);
    }
    target[id.xy] = x + bytes.Load(8) + asfloat(shared_words[63 - gi]);
    InterlockedAdd(shared_words[2], 3);
}
