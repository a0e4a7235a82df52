// -T cs_6_0 => refused
RWStructuredBuffer<int> o : register(u0);
template<typename T> struct S { T x; };
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    S s; //~ 5: error: use of class template 'S' requires template arguments
    o[0] = 1;
}
