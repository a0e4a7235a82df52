// -T cs_6_0 -E main
// Dot products of integers with numbers that leave lanes out or add them up.
StructuredBuffer<int4> source : register(t0);
RWStructuredBuffer<int> results : register(u0);

[numthreads(64, 1, 1)]
void main(uint id : SV_DispatchThreadID)
{
    int4 v = source[id];
    results[4 * id] = dot(v, 1);
    results[4 * id + 1] = dot(v.xyz, int3(1, 0, 1));
    results[4 * id + 2] = dot(v.yw, 1);
    results[4 * id + 3] = dot(v.zw, int2(0, 3));
}
