// -T cs_6_0 => refused
RWStructuredBuffer<int> o : register(u0);
int g(float2x2 x) { return 1; } int g(float4 x) { return 2; }
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    o[0] = g((float2x2)1) + g((float4)1); //~ 12: error: call to 'g' is ambiguous
}
