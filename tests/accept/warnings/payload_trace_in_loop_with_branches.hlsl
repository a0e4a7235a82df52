// -T lib_6_7 => dxil spirv
RaytracingAccelerationStructure s;
RayDesc ray() { RayDesc r = { 0, 0, 0, 0, 1, 0, 0, 1 }; return r; }
RWBuffer<float> o;
cbuffer C { int n; bool c; };
struct [raypayload] P {
    float a : read(caller, closesthit, miss, anyhit) : write(caller, closesthit, miss, anyhit);
    float w : read(anyhit, closesthit, miss) : write(caller);
    float r : read(caller) : write(closesthit, miss, anyhit);
    float cw : read(caller, closesthit) : write(caller, closesthit);
};
[shader("raygeneration")] void m() { P p; for (int i = 0; i < n; i++) { TraceRay(s, 0, 1, 2, 3, 4, ray(), p); if (c) { p.w = 1; p.a = 2; } o[i] = p.w; if (p.r > 1) break; } } //~ 107: warning: 'a' is qualified 'read' for 'caller' but the field is never read after TraceCall (possible performance issue) [-Wpayload-access-perf] //~ 107: warning: 'cw' is qualified 'read' for 'caller' but the field is never read after TraceCall (possible performance issue) [-Wpayload-access-perf] //~ 107: warning: 'r' is qualified 'read' for 'caller' but the field is never read after TraceCall (possible performance issue) [-Wpayload-access-perf] //~ 107: warning: field 'cw' is 'write' for 'caller' stage but field is never written for TraceRay call [-Wpayload-access-trace]
