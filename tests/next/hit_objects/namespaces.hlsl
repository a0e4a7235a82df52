// The names of `dx` by `using namespace`, by an alias, in templates, and beside those of the source.
// VALID: nothing starts it
// OPERATIONS: HitObject_ MaybeReorderThread
// NEXT: lib_6_9 -HV 2021
RWByteAddressBuffer buffer : register(u0);
namespace dx { uint twice(uint x) { return 2 * x; } }
namespace other { struct HitObject { uint n; }; }
typedef dx::HitObject Hit;
template<typename T> uint kind_of(T hit) { return hit.GetHitKind(); }
[shader("raygeneration")] void generate() {
  Hit hit = Hit::MakeMiss(0, 1, (RayDesc)0);
  other::HitObject mine;
  mine.n = dx::twice(kind_of(hit));
  ::dx::MaybeReorderThread(mine.n, 1);
  int dx = 3;
  buffer.Store(0, dx + mine.n);
}
