// -T cs_6_0 -E main
// Texels of one and two components, and constants stored as bytes.
RWTexture2D<float> heights : register(u0);
RWTexture2D<uint2> pairs : register(u1);
RWBuffer<int> numbers : register(u2);
RWByteAddressBuffer bytes : register(u3);

[numthreads(8, 8, 1)]
void main(uint2 id : SV_DispatchThreadID)
{
    heights[id] = id.x * 0.5;
    pairs[id] = id.yx;
    numbers[id.x] = id.y;
    bytes.Store(id.x * 16, 1.5f);
    bytes.Store<float>(id.x * 16 + 4, id.y == 3 ? 2.5 : 0.5);
}
