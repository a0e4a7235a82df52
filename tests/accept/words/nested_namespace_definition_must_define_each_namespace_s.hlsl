// -T cs_6_2 -E main => refused
RWStructuredBuffer<float> o;
namespace A::B { float h() { return 1; } } //~ 12: error: nested namespace definition must define each namespace separately
[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float f = i;
    int n = i;
    o[0] = A::B::h();
}
