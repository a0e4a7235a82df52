// -T cs_6_0 => dxil spirv
RWStructuredBuffer<uint> o : register(u0);
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID)
{
    uint a[2] = { 1, 2 };
    for (uint i = 0; false; i += a[9]) o[0] = a[2];
    do { break; o[0] = a[3]; } while (a[4]);
}
