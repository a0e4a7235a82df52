// -T cs_6_0 => refused
RWStructuredBuffer<int> o : register(u0);
enum class E { A, B };
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    o[0] = (int)B; //~ 17: error: use of undeclared identifier 'B'
}
