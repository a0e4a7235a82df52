// Before HLSL 2021 structures and arrays of the same scalars convert to one another, whatever they are grouped into.
// compute: main
// except dxc: the SPIR-V that it makes of this is invalid
// args: -HV 2018
// bind t0: structured float[4] 1 2 3 4
// bind u0: structured float[4] zero
// bind u1: structured float[8] zero
// expect u0: 1 2 3 4
// expect u1: 1 2 3 4 30 20 4 1

struct Flat { float a; float b; float c; float d; };
struct Half { float2 xy; };
struct Grouped { Half first; float z[2]; };

StructuredBuffer<Flat> flat : register(t0);
RWStructuredBuffer<Grouped> grouped : register(u0);
RWStructuredBuffer<float> o : register(u1);

Grouped regroup(Flat f) { return f; }
void turn(inout Grouped g) { g.first.xy = g.first.xy.yx * 10; }

[numthreads(1, 1, 1)]
void main()
{
    grouped[0] = flat[0];
    Grouped g = regroup(flat[0]);
    o[0] = g.first.xy.x;
    o[1] = g.first.xy.y;
    o[2] = g.z[0];
    o[3] = g.z[1];
    Flat f = { 2, 3, 4, 1 };
    Grouped turned = f;
    turn(turned);
    float list[4] = turned;
    for (int i = 0; i < 4; i++)
        o[4 + i] = list[i];
}
