// -T cs_6_0 => dxil spirv
RWStructuredBuffer<int> o : register(u0);
#if __HLSL_VERSION != 2021
#error version
#endif
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    o[0] = __HLSL_VERSION;
}
