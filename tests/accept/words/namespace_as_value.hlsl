// -T ps_6_0 -E main => refused
namespace scene { static const float scale = 2; }
float4 main() : SV_Target { return scene.scale; } //~ 36: error: unexpected namespace name 'scene': expected expression
