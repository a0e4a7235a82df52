// -T cs_6_0 => refused
RWStructuredBuffer<float4> f : register(u2);
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    float2x2 m = 1; f[0] = m._m22; //~ 30: error: matrix subscript '_m22' is out of bounds
}
