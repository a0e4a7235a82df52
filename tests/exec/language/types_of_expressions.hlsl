// The types of operators, `?:` and built-ins over scalars, vectors of one, matrices of one row and enumerations, by a template
// that knows each.
// compute: main
// except dxc: its way to SPIR-V dies of arithmetic on enumerations
// bind u0: structured uint[20] zero
// expect u0: 1 2 3 4 5 6 5 7 8 9 10 11 9 12 1 3 13 8 14 15

RWStructuredBuffer<uint> r : register(u0);

enum E { Zero, One };

template<typename T> struct Id { static const uint v = 99; };
template<> struct Id<E> { static const uint v = 1; };
template<> struct Id<int> { static const uint v = 2; };
template<> struct Id<float> { static const uint v = 3; };
template<> struct Id<int2> { static const uint v = 4; };
template<> struct Id<float1> { static const uint v = 5; };
template<> struct Id<uint> { static const uint v = 6; };
template<> struct Id<float3> { static const uint v = 7; };
template<> struct Id<float2x2> { static const uint v = 8; };
template<> struct Id<float1x2> { static const uint v = 9; };
template<> struct Id<float2> { static const uint v = 10; };
template<> struct Id<float3x2> { static const uint v = 11; };
template<> struct Id<min16int> { static const uint v = 12; };
template<> struct Id<float4> { static const uint v = 13; };
template<> struct Id<half> { static const uint v = 14; };
template<> struct Id<bool> { static const uint v = 15; };
template<typename T> uint of(T x) { return Id<T>::v; }

[numthreads(1, 1, 1)]
void main()
{
    E e = One;
    int n = 1;
    uint u = 1;
    uint2 u2 = 1;
    bool b = true;
    half h = 1;
    min16int m = 1;
    float s = 1;
    float1 v1 = 1;
    float3 v3 = 1;
    float4 v4 = 1;
    float1x1 m11 = 1;
    float1x3 m13 = 1;
    float2x2 m22 = 1;
    float3x2 m32 = 1;
    r[0] = of(e * e);
    r[1] = of(e + n);
    r[2] = of(b ? v1 : s);
    r[3] = of(e << u2);
    r[4] = of(v1 + s);
    r[5] = of(e + u);
    r[6] = of(v1 * m11);
    r[7] = of(b ? m13 : m13);
    r[8] = of(m11 + m22);
    r[9] = of(min(m13, m22));
    r[10] = of(select(b, m22, v3));
    r[11] = of(m11 * m32);
    r[12] = of(select(b, m22, m13));
    r[13] = of(e + m);
    r[14] = of(~e);
    r[15] = of(abs(e));
    r[16] = of(v4 * m22);
    r[17] = of(m22 * v4);
    r[18] = of(h * 2);
    r[19] = of(!e);
}
