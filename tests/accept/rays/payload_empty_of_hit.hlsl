// -T lib_6_6 => refused
struct E {};
[shader("closesthit")] void m(inout E p, BuiltInTriangleIntersectionAttributes a) {} //~ 29: error: shader must include inout payload structure parameter.
