// -T cs_6_2 -E main => dxil spirv
RWStructuredBuffer<float> o;
struct S { float v; S operator+(S x) { return x; } };
[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float f = i;
    int n = i;
    S a = { 1 }; o[0] = a.operator+(a).v;
}
