// -T cs_6_0 -HV 2018 => dxil spirv
RWStructuredBuffer<float> o : register(u0);
struct A { float2 x; int y; };
struct I { float s; };
struct B { I u; float w; int v; };
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID)
{
    A a = { id.xy, 2 };
    B b = a;
    o[0] = b.w;
}
