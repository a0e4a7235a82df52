// -T ps_6_5 => dxil spirv
namespace mine { struct RayDesc { float3 from; }; typedef float3 Texture2D; }
float4 main() : SV_Target { mine::RayDesc r; r.from = 1; mine::Texture2D t = r.from; return t.xyzx; }
