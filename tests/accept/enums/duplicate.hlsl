// -T cs_6_0 => refused
RWStructuredBuffer<int> o : register(u0);
enum E { A, A }; //~ 13: error: redefinition of enumerator 'A'
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    o[0] = A;
}
