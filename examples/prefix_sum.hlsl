// Running sums within blocks of 256 (Blelloch's scan: up the tree, then down), and the sum of each block for a next pass.
// compute: main

StructuredBuffer<uint> values : register(t0);
RWStructuredBuffer<uint> sums : register(u0);
RWStructuredBuffer<uint> block_sums : register(u1);

static const uint block_size = 256;
groupshared uint tree[block_size];

[numthreads(block_size / 2, 1, 1)]
void main(uint3 group : SV_GroupID, uint index : SV_GroupIndex)
{
    uint base = group.x * block_size;
    tree[2 * index] = values[base + 2 * index];
    tree[2 * index + 1] = values[base + 2 * index + 1];

    uint stride = 1;
    for (uint active = block_size / 2; active > 0; active >>= 1)
    {
        GroupMemoryBarrierWithGroupSync();
        if (index < active)
            tree[stride * (2 * index + 2) - 1] += tree[stride * (2 * index + 1) - 1];
        stride *= 2;
    }
    GroupMemoryBarrierWithGroupSync();
    if (index == 0)
    {
        block_sums[group.x] = tree[block_size - 1];
        tree[block_size - 1] = 0;
    }
    for (uint pairs = 1; pairs < block_size; pairs *= 2)
    {
        stride >>= 1;
        GroupMemoryBarrierWithGroupSync();
        if (index < pairs)
        {
            uint left = stride * (2 * index + 1) - 1;
            uint right = stride * (2 * index + 2) - 1;
            uint kept = tree[left];
            tree[left] = tree[right];
            tree[right] += kept;
        }
    }
    GroupMemoryBarrierWithGroupSync();
    sums[base + 2 * index] = tree[2 * index];
    sums[base + 2 * index + 1] = tree[2 * index + 1];
}
