// -T cs_6_0 => refused
RWStructuredBuffer<int> o : register(u0);
template<typename T> struct S { T x; T get(); };
template<typename T> T S<T>::get() { return nothing; } //~ 45: error: use of undeclared identifier 'nothing'
[numthreads(1, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    o[0] = 1;
}
