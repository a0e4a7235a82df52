// -T ps_6_0 -E main => refused
float4 main() : SV_Target { int a[(-1)]; return 0; } //~ 35: error: 'a' declared as an array with a negative size
