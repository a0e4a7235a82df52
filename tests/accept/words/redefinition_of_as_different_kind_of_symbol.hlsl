// -T cs_6_2 -E main => refused
RWStructuredBuffer<float> o;
namespace A { float g() { return 1; } }
int A; //~ 5: error: redefinition of 'A' as different kind of symbol
[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float f = i;
    int n = i;
    o[0] = A::g();
}
