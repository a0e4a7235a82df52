// -T cs_6_0 => dxil spirv
RWStructuredBuffer<float> o : register(u0);
struct A { float x; };
static struct { float z; } g;
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID)
{
    A a = { id.x };
    g = a;
    o[0] = g.z;
}
