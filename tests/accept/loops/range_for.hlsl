// -T cs_6_0 => refused
RWStructuredBuffer<int> o : register(u0);
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    int v[3] = { 1, 2, 3 };
    for (int x : v) o[0] = x; //~ 18: error: semantic is not a valid modifier for a local variable
}
