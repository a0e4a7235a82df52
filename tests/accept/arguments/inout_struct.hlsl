// -T cs_6_0 => dxil spirv
RWStructuredBuffer<int> o : register(u0);
struct S { int x; };
void g(inout S s) { s.x++; }
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    S s = { 1 }; g(s); o[0] = s.x;
}
