// -T cs_6_0 -E main => refused
RWStructuredBuffer<int> o;
[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    o[i] = o[i + 1] / 0; //~ 10: error: Assignment of undefined values to UAV.
}
