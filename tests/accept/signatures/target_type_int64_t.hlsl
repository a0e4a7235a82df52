// -T ps_6_0 => refused
int64_t main() : SV_Target { return (int64_t)1; } //~ 1: error: i64(type for SV_Target) cannot be used as shader inputs or outputs.
