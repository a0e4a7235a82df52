// -T cs_6_0 => refused
RWStructuredBuffer<uint> o : register(u0);
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID)
{
    uint a[2] = { 1, 2 };
    for (;;) { if (id.x) break; }
    o[0] = a[2]; //~ 12: error: array index 2 is out of bounds
}
