// A matrix of one element spreads over vectors, matrices, structures and arrays.
// compute: main
// bind t0: structured float[1] 3
// bind u0: structured float[6] zero
// expect u0: 3 3 6 12 3 3

StructuredBuffer<float> a : register(t0);
RWStructuredBuffer<float> r : register(u0);

struct S { float x; float2 y; };

[numthreads(1, 1, 1)]
void main()
{
    float1x1 m = a[0];
    float3x2 wide = 2;
    S s = (S)m;
    float list[3] = (float[3])m;
    float3 v = m;
    r[0] = s.x;
    r[1] = s.y.y;
    r[2] = (m * wide)._m21;
    r[3] = (m * wide * wide)._m10;
    r[4] = list[2];
    r[5] = v.z;
}
