// -T cs_6_0 => refused
RWStructuredBuffer<int> o : register(u0);
template<typename T> struct S { template<typename U> U to(T v) { return (U)v; } };
template<typename T> int call(S<T> s, T v) { return s.template to<int>(v); }
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    S<float> s;
    o[0] = call(s, 1.5); //~ 12: error: no matching function for call to 'call'
}
