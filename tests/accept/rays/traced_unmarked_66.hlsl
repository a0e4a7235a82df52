// -T lib_6_6 => dxil spirv
struct P { float a; };
struct W { P p; };
RaytracingAccelerationStructure s;
RayDesc ray() { RayDesc r = { 0, 0, 0, 0, 1, 0, 0, 1 }; return r; }
[shader("raygeneration")] void rg() { P p = { 1 }; TraceRay(s, 0, 1, 2, 3, 4, ray(), p); }
