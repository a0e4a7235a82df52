// Structured buffers of long vectors, alone and in structures, at run-time indices.
// NEXT: cs_6_9 main
struct Item { uint a; vector<float, 11> v; int2 c; };
StructuredBuffer<vector<float, 17> > plain;
StructuredBuffer<Item> items;
RWStructuredBuffer<Item> out_items;
RWStructuredBuffer<vector<int, 5> > numbers;
[numthreads(4, 1, 1)] void main(uint i : SV_GroupIndex)
{
    Item it = items[i];
    it.v += (vector<float, 11>)plain[i + 1];
    it.c = (int2)numbers[i];
    out_items[i] = it;
    out_items[i + 4].v = it.v * 2;
    out_items[i + 4].v[5] = 7;
    numbers[i] += it.a & 255;
}
