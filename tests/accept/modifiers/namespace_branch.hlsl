// -T cs_6_2 -E main => refused
RWStructuredBuffer<float> o;
namespace N { [branch] float f() { return 1; } } //~ 16: error: use of undeclared identifier 'branch'
[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float f = i;
    int n = i;
    o[0] = 1;
}
