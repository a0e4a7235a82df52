// -T lib_6_6 => refused
struct P { float4 c; }; struct Q { };
[shader("closesthit")] void m(inout P p, Q a) { p.c = 1; } //~ 29: error: shader must include attributes structure parameter.
[shader("anyhit")] void n(inout P p, Q a) { p.c = 1; }
