// -T cs_6_2 -E main => refused
RWStructuredBuffer<float> o;

[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float f = i;
    int n = i;
    float2x2 m; m[0] = f; o[0] = m[0][0] + m[1][0]; //~ 42: error: Instructions should not read uninitialized value.
}
