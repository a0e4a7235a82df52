// -T cs_6_2 -E main => dxil spirv
RWStructuredBuffer<float> o;

[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float f = i;
    int n = i;
    float3x1 a = 1; float2 b = 1; b = b + a; //~ 43: warning: implicit truncation of vector type [-Wconversion]
}
