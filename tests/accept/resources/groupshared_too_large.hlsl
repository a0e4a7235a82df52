// -T cs_6_0 => refused //~ error: Total Thread Group Shared Memory storage is 65536, exceeded 32768.
RWStructuredBuffer<float4> f : register(u2);
groupshared float4 s[4096];
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    s[id] = 1; f[0] = s[63 - id];
}
