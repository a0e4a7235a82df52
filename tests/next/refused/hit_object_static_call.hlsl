// NEXT: lib_6_9
// REFUSED: call to non-static member function without an object argument
[shader("raygeneration")] void main() { dx::HitObject::IsHit(); }
