// Elements that are structures with a structure and an array in them.
// compute: main
// bind t0: structured float[72] random(5)
// bind u0: structured float[72] zero
// expect u0 within 1e-4: agree

struct Part
{
    float2 xy;
    int count;
};
struct Whole
{
    float weight;
    Part parts[2];
    float2 rest;
};
StructuredBuffer<Whole> a : register(t0);
RWStructuredBuffer<Whole> r : register(u0);

[numthreads(8, 1, 1)]
void main(uint3 id : SV_DispatchThreadID)
{
    Whole w = a[id.x];
    w.weight += w.parts[0].xy.x * 2;
    w.parts[1].xy = w.parts[0].xy + w.rest;
    w.parts[0].count = (int)id.x;
    w.parts[id.x & 1].count += 5;
    w.rest.x = w.parts[1].xy.y;
    r[id.x] = w;
    r[id.x].rest.y = 3;
}
