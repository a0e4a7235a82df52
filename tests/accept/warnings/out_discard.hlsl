// -T ps_6_0 -E main
void f(out float x, float u) { if (u > 0) discard; else x = 1; }
float4 main(float u : U) : SV_Target { float y; f(y, u); return y; }
