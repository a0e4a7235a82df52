// -T ps_6_0 -E main => refused
cbuffer C { float a[]; }; float4 main(float f : F) : SV_Target { return f; } //~ 19: error: definition of variable with array type needs an explicit size or an initializer
