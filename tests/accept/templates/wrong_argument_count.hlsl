// -T cs_6_0 => refused
RWStructuredBuffer<int> o : register(u0);
template<typename T, typename U> struct S { T x; U y; };
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    S<int> s; //~ 5: error: too few template arguments for class template 'S'
    o[0] = 1;
}
