// A blur over neighbours, held within the ends.
// compute: main
// bind t0: structured float[32] random(7)
// bind u0: structured float[32] zero
// expect u0 within 1e-3: agree

StructuredBuffer<float> a : register(t0);
RWStructuredBuffer<float> r : register(u0);

[numthreads(32, 1, 1)]
void main(uint3 id : SV_DispatchThreadID)
{
    uint i = id.x;
    float sum = 0, weights = 0;
    for (int d = -3; d <= 3; d++)
    {
        int at = clamp((int)i + d, 0, 31);
        float w = exp2(-(float)(d * d) * 0.25);
        sum += a[at] * w;
        weights += w;
    }
    r[i] = sum / weights;
}
