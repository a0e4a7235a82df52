// -T cs_6_0 => dxil spirv
RWStructuredBuffer<int> o : register(u0);
struct S { int f(int v) { return 1; } int f(float v) { return 2; } int f(float2 v) { return 3; } };
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    S s;
    o[0] = s.f(1) + s.f(1.0) + s.f(float2(1, 2));
}
