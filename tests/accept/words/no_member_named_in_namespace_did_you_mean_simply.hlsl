// -T cs_6_2 -E main => refused
RWStructuredBuffer<float> o;
float f1() { return 1; }
namespace A { }
[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float f = i;
    int n = i;
    o[0] = A::f1(); //~ 12: error: no member named 'f1' in namespace 'A'; did you mean simply 'f1'?
}
