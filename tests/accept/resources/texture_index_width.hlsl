// -T cs_6_0 => refused
RWStructuredBuffer<float4> f : register(u2);
Texture2D t;
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    f[0] = t[3]; //~ 13: error: no viable overloaded operator[] for type 'Texture2D'
}
