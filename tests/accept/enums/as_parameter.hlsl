// -T cs_6_0 => dxil spirv
RWStructuredBuffer<int> o : register(u0);
enum E { A, B };
int get(E e) { return e; }
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    o[0] = get(B);
}
