// A variable template, specialised for some of what its parameters may be and for one thing alone.
// compute: main
// except dxc: its way to SPIR-V has no templates of variables
// bind u0: structured int[5] zero
// expect u0: 1 2 2 7 9

RWStructuredBuffer<int> r : register(u0);

template<typename T> static const int width = 1;
template<typename T> static const int width<vector<T, 2> > = 2;
template<typename T, int N> static const int both = N;
template<typename T> static const int both<T, 3> = 7;
template<> static const int both<int, 3> = 9;

[numthreads(1, 1, 1)]
void main()
{
    r[0] = width<float>;
    r[1] = width<float2>;
    r[2] = both<float, 2>;
    r[3] = both<float, 3>;
    r[4] = both<int, 3>;
}
