// -T cs_6_2 -E main => dxil spirv
RWStructuredBuffer<float> o;
template<typename T> struct S { template<int N> static T get(); };
template<typename T> template<int N> T S<T>::get() { return (T)N; }
[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float f = i;
    int n = i;
    o[0] = S<float>::get<3>();
}
