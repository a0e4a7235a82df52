// -T cs_6_0
RWStructuredBuffer<int> o : register(u0);
enum E { A, B };
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    E e = A; e++;
    o[0] = e;
}
