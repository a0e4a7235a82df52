// -T cs_6_0 => refused
RWStructuredBuffer<int> o : register(u0);
struct S { int x; };
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    S s = { 1 };
    if (s) o[0] = 1; //~ 9: error: value of type 'S' is not contextually convertible to 'bool'
}
