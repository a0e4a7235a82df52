// -T ps_6_0 -E main => refused
struct S { Texture2D t; }; S s[]; float4 main(float f : F) : SV_Target { return s[2].t.Load(int3(0,0,0)); } //~ 30: error: definition of variable with array type needs an explicit size or an initializer
