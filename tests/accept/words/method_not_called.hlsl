// -T ps_6_0 -E main => refused
Texture2D t;
float4 main() : SV_Target { return t.Sample; } //~ 38: error: reference to non-static member function must be called
