// -T cs_6_0 -E main
// A function with a table of constants, called four times.
RWStructuredBuffer<float> values;

float bayer(uint2 at)
{
    const float table[16] = { 0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5 };
    return table[(at.x & 3) + (at.y & 3) * 4] / 16;
}

[numthreads(8, 8, 1)]
void main(uint2 id : SV_DispatchThreadID)
{
    values[id.y * 256 + id.x] =
        bayer(id) + bayer(id + uint2(1, 0)) + bayer(id + uint2(0, 1)) + bayer(id + uint2(1, 1));
}
