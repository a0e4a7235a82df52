// -T cs_6_2 -E main => refused
RWStructuredBuffer<float> o;
namespace A { }
float A::g(int v) { return v; } //~ 10: error: out-of-line definition of 'g' does not match any declaration in namespace 'A'
[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float f = i;
    int n = i;
    o[0] = A::g(1.0f);
}
