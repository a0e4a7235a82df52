// -T cs_6_2 -E main => refused
RWStructuredBuffer<float> o;
struct S { static uniform int x; }; //~ 19: error: 'uniform' is not a valid modifier for a field
[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float f = i;
    int n = i;
    o[0] = 1;
}
