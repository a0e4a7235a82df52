// -T cs_6_2 -E main => refused
RWStructuredBuffer<float> o;
struct A { static float g() { return 1; } };
using A::g; //~ 10: error: using declaration cannot refer to class member
[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float f = i;
    int n = i;
    o[0] = 1;
}
