// log, lane by lane and folded.
// compute: main
// bind t0: structured float[8] 0.25 1.0 2.0 4.0 9.0 100.0 0.0625 3.0
// bind u0: structured float[9] zero
// expect u0 within 1e-4: -1.3862943649291992 0.0 0.6931471824645996 1.3862943649291992 2.1972246170043945 4.605170249938965 -2.7725887298583984 1.0986123085021973 1.3862943649291992

StructuredBuffer<float> a : register(t0);
RWStructuredBuffer<float> r : register(u0);

[numthreads(8, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    r[id] = log(a[id]);
    if (id == 0)
        r[8] = log(float(4.0));
}
