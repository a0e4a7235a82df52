// -T cs_6_2 -E main => refused
RWStructuredBuffer<float> o;
struct T { float a; } fn() { T t; t.a = 1; return t; } //~ 8: error: 'T' cannot be defined in the result type of a function
[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float f = i;
    int n = i;
    o[0] = fn().a;
}
