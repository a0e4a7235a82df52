// -T cs_6_0 => dxil spirv
RWStructuredBuffer<int> o : register(u0);
struct S { int x; float2 y; }; struct T { S s; int z; };
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    S s = { 1, 2, 3 };
    T t = { s, 4 };
    o[0] = t.z;
}
