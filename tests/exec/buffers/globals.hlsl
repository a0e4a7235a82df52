// Loose globals make a constant buffer of their own.
// compute: main
// bind b0: constant mixed 2.5 1.0 2.0 3.0  7 0 0 0
// bind u0: structured float[3] zero
// expect u0: 2.5 3 7

float scale;
float3 place;
uint count;
RWStructuredBuffer<float> r : register(u0);

[numthreads(1, 1, 1)]
void main()
{
    r[0] = scale;
    r[1] = place.z;
    r[2] = count;
}
