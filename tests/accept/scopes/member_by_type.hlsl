// -T ps_6_0 -E main => dxil spirv
namespace N { static float x; }
typedef float4 F;
struct S { float y; };
float4 main(float4 a : A) : SV_Target { S s = { a.x }; return s.S::y + a.float4::x + a.F::y + a.N::x; }
