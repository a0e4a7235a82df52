// -T cs_6_2 -E main => dxil spirv
RWStructuredBuffer<float> o;

[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float f = i;
    int n = i;
    float x; o[0] = isnan(x);
}
