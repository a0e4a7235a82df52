// -T ps_6_0 -E main => dxil spirv
namespace N {
struct RayDesc { float a; };
typedef float Buffer;
struct string { float a; };
Buffer f() {
    RayDesc x = { 1 };
    string z = { 3 };
    return x.a + z.a;
}
}
float4 main() : SV_Target { return N::f(); }
