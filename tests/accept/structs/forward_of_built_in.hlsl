// -T cs_6_6 -E main => dxil spirv
class RayDesc;
struct ByteAddressBuffer;
interface SamplerState;
ByteAddressBuffer b;
float f()
{
    RayDesc r;
    r.TMin = b.Load(0);
    return r.TMin;
}
[numthreads(1, 1, 1)]
void main()
{
}
