// -T lib_6_7 => dxil spirv
struct P { float a; };
struct W { P p; };
RaytracingAccelerationStructure s;
RayDesc ray() { RayDesc r = { 0, 0, 0, 0, 1, 0, 0, 1 }; return r; }
void tr(P p) { TraceRay(s, 0, 1, 2, 3, 4, ray(), p); } [shader("raygeneration")] void rg() { P p = { 1 }; tr(p); }
