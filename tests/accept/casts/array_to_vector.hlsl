// -T cs_6_0 => dxil spirv
RWStructuredBuffer<int> o : register(u0);
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    float arr[3] = { 1, 2, 3 };
    float3 v = (float3)arr;
    o[0] = (int)v.x;
}
