// -T cs_6_0 => refused
RWStructuredBuffer<float4> f : register(u2);
Texture2D t : register(u1); //~ 15: error: invalid register specification, expected 't' or 's' binding
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    f[0] = t.Load(int3(0, 0, 0));
}
