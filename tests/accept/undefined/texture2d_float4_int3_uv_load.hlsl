// -T cs_6_2 -E main => dxil spirv
RWStructuredBuffer<float> o;
Texture2D<float4> t;
[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float f = i;
    int n = i;
    int3 uv; o[0] = t.Load(uv).x;
}
