// -T cs_6_0 => refused
RWStructuredBuffer<int> o : register(u0);
template<typename T> struct S { T x; };
template<typename T> struct S { T y; }; //~ 29: error: redefinition of 'S'
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    o[0] = 1;
}
