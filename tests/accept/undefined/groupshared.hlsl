// -T cs_6_2 -E main => dxil spirv
RWStructuredBuffer<float> o;
groupshared float g[4];
[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float f = i;
    int n = i;
    float x; g[0] = x; o[0] = g[0];
}
