// Comparisons with what is no number: only != holds.
// compute: main
// except dxc: it takes n != n for false
// bind t0: structured float[2] nan 1
// bind u0: structured uint[8] zero
// expect u0: 0 0 0 0 0 1 0 1

StructuredBuffer<float> a : register(t0);
RWStructuredBuffer<uint> r : register(u0);

[numthreads(1, 1, 1)]
void main()
{
    precise float n = a[0], x = a[1];
    precise bool less = n < x, more = n > x, at_most = n <= x, at_least = n >= x, same = n == n, other = n != n;
    r[0] = less;
    r[1] = more;
    r[2] = at_most;
    r[3] = at_least;
    r[4] = same;
    r[5] = other;
    r[6] = x != x;
    r[7] = x == x;
}
