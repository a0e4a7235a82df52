// An array of hit objects with an index at run time is memory.
// VALID: nothing starts it
// OPERATIONS: HitObject_
// NEXT: lib_6_9
RWByteAddressBuffer buffer : register(u0);
[shader("raygeneration")] void generate() {
  dx::HitObject hits[3];
  hits[buffer.Load(4)] = dx::HitObject::MakeMiss(0, 1, (RayDesc)0);
  buffer.Store(0, hits[buffer.Load(0)].GetShaderTableIndex());
}
