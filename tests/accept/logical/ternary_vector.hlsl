// -T cs_6_0 => refused
RWStructuredBuffer<float4> f : register(u2);
StructuredBuffer<float4> b : register(t1);
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    float4 v = b[0] > 1 ? b[1] : b[2]; //~ 25: error: condition for short-circuiting ternary operator must be scalar, for non-scalar types use 'select'
    f[0] = v;
}
