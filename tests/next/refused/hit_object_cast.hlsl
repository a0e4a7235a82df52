// NEXT: lib_6_9
// REFUSED: cannot convert from 'literal int' to 'dx::HitObject'
[shader("raygeneration")] void main() { dx::HitObject hit = (dx::HitObject)0; }
