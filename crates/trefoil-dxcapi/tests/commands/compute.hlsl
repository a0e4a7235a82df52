// cs_6_0 main
struct Item { float3 position; uint id; };
StructuredBuffer<Item> items;
RWStructuredBuffer<Item> sorted : register(u1);
RWByteAddressBuffer raw;
groupshared uint counts[64];
[numthreads(64, 1, 1)]
void main(uint3 id : SV_DispatchThreadID, uint at : SV_GroupIndex) {
  counts[at] = items[id.x].id;
  GroupMemoryBarrierWithGroupSync();
  sorted[id.x] = items[counts[at ^ 1]];
  raw.Store(4 * id.x, asuint(sin(items[id.x].position.x)));
}
