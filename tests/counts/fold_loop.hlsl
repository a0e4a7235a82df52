// -T cs_6_0 -E main
// A loop over constants alone, whose result is a constant.
RWStructuredBuffer<float> values;

[numthreads(1, 1, 1)]
void main()
{
    float sum = 0;
    for (int i = 1; i <= 24; ++i)
        sum += saturate(dot(float2(i, 1), float2(0.03125, 0.0)) / 2) * 4;
    values[0] = sum;
}
