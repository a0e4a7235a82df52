// -T ps_6_0 -E main => refused
#define ASKED(x) x ??( //~ 20: warning: trigraph ignored [-Wtrigraphs]
#if 0
??=
#endif
// ??=
float4 main(float a : A) : SV_Target { return a ??!1 : 2; } //~ 49: warning: trigraph ignored [-Wtrigraphs] //~ 50: error: expected expression
