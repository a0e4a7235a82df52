// -T cs_6_0 => dxil spirv
RWStructuredBuffer<int> o : register(u0);
enum E { A, B };
cbuffer C { E e; }
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    o[0] = e == A;
}
