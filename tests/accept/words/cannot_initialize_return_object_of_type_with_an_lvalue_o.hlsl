// -T cs_6_2 -E main
RWStructuredBuffer<float> o;
float3 g() { float2 b = 1; return b; }
[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float f = i;
    int n = i;
    o[0] = 1;
}
