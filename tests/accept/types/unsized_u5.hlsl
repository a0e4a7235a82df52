// -T ps_6_0 -E main => refused
struct S { float a[]; }; float4 main(float f : F) : SV_Target { return f; } //~ 12: error: array dimensions of struct/class members must be explicit
