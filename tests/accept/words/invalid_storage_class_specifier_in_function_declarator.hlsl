// -T cs_6_2 -E main => refused
RWStructuredBuffer<float> o;
float g(static float a) { return a; } //~ 9: error: invalid storage class specifier in function declarator
[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float f = i;
    int n = i;
    o[0] = g(f);
}
