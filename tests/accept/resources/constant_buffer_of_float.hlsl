// -T cs_6_0 => refused
RWStructuredBuffer<float4> f : register(u2);
ConstantBuffer<float4> c; //~ 16: error: 'float4' cannot be used as a type parameter where a struct/class is required
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    f[0] = c;
}
