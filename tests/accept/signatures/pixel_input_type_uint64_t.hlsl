// -T ps_6_0 => refused
float4 main(nointerpolation uint64_t v : V) : SV_Target { return (float)v; } //~ 1: error: i64(type for V) cannot be used as shader inputs or outputs.
