// -T lib_6_7 => refused
struct [raypayload] Payload { float a : write(closesthit, caller); }; //~ 41: error: field 'a' is qualified 'write' for shader stage 'closesthit' but has no valid consumer
[shader("miss")] void missed(inout Payload p) {}
