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
[shader("raygeneration")] void m() { P p; TraceRay(s, 0, 1, 2, 3, 4, ray(), p); //~ 77: warning: 'a' is qualified 'read' for 'caller' but the field is never read after TraceCall (possible performance issue) [-Wpayload-access-perf] //~ 77: warning: 'cw' is qualified 'read' for 'caller' but the field is never read after TraceCall (possible performance issue) [-Wpayload-access-perf] //~ 77: warning: 'r' is qualified 'read' for 'caller' but the field is never read after TraceCall (possible performance issue) [-Wpayload-access-perf] //~ 77: warning: field 'a' is 'write' for 'caller' stage but field is never written for TraceRay call [-Wpayload-access-trace] //~ 77: warning: field 'cw' is 'write' for 'caller' stage but field is never written for TraceRay call [-Wpayload-access-trace] //~ 77: warning: field 'w' is 'write' for 'caller' stage but field is never written for TraceRay call [-Wpayload-access-trace]
if (c) o[0] = p.w; //~ 17: warning: reading undefined value ('w' is returned from TraceRay but not qualified 'read' for 'caller') [-Wpayload-access-trace]
else o[0] = p.w; //~ 15: warning: reading undefined value ('w' is returned from TraceRay but not qualified 'read' for 'caller') [-Wpayload-access-trace]
o[1] = p.w; } //~ 10: warning: reading undefined value ('w' is returned from TraceRay but not qualified 'read' for 'caller') [-Wpayload-access-trace]
