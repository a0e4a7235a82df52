// -T lib_6_7 => refused
struct [raypayload] Q { float b : read(caller) : write(miss); }; struct [raypayload] P { Q q : read(caller) : write(miss); }; //~ 92: error: payload field 'q' is a payload struct. Payload access qualifiers are not allowed on payload types.
[shader("miss")] void m(inout P p) { p.q.b = 1; }
