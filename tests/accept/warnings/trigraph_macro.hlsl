// -T ps_6_0 -E main => dxil spirv
#define EMPTY(x)
float4 main(float a : A) : SV_Target { EMPTY(??= ??/ ?? ? ?x) return a; } //~ 46: warning: trigraph ignored [-Wtrigraphs] //~ 50: warning: trigraph ignored [-Wtrigraphs]
