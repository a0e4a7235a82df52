// -T lib_6_6 -enable-payload-qualifiers => refused
struct P { float a; };
struct W { P p; };
RaytracingAccelerationStructure s;
RayDesc ray() { RayDesc r = { 0, 0, 0, 0, 1, 0, 0, 1 }; return r; }
[shader("raygeneration")] void rg() { P p = { 1 }; TraceRay(s, 0, 1, 2, 3, 4, ray(), p); } //~ 41: error: type 'P' used as payload requires that it is annotated with the [raypayload] attribute
