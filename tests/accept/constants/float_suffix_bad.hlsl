// -T cs_6_0 => refused
RWStructuredBuffer<float4> f : register(u2);
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    f[0] = 1.0q; //~ 15: error: invalid suffix 'q' on floating constant
}
