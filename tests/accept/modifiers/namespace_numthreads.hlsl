// -T cs_6_2 -E main => refused
RWStructuredBuffer<float> o;
namespace N { [numthreads(1,1,1)] void f() { } } //~ 16: error: use of undeclared identifier 'numthreads'
[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float f = i;
    int n = i;
    o[0] = 1;
}
