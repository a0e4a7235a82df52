// -T cs_6_0 => dxil spirv
RWStructuredBuffer<int> o : register(u0);
#define F(...) int4(__VA_ARGS__)
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    o[0] = F(1, 2, 3, 4).x;
}
