// -T ps_6_0 -E main => refused
static float a[4][]; float4 main(float f : F) : SV_Target { return f; } //~ 15: error: array has incomplete element type 'float []'
