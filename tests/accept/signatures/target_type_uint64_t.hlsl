// -T ps_6_0 => refused
uint64_t main() : SV_Target { return (uint64_t)1; } //~ 1: error: i64(type for SV_Target) cannot be used as shader inputs or outputs.
