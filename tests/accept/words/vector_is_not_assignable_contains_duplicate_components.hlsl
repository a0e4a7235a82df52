// -T cs_6_2 -E main => refused
RWStructuredBuffer<float> o;

[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float f = i;
    int n = i;
    float3 a = 1; a.xx = float2(1, 2); o[0] = a.x; //~ 24: error: vector is not assignable (contains duplicate components)
}
