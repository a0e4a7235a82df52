// A generation of the game of life on a torus: a cell lives on with two or three neighbours and is born with three.
// compute: main

Texture2D<uint> before : register(t0);
RWTexture2D<uint> after : register(u0);

[numthreads(8, 8, 1)]
void main(uint3 id : SV_DispatchThreadID)
{
    int2 size;
    before.GetDimensions(size.x, size.y);
    int2 here = (int2)id.xy;
    if (any(here >= size))
        return;
    uint neighbours = 0;
    for (int y = -1; y <= 1; y++)
    {
        for (int x = -1; x <= 1; x++)
        {
            if (x == 0 && y == 0)
                continue;
            int2 place = (here + int2(x, y) + size) % size;
            neighbours += before.Load(int3(place, 0));
        }
    }
    bool alive = before.Load(int3(here, 0)) != 0;
    after[here] = neighbours == 3 || (alive && neighbours == 2) ? 1 : 0;
}
