// -T ps_6_0 -E main
struct Input { float4 a : A; nointerpolation uint64_t b : B; };
float4 main(Input i) : SV_Target { return i.a; }
