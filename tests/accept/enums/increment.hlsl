// -T cs_6_0 => refused
RWStructuredBuffer<int> o : register(u0);
enum E { A, B };
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    E e = A; e++; //~ 15: error: cannot increment expression of enum type 'E'
    o[0] = e;
}
