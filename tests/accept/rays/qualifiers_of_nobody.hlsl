// -T lib_6_7 => refused
struct [raypayload] P { float a : read(caller) : write(); }; //~ 35: error: field 'a' is qualified 'read' for shader stage 'caller' but has no valid producer
[shader("miss")] void m(inout P p) { p.a = 1; }
