// sin, lane by lane and folded.
// compute: main
// bind t0: structured float[8] 0.0 0.5 -0.5 1.0 -1.0 2.0 -2.0 3.0
// bind u0: structured float[9] zero
// expect u0 within 1e-3: 0.0 0.4794255495071411 -0.4794255495071411 0.8414709568023682 -0.8414709568023682 0.9092974066734314 -0.9092974066734314 0.14112000167369843 0.8414709568023682

StructuredBuffer<float> a : register(t0);
RWStructuredBuffer<float> r : register(u0);

[numthreads(8, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    r[id] = sin(a[id]);
    if (id == 0)
        r[8] = sin(float(1.0));
}
