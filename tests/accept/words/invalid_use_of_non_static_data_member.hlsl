// -T cs_6_2 -E main => refused
RWStructuredBuffer<float> o;
struct A { float x; float g() { return 1; } };
[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float f = i;
    int n = i;
    o[0] = A::x; //~ 15: error: invalid use of non-static data member 'x'
}
