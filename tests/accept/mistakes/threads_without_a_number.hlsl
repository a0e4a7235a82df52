// -T vs_6_0 => refused
[numthreads(, 1, 1)] void f() { } //~ 13: error: expected expression
float4 main() : SV_Position { return 0; }
