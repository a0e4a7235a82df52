// -T cs_6_2 -E main => refused
RWStructuredBuffer<float> o;
namespace A { float h() { return ::f2(); } } //~ 36: error: no member named 'f2' in the global namespace
float f2() { return 1; }
[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float f = i;
    int n = i;
    o[0] = A::h();
}
