// -T cs_6_5 -E main => dxil spirv
RaytracingAccelerationStructure scene : register(t0, space1);
RWTexture2D<float> mask; Texture2D<float> depth; cbuffer C { float4x4 inv; float3 sun; float bias; };
struct Hit { bool hit; float t; uint inst, prim; float2 bary; float3x4 o2w; };
Hit Trace(RaytracingAccelerationStructure a, RayDesc ray, uint flags) {
  RayQuery<RAY_FLAG_CULL_NON_OPAQUE | RAY_FLAG_SKIP_PROCEDURAL_PRIMITIVES | RAY_FLAG_ACCEPT_FIRST_HIT_AND_END_SEARCH> q;
  q.TraceRayInline(a, flags, 0xFF, ray);
  q.Proceed();
  Hit h = (Hit)0;
  if (q.CommittedStatus() == COMMITTED_TRIANGLE_HIT) { h.hit = true; h.t = q.CommittedRayT(); h.inst = q.CommittedInstanceID(); h.prim = q.CommittedPrimitiveIndex(); h.bary = q.CommittedTriangleBarycentrics(); h.o2w = q.CommittedObjectToWorld3x4(); }
  return h;
}
[numthreads(8, 8, 1)] void main(uint2 id : SV_DispatchThreadID) {
  float4 p = mul(inv, float4(id, depth[id], 1)); p /= p.w;
  RayDesc r = { p.xyz + sun * bias, 0.01, sun, 1000 };
  Hit h = Trace(scene, r, RAY_FLAG_NONE);
  mask[id] = h.hit ? h.t + h.bary.x + h.o2w._m03 + h.inst + h.prim : 1;
}
