// -T cs_6_0 -E main
// Returns out of nested statements: each path goes straight to where the result is used, and asks no flag.
StructuredBuffer<int> keys;
RWStructuredBuffer<int> values;

int find(int key, int count)
{
    if (key < 0)
        return -1;
    for (int i = 0; i < count; i++)
    {
        if (keys[i] == key)
            return i;
        if (keys[i] > 100)
        {
            if (key > 100)
                return keys[i] - 100;
            break;
        }
    }
    return count + 1;
}

[numthreads(64, 1, 1)]
void main(uint id : SV_DispatchThreadID)
{
    values[id] = find(keys[id], 50) * 2;
}
