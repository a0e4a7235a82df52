// The product of two large matrices, tile by tile through memory that the group shares.
// compute: main

cbuffer Sizes : register(b0)
{
    uint rows;
    uint inner;
    uint columns;
};

StructuredBuffer<float> a : register(t0);
StructuredBuffer<float> b : register(t1);
RWStructuredBuffer<float> product : register(u0);

#define TILE 8
groupshared float tile_a[TILE][TILE];
groupshared float tile_b[TILE][TILE];

[numthreads(TILE, TILE, 1)]
void main(uint3 id : SV_DispatchThreadID, uint3 inside : SV_GroupThreadID)
{
    uint row = id.y, column = id.x;
    float sum = 0;
    for (uint first = 0; first < inner; first += TILE)
    {
        uint left = first + inside.x, top = first + inside.y;
        tile_a[inside.y][inside.x] = row < rows && left < inner ? a[row * inner + left] : 0;
        tile_b[inside.y][inside.x] = top < inner && column < columns ? b[top * columns + column] : 0;
        GroupMemoryBarrierWithGroupSync();
        [unroll]
        for (uint k = 0; k < TILE; k++)
            sum = mad(tile_a[inside.y][k], tile_b[k][inside.x], sum);
        GroupMemoryBarrierWithGroupSync();
    }
    if (row < rows && column < columns)
        product[row * columns + column] = sum;
}
