// NEXT: lib_6_9 -disable-payload-qualifiers
// REFUSED: dx::HitObject is unavailable in shader stage 'anyhit' (requires 'raygeneration', 'closesthit' or 'miss')
struct S { float2 x; };
dx::HitObject make() { return dx::HitObject::MakeNop(); }
[shader("anyhit")] void main(inout S payload, S attributes) { make().IsHit() ? payload.x = 1 : 0; }
