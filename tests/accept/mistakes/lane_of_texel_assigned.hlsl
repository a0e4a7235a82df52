// -T vs_6_0 => refused
Texture2D<float4> t; void f() { t[uint2(0,0)].x = 1; } //~ 49: error: read-only variable is not assignable
float4 main() : SV_Position { return 0; }
