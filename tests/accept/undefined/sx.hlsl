// -T cs_6_2 -E main => dxil spirv
RWStructuredBuffer<float> o;
static float sx;
[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float f = i;
    int n = i;
    o[0] = sx;
}
