// -T cs_6_0 => refused
StructuredBuffer<uint> x;
StructuredBuffer<uint> y;
RWStructuredBuffer<uint> o;
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID)
{
    StructuredBuffer<uint> t;
    switch (id.x) { case 0: t = x; break; default: t = y; break; } //~ 5: error: local resource not guaranteed to map to unique global resource.
    o[0] = t[id.x];
}
