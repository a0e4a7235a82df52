// NEXT: lib_6_9
// REFUSED: no matching function for call to 'Invoke'
[shader("raygeneration")] void main() { int n; dx::HitObject hit; dx::HitObject::Invoke(hit, n); }
