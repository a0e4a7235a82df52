// An index out of bounds where control never comes: the rest computes what it says.
// compute: main
// bind t0: structured uint[2] 1 5
// bind u0: structured uint[4] zero
// expect u0: 10 20 2 40

StructuredBuffer<uint> input : register(t0);
RWStructuredBuffer<uint> o : register(u0);

template<int N> uint last(uint2 pair)
{
    uint a[2] = { pair.x, pair.y };
    if (N == 0)
        return 40;
    else
        return a[N - 1];
}

[numthreads(1, 1, 1)]
void main()
{
    uint a[2] = { 10, 20 };
    const int t = 0;
    if (t != 0)
    {
        a[2] = input[0];
        a[t - 1] += 7;
    }
    o[0] = a[input[0] - 1];
    o[1] = false ? a[7] : a[input[0]];
    o[2] = last<2>(input[0] * 2);
    o[3] = last<0>(1);
}
