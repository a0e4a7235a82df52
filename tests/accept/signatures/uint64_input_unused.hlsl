// -T ps_6_0 -E main => refused
struct Input { float4 a : A; nointerpolation uint64_t b : B; };
float4 main(Input i) : SV_Target { return i.a; } //~ 1: error: i64(type for B) cannot be used as shader inputs or outputs.
