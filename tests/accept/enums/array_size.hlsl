// -T cs_6_0 => dxil spirv
RWStructuredBuffer<int> o : register(u0);
enum E { A, B, Count };
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    int x[Count] = { 1, 2 };
    o[0] = x[id & 1];
}
