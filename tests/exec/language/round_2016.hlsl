// Before HLSL 2017, `round` of a constant rounds halves away from zero; at run time it goes to the even number.
// compute: main
// args: -HV 2016
// except dxc: its way to SPIR-V rounds constants to even
// except spirv: as DXC's
// bind t0: structured float[3] 0.5 2.5 -0.5
// bind u0: structured float[8] zero
// expect u0: 1.0 3.0 -1.0 2.0 5.0 0.0 2.0 0.0

StructuredBuffer<float> a : register(t0);
RWStructuredBuffer<float> r : register(u0);

static const float k = 4.5;

[numthreads(1, 1, 1)]
void main()
{
    r[0] = round(0.5);
    r[1] = round(2.5);
    r[2] = round(-0.5);
    r[3] = round(1.5);
    r[4] = round(k);
    r[5] = round(a[0]);
    r[6] = round(a[1]);
    r[7] = round(a[2]);
}
