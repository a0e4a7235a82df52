// Arrays of resources, with and without bounds and registers, indexed by constants and at run time.
// LINK: cs_6_6 main
//--- main
float4 fetch(uint array, uint at);
RWStructuredBuffer<float4> result : register(u2);
[shader("compute")]
[numthreads(4, 2, 1)]
void main(uint i : SV_GroupIndex) { result[i] = fetch(i & 3, i) + fetch(2, i + 1); }
//--- fetch
Buffer<float4> few[3][2] : register(t4);
Buffer<float4> some[5];
StructuredBuffer<float4> many[] : register(t0, space2);
export float4 fetch(uint array, uint at)
{
    return few[array % 3][at & 1][at] + some[NonUniformResourceIndex(array)][at] + many[array + 1][at] + few[1][1][0];
}
