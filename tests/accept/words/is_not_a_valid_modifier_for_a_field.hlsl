// -T cs_6_2 -E main => refused
RWStructuredBuffer<float> o;
struct A { uniform float v; }; //~ 12: error: 'uniform' is not a valid modifier for a field
[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float f = i;
    int n = i;
    A a; a.v = 2; o[0] = a.v;
}
