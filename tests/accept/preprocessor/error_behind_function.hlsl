// -T ps_6_0 -E main => refused
float f(float a) { }
#error told first: it is looked at with the brace //~ 2: error: told first: it is looked at with the brace
float4 main(float4 a : A) : SV_Target { return 1; }
