// The index of a resource in an array of several dimensions. Products of lanes of one vector are one instruction, then come
// the sums, the last dimension first; a single product, and products of what lies apart, are fused with their sums.
// RUN: %trefoil compile %s -T ps_5_1 -E lanes --emit dxbc -o %t && %trefoil dis %t | %filecheck %s --check-prefix=LANES
// RUN: %trefoil compile %s -T ps_5_1 -E two --emit dxbc -o %t && %trefoil dis %t | %filecheck %s --check-prefix=TWO
// RUN: %trefoil compile %s -T ps_5_1 -E apart --emit dxbc -o %t && %trefoil dis %t | %filecheck %s --check-prefix=APART
// RUN: %trefoil compile %s -T ps_5_1 -E four --emit dxbc -o %t && %trefoil dis %t | %filecheck %s --check-prefix=FOUR
// RUN: %trefoil compile %s -T ps_5_1 -E again --emit dxbc -o %t && %trefoil dis %t | %filecheck %s --check-prefix=AGAIN

Texture2D<float4> plane[][3] : register(t0, space1);
Texture2D<float4> cube[][4][3] : register(t0, space2);
Texture2D<float4> more[][2][5][3] : register(t7, space3);

// A stride that is a power of two is a factor as any other.
// LANES: imul null, r0.xy, v0.xyxx, l(12, 3, 0, 0)
// LANES-NEXT: iadd r0.x, r0.y, r0.x
// LANES-NEXT: iadd r0.x, r0.x, v0.z
// LANES-NEXT: ld {{.*}}, t0[r0.x + 0].xyzw
// LANES: // Approximately 5 instruction slots used
float4 lanes(nointerpolation uint3 i : I) : SV_Target
{
    return cube[i.x][i.y][i.z].Load(0);
}

// TWO: imad r0.x, v0.x, l(3), v0.y
// TWO-NEXT: ld {{.*}}, t0[r0.x + 0].xyzw
// TWO: // Approximately 3 instruction slots used
float4 two(nointerpolation uint3 i : I) : SV_Target
{
    return plane[i.x][i.y].Load(0);
}

// APART: imul null, r0.x, v1.x, l(3)
// APART-NEXT: imad r0.x, v0.x, l(12), r0.x
// APART-NEXT: iadd r0.x, r0.x, v0.y
// APART: // Approximately 5 instruction slots used
float4 apart(nointerpolation uint4 i : I, nointerpolation uint4 j : J) : SV_Target
{
    return cube[i.x][j.x][i.y].Load(0);
}

// FOUR: ftou r0.xyzw, v0.wzyx
// FOUR-NEXT: imul null, r0.yzw, r0.wwzy, l(0, 30, 15, 3)
// FOUR-NEXT: iadd r0.y, r0.z, r0.y
// FOUR-NEXT: iadd r0.y, r0.w, r0.y
// FOUR-NEXT: iadd r0.x, r0.x, r0.y
// FOUR-NEXT: ld {{.*}}, t0[r0.x + 7].xyzw
// FOUR: // Approximately 7 instruction slots used
float4 four(float4 i : I) : SV_Target
{
    return more[i.x][i.y][i.z][i.w].Load(0);
}

// What is read elsewhere too is converted by itself, and its lanes are multiplied at once all the same.
// AGAIN: ftou r0.xyz, v0.xyzx
// AGAIN-NEXT: imul null, r1.xy, r0.xyxx, l(12, 3, 0, 0)
// AGAIN-NEXT: iadd r0.x, r1.y, r1.x
// AGAIN-NEXT: iadd r0.x, r0.z, r0.x
// AGAIN: utof r0.x, r0.y
float4 again(float4 i : I) : SV_Target
{
    uint3 at = uint3(i.xyz);
    return cube[at.x][at.y][at.z].Load(0) + at.y;
}
