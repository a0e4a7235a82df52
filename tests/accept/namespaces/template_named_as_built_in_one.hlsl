// -T ps_6_0 -E main => dxil
// except spirv: DXC dies of it
namespace N {
template<typename T> struct Texture2D { T a; };
float f() { Texture2D<float> x = { 2 }; return x.a; }
}
float4 main() : SV_Target { return N::f(); }
