// -T lib_6_7 => dxil spirv
struct [raypayload] P
{
    float a : write(caller closesthit miss,) : read(caller);
};
[shader("miss")]
void m(inout P p) //~ 16: warning: potential loss of data for payload field 'a'. Field is qualified 'write' in earlier stages and 'write' only for stage 'miss' but never unconditionally written. [-Wpayload-access-shader]
{
}
