// -T cs_6_0 => dxil spirv
RWStructuredBuffer<float> o : register(u0);
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    float1x4 a = id; float4x1 c = id; float1x1 e = id; float4 v = id; float1x3 x = id; o[id] = mul(a, v);
}
