// -T ps_6_0 -E main => dxil spirv
struct S { float sample; float center() { return sample; } };
static float globallycoherent = 1;
float payload(float precise) { return precise; }
template<int indices> float primitives(float vertices) { return vertices * indices; }
enum read { A, write };
namespace reordercoherent { struct pass { float a; }; }
float4 main(float u : U) : SV_Target {
    S s = { u };
    float sample = s.center();
    reordercoherent::pass p = { sample };
    return p.a + payload(globallycoherent) + primitives<3>(u) + write;
}
