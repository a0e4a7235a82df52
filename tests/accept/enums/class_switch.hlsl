// -T cs_6_0 => dxil spirv
RWStructuredBuffer<int> o : register(u0);
StructuredBuffer<int> a : register(t0);
enum class E { A, B };
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    E e = (E)a[0];
    switch (e) { case E::A: o[0] = 1; break; case E::B: o[0] = 2; break; default: o[0] = 3; }
}
