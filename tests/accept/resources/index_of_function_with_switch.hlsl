// -T cs_6_0 => dxil
StructuredBuffer<uint> x;
StructuredBuffer<uint> y;
RWStructuredBuffer<uint> o;
uint which(uint a)
{
    switch (a) { case 0: return 1; default: return 0; }
}
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID)
{
    StructuredBuffer<uint> t[2] = { x, y };
    o[0] = t[which(0)][id.x];
}
