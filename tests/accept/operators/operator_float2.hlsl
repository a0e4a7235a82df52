// -T cs_6_2 -E main => dxil spirv
RWStructuredBuffer<float> o;
struct S { float v; operator float2() { return v; } operator int() { return 7; } };
[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float f = i;
    int n = i;
    S s = { 2 }; int k = (int)s; o[0] = k;
}
