// -T cs_6_0 => refused
RWStructuredBuffer<float4> f : register(u2);
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    float4 v = float4(); //~ 16: error: 'float4' cannot have an explicit empty initializer
    f[0] = v;
}
