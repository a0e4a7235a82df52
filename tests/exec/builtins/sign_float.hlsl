// sign_float, lane by lane and folded.
// compute: main
// bind t0: structured float[8] 0.0 0.5 -0.5 1.0 -1.25 2.5 -2.5 7.75
// bind u0: structured int[9] zero
// expect u0: 0 1 -1 1 -1 1 -1 1 1

StructuredBuffer<float> a : register(t0);
RWStructuredBuffer<int> r : register(u0);

[numthreads(8, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    r[id] = sign(a[id]);
    if (id == 0)
        r[8] = sign(float(1.0));
}
