// -T cs_6_0 => dxil spirv
RWStructuredBuffer<int> o : register(u0);
StructuredBuffer<int> a : register(t0);
enum E { A, B };
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    E e = (E)a[0];
    o[0] = e == B ? 1 : 2;
}
