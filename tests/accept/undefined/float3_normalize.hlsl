// -T cs_6_2 -E main => refused
RWStructuredBuffer<float> o;

[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float f = i;
    int n = i;
    float3 x; o[0] = normalize(x).x; //~ 22: error: Instructions should not read uninitialized value.
}
