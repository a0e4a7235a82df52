// Where the members of a constant buffer lie: vectors do not straddle a register, arrays take one register an element,
// what follows an array may fill the rest of its last register, `packoffset` says so outright.
// compute: main
// bind b0: constant mixed 1.0 2.0 3.0 4.0   5.0 6.0 7.0 8.0   9.0 0 0 0   10.0 11.0 12.0 13   1 0 0 0
// bind b1: constant mixed 0 0 0 21.0  22.0 23.0 24.0 25.0
// bind b2: constant mixed 31.0 32.0 33.0 34.0  35.0 36.0 37.0 0  38.0 39.0 0 0
// bind u0: structured float[16] zero
// expect u0: 1 3 4 5 8 9 10 11 13 1 21 24 31 37 38 39

cbuffer First : register(b0)
{
    float2 a;
    float2 b;
    float3 c;
    float d;
    float e[2];
    float2 f;
    uint g;
    bool h;
};
cbuffer Second : register(b1)
{
    float i : packoffset(c0.w);
    float2 j : packoffset(c1.y);
};
struct Nested
{
    float2 k;
    float3 l;
    float2 m;
};
ConstantBuffer<Nested> third : register(b2);
RWStructuredBuffer<float> r : register(u0);

[numthreads(1, 1, 1)]
void main()
{
    r[0] = a.x;
    r[1] = b.x;
    r[2] = b.y;
    r[3] = c.x;
    r[4] = d;
    r[5] = e[0];
    r[6] = e[1];
    r[7] = f.x;
    r[8] = g;
    r[9] = h;
    r[10] = i;
    r[11] = j.y;
    r[12] = third.k.x;
    r[13] = third.l.z;
    r[14] = third.m.x;
    r[15] = third.m.y;
}
