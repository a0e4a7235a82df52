// -T ps_6_6 -E main => refused
float4 main() : SV_Target { return 1; }
[shader("geometry")] void other(float4 p) { } //~ 27: error: geometry entry point must have a valid maxvertexcount attribute
