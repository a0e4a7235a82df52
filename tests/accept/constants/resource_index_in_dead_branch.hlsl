// -T cs_6_0 => dxil spirv
RWStructuredBuffer<float> o : register(u0);
Texture2D t[2] : register(t0);
groupshared uint g[2];
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID)
{
    if (false)
    {
        o[0] = t[4].Load(0).x;
        InterlockedAdd(g[5], 1);
        g[6]++;
    }
}
