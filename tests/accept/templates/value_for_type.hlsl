// -T cs_6_0 => refused
RWStructuredBuffer<int> o : register(u0);
template<typename T> struct S { T x; };
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    S<3> s; //~ 7: error: template argument for template type parameter must be a type
    o[0] = 1;
}
