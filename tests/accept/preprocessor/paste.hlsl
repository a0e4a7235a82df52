// -T cs_6_0 => dxil spirv
RWStructuredBuffer<int> o : register(u0);
#define GLUE(x, y) x ## y
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    int ab = 1; o[0] = GLUE(a, b);
}
