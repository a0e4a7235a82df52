// -T cs_6_0 => refused
RWStructuredBuffer<float4> f : register(u2);
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    float2 v = 1; f[0] = v.xyz.xyzx; //~ 28: error: vector swizzle 'xyz' is out of bounds
}
