// -T ps_6_0 -E main => dxil spirv
void f(out float x, float u) { if (u > 0) discard; else x = 1; } //~ 36: warning: parameter 'x' is used uninitialized whenever 'if' condition is true [-Wparameter-usage]
float4 main(float u : U) : SV_Target { float y; f(y, u); return y; }
