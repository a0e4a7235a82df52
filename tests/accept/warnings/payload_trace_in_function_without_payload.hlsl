// -T lib_6_7 => dxil spirv
RaytracingAccelerationStructure s;
RayDesc ray() { RayDesc r = { 0, 0, 0, 0, 1, 0, 0, 1 }; return r; }
struct At { float2 b; };
struct [raypayload] P {
    float a : read(caller, closesthit, miss, anyhit) : write(caller, closesthit, miss, anyhit);
    float w : read(anyhit, closesthit, miss) : write(caller);
    float r : read(caller) : write(closesthit, miss, anyhit);
    float cw : read(caller, closesthit) : write(caller, closesthit);
};
void g() {
    P x;
    TraceRay(s, 0, 1, 2, 3, 4, ray(), x);
}
[shader("closesthit")] void m(inout P p, in At t) {
    p.r = 1;
    g();
}
