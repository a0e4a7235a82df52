// -T cs_6_2 -E main => dxil spirv
RWStructuredBuffer<float> o;
template<typename T> struct S { T x; template<typename U> U as(U u); };
template<typename A> template<typename B> B S<A>::as(B u) { A k = x; return (B)k + u; }
[numthreads(1, 1, 1)] void main(uint i : SV_DispatchThreadID)
{
    float f = i;
    int n = i;
    S<float> s; s.x = 2; S<int> t; t.x = 4; o[0] = s.as<int>(3) + t.as(2.5f);
}
