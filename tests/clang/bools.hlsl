// Bools that are combined, stored in variables and chosen by.
// compute: main
// bind t0: structured int[32] iota(1,7)
// bind u0: structured int[32] zero
// expect u0: agree

StructuredBuffer<int> a : register(t0);
RWStructuredBuffer<int> r : register(u0);

[numthreads(32, 1, 1)]
void main(uint3 id : SV_DispatchThreadID)
{
    uint i = id.x;
    bool p = a[i] > 100, q = (i & 1) == 0;
    bool both = p && q, one = p || q, other = !(p != q);
    int k = 0;
    k += both ? 1 : 0;
    k += one ? 2 : 0;
    k += other ? 4 : 0;
    r[i] = all(bool2(p, q)) ? k + 100 : any(bool3(p, q, false)) ? k + 200 : k;
}
