// -T cs_6_2 -E main => refused
RWStructuredBuffer<float> o;
float g(float a, ...) { return 1; } //~ 18: error: variadic arguments is unsupported in HLSL
[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float f = i;
    int n = i;
    o[0] = g(1);
}
