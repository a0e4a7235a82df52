// Threads are regrouped by a hit, by a hint, or by both.
// VALID: nothing starts it
// OPERATIONS: HitObject_ MaybeReorderThread
// NEXT: lib_6_9
RWByteAddressBuffer buffer : register(u0);
[shader("raygeneration")] void generate() {
  uint material = buffer.Load(0);
  dx::HitObject hit = dx::HitObject::MakeMiss(0, material, (RayDesc)0);
  dx::MaybeReorderThread(hit);
  dx::MaybeReorderThread(material, 4);
  dx::MaybeReorderThread(hit, material, 2);
}
