// degrees, lane by lane and folded.
// compute: main
// bind t0: structured float[8] 0.0 0.5 -0.5 1.0 -1.25 2.5 -2.5 7.75
// bind u0: structured float[9] zero
// expect u0 within 1e-4: 0.0 28.647890090942383 -28.647890090942383 57.295780181884766 -71.6197280883789 143.2394561767578 -143.2394561767578 444.04229736328125 57.295780181884766

StructuredBuffer<float> a : register(t0);
RWStructuredBuffer<float> r : register(u0);

[numthreads(8, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    r[id] = degrees(a[id]);
    if (id == 0)
        r[8] = degrees(float(1.0));
}
