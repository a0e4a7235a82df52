// -T cs_6_0 => dxil spirv
RWStructuredBuffer<int> o : register(u0);
struct Outer { struct Inner { int v; }; Inner i; int j; };
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    Outer s; s.i.v = 1; s.j = 2;
    Outer::Inner n = s.i;
    o[0] = n.v + s.j;
}
