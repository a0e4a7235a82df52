// -T cs_6_2 -E main => refused
RWStructuredBuffer<float> o;
float g(float a, float2 b = { 1, 2 }) { return a + b.y; } //~ 29: error: expected expression
[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float f = i;
    int n = i;
    o[0] = g(1);
}
