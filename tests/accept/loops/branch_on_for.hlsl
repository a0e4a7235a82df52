// -T cs_6_0 => dxil
// except spirv: DXC's way to SPIR-V aborts the process.
RWStructuredBuffer<int> o : register(u0);
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    [branch] for (int i = 0; i < 4; i++) o[i] = 1; //~ 6: warning: attribute 'branch' can only be applied to 'if' and 'switch' statements [-Wattribute-statement]
}
