// A float as the unsigned integer of its bits.
// compute: main
// bind t0: structured float[8] 0.0 0.5 -0.5 1.0 -1.25 2.5 -2.5 7.75
// bind u0: structured uint[9] zero
// expect u0: 0 1056964608 3204448256 1065353216 3214934016 1075838976 3223322624 1089994752 1065353216

StructuredBuffer<float> a : register(t0);
RWStructuredBuffer<uint> r : register(u0);

[numthreads(8, 1, 1)]
void main(uint id : SV_GroupIndex)
{
    r[id] = asuint(a[id]);
    if (id == 0)
        r[8] = asuint(float(1.0));
}
