// The names of `dx` without it.
// VALID: nothing starts it
// OPERATIONS: HitObject_ MaybeReorderThread
// NEXT: lib_6_9 -HV 2021
using namespace dx;
[shader("raygeneration")] void generate() {
  HitObject hit = HitObject::MakeMiss(0, 1, (RayDesc)0);
  MaybeReorderThread(hit);
}
