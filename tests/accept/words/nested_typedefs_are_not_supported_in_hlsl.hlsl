// -T cs_6_2 -E main => refused
RWStructuredBuffer<float> o;
struct A { typedef int T; T x; }; //~ 12: error: nested typedefs are not supported in HLSL
[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float f = i;
    int n = i;
    o[0] = 1;
}
