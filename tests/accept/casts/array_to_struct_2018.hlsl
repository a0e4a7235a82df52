// -T cs_6_0 -HV 2018 => dxil spirv
RWStructuredBuffer<float> o : register(u0);
struct A { float x; float y; };
[numthreads(1, 1, 1)]
void main(uint3 id : SV_DispatchThreadID)
{
    float a[2] = { id.x, 2 };
    A b = a;
    float c[2] = b;
    o[0] = c[1];
}
