// -T cs_6_2 -E main => refused
RWStructuredBuffer<float> o;
struct A { float g() { return 1; } }; struct B : A { float g(float2 x) { return 1; } };
[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float f = i;
    int n = i;
    B a; o[0] = a.g(); //~ 19: error: too few arguments to function call, expected 1, have 0; did you mean 'A::g'?
}
