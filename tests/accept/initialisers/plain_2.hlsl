// -T cs_6_2 -E main => refused
RWStructuredBuffer<float> o;
float g(float a[2] = { 1, 2 }) { return 1; } //~ 22: error: expected expression
[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float f = i;
    int n = i;
    o[0] = g();
}
