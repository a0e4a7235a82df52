// -T cs_6_0 => refused
RWStructuredBuffer<int> o : register(u0);
static int k = 3;
enum E { A = k }; //~ 14: error: expression is not an integral constant expression
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    o[0] = A;
}
