// -T cs_6_0 => refused
RWStructuredBuffer<int> o : register(u0);
struct S { int x; };
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    const S s = { 1 };
    s.x = 2; //~ 9: error: cannot assign to variable 's' with const-qualified type 'const S'
    o[0] = s.x;
}
