// -T cs_6_0 => dxil spirv
RWStructuredBuffer<uint> u : register(u1);
enum E : uint { A, B };
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    u[0] = A + B;
}
