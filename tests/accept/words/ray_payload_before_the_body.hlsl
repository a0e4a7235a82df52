// -T lib_6_3 => refused
[shader("miss")] void m(inout float p) { p.c; } //~ 37: error: payload parameter 'p' must be a user-defined type composed of only numeric types
