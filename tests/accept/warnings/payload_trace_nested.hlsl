// -T lib_6_7 => dxil spirv
RaytracingAccelerationStructure s; RWBuffer<float> o;
RayDesc ray() { RayDesc r = { 0, 0, 0, 0, 1, 0, 0, 1 }; return r; }
struct [raypayload] I { float x : read(caller) : write(closesthit, caller); float z : write(caller) : read(closesthit); };
struct [raypayload] P { I i; float v : read(caller) : write(closesthit, caller); };
struct [raypayload] B : I { float v : read(caller) : write(closesthit, caller); };
[shader("raygeneration")] void m() {
    P p;
    p.v = 1;
    p.i.x = 2;
    TraceRay(s, 0, 1, 2, 3, 4, ray(), p); //~ 39: warning: 'v' is qualified 'read' for 'caller' but the field is never read after TraceCall (possible performance issue) [-Wpayload-access-perf] //~ 39: warning: 'x' is qualified 'read' for 'caller' but the field is never read after TraceCall (possible performance issue) [-Wpayload-access-perf] //~ 39: warning: field 'z' is 'write' for 'caller' stage but field is never written for TraceRay call [-Wpayload-access-trace]
    o[0] = p.i.z; //~ 16: warning: reading undefined value ('z' is returned from TraceRay but not qualified 'read' for 'caller') [-Wpayload-access-trace]
}
[shader("raygeneration")] void m2() {
    B p;
    p.v = 1;
    p.x = 2;
    TraceRay(s, 0, 1, 2, 3, 4, ray(), p); //~ 39: warning: 'v' is qualified 'read' for 'caller' but the field is never read after TraceCall (possible performance issue) [-Wpayload-access-perf]
    o[0] = p.z;
}
