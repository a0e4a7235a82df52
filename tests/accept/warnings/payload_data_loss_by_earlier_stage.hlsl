// -T lib_6_7 => dxil spirv
RWBuffer<float> o;
struct At { float2 b; };
struct [raypayload] P {
float a : read(caller) : write(closesthit);
float b : read(caller) : write(closesthit, caller);
float cc : read(caller) : write(closesthit, anyhit);
float d : read(caller) : write(closesthit, miss);
float e : read(caller) : write(miss, anyhit);
float f : read(caller, anyhit) : write(miss, anyhit);
float g : read(caller) : write(anyhit);
float h : read(caller, closesthit) : write(closesthit, caller);
};
[shader("closesthit")] void ch(inout P p, in At t) { } //~ 40: warning: potential loss of data for payload field 'b'. Field is qualified 'write' in earlier stages and 'write' only for stage 'closesthit' but never unconditionally written. [-Wpayload-access-shader] //~ 40: warning: potential loss of data for payload field 'cc'. Field is qualified 'write' in earlier stages and 'write' only for stage 'closesthit' but never unconditionally written. [-Wpayload-access-shader]
[shader("miss")] void ms(inout P p) { } //~ 34: warning: potential loss of data for payload field 'e'. Field is qualified 'write' in earlier stages and 'write' only for stage 'miss' but never unconditionally written. [-Wpayload-access-shader] //~ 34: warning: potential loss of data for payload field 'f'. Field is qualified 'write' in earlier stages and 'write' only for stage 'miss' but never unconditionally written. [-Wpayload-access-shader]
[shader("anyhit")] void ah(inout P p, in At t) { } //~ 36: warning: potential loss of data for payload field 'cc'. Field is qualified 'write' in earlier stages and 'write' only for stage 'anyhit' but never unconditionally written. [-Wpayload-access-shader] //~ 36: warning: potential loss of data for payload field 'e'. Field is qualified 'write' in earlier stages and 'write' only for stage 'anyhit' but never unconditionally written. [-Wpayload-access-shader] //~ 36: warning: potential loss of data for payload field 'g'. Field is qualified 'write' in earlier stages and 'write' only for stage 'anyhit' but never unconditionally written. [-Wpayload-access-shader]
