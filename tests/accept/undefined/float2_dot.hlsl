// -T cs_6_2 -E main => dxil spirv
RWStructuredBuffer<float> o;

[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float f = i;
    int n = i;
    float2 x; x.x = f; o[0] = dot(x, x);
}
