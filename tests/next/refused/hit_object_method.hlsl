// NEXT: lib_6_9
// REFUSED: no member named 'Foo' in 'dx::HitObject'
[shader("raygeneration")] void main() { dx::HitObject hit; hit.Foo(); }
