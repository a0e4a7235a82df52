// -T lib_6_5 => refused
struct Q { };
[shader("miss")] void m(inout Q p) { } //~ 23: error: shader must include inout payload structure parameter.
