// -T ps_6_0 -E main => refused
namespace N { namespace M { static float y; } }
struct S { float y; };
float4 main(float4 a : A) : SV_Target { S s = { a.x }; return s.N::M::y; } //~ 71: error: qualified member access refers to a member in namespace 'N::M'
