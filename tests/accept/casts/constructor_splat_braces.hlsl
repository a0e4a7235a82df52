// -T cs_6_0 => refused
RWStructuredBuffer<float4> f : register(u2);
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    float4 v = { 1 }; //~ 16: error: too few elements in vector initialization (expected 4 elements, have 1)
    f[0] = v;
}
