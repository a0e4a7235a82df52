// -T vs_6_0 => refused
void f(int a) { for (int i = 0; [domain("tri")] i < 6; i++) {} } //~ 33: error: an attribute list cannot appear here
float4 main() : SV_Position { return 0; }
