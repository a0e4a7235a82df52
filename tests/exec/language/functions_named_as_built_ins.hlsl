// A built-in goes before a function of its name when the arguments fit it, by whatever conversion; members, qualified names
// and arguments that do not fit reach what the source declares.
// compute: main
// bind t0: structured float[4] 0.25 2 -3 1
// bind u0: structured float[10] zero
// expect u0: 0.25 3 1 1 77 78 79 77 77 0.5

StructuredBuffer<float> a : register(t0);
RWStructuredBuffer<float> r : register(u0);

float saturate(float x) { return 70; }
float abs(int x) { return 71; }
template<typename T> T min(T x, T y) { return 72; }
float sign(float3x3 x) { return 73; }
float max(float x, float y, float z) { return 77; }
struct P { float x; };
float length(P p) { return 78; }
namespace N { float sqrt(float x) { return 79; } struct S { float x; }; float dot(S x, S y) { return 77; } }
struct M { float exp(float x) { return 77; } float twice(float x) { return exp(x); } };
float clamp(float x) { return clamp(x, 0.5, 1); }

[numthreads(1, 1, 1)]
void main()
{
    P p = { 1 };
    N::S s = { 1 };
    M m;
    r[0] = saturate(a[0]);
    r[1] = abs(a[2]);
    r[2] = min<float>(a[1], a[3]);
    r[3] = sign((float3x3)a[1])._m00;
    r[4] = max(1, 2, 3);
    r[5] = length(p);
    r[6] = N::sqrt(4.0f);
    r[7] = dot(s, s);
    r[8] = m.twice(1);
    r[9] = clamp(a[0]);
}
