// -T cs_6_0 => dxil spirv
RWStructuredBuffer<uint> o : register(u0);
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID)
{
    uint a[2] = { 1, 2 };
    if (id.x) return;
    else return;
    o[0] = a[7];
}
