// -T cs_6_2 -E main => refused
RWStructuredBuffer<float> o;
namespace A { float h() { return 1; } }
[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float f = i;
    int n = i;
    o[0] = A::k(); //~ 15: error: no member named 'k' in namespace 'A'
}
