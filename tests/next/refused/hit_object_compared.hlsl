// NEXT: lib_6_9
// REFUSED: operator cannot be used with built-in type
[shader("raygeneration")] void main() { dx::HitObject hit; bool b = hit == hit; }
