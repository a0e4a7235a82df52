// -T cs_6_0 => dxil spirv
RWStructuredBuffer<uint> o : register(u0);
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID)
{
    uint a[2] = { 1, 2 };
    switch (1)
    {
        case 0: o[0] = a[2]; break;
        case 1: o[0] = 1; break;
        default: o[0] = a[3];
    }
}
