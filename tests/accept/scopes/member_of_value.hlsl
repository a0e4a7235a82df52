// -T ps_6_0 -E main => refused
float4 main(float4 a : A) : SV_Target { return a.a::x; } //~ 50: error: 'a' is not a class, namespace, or enumeration
