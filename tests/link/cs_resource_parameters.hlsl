// Resources are given to functions of other libraries, which give them on: globals, elements of arrays, what a parameter is.
// LINK: cs_6_6 main
// LIB: lib_6_x
//--- main
struct S { float4 a; float b; };
Texture2D<float4> one : register(t0);
Texture2D<float4> several[4] : register(t4);
SamplerState linearly : register(s0);
StructuredBuffer<S> items : register(t1);
Buffer<uint2> pairs : register(t2);
ByteAddressBuffer raw : register(t3);
RWStructuredBuffer<float4> result : register(u0);
float4 sampled(Texture2D<float4> map, SamplerState how, float2 at);
float4 first(StructuredBuffer<S> all, uint i);
float second(Buffer<uint2> all, ByteAddressBuffer bytes, uint i);
float4 twice(Texture2D<float4> map, SamplerState how, float2 at, Texture2D<float4> other);
[shader("compute")] [numthreads(8, 1, 1)]
void main(uint i : SV_GroupIndex)
{
    float2 at = i / 8.0;
    float4 all = sampled(one, linearly, at) + first(items, i) + second(pairs, raw, i);
    result[i] = all + twice(several[i & 3], linearly, at, several[2]);
}
//--- functions
#ifndef ONE
struct S { float4 a; float b; };
#endif
export float4 sampled(Texture2D<float4> map, SamplerState how, float2 at) { return map.SampleLevel(how, at, 0); }
export float4 first(StructuredBuffer<S> all, uint i) { return all[i].a * all[i].b; }
export float second(Buffer<uint2> all, ByteAddressBuffer bytes, uint i) { return all[i].y + bytes.Load(i * 4); }
//--- between
float4 sampled(Texture2D<float4> map, SamplerState how, float2 at);
export float4 twice(Texture2D<float4> map, SamplerState how, float2 at, Texture2D<float4> other)
{
    return sampled(map, how, at) - sampled(other, how, at.yx);
}
