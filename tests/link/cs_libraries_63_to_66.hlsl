// Libraries without annotated handles to a shader with them.
// LINK: cs_6_6 main
// APART: the linker hands out registers in the order of names
// LIB: lib_6_3
//--- main
RWTexture2DArray<float2> image : register(u1, space3);
Texture2DMS<float4, 4> samples;
float4 sum(uint i);
[shader("compute")] [numthreads(4, 4, 1)]
void main(uint3 i : SV_DispatchThreadID)
{
    image[i] = sum(i.x).xy + samples.Load(i.xy, 1).zw;
}
//--- sum
tbuffer Table { float4 rows[4]; };
struct One { float4 v; }; ConstantBuffer<One> one;
ByteAddressBuffer raw;
Texture1D<int2> row;
TextureCube cube;
SamplerState s;
SamplerComparisonState compared;
Texture2D<float> depth;
RWStructuredBuffer<int> counted;
export float4 sum(uint i)
{
    float4 r = rows[i & 3] + one.v + asfloat(raw.Load4(i * 16)) + row.Load(uint2(i, 0)).xyxy;
    r += cube.SampleLevel(s, float3(1, i, 2), 0) + depth.SampleCmpLevelZero(compared, i * 0.1, 0.5);
    counted.IncrementCounter();
    return r;
}
