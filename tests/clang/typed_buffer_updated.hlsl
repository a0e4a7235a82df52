// A typed buffer that is read and written in the same place.
// compute: main
// bind u0: typed float[16] iota(1)
// expect u0 within 1e-4: agree

RWBuffer<float> r : register(u0);

[numthreads(16, 1, 1)]
void main(uint3 id : SV_DispatchThreadID)
{
    r[id.x] = r[id.x] * 2;
    r[id.x] += 1;
}
