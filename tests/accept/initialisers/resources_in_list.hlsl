// -T cs_6_0 => refused
struct S { RWStructuredBuffer<int> r; int k; };
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    S s = { o, 3 }; //~ 13: error: use of undeclared identifier 'o'
    s.r[0] = s.k;
}
