// -T cs_6_2 -E main => refused
RWStructuredBuffer<float> o;

[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float f = i;
    int n = i;
    float4 a = 1; o[0] = a.xyzwx; //~ 28: error: more than four positions are referenced in 'xyzwx'
}
