// -T cs_6_2 -E main => dxil spirv
RWStructuredBuffer<float> o;
RWByteAddressBuffer q;
[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float f = i;
    int n = i;
    uint x, y; q.InterlockedAdd(0, x, y);
}
