// -T cs_6_0 => dxil spirv
RWStructuredBuffer<int> o : register(u0);
#if __SHADER_TARGET_STAGE != __SHADER_STAGE_COMPUTE || __SHADER_TARGET_MAJOR != 6
#error stage
#endif
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    o[0] = 1;
}
