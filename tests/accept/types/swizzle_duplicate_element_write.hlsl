// -T cs_6_0 => refused
RWStructuredBuffer<float4> f;
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    float2 v = f[id].xy;
    v.xx[0] = 2; // it is no place, whichever element is taken //~ 13: error: expression is not assignable
    f[id] = v.xyxy;
}
