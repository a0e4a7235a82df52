// -T cs_6_0 => refused
RWStructuredBuffer<int> o : register(u0);
enum E { A, B };
int f(int v) { return 1; }
int f(float v) { return 2; }
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    o[0] = f(B); //~ 12: error: call to 'f' is ambiguous
}
