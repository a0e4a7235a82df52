// -T cs_6_0 => dxil spirv
RWStructuredBuffer<int> o : register(u0);
#if 0
#elif 1
#define X 1
#else
#define X 2
#endif
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    o[0] = X;
}
