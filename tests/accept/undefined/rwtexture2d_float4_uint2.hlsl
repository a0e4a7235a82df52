// -T cs_6_2 -E main => refused
RWStructuredBuffer<float> o;
RWTexture2D<float4> q;
[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float f = i;
    int n = i;
    float4 x; x.x = 1; q[uint2(0, 0)] = x; //~ 39: error: Assignment of undefined values to UAV.
}
