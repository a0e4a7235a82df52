// NEXT: lib_6_9
// REFUSED: vectors of over 4 elements in
struct S { vector<float, 8> x; };
[shader("raygeneration")] void main() { S s; dx::HitObject hit; hit.GetAttributes(s); }
