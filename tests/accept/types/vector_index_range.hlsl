// -T cs_6_0 => refused
RWStructuredBuffer<float4> f : register(u2);
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    float2 m = 1; f[0] = m[2]; //~ 28: error: vector element index '2' is out of bounds
}
