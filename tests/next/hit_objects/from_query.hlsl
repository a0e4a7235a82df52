// The committed hit of a query, with attributes of the shader's own, where the closest hit shader runs.
// VALID: nothing starts it
// OPERATIONS: HitObject_ RayQuery_
// NEXT: lib_6_9
struct [raypayload] Payload { float4 color : read(caller, closesthit) : write(caller, closesthit); };
struct Attributes { float2 barycentrics; };
RaytracingAccelerationStructure scene : register(t0);
[shader("closesthit")] void hit(inout Payload payload, Attributes attributes) {
  RayQuery<RAY_FLAG_FORCE_OPAQUE> query;
  query.TraceRayInline(scene, RAY_FLAG_NONE, 0xff, (RayDesc)0);
  while (query.Proceed()) {}
  dx::HitObject found = dx::HitObject::FromRayQuery(query, 17, attributes);
  if (found.IsHit())
    dx::HitObject::Invoke(found, payload);
}
