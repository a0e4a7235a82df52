// -T ps_6_0 -E main => refused
static float a[]; float4 main(float f : F) : SV_Target { return f; } //~ 14: error: definition of variable with array type needs an explicit size or an initializer
