// -T cs_6_2 -E main => refused
RWStructuredBuffer<float> o;
namespace A { float g(int v) { return v; } }
namespace B = A; //~ 13: error: expected identifier
[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float f = i;
    int n = i;
    o[0] = B::g(1.0f);
}
