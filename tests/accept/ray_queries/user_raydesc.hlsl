// -T cs_6_5 -E main => dxil spirv
struct RayDescX { float3 o; }; static const uint MY = RAY_FLAG_CULL_OPAQUE; RWStructuredBuffer<float> o;
[numthreads(1,1,1)] void main(uint i : SV_GroupIndex) { RayDesc d = (RayDesc)i; o[i] = d.Origin.x + d.TMax + MY + sizeof(RayDesc); }
