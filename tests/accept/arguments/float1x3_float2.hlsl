// -T cs_6_2 -E main => dxil spirv
RWStructuredBuffer<float> o;

[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float f = i;
    int n = i;
    float1x3 a = 1; float2 b = 1; b = a + b; //~ 39: warning: implicit truncation of vector type [-Wconversion]
}
