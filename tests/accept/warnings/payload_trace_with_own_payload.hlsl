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
[shader("closesthit")] void m(inout P p, in At t) { //~ 39: warning: potential loss of data for payload field 'r'. Field is qualified 'write' in earlier stages and 'write' only for stage 'closesthit' but never unconditionally written. [-Wpayload-access-shader]
    TraceRay(s, 0, 1, 2, 3, 4, ray(), p); //~ 39: warning: 'a' is qualified 'read' for 'caller' but the field is never read after TraceCall (possible performance issue) [-Wpayload-access-perf] //~ 39: warning: 'cw' is qualified 'read' for 'caller' but the field is never read after TraceCall (possible performance issue) [-Wpayload-access-perf] //~ 39: warning: 'r' is qualified 'read' for 'caller' but the field is never read after TraceCall (possible performance issue) [-Wpayload-access-perf] //~ 39: warning: field 'a' is 'write' for 'caller' stage but field is never written for TraceRay call [-Wpayload-access-trace] //~ 39: warning: field 'cw' is 'write' for 'caller' stage but field is never written for TraceRay call [-Wpayload-access-trace] //~ 39: warning: field 'w' is 'write' for 'caller' stage but field is never written for TraceRay call [-Wpayload-access-trace]
}
