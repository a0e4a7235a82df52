// -T cs_6_2 -E main => refused
RWStructuredBuffer<float> o;
struct A { float v; A operator+(A x) { return x; } }; struct B : A { };
[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float f = i;
    int n = i;
    B a = { 1 }; o[0] = (a + a).v; //~ 28: error: scalar, vector, or matrix expected
}
