// -T lib_6_6 => refused
struct E {};
[shader("miss")] void m(inout E e) {} //~ 23: error: shader must include inout payload structure parameter.
