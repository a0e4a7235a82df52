// Sorts blocks of 128 keys in place, each with the index it came from.
// compute: main

struct Item
{
    uint key;
    uint origin;
};

RWStructuredBuffer<Item> items : register(u0);

static const uint block_size = 128;
groupshared Item block[block_size];

bool belongs_after(Item a, Item b)
{
    return a.key > b.key || (a.key == b.key && a.origin > b.origin);
}

[numthreads(block_size, 1, 1)]
void main(uint3 id : SV_DispatchThreadID, uint index : SV_GroupIndex)
{
    block[index] = items[id.x];
    GroupMemoryBarrierWithGroupSync();
    for (uint run = 2; run <= block_size; run <<= 1)
    {
        for (uint apart = run >> 1; apart > 0; apart >>= 1)
        {
            uint other = index ^ apart;
            if (other > index)
            {
                bool rising = (index & run) == 0;
                Item a = block[index];
                Item b = block[other];
                if (belongs_after(a, b) == rising)
                {
                    block[index] = b;
                    block[other] = a;
                }
            }
            GroupMemoryBarrierWithGroupSync();
        }
    }
    items[id.x] = block[index];
}
