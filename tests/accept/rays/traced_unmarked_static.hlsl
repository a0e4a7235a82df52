// -T lib_6_7 => refused
struct P { float a; };
struct W { P p; };
RaytracingAccelerationStructure s;
RayDesc ray() { RayDesc r = { 0, 0, 0, 0, 1, 0, 0, 1 }; return r; }
static P g; [shader("raygeneration")] void rg() { TraceRay(s, 0, 1, 2, 3, 4, ray(), g); } //~ 10: error: type 'P' used as payload requires that it is annotated with the [raypayload] attribute
