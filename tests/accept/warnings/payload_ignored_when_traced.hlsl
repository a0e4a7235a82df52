// -T lib_6_6 => dxil spirv
RaytracingAccelerationStructure s;
RayDesc ray() { RayDesc r = { 0, 0, 0, 0, 1, 0, 0, 1 }; return r; }
struct [raypayload] P { //~ 21: warning: payload access qualifiers ignored. These are only supported for lib_6_7+ targets and lib_6_6 with with the -enable-payload-qualifiers flag. [-Wpayload-access-qualifier]
    float a : read(caller, closesthit, miss, anyhit) : write(caller, closesthit, miss, anyhit);
    float w : read(anyhit, closesthit, miss) : write(caller);
    float r : read(caller) : write(closesthit, miss, anyhit);
    float cw : read(caller, closesthit) : write(caller, closesthit);
};
RaytracingAccelerationStructure s2;
[shader("raygeneration")] void m() {
    P p;
    TraceRay(s, 0, 1, 2, 3, 4, ray(), p);
}
