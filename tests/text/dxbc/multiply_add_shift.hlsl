// A shift by a constant that is only added to something is a product in `imad`.
// RUN: %trefoil compile %s -T cs_5_1 | %filecheck %s
RWBuffer<uint> target : register(u0);

// CHECK: imad r0.x, vThreadGroupID.x, l(512), vThreadIDInGroupFlattened.x
// CHECK-NOT: ishl
[numthreads(64, 1, 1)]
void main(uint group : SV_GroupID, uint i : SV_GroupIndex)
{
    target[group * 512 + i] = i;
}
