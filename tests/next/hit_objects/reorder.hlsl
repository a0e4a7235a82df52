// Threads are regrouped by a hit, by a hint, or by both.
// VALID: nothing starts it
// OPERATIONS: HitObject_ MaybeReorderThread
// NEXT: lib_6_9
// BREAKS Instr.MayReorderThreadUndefCoherenceHintParam: i32 undef, i32 0) => i32 undef, i32 undef)
// BREAKS Instr.MayReorderThreadUndefCoherenceHintParam: i32 undef, i32 0) => i32 undef, i32 1)
// BREAKS Instr.UndefHitObject: @dx.op.maybeReorderThread(i32 268, %dx.types.HitObject %6, => @dx.op.maybeReorderThread(i32 268, %dx.types.HitObject undef,
RWByteAddressBuffer buffer : register(u0);
[shader("raygeneration")] void generate() {
  uint material = buffer.Load(0);
  dx::HitObject hit = dx::HitObject::MakeMiss(0, material, (RayDesc)0);
  dx::MaybeReorderThread(hit);
  dx::MaybeReorderThread(material, 4);
  dx::MaybeReorderThread(hit, material, 2);
}
