// -T cs_6_2 -E main
RWStructuredBuffer<float> o;
struct T { float a; } fn() { T t; t.a = 1; return t; }
[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float f = i;
    int n = i;
    o[0] = fn().a;
}
