// -T ps_6_0 => dxil spirv
template<typename T> T f(T x) { return x; }
template<> int f<int>(int x) { return 2; }
template<> float2 f(float2 x) { return 3; }
float4 main() : SV_Target { return f(1) + f(float2(1, 2)).x + f(1.5); }
