// -T cs_6_0 => dxil spirv
RWStructuredBuffer<int> o : register(u0);
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    [unroll(id)] for (int i = 0; i < 4; i++) o[i] = 1; //~ 6: warning: attribute 'unroll' must have a uint literal argument [-Wattribute-type]
}
