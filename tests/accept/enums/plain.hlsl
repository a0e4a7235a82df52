// -T cs_6_0 => dxil spirv
RWStructuredBuffer<int> o : register(u0);
enum E { A, B = 5, C };
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    E e = C;
    o[0] = e + A;
}
