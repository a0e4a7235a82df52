// -T cs_6_0 => dxil spirv
RWStructuredBuffer<int> o : register(u0);
struct E { };
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    E e;
    o[0] = 1;
}
