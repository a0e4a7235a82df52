// Arrays of arrays and arrays of vectors.
// compute: main
// bind t0: structured float[32] random(7)
// bind u0: structured float[32] zero
// expect u0 within 1e-4: agree

StructuredBuffer<float> a : register(t0);
RWStructuredBuffer<float> r : register(u0);

[numthreads(32, 1, 1)]
void main(uint3 id : SV_DispatchThreadID)
{
    uint i = id.x;
    float3 grid[3][2];
    for (uint x = 0; x < 3; x++)
        for (uint y = 0; y < 2; y++)
            grid[x][y] = float3(a[i], (float)x, (float)y);
    grid[i % 3][i & 1].z += 5;
    float sum = 0;
    for (uint k = 0; k < 6; k++)
        sum += dot(grid[k % 3][k / 3], float3(1, (float)k, 2));
    r[i] = sum + grid[(i + 1) % 3][0].x;
}
