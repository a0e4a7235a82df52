// -T cs_6_2 -E main => refused
RWStructuredBuffer<float> o;
namespace A { float g() { return 1; }
[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID) //~ 2: error: use of undeclared identifier 'numthreads'
{
    float f = i;
    int n = i;
    o[0] = 1;
}
