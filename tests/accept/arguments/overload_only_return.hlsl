// -T cs_6_0 => refused
RWStructuredBuffer<int> o : register(u0);
int g(int x) { return 1; } float g(int x) { return 2; } //~ 34: error: functions that differ only in their return type cannot be overloaded
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    o[0] = g(1);
}
