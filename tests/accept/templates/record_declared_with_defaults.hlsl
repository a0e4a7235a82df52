// -T ps_6_0 -E main => dxil spirv
template<typename T, int N = 3> struct S;
template<typename T = float, int M> struct S { T x[M]; };
template<typename T, int N> struct S;
float4 main() : SV_Target
{
    S<> s;
    s.x[2] = 4;
    return s.x[2];
}
