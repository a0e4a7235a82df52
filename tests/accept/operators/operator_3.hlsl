// -T cs_6_2 -E main => dxil spirv
RWStructuredBuffer<float> o;
struct S { float v; operator float() { return v; } };
[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float f = i;
    int n = i;
    S s = { 2 }; o[0] = s.operator float();
}
