// -T cs_6_0 => refused
RWStructuredBuffer<int> o : register(u0);
template<typename T> struct S { typedef T type; }; //~ 33: error: nested typedefs are not supported in HLSL
template<typename T> int id_of(T v) { S<T>::type r = v; return r; }
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    o[0] = id_of(3);
}
