// -T cs_6_0 => dxil spirv
RWStructuredBuffer<int> o : register(u0);
StructuredBuffer<int> a : register(t0);
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    int x;
    if (x = a[0]) o[0] = x; //~ 11: warning: using the result of an assignment as a condition without parentheses [-Wparentheses]
}
