// -T cs_6_0 => refused
RWStructuredBuffer<int> o : register(u0);
template<typename T> struct S { T x; };
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    S<S<int>> s; s.x.x = 1; //~ 12: error: a space is required between consecutive right angle brackets (use '> >')
    o[0] = s.x.x;
}
