// -T cs_6_0 -E main => refused
RWStructuredBuffer<uint> o;
[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    uint zero = 3;
    for (int k = 0; k < 3; k++)
        zero--;
    o[i] = o[i + 1] % zero; //~ 10: error: Assignment of undefined values to UAV.
}
