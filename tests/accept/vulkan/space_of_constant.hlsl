// -T ps_6_6 -E main -spirv => spirv
bool x : register(space3);
struct S { Texture2D t; };
S s : register(space2);
float4 main() : SV_Target { return x ? s.t.Load(0) : 0; }
