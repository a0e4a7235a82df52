// -T cs_6_2 -E main => refused
RWStructuredBuffer<float> o;
interface I { float g(); };
struct C : I { float g() { return 1; } };
float h(I x) { return x.g(); } //~ 11: error: parameter type 'I' is an abstract class
[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float f = i;
    int n = i;
    C c; o[0] = h(c);
}
