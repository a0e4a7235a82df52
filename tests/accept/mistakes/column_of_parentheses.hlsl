// -T vs_6_0 => refused
float3 f(float3 a) { return float3((a + 1).xyz, 1); } //~ 36: error: too many elements in vector initialization (expected 3 elements, have 4)
float4 main() : SV_Position { return 0; }
