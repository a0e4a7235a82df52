// A method template that is called with a constant as its argument; among its parameters are those of its record's template.
// compute: main
// bind t0: structured int[6] 1 2 3 4 5 6
// bind u0: structured int[6] zero
// expect u0: 27 64 17 29 41 8

StructuredBuffer<int> a : register(t0);
RWStructuredBuffer<int> r : register(u0);

static const uint two = 2;

template<typename T, uint R, uint C> struct Mat
{
    T m[R][C];
    Mat<T, C, R> transposed()
    {
        Mat<T, C, R> t;
        for (uint i = 0; i < R; i++)
            for (uint j = 0; j < C; j++)
                t.m[j][i] = m[i][j];
        return t;
    }
    template<uint K> Mat<T, R, K> times(Mat<T, C, K> o)
    {
        Mat<T, R, K> product;
        for (uint i = 0; i < R; i++)
            for (uint j = 0; j < K; j++)
            {
                product.m[i][j] = 0;
                for (uint k = 0; k < C; k++)
                    product.m[i][j] += m[i][k] * o.m[k][j];
            }
        return product;
    }
};

template<uint K> int corner(Mat<int, K + 1, K> m) { return m.m[K][K - 1]; }

struct Scale
{
    int x;
    template<uint K> int by(int o) { return x * o + K; }
    int twice(int o) { return by<4>(o) + this.by<5>(o); }
};

[numthreads(1, 1, 1)]
void main()
{
    Mat<int, 2, 3> m;
    for (uint i = 0; i < 6; i++)
        m.m[i / 3][i % 3] = a[i];
    Mat<int, 3, 2> t = m.transposed();
    Mat<int, 3, 3> inner = t.times<3>(m);
    Mat<int, 2, 2> outer = m.times(t);
    Scale s;
    s.x = a[3];
    r[0] = inner.m[0][1] + corner<2>(t) - 1;
    r[1] = outer.m[1][0] * two;
    r[2] = inner.m[0][0];
    r[3] = s.by<two + 3>(a[5]);
    r[4] = s.twice(a[3]);
    r[5] = s.by<0>(a[1]) < 3 ? 0 : 8;
}
