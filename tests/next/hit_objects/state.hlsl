// All that a hit object knows.
// VALID: nothing starts it
// OPERATIONS: HitObject_
// NEXT: lib_6_9
struct Attributes { float2 barycentrics; };
RaytracingAccelerationStructure scene : register(t0);
RWByteAddressBuffer buffer : register(u0);
[shader("raygeneration")] void generate() {
  RayQuery<RAY_FLAG_NONE> query;
  RayDesc ray = (RayDesc)0;
  query.TraceRayInline(scene, RAY_FLAG_NONE, 0xff, ray);
  query.Proceed();
  dx::HitObject hit = dx::HitObject::FromRayQuery(query);
  uint sum = hit.IsHit() + hit.IsMiss() * 2 + hit.IsNop() * 4;
  sum += hit.GetRayFlags() ^ hit.GetGeometryIndex() ^ hit.GetInstanceIndex() ^ hit.GetInstanceID();
  sum += hit.GetPrimitiveIndex() ^ hit.GetHitKind() ^ hit.GetShaderTableIndex() ^ hit.LoadLocalRootTableConstant(8);
  buffer.Store(0, sum);
  float3 sums = hit.GetWorldRayOrigin() * hit.GetWorldRayDirection() * hit.GetObjectRayOrigin();
  buffer.Store(16, sums * hit.GetObjectRayDirection() * hit.GetRayTMin() * hit.GetRayTCurrent());
  buffer.Store(32, hit.GetObjectToWorld3x4());
  buffer.Store(96, hit.GetWorldToObject3x4());
  Attributes attributes;
  hit.GetAttributes(attributes);
  buffer.Store(80, attributes.barycentrics);
}
