// -T cs_6_0 => refused
RWStructuredBuffer<int> o : register(u0);
template<int N> struct S { int x[N]; };
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    S<int> s; //~ 7: error: template argument for non-type template parameter must be an expression
    o[0] = 1;
}
