// -T cs_6_0 => dxil spirv
RWStructuredBuffer<float> o : register(u0);
#if 'ab' == 1 //~ 5: warning: multi-character character constant [-Wmultichar]
#endif
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    o[id] = 1;
}
