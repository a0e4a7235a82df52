// The matrices of a hit object by columns.
// VALID: nothing starts it
// OPERATIONS: HitObject_
// NEXT: lib_6_9
RWByteAddressBuffer buffer : register(u0);
[shader("raygeneration")] void generate() {
  dx::HitObject hit = dx::HitObject::MakeMiss(0, 1, (RayDesc)0);
  buffer.Store(0, hit.GetObjectToWorld4x3());
  buffer.Store(48, hit.GetWorldToObject4x3());
}
