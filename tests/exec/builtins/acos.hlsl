// acos, lane by lane and folded.
// compute: main
// bind t0: structured float[8] 0.0 0.5 -0.5 1.0 -1.0 0.25 -0.75 0.8999999761581421
// bind u0: structured float[9] zero
// expect u0 within 2e-3: 1.5707963705062866 1.0471975803375244 2.094395160675049 0.0 3.1415927410125732 1.3181160688400269 2.418858289718628 0.4510267972946167 0.0

StructuredBuffer<float> a : register(t0);
RWStructuredBuffer<float> r : register(u0);

[numthreads(8, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    r[id] = acos(a[id]);
    if (id == 0)
        r[8] = acos(float(1.0));
}
