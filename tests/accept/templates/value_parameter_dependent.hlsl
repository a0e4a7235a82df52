// -T ps_6_0 => refused
template<typename T, T N> struct S { static const T value = N; }; //~ 24: error: a non-type template parameter cannot have type 'float'
float4 main() : SV_Target { return S<int, 2>::value + S<float, 1>::value; }
