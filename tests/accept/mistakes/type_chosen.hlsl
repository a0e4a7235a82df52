// -T vs_6_0 => refused
void f(int a) { float3 ? 1 : 2; } //~ 24: error: expected unqualified-id
float4 main() : SV_Position { return 0; }
