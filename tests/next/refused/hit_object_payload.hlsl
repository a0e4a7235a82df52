// NEXT: lib_6_9 -disable-payload-qualifiers
// REFUSED: object 'dx::HitObject' is not allowed in user-defined struct parameter
RaytracingAccelerationStructure scene; struct S { dx::HitObject hit; };
[shader("raygeneration")] void main() { S s; TraceRay(scene, 0, 1, 0, 1, 0, (RayDesc)0, s); }
