// -T cs_6_2 -E main => refused
RWStructuredBuffer<float> o;

[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float f = i;
    int n = i;
    float a[n]; o[0] = 1; //~ 12: error: variable length arrays are not supported in HLSL
}
