// -T lib_6_7 => refused
struct [raypayload] P { float a : read(closesthit) : write(miss); }; //~ 54: error: field 'a' is qualified 'write' for shader stage 'miss' but has no valid consumer
[shader("miss")] void m(inout P p) { p.a = 1; }
