// NEXT: lib_6_8
// REFUSED: 'dx::HitObject' needs shader model 6.9 or later
[shader("raygeneration")] void main() { dx::HitObject hit; }
