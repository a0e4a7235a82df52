// -T cs_6_2 -E main => refused
RWStructuredBuffer<float> o;
RWByteAddressBuffer q;
[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float f = i;
    int n = i;
    uint x; q.Store(0, x); //~ 13: error: Assignment of undefined values to UAV.
}
