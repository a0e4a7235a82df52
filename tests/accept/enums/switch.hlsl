// -T cs_6_0 => dxil spirv
RWStructuredBuffer<int> o : register(u0);
StructuredBuffer<int> a : register(t0);
enum E { A, B };
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    E e = (E)a[0];
    switch (e) { case A: o[0] = 1; break; case B: o[0] = 2; break; }
}
