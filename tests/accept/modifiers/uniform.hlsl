// -T cs_6_2 -E main => refused
RWStructuredBuffer<float> o;
uniform static int z; //~ 1: error: 'static' and 'uniform' cannot be used together for a global variable
[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float f = i;
    int n = i;
    o[0] = 1;
}
