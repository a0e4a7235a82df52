// -T cs_6_0 => dxil spirv
RWStructuredBuffer<int> o : register(u0);
StructuredBuffer<int> a : register(t0);
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    int x = (1, 2, a[0]); //~ 13: warning: comma expression used where a constructor list may have been intended [-Wcomma-in-init]
    o[0] = x;
}
