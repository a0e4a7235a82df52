// -T lib_6_7 => dxil spirv
RaytracingAccelerationStructure s;
RayDesc ray() { RayDesc r = { 0, 0, 0, 0, 1, 0, 0, 1 }; return r; }
RWBuffer<float> o;
struct [raypayload] P {
    float a : read(caller, closesthit, miss, anyhit) : write(caller, closesthit, miss, anyhit);
    float w : read(anyhit, closesthit, miss) : write(caller);
    float r : read(caller) : write(closesthit, miss, anyhit);
    float cw : read(caller, closesthit) : write(caller, closesthit);
};
[shader("raygeneration")] void m() {
    P p;
    p.a = 1;
    p.w = 1;
    p.cw = 1;
    TraceRay(s, 0, 1, 1, 3, 4, ray(), p); //~ 39: warning: 'cw' is qualified 'read' for 'caller' but the field is never read after TraceCall (possible performance issue) [-Wpayload-access-perf]
    p.a = p.a + 2;
    p.w = p.w + 2;
    o[0] = p.r;
}
