// -T ps_6_0 -E main
static float a[4][]; float4 main(float f : F) : SV_Target { return f; }
