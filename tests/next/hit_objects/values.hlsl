// Hit objects are values: of parameters, results, structures, choices and loops. One that nothing sets calls for no shader.
// VALID: nothing starts it
// OPERATIONS: HitObject_ShaderTableIndex HitObject_SetShaderTableIndex HitObject_MakeMiss
// NEXT: lib_6_9 -disable-payload-qualifiers
RWByteAddressBuffer buffer : register(u0);
struct Pair { dx::HitObject first, second; };
dx::HitObject miss(uint shader) { return dx::HitObject::MakeMiss(0, shader, (RayDesc)0); }
// DXC loses what a function does to an `inout` hit object.
dx::HitObject next(dx::HitObject hit) { hit.SetShaderTableIndex(hit.GetShaderTableIndex() + 1); return hit; }
[shader("miss")] void main(inout BuiltInTriangleIntersectionAttributes payload) {
  dx::HitObject none;
  dx::HitObject counted = miss(2);
  Pair pair = { miss(5), none };
  for (uint i = 0; i < buffer.Load(0); i++) {
    if (buffer.Load(4 * i) == 3)
      pair.second = miss(i);
  }
  counted = next(counted);
  pair.first = counted;
  Pair copy = pair;
  dx::HitObject chosen = buffer.Load(8) > 1 ? copy.first : copy.second;
  buffer.Store(0, chosen.GetShaderTableIndex());
}
