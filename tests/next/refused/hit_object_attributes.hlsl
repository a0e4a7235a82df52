// NEXT: lib_6_9
// REFUSED: attributes type must be a user-defined type composed of only numeric types
struct S { float2 x; RWByteAddressBuffer b; };
[shader("raygeneration")] void main() { S s; dx::HitObject hit; hit.GetAttributes(s); }
