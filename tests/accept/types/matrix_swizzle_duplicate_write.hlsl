// -T cs_6_0 => refused
RWStructuredBuffer<float4> f : register(u2);
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    float2x2 m = 1; m._m00_m00 = 2; f[0] = m._m00; //~ 32: error: matrix is not assignable (contains duplicate components)
}
