// -T cs_6_0 => dxil spirv
RWStructuredBuffer<uint> o : register(u0);
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID)
{
    uint a[2] = { 1, 2 };
    o[0] = (false ? a[2] : a[1]) + (true || a[3]) + (id.x && false && a[4]);
}
