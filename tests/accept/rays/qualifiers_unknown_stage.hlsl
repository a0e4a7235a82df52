// -T lib_6_7 => refused
struct [raypayload] P { float a : read(foo) : write(miss); }; //~ 40: error: payload access qualifiers are only defined for raytracing shader stages closesthit, miss, anyhit and for special keyword: caller. 'foo' is not supported
[shader("miss")] void m(inout P p) { p.a = 1; }
