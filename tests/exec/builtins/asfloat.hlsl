// The bits of an integer as a float.
// compute: main
// bind t0: structured int[8] 0 1065353216 -1082130432 1073741824 1056964608 1120403456 1 1084227584
// bind u0: structured float[9] zero
// expect u0: 0.0 1.0 -1.0 2.0 0.5 100.0 1.401298464324817e-45 5.0 2.0

StructuredBuffer<int> a : register(t0);
RWStructuredBuffer<float> r : register(u0);

[numthreads(8, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    r[id] = asfloat(a[id]);
    if (id == 0)
        r[8] = asfloat(int(1073741824));
}
