// -T cs_6_0 => dxil spirv
RWStructuredBuffer<int> o : register(u0);
template<typename T> struct S { T x; T get(); };
template<typename T> T S<T>::get() { return x; }
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    S<int> s; s.x = 2;
    o[0] = s.get();
}
