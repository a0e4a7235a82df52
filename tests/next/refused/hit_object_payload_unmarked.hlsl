// NEXT: lib_6_9
// REFUSED: type 'S' used as payload requires that it is annotated with the [raypayload] attribute
struct S { int n; };
[shader("raygeneration")] void main() { S s; dx::HitObject hit; dx::HitObject::Invoke(hit, s); }
