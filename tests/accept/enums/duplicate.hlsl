// -T cs_6_0
RWStructuredBuffer<int> o : register(u0);
enum E { A, A };
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    o[0] = A;
}
