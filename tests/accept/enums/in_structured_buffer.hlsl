// -T cs_6_0 => dxil spirv
RWStructuredBuffer<int> o : register(u0);
enum E { A, B };
struct S { E e; float x; };
StructuredBuffer<S> s : register(t4);
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    o[0] = s[0].e;
}
