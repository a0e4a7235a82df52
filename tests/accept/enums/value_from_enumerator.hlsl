// -T cs_6_0 => dxil spirv
RWStructuredBuffer<int> o : register(u0);
enum E { A = 2, B = A * 3 };
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    o[0] = B;
}
