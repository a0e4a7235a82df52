// -T lib_6_7 -disable-payload-qualifiers => dxil spirv
struct At { float2 b; };
struct [raypayload] P { //~ 21: warning: payload access qualifiers ignored. These are only supported for lib_6_7+ targets and lib_6_6 with with the -enable-payload-qualifiers flag. [-Wpayload-access-qualifier]
    float a : read(caller, closesthit, miss, anyhit) : write(caller, closesthit, miss, anyhit);
    float w : read(anyhit, closesthit, miss) : write(caller);
    float r : read(caller) : write(closesthit, miss, anyhit);
    float cw : read(caller, closesthit) : write(caller, closesthit);
};
[shader("closesthit")] void m(inout P p, in At t) {
    p.w = 1;
}
