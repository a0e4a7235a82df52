// -T lib_6_7 => refused
struct P { float a; };
struct W { P p; };
RaytracingAccelerationStructure s;
RayDesc ray() { RayDesc r = { 0, 0, 0, 0, 1, 0, 0, 1 }; return r; }
struct [raypayload] Q { float a : read(caller) : write(caller); }; [shader("miss")] void m(inout Q q) { P p = { 1 }; TraceRay(s, 0, 1, 2, 3, 4, ray(), p); } //~ 107: error: type 'P' used as payload requires that it is annotated with the [raypayload] attribute
