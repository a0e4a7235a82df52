// -T ps_6_0 -E main => refused
namespace N { float f() { return 1; } }
struct S { float y; };
float4 main(float4 a : A) : SV_Target { S s = { a.x }; return s.N::f(); } //~ 68: error: qualified member access refers to a member in namespace 'N'
