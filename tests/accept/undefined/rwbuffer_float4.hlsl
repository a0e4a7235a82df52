// -T cs_6_2 -E main => refused
RWStructuredBuffer<float> o;
RWBuffer<float4> q;
[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float f = i;
    int n = i;
    float4 x; x.x = 1; q[0] = x; //~ 29: error: Assignment of undefined values to UAV.
}
