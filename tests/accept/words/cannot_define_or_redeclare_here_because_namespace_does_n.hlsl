// -T cs_6_2 -E main => refused
RWStructuredBuffer<float> o;
namespace A { struct S { float m(); }; }
namespace B { float A::S::m() { return 1; } } //~ 27: error: cannot define or redeclare 'm' here because namespace 'B' does not enclose namespace 'S'
[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float f = i;
    int n = i;
    A::S s; o[0] = s.m();
}
