// -T cs_6_2 -E main => refused
RWStructuredBuffer<float> o;

[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float f = i;
    int n = i;
    uniform int q = n; o[0] = q; //~ 5: error: 'uniform' is not a valid modifier for a local variable
}
