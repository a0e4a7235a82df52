// -T cs_6_2 -E main => refused
RWStructuredBuffer<float> o;

[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float f = i;
    int n = i;
    goto x; x: o[0] = 1; //~ 5: error: goto is unsupported in HLSL
}
