// -T cs_6_2 -E main => refused
RWStructuredBuffer<float> o;
struct A { float v; A() { v = 1; } }; //~ 21: error: HLSL requires a type specifier for all declarations
[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float f = i;
    int n = i;
    A a; o[0] = a.v;
}
