// Comparisons give vectors of bool, which are logic's, a choice's and any's and all's operands.
// NEXT: cs_6_9 main
RWByteAddressBuffer b;
typedef vector<float, 6> V;
[numthreads(4, 1, 1)] void main(uint i : SV_GroupIndex)
{
    V x = b.Load<V>(i * 64), y = b.Load<V>(i * 64 + 32);
    vector<bool, 6> less = x < y, same = x == y;
    vector<bool, 6> c = or(less, and(same, !less));
    b.Store(1024 + i * 64, select(c, x, y * 2));
    b.Store(2048 + i * 64, uint2(any(less), all(x != y)));
    b.Store(3072 + i * 64, (vector<int, 6>)c + 1);
    b.Store(4096 + i * 64, less);
}
