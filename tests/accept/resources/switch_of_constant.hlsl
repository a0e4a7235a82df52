// -T cs_6_0 => dxil spirv
StructuredBuffer<uint> x;
StructuredBuffer<uint> y;
RWStructuredBuffer<uint> o;
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID)
{
    StructuredBuffer<uint> t;
    switch (1) { case 0: t = x; break; default: t = y; break; }
    o[0] = t[id.x];
}
