// A cast of a place to its base, its first elements or lanes, or a structure of the same fields is that place still.
// compute: main
// except dxc: it dies of such a place when it makes SPIR-V
// except dxc-dxil: what the call writes to the base is lost, and without optimisation the validator refuses it
// except reread-od: the validator refuses what it is made of
// except reread-o3: what the call writes to the base is lost
// bind t0: structured uint[2] 1 2
// bind u0: structured float[12] zero
// expect u0: 6 2 7 8 9 4 1 2.5 3 4 11 5

StructuredBuffer<uint> one : register(t0);
RWStructuredBuffer<float> o : register(u0);

struct Base { float a; };
struct Derived : Base { float b; };
struct Pair { float x; float y; };
struct Alike { float u; float v; };

void add(inout Base b) { b.a += 1; }
void third(inout float3 v) { v.z = 3; }

[numthreads(1, 1, 1)]
void main()
{
    Derived d = { 1, 2 };
    Base five = { 5 };
    (Base)d = five;
    add((Base)d);
    o[0] = d.a;
    o[1] = d.b;

    float four[4] = { 1, 2, 3, 4 };
    float two[2] = { 7, 8 };
    (float[2])four = two;
    ((float[3])four)[one[1]] = 9;
    for (uint i = 0; i < 4; i++)
        o[2 + i] = four[i * one[0]];

    float4 v = float4(0, 0, 0, 4);
    (float2)v = float2(1, 2);
    ((float2)v).y += 0.5;
    third((float3)v);
    o[6] = v.x;
    o[7] = v.y;
    o[8] = v.z;
    o[9] = v.w;

    Pair p = { 3, 5 };
    Alike q = { 10, 5 };
    (Alike)p = q;
    ((Alike)p).u += 1;
    o[10] = p.x;
    o[11] = p.y;
}
