// -T cs_6_2 -E main => refused
RWStructuredBuffer<float> o;
struct A { float g(float v, float w = 1) { return v; } };
[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float f = i;
    int n = i;
    A a; o[0] = a.g(); //~ 21: error: too few arguments to function call, at least argument 'v' must be specified
}
