// -T cs_6_0 => dxil spirv
RWStructuredBuffer<float> o : register(u0);
struct S { float a; operator float() { return a * 2; } };
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    S s; s.a = 1; o[id] = (float)s;
}
