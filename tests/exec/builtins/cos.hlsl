// cos, lane by lane and folded.
// compute: main
// bind t0: structured float[8] 0.0 0.5 -0.5 1.0 -1.0 2.0 -2.0 3.0
// bind u0: structured float[9] zero
// expect u0 within 1e-3: 1.0 0.8775825500488281 0.8775825500488281 0.5403022766113281 0.5403022766113281 -0.416146844625473 -0.416146844625473 -0.9899924993515015 0.5403022766113281

StructuredBuffer<float> a : register(t0);
RWStructuredBuffer<float> r : register(u0);

[numthreads(8, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    r[id] = cos(a[id]);
    if (id == 0)
        r[8] = cos(float(1.0));
}
