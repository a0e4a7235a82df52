// -T lib_6_7 => refused
struct P { float a; };
struct W { P p; };
RaytracingAccelerationStructure s;
RayDesc ray() { RayDesc r = { 0, 0, 0, 0, 1, 0, 0, 1 }; return r; }
[shader("closesthit")] void ch(inout P q, BuiltInTriangleIntersectionAttributes a) { TraceRay(s, 0, 1, 2, 3, 4, ray(), q); } //~ 40: error: type 'P' used as payload requires that it is annotated with the [raypayload] attribute
