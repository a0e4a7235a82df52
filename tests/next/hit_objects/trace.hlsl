// A ray is traced, threads are regrouped by what it has hit, and then the shader of the hit runs.
// VALID: nothing starts it
// OPERATIONS: HitObject_ MaybeReorderThread TraceRay
// NEXT: lib_6_9
struct [raypayload] Payload { float4 color : read(caller, closesthit, miss) : write(caller, closesthit, miss); };
RaytracingAccelerationStructure scene : register(t0);
RWTexture2D<float4> picture : register(u0);
[shader("raygeneration")] void generate() {
  RayDesc ray;
  ray.Origin = float3(DispatchRaysIndex().xy, 0);
  ray.TMin = 0.1;
  ray.Direction = float3(0, 0, 1);
  ray.TMax = 100;
  Payload payload;
  payload.color = 0;
  dx::HitObject hit = dx::HitObject::TraceRay(scene, RAY_FLAG_NONE, 0xff, 0, 1, 0, ray, payload);
  dx::MaybeReorderThread(hit);
  dx::HitObject::Invoke(hit, payload);
  picture[DispatchRaysIndex().xy] = payload.color;
}
