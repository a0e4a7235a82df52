// -T ps_6_0 -E main
struct S { Texture2D t; }; S s[]; float4 main(float f : F) : SV_Target { return s[2].t.Load(int3(0,0,0)); }
