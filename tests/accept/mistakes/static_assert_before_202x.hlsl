// -T vs_6_0 => refused
static_assert(1, "x"); //~ 15: error: expected parameter declarator
float4 main() : SV_Position { return 0; }
