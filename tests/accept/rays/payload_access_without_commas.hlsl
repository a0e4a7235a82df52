// -T lib_6_7 => dxil spirv
struct [raypayload] P
{
    float a : write(caller closesthit miss,) : read(caller);
};
[shader("miss")]
void m(inout P p)
{
}
