// -T cs_6_0 => dxil spirv
RWStructuredBuffer<int> o : register(u0);
struct Outer { struct { int v; } i; };
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    Outer s; s.i.v = 1;
    o[0] = s.i.v;
}
