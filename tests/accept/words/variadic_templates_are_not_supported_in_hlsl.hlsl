// -T cs_6_2 -E main => refused
RWStructuredBuffer<float> o;
template<typename... T> float g(T... t) { return 1; } //~ 18: error: variadic templates are not supported in HLSL
[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float f = i;
    int n = i;
    o[0] = 1;
}
