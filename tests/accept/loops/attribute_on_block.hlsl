// -T cs_6_0 => dxil spirv
RWStructuredBuffer<int> o : register(u0);
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    [loop] { o[0] = 1; } //~ 6: warning: attribute 'loop' can only be applied to 'for', 'while' and 'do' loop statements [-Wattribute-statement]
}
