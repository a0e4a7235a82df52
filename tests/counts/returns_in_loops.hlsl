// -T cs_6_0 -E main
// Returns out of a loop in a loop: once jumps go past the flag that each loop asks, the blocks between them are joined.
StructuredBuffer<int> keys;
RWStructuredBuffer<int> values;

int find(int key, int count)
{
    for (int i = 0; i < count; i++)
    {
        while (true)
        {
            if (keys[i] == key)
                return i * 100;
            if (key > 4)
                return 7;
            break;
        }
    }
    return 9;
}

[numthreads(64, 1, 1)]
void main(uint id : SV_DispatchThreadID)
{
    values[id] = find(keys[id], 50);
}
