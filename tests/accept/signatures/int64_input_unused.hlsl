// -T vs_6_0 -E main => refused
float4 main(int64_t2 x : X) : SV_Position { return 1; } //~ 1: error: i64(type for X) cannot be used as shader inputs or outputs.
