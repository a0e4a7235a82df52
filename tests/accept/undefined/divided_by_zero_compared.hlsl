// -T cs_6_0 -E main => dxil spirv
RWStructuredBuffer<int> o;
[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    o[i] = o[i + 1] / 0 > 3 ? 1 : 2;
}
