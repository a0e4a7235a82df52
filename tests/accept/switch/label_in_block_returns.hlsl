// -T cs_6_0 => dxil spirv
RWStructuredBuffer<float> o : register(u0);
uint f(uint k)
{
    switch (k)
    {
        case 0: { return 1; case 1: return 2; default: return 3; }
    }
}
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID)
{
    o[0] = f(id.x);
}
