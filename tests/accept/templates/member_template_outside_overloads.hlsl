// -T cs_6_2 -E main => dxil spirv
RWStructuredBuffer<float> o;
template<typename T> struct S { T x; template<typename U> U as(U u); template<typename U> U as(U u, int k); };
template<typename T> template<typename U> U S<T>::as(U u, int k) { return (U)x + k; }
template<typename T> template<typename U> U S<T>::as(U u) { return (U)x + u; }
[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float f = i;
    int n = i;
    S<float> s; s.x = 2; o[0] = s.as(3) + s.as(2.5f, 1);
}
