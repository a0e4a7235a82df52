// -T ps_6_0 => refused
struct S { template<uint3 N> static float get(); }; //~ 27: error: a non-type template parameter cannot have type 'uint3'
float4 main() : SV_Target { return 1; }
