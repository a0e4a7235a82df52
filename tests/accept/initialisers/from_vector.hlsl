// -T cs_6_0 => dxil spirv
RWStructuredBuffer<int> o : register(u0);
struct S { int2 x; float y[2]; };
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    S s = { int4(1, 2, 3, 4) };
    o[0] = s.x.y;
}
